import type { ActionFunctionArgs } from '@remix-run/node';
import { answerNumberCheck } from '../../../features/patients/patient-entry.server';
import { requirePermission } from '../../../server/guards.server';
import { outcomeResponse } from '../../../server/outcome-response.server';

/** Checks whether a card number or a DNI/NIE is taken. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'patients.create');
  return outcomeResponse(await answerNumberCheck(session, request));
}
