import { listPresentations } from '@aval/application/catalogues/list-presentations';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '../../../../server/guards.server';
import { getServices } from '../../../../server/services.server';

/** Presentations of the chosen drug. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  const drugId = rowIdSchema.safeParse(new URL(request.url).searchParams.get('drug'));
  if (!drugId.success) throw new Response(null, { status: 400 });
  return { presentations: await listPresentations(getServices(), drugId.data) };
}
