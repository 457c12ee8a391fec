import { INVITATION_STATES } from '@aval/domain/access/invitation-status';
import { plainList } from '../../lists/plain-list';

/** Filters and orders of the list of invitations, newest first. Source: docs/rules.md 9.1. */
export const INVITATIONS_LIST = plainList({
  filters: { email: 'text', status: INVITATION_STATES, companyId: 'id' },
  sorts: ['createdAt', 'name', 'email', 'company', 'expiresAt'],
  beginsDescending: true,
});

export type InvitationsQuery = ReturnType<typeof INVITATIONS_LIST.parse>;
