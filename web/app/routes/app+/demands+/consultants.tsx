import { findConsultants } from '@aval/application/demands/detail/find-consultants';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { FoundOptions } from '../../../components/choices/use-async-options';
import { requirePermission } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';

/** Consultants that a demand may be sent to. */
export async function loader({ request }: LoaderFunctionArgs): Promise<FoundOptions> {
  const { actor } = await requirePermission(request, 'demands.decide');
  const found = await findConsultants(getServices(), actor, new URL(request.url).searchParams.get('q') ?? '');
  return { options: found.map(({ id, name, email }) => ({ value: String(id), label: name, description: email })) };
}
