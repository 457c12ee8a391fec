import { isIP } from 'node:net';
import type { Actor } from '@aval/domain/access/actor';
import { type RoleName, roleName } from '@aval/domain/access/roles';
import { endOfCivilDay, startOfCivilDay } from '@aval/domain/calendar/civil-date';
import { networkOfAddress } from '@aval/platform/network-of-address';
import { Prisma } from '@aval/prisma/generated/client';
import { type BrowsedPage, browseList, equals, exportPlainList, type ListSource } from '../lists/browse-list';
import { type ExportedRows, shownRows } from '../lists/export-list';
import type { FilterName, QueryOf } from '../lists/plain-list';
import type { Services } from '../services';
import { FAILURES, type SecurityDetail, type SecurityKind } from './security-events';
import type { SECURITY_LIST } from './security-list';

interface FoundEvent {
  id: string;
  at: Date;
  kind: SecurityKind;
  detail: SecurityDetail | null;
  /** Null when the given e-mail has no account. */
  userId: number | null;
  userName: string | null;
  userRoleId: number | null;
  actorName: string | null;
  companyName: string | null;
  address: string | null;
  userAgent: string | null;
  isApiClient: boolean;
}

export interface SecurityRow extends Omit<FoundEvent, 'at' | 'userRoleId'> {
  /** ISO 8601 instant. */
  at: string;
  userRole: RoleName | null;
}

const AT = Prisma.sql`event.at`;
const NETWORK = Prisma.sql`event.network`;
/** Sign that follows all others, so that a range has everything that begins alike. */
const LAST_SIGN = '\u{10ffff}';

const SOURCE: ListSource<typeof SECURITY_LIST, FoundEvent> = {
  permission: 'security_record.view',
  columns: {
    id: Prisma.sql`event.id::text`,
    at: AT,
    kind: Prisma.sql`event.kind`,
    detail: Prisma.sql`event.detail`,
    userId: Prisma.sql`event.user_id`,
    userName: Prisma.sql`person.name`,
    userRoleId: Prisma.sql`person.role_id`,
    actorName: Prisma.sql`actor.name`,
    companyName: Prisma.sql`company.name`,
    address: Prisma.sql`event.address`,
    userAgent: Prisma.sql`event.user_agent`,
    isApiClient: Prisma.sql`event.of_program`,
  },
  from: Prisma.sql`security_event AS event LEFT JOIN user_account AS person ON person.id = event.user_id
    LEFT JOIN user_account AS actor ON actor.id = event.actor_id LEFT JOIN company ON company.id = event.company_id`,
  found: Prisma.sql`security_event AS event`,
  id: Prisma.sql`event.id`,
  scope: ({ companyId }) => (companyId === null ? [] : [Prisma.sql`event.company_id = ${companyId}`]),
  filters: {
    address: addressCondition,
    kind: (kind) =>
      kind === 'failures'
        ? Prisma.sql`event.kind = ANY (${[...FAILURES]}::text[])`
        : equals(Prisma.sql`event.kind`)(kind),
    userId: equals(Prisma.sql`event.user_id`),
    companyId: equals(Prisma.sql`event.company_id`),
    from: (day) => Prisma.sql`${AT} >= ${startOfCivilDay(day)}::timestamptz`,
    to: (day) => Prisma.sql`${AT} < ${endOfCivilDay(day)}::timestamptz`,
  },
  sorts: { at: AT },
  names: {
    userId: (id) => Prisma.sql`SELECT name FROM user_account WHERE id = ${id}`,
    companyId: (id) => Prisma.sql`SELECT name FROM company WHERE id = ${id}`,
  },
};

/**
 * Returns a page of the security record of the company in context or of all; null when the actor may not read it.
 * Source: docs/rules.md 5.41.
 */
export async function browseSecurityRecord(
  services: Services,
  actor: Actor,
  query: QueryOf<typeof SECURITY_LIST>,
): Promise<BrowsedPage<SecurityRow, FilterName<typeof SECURITY_LIST>> | null> {
  const found = await browseList(services, actor, SOURCE, query);
  return found && { ...found, rows: found.rows.map(toRow) };
}

/** Exports the filtered security record; null when the actor may not read it. */
export async function exportSecurityRecord(
  services: Services,
  actor: Actor,
  query: QueryOf<typeof SECURITY_LIST>,
): Promise<ExportedRows<SecurityRow> | null> {
  const found = await exportPlainList(services, actor, { source: SOURCE, recordedAs: 'security' }, query);
  return found && shownRows(found, toRow);
}

/**
 * Matches a whole address, of IPv6 its network as attempts are counted, or those that begin with what has been typed so
 * far.
 */
function addressCondition(typed: string): Prisma.Sql {
  const isWhole = isIP(typed) !== 0 || typed.endsWith('/64');
  return isWhole
    ? equals(NETWORK)(networkOfAddress(typed))
    : Prisma.sql`${NETWORK} >= ${typed} AND ${NETWORK} < ${`${typed}${LAST_SIGN}`}`;
}

function toRow({ at, userRoleId, ...event }: FoundEvent): SecurityRow {
  return { ...event, at: at.toISOString(), userRole: userRoleId === null ? null : roleName(userRoleId) };
}
