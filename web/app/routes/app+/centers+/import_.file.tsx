import type { ActionFunctionArgs } from '@remix-run/node';
import { bringImportFile } from '../../../features/catalogue-import/bring-import-file.server';
import { requirePermission } from '../../../server/guards.server';

/** Uploads an import file, which is checked at once. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'centers.create');
  return bringImportFile(session, request, 'center');
}
