import type { ActionFunctionArgs } from '@remix-run/node';
import { previewText } from '../../../features/company-texts/company-texts-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Preview of a company's text while it is being written. */
export async function action({ request, params }: ActionFunctionArgs) {
  await requirePermission(request, 'companies.edit');
  return previewText(request, params);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';
