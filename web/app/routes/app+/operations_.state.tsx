import type { LoaderFunctionArgs } from '@remix-run/node';
import { readOperations } from '../../features/operations/read-operations.server';
import { requirePermission } from '../../server/guards.server';

/** Data of the operations page, polled by it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requirePermission(request, 'operations.view');
  return Response.json(await readOperations(actor));
}
