import { foreseeDoctors } from '@aval/application/catalogues/centers/foresee-doctors';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { readDifference } from '../../../features/relations/relation-difference';
import type { Foreseen } from '../../../features/relations/use-consequences';
import { requireEntryId } from '../../../server/entry-answers.server';
import { requirePermission } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';

/** Consequences of removing doctors from the center, requested while they are chosen. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Foreseen> {
  const { actor } = await requirePermission(request, 'centers.edit');
  const { removed } = readDifference(new URL(request.url).searchParams);
  const id = requireEntryId(params.centerId);
  const consequences = await foreseeDoctors(getServices(), actor, { id, removed: removed.doctors ?? [] });
  if (!consequences) throw new Response(null, { status: 404 });
  return { status: 'foreseen', consequences };
}
