import { findDoctors } from '@aval/application/demands/detail/find-doctors';
import { idParameter } from '@aval/application/lists/page-parameters';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { FoundOptions } from '../../../components/choices/use-async-options';
import { requirePermission } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';

/** The doctors of a company who could take over a demand, or all that one of them has. */
export async function loader({ request }: LoaderFunctionArgs): Promise<FoundOptions> {
  const { actor } = await requirePermission(request, 'demands.take_over');
  const asked = new URL(request.url).searchParams;
  const companyId = Number(asked.get('companyId'));
  const fromId = idParameter.parse(asked.get('from') ?? undefined);
  const found = await findDoctors(getServices(), actor, { companyId, fromId, text: asked.get('q') ?? '' });
  return { options: found.map(({ id, name, email }) => ({ value: String(id), label: name, description: email })) };
}
