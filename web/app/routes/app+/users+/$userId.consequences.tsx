import { foreseeRelations } from '@aval/application/users/relations/foresee-relations';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { readDifference } from '../../../features/relations/relation-difference';
import type { Foreseen } from '../../../features/relations/use-consequences';
import { requireEntryId } from '../../../server/entry-answers.server';
import { requirePermission } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';

/** Consequences of changed relations, requested while they are chosen. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Foreseen> {
  const { actor } = await requirePermission(request, 'users.edit');
  const difference = readDifference(new URL(request.url).searchParams);
  const consequences = await foreseeRelations(getServices(), actor, {
    id: requireEntryId(params.userId),
    ...difference,
  });
  if (!consequences) throw new Response(null, { status: 404 });
  return { status: 'foreseen', consequences };
}
