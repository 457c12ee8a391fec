import type { Actor } from '@aval/domain/access/actor';
import { ROLES, type RoleName, roleName } from '@aval/domain/access/roles';
import { identifierKey } from '@aval/domain/validation/fields/identity';
import { Prisma } from '@aval/prisma/generated/client';
import {
  type BrowsedPage,
  browseList,
  contains,
  containsWords,
  exportPlainList,
  type ListSource,
} from '../lists/browse-list';
import { type ExportedRows, shownRows } from '../lists/export-list';
import type { FilterName, QueryOf } from '../lists/plain-list';
import type { Services } from '../services';
import type { USERS_LIST } from './users-list';
import { WORKS_FOR } from './works-for';

interface FoundUser {
  id: number;
  name: string;
  dni: string;
  email: string;
  roleId: number;
  /** Names of the companies that the user works for; empty for users of the platform. */
  companies: string[];
  /** Company that the user belongs to; null for users of several companies or of the platform. */
  company: { id: number; name: string; tramitByZones: boolean } | null;
  membershipNumber: string | null;
  active: boolean;
  avatarImageId: string | null;
}

export interface UserRow extends Omit<FoundUser, 'roleId'> {
  role: RoleName;
}

const SOURCE: ListSource<typeof USERS_LIST, FoundUser> = {
  permission: 'users.list',
  columns: {
    id: Prisma.sql`u.id`,
    name: Prisma.sql`u.name`,
    dni: Prisma.sql`u.dni`,
    email: Prisma.sql`u.email`,
    roleId: Prisma.sql`u.role_id`,
    active: Prisma.sql`u.active`,
    avatarImageId: Prisma.sql`u.avatar_image_id`,
    membershipNumber: Prisma.sql`u.membership_number`,
    company: Prisma.sql`CASE WHEN own.id IS NOT NULL
      THEN jsonb_build_object('id', own.id, 'name', own.name, 'tramitByZones', own.tramit_by_zones) END`,
    companies: Prisma.sql`ARRAY(SELECT company.name FROM company WHERE ${WORKS_FOR} ORDER BY company.sort_name, company.id)`,
  },
  from: Prisma.sql`user_account AS u LEFT JOIN company AS own ON own.id = u.company_id`,
  id: Prisma.sql`u.id`,
  scope: () => [],
  filters: {
    name: containsWords(Prisma.sql`u.name`),
    email: contains(Prisma.sql`u.email`),
    dni: (text) => contains(Prisma.sql`u.dni`)(identifierKey(text)),
    companyId: (id) =>
      Prisma.sql`(u.company_id = ${id} OR u.id IN (SELECT user_id FROM user_company WHERE company_id = ${id}))`,
    role: (role) => Prisma.sql`u.role_id = ${ROLES[role]}`,
    state: (state) => Prisma.sql`u.active = ${state === 'active'}`,
  },
  sorts: {
    name: Prisma.sql`u.sort_name`,
    dni: Prisma.sql`u.dni`,
    email: Prisma.sql`u.email`,
    role: Prisma.sql`u.role_id`,
    company: Prisma.sql`COALESCE(own.sort_name, '')`,
    active: Prisma.sql`u.active`,
  },
  names: { companyId: (id) => Prisma.sql`SELECT name FROM company WHERE id = ${id}` },
};

/**
 * Lists all users, whatever company is in context. Null when the actor may not see them. Source: docs/rules.md 5.29.
 */
export async function browseUsers(
  services: Services,
  actor: Actor,
  query: QueryOf<typeof USERS_LIST>,
  extent: { isWhole?: boolean } = {},
): Promise<BrowsedPage<UserRow, FilterName<typeof USERS_LIST>> | null> {
  const found = await browseList(services, actor, SOURCE, query, extent);
  return found && { ...found, rows: found.rows.map(toRow) };
}

export async function exportUsers(
  services: Services,
  actor: Actor,
  query: QueryOf<typeof USERS_LIST>,
): Promise<ExportedRows<UserRow> | null> {
  const found = await exportPlainList(services, actor, { source: SOURCE, recordedAs: 'user' }, query);
  return found && shownRows(found, toRow);
}

function toRow({ roleId, ...row }: FoundUser): UserRow {
  return { ...row, role: roleName(roleId) };
}
