import { listDocuments } from '@aval/application/demands/detail/list-documents';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { demandIdOf, notFound } from '../../../features/demand-detail/detail-page.server';
import { requireUser } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';

/** Progress of a demand's documents. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  const states = await listDocuments(getServices(), actor, { demandId: demandIdOf(params) });
  if (!states) throw notFound();
  return states;
}
