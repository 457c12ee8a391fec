import { INVITATIONS_LIST } from '@aval/application/invitations/list/invitations-list';
import { listAddress } from '../../components/plain-list/list-address';

export const INVITATIONS = listAddress('/app/invitations', INVITATIONS_LIST);

/** Address that returns to the list as it was left. */
export const INVITATIONS_BACK = `${INVITATIONS.path}/list`;

export function invitationAddress(id: number): string {
  return `${INVITATIONS.path}/${id}`;
}
