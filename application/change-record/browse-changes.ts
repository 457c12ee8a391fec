import type { Actor } from '@aval/domain/access/actor';
import { type RoleName, roleName } from '@aval/domain/access/roles';
import { endOfCivilDay, startOfCivilDay } from '@aval/domain/calendar/civil-date';
import { Prisma } from '@aval/prisma/generated/client';
import { type BrowsedPage, browseList, contains, equals, exportPlainList, type ListSource } from '../lists/browse-list';
import { type ExportedRows, shownRows } from '../lists/export-list';
import type { FilterName, QueryOf } from '../lists/plain-list';
import type { Services } from '../services';
import type { ChangeFacts } from './change-fields';
import type { ChangeAction, ChangeSubject } from './change-subjects';
import type { CHANGES_LIST } from './changes-list';

interface FoundChange {
  id: string;
  at: Date;
  actorId: number;
  actorName: string;
  actorRoleId: number;
  subject: ChangeSubject;
  subjectId: number;
  /** Name at the time of the change. */
  name: string;
  action: ChangeAction;
  /** Null for a subject that serves all companies. */
  companyName: string | null;
  before: ChangeFacts | null;
  after: ChangeFacts | null;
}

export interface ChangeRow extends Omit<FoundChange, 'at' | 'actorRoleId'> {
  /** ISO 8601 instant. */
  at: string;
  actorRole: RoleName;
}

const AT = Prisma.sql`change.at`;

const SOURCE: ListSource<typeof CHANGES_LIST, FoundChange> = {
  permission: 'change_record.view',
  columns: {
    id: Prisma.sql`change.id::text`,
    at: Prisma.sql`change.at`,
    actorId: Prisma.sql`change.actor_id`,
    actorName: Prisma.sql`actor.name`,
    actorRoleId: Prisma.sql`actor.role_id`,
    subject: Prisma.sql`change.subject`,
    subjectId: Prisma.sql`change.subject_id`,
    name: Prisma.sql`change.name`,
    action: Prisma.sql`change.action`,
    companyName: Prisma.sql`company.name`,
    before: Prisma.sql`change.before`,
    after: Prisma.sql`change.after`,
  },
  from: Prisma.sql`change_record AS change JOIN user_account AS actor ON actor.id = change.actor_id
    LEFT JOIN company ON company.id = change.company_id`,
  found: Prisma.sql`change_record AS change`,
  id: Prisma.sql`change.id`,
  scope: ({ companyId }) => (companyId === null ? [] : [Prisma.sql`change.company_id = ${companyId}`]),
  filters: {
    name: contains(Prisma.sql`change.name`),
    subject: equals(Prisma.sql`change.subject`),
    userId: equals(Prisma.sql`change.actor_id`),
    from: (day) => Prisma.sql`${AT} >= ${startOfCivilDay(day)}::timestamptz`,
    to: (day) => Prisma.sql`${AT} < ${endOfCivilDay(day)}::timestamptz`,
  },
  sorts: { at: AT },
  names: { userId: (id) => Prisma.sql`SELECT name FROM user_account WHERE id = ${id}` },
};

/**
 * Returns a page of the change log of the company in context or of all companies; null when the actor may not read it.
 * Source: docs/rules.md 5.16.
 */
export async function browseChanges(
  services: Services,
  actor: Actor,
  query: QueryOf<typeof CHANGES_LIST>,
): Promise<BrowsedPage<ChangeRow, FilterName<typeof CHANGES_LIST>> | null> {
  const found = await browseList(services, actor, SOURCE, query);
  return found && { ...found, rows: found.rows.map(toRow) };
}

/** Exports the filtered change log; null when the actor may not read it. */
export async function exportChanges(
  services: Services,
  actor: Actor,
  query: QueryOf<typeof CHANGES_LIST>,
): Promise<ExportedRows<ChangeRow> | null> {
  const found = await exportPlainList(services, actor, { source: SOURCE, recordedAs: 'changes' }, query);
  return found && shownRows(found, toRow);
}

function toRow({ at, actorRoleId, ...change }: FoundChange): ChangeRow {
  return { ...change, at: at.toISOString(), actorRole: roleName(actorRoleId) };
}
