import type { Actor } from '@aval/domain/access/actor';
import { INVITATION_STATUS, type InvitationState, invitationState } from '@aval/domain/access/invitation-status';
import { roleName } from '@aval/domain/access/roles';
import type { InvitedRole } from '@aval/domain/validation/dialogs/invitation-schemas';
import { Prisma } from '@aval/prisma/generated/client';
import { browseList, contains, equals, exportPlainList, type ListSource } from '../../lists/browse-list';
import { type ExportedRows, shownRows } from '../../lists/export-list';
import type { Services } from '../../services';
import type { INVITATIONS_LIST, InvitationsQuery } from './invitations-list';

export interface InvitationRow {
  id: number;
  name: string;
  email: string;
  role: InvitedRole;
  companyId: number;
  companyName: string;
  state: InvitationState;
  /** ISO instants. */
  createdAt: string;
  /** Expiry of accepted and expired invitations; null for others. */
  expiresAt: string | null;
}

interface FoundRow {
  id: number;
  name: string;
  email: string;
  roleId: number;
  companyId: number;
  companyName: string;
  status: number;
  createdAt: Date;
  expiresAt: Date | null;
}

/** Returns the list source for a moment, since the state of an invitation depends on it. */
function sourceAt(now: Date): ListSource<typeof INVITATIONS_LIST, FoundRow> {
  return {
    permission: 'invitations.list',
    columns: {
      id: Prisma.sql`invitation.id`,
      name: Prisma.sql`invitation.name`,
      email: Prisma.sql`invitation.email`,
      roleId: Prisma.sql`invitation.role_id`,
      companyId: Prisma.sql`invitation.company_id`,
      companyName: Prisma.sql`company.name`,
      status: Prisma.sql`invitation.status`,
      createdAt: Prisma.sql`invitation.created_at`,
      expiresAt: Prisma.sql`invitation.expires_at`,
    },
    from: Prisma.sql`invitation JOIN company ON company.id = invitation.company_id`,
    id: Prisma.sql`invitation.id`,
    scope: ({ companyId }) => (companyId === null ? [] : [Prisma.sql`invitation.company_id = ${companyId}`]),
    filters: {
      email: contains(Prisma.sql`invitation.email`),
      status: (state) => stateCondition(state, now),
      companyId: equals(Prisma.sql`invitation.company_id`),
    },
    sorts: {
      createdAt: Prisma.sql`invitation.created_at`,
      name: Prisma.sql`search_text(invitation.name)`,
      email: Prisma.sql`invitation.email`,
      company: Prisma.sql`company.sort_name`,
      // A date that can be read back (not infinity), because an export continues after it.
      expiresAt: Prisma.sql`coalesce(invitation.expires_at, timestamptz '9999-12-31Z')`,
    },
    names: { companyId: (id) => Prisma.sql`SELECT name FROM company WHERE id = ${id}` },
  };
}

/** Lists account requests and invitations of the company in context. Null when the actor may not see them. */
export async function browseInvitations(services: Services, actor: Actor, query: InvitationsQuery) {
  const now = services.clock.now();
  const found = await browseList(services, actor, sourceAt(now), query);
  return found && { ...found, rows: found.rows.map((row) => toRow(row, now)) };
}

export async function exportInvitations(
  services: Services,
  actor: Actor,
  query: InvitationsQuery,
): Promise<ExportedRows<InvitationRow> | null> {
  const now = services.clock.now();
  const source = sourceAt(now);
  const found = await exportPlainList(services, actor, { source, recordedAs: 'invitation' }, query);
  return found && shownRows(found, (row) => toRow(row, now));
}

function toRow({ roleId, status, createdAt, expiresAt, ...row }: FoundRow, now: Date): InvitationRow {
  const state = invitationState({ status, expiresAt }, now);
  const isOpen = state === 'accepted' || state === 'expired';
  return {
    ...row,
    role: roleName(roleId) as InvitedRole,
    state,
    createdAt: createdAt.toISOString(),
    expiresAt: isOpen ? (expiresAt?.toISOString() ?? null) : null,
  };
}

function stateCondition(state: InvitationState, now: Date): Prisma.Sql {
  const stored = Prisma.sql`invitation.status = ${INVITATION_STATUS[state === 'expired' ? 'accepted' : state]}`;
  if (state === 'expired') return Prisma.sql`${stored} AND invitation.expires_at <= ${now}`;
  // The expiry is counted from the acceptance, and anew when the link is mailed; until then it can be null.
  return state === 'accepted' ? Prisma.sql`${stored} AND coalesce(invitation.expires_at, 'infinity') > ${now}` : stored;
}
