import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import type { RoleName } from '@aval/domain/access/roles';
import { roleName } from '@aval/domain/access/roles';
import { endOfCivilDay, startOfCivilDay } from '@aval/domain/calendar/civil-date';
import { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
import type { AccessSubject } from '../access-record/record-access';
import { type ExportedList, recordExport } from '../access-record/record-export';
import { referenceCondition } from '../demands/list/list-condition';
import { type ExportedRows, exportList, setOnly } from '../lists/export-list';
import { followingRow, type Place } from '../lists/following-row';
import { pageWindow } from '../lists/page-window';
import type { Services } from '../services';
import type { AccessRecordQuery } from './access-record-query';
import { nameFilters, type RecordedFilters } from './name-filters';

export interface AccessRecordRow {
  id: string;
  /** ISO 8601 instant. */
  at: string;
  subject: AccessSubject;
  userId: number;
  userName: string;
  userRole: RoleName;
  companyName: string;
  demandId: string | null;
  reference: string | null;
  versionNumber: number | null;
  patientId: number | null;
  patientName: string | null;
  fileName: string | null;
  /** Exports only: the list, its filters with names in place of ids, and the number of the company's rows in it. */
  list: ExportedList | null;
  filters: RecordedFilters | null;
  rowCount: number | null;
}

export interface AccessRecordPage {
  rows: AccessRecordRow[];
  count: number;
  /** Number of the page returned: the last one when the requested page does not exist. */
  page: number;
}

/** Upper bound of demands that a partial reference may match. */
const MAXIMUM_DEMANDS = 1000;

/** Returns a page of the access record of the company in context, or null when the actor may not read the record. */
export async function listAccessRecord(
  services: Services,
  actor: Actor,
  query: AccessRecordQuery,
): Promise<AccessRecordPage | null> {
  if (!can(actor, 'access_record.view')) return null;
  return forActor(services.database, actor).read(async (tx) => {
    const where = await conditionOf(tx, actor, query);
    const count = await tx.accessRecord.count({ where });
    const { page, skip, take, reversed } = pageWindow(count, query.page, query.pageSize);
    if (take === 0) return { rows: [], count, page };
    const direction = query.oldestFirst === reversed ? 'desc' : 'asc';
    const found = await tx.accessRecord.findMany({
      where,
      orderBy: [{ at: direction }, { id: direction }],
      skip,
      take,
      select: { id: true },
    });
    const ids = found.map(({ id }) => id);
    return { rows: await findRows(tx, reversed ? ids.reverse() : ids), count, page };
  });
}

/**
 * Exports the filtered access record, or returns null when the actor may not read it. The export is itself recorded.
 */
export async function exportAccessRecord(
  services: Services,
  actor: Actor,
  query: AccessRecordQuery,
): Promise<ExportedRows<AccessRecordRow> | null> {
  if (!can(actor, 'access_record.view')) return null;
  const { page: _page, pageSize: _pageSize, oldestFirst, ...filters } = query;
  const direction = oldestFirst ? 'asc' : 'desc';
  return exportList<AccessRecordRow, Place<Date, bigint>>(services, actor, {
    record: async (tx) => {
      const where = await conditionOf(tx, actor, query);
      const counted = await tx.accessRecord.groupBy({ by: ['companyId'], where, _count: true });
      const counts = counted.map(({ companyId, _count: count }) => ({ companyId, count }));
      await recordExport(tx, actor, { list: 'access-record', filters: setOnly(filters), counts }, services.clock.now());
    },
    readBatch: async (tx, after, take) => {
      const found = await tx.accessRecord.findMany({
        where: { AND: [await conditionOf(tx, actor, query), after ? followingRow('at', after, !oldestFirst) : {}] },
        orderBy: [{ at: direction }, { id: direction }],
        take,
        select: { id: true, at: true },
      });
      const ids = found.map(({ id }) => id);
      const last = found.length === take ? found.at(-1) : undefined;
      return { rows: await findRows(tx, ids), last: last ? { by: last.at, id: last.id } : null };
    },
  });
}

async function conditionOf(
  tx: Transaction,
  { companyId }: Actor,
  { userId, subject, reference, patientId, from, to }: AccessRecordQuery,
): Promise<Prisma.AccessRecordWhereInput> {
  return {
    ...(companyId === null ? {} : { companyId }),
    ...(userId === undefined ? {} : { userId }),
    ...(subject === undefined ? {} : { subject }),
    ...(patientId === undefined ? {} : { patientId }),
    ...(from === undefined && to === undefined
      ? {}
      : {
          at: {
            ...(from === undefined ? {} : { gte: startOfCivilDay(from) }),
            ...(to === undefined ? {} : { lt: endOfCivilDay(to) }),
          },
        }),
    ...(reference === undefined ? {} : { demandId: { in: await demandsCalled(tx, reference) } }),
  };
}

async function demandsCalled(tx: Transaction, reference: string): Promise<string[]> {
  const demands = await tx.demand.findMany({
    where: await referenceCondition(tx, reference),
    select: { id: true },
    take: MAXIMUM_DEMANDS,
  });
  return demands.map(({ id }) => id);
}

type FoundRow = Omit<AccessRecordRow, 'userRole' | 'at'> & { roleId: number; at: Date };

/** Reads these records in the given order, with the names behind their ids, in one statement. */
async function findRows(tx: Transaction, ids: readonly bigint[]): Promise<AccessRecordRow[]> {
  const rows = await tx.$queryRaw<FoundRow[]>`
    SELECT ${selected<FoundRow>({
      id: Prisma.sql`record.id::text`,
      at: Prisma.sql`record.at`,
      subject: Prisma.sql`record.subject`,
      userId: Prisma.sql`record.user_id`,
      userName: Prisma.sql`viewer.name`,
      roleId: Prisma.sql`viewer.role_id`,
      companyName: Prisma.sql`company.name`,
      demandId: Prisma.sql`record.demand_id`,
      reference: Prisma.sql`demand.reference`,
      versionNumber: Prisma.sql`record.version_number`,
      patientId: Prisma.sql`record.patient_id`,
      patientName: Prisma.sql`patient.first_name || ' ' || patient.last_name`,
      fileName: Prisma.sql`media.original_filename`,
      list: Prisma.sql`record.list`,
      filters: Prisma.sql`record.filters`,
      rowCount: Prisma.sql`record.row_count`,
    })}
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS page (id, place)
    JOIN access_record AS record ON record.id = page.id
    JOIN user_account AS viewer ON viewer.id = record.user_id
    JOIN company ON company.id = record.company_id
    LEFT JOIN demand ON demand.id = record.demand_id
    LEFT JOIN patient ON patient.id = record.patient_id
    LEFT JOIN media ON media.id = record.media_id
    ORDER BY page.place`;
  const named = await nameFilters(tx, rows);
  return named.map(({ roleId, at, ...row }) => ({ ...row, userRole: roleName(roleId), at: at.toISOString() }));
}
