import { findFormOptions, OPTION_KINDS } from '@aval/application/catalogues/form-options';
import { idParameter } from '@aval/application/lists/page-parameters';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { FoundOptions } from '../../components/choices/use-async-options';
import { requireUser } from '../../server/guards.server';
import { getServices } from '../../server/services.server';

/** Options for forms and filters of administration; each kind checks its own permission. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<FoundOptions> {
  const { actor } = await requireUser(request);
  const kind = OPTION_KINDS.find((each) => each === params.kind);
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get('q') ?? '';
  const companyId = idParameter.parse(searchParams.get('companyId') ?? undefined);
  const found = kind && (await findFormOptions(getServices(), actor, { kind, typed, companyId }));
  if (!found) throw new Response(null, { status: 404 });
  return {
    options: found.map(({ id, name, detail }) => ({
      value: String(id),
      label: name,
      ...(detail === null ? {} : { description: detail }),
    })),
  };
}
