import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordExport } from '../access-record/record-export';
import { lastUpdate, lastUpdateColumn } from '../demand-rows/last-update';
import type { BrowsedPage } from '../lists/browse-list';
import { type ExportedRows, exportList, setOnly } from '../lists/export-list';
import { followingRow, type Place } from '../lists/following-row';
import { rowsOfWindow, windowOf } from '../lists/page-window';
import type { FilterName } from '../lists/plain-list';
import type { Services } from '../services';
import { readEditedFields } from './edited-since';
import { type PatientListQuery, patientCondition } from './patient-condition';
import { asVersion, PATIENT_FACTS } from './patient-facts';
import type { PATIENTS_LIST } from './patients-list';

export interface PatientRow extends VersionPatient {
  id: number;
  companyId: number;
  companyName: string;
  /** Demands that the actor may see. */
  demandCount: number;
  lastDemand: { id: string; reference: string; status: DisplayStatus; on: CivilDate } | null;
  /** Day of the patient's last edit, when a demand under way differs from it; null when none differs. */
  editedOn: CivilDate | null;
}

const SELECT = {
  id: true,
  ...PATIENT_FACTS,
  companyId: true,
  revision: true,
  updatedAt: true,
  sortName: true,
  company: { select: { name: true } },
} as const satisfies Prisma.PatientSelect;

type Found = Prisma.PatientGetPayload<{ select: typeof SELECT }>;

interface Page extends BrowsedPage<PatientRow, FilterName<typeof PATIENTS_LIST>> {
  /** Place of its last row; null when nothing follows. */
  last: Place<string, number> | null;
}

/**
 * Returns one page of the patients that the actor may see. Null when the actor may not see the list. Source:
 * docs/rules.md 2.9, 2.21.
 */
export async function browsePatients(services: Services, actor: Actor, query: PatientListQuery): Promise<Page | null> {
  if (!roleMay(actor.role, 'patients.list')) return null;
  const reader = { actor, today: civilDateOf(services.clock.now()) };
  return forActor(services.database, actor).read(async (tx) => {
    const where = await patientCondition(tx, reader, query);
    const count = await tx.patient.count({ where });
    const { after, sort } = query;
    const column = columnOf(query);
    const window = windowOf(count, query);
    const { page, skip, take, reversed } = window;
    const orderBy = orderOf(query, reversed);
    const asked = after ? { AND: [where, followingRow(column, after, sort.descending)] } : where;
    const read = take === 0 ? [] : await tx.patient.findMany({ where: asked, orderBy, skip, take, select: SELECT });
    const { rows, end } = rowsOfWindow(read, window, { ...query, count });
    const last = end ? { by: end[column], id: end.id } : null;
    return { rows: await toRows(tx, reader, rows), count, page, names: await namesOf(tx, actor, query), last };
  });
}

/**
 * Exports all patients that match, with an access record for each company among them. With `most`, the record counts
 * only the first rows, for readers who stop there. Null when the actor may not see the list.
 */
export async function exportPatients(
  services: Services,
  actor: Actor,
  query: PatientListQuery,
  { most }: { most?: number } = {},
): Promise<ExportedRows<PatientRow> | null> {
  if (!roleMay(actor.role, 'patients.list')) return null;
  const now = services.clock.now();
  const reader = { actor, today: civilDateOf(now) };
  const { descending } = query.sort;
  const column = columnOf(query);
  return exportList<PatientRow, Place<string, number>>(services, actor, {
    record: async (tx) => {
      const where = await patientCondition(tx, reader, query);
      const counts = await countByCompany(
        tx,
        where,
        most === undefined ? null : { most, orderBy: orderOf(query, false) },
      );
      const { externalId, ...by } = query.by ?? {};
      // Only that it was narrowed by an identifier: its value is for the center that gave it alone.
      const identified = externalId === undefined ? undefined : true;
      const search = query.text ?? undefined;
      const filters = setOnly({ ...query.filters, ...by, externalId: identified, search });
      await recordExport(tx, actor, { list: 'patients', filters, counts }, now);
    },
    readBatch: async (tx, after, take) => {
      const following = after ? [followingRow(column, after, descending)] : [];
      const where = { AND: [await patientCondition(tx, reader, query), ...following] };
      const found = await tx.patient.findMany({ where, orderBy: orderOf(query, false), take, select: SELECT });
      const last = found.length === take ? found.at(-1) : undefined;
      return { rows: await toRows(tx, reader, found), last: last ? { by: last[column], id: last.id } : null };
    },
  });
}

/** Counts patients per company: all that match, or the first ones in an order. */
async function countByCompany(
  tx: Transaction,
  where: Prisma.PatientWhereInput,
  first: { most: number; orderBy: Prisma.PatientOrderByWithRelationInput[] } | null,
): Promise<{ companyId: number; count: number }[]> {
  if (!first) {
    const counted = await tx.patient.groupBy({ by: ['companyId'], where, _count: true });
    return counted.map(({ companyId, _count: count }) => ({ companyId, count }));
  }
  const { most: take, orderBy } = first;
  const found = await tx.patient.findMany({ where, orderBy, take, select: { companyId: true } });
  const counts = new Map<number, number>();
  for (const { companyId } of found) counts.set(companyId, (counts.get(companyId) ?? 0) + 1);
  return [...counts].map(([companyId, count]) => ({ companyId, count }));
}

function columnOf({ sort }: PatientListQuery): 'sortName' | 'cardNumber' {
  return sort.by === 'name' ? 'sortName' : 'cardNumber';
}

function orderOf(query: PatientListQuery, reversed: boolean): Prisma.PatientOrderByWithRelationInput[] {
  const direction = query.sort.descending === reversed ? 'asc' : 'desc';
  return [{ [columnOf(query)]: direction }, { id: direction }];
}

/** Converts patients to rows with their demands, read in two statements for all of them. */
async function toRows(
  tx: Transaction,
  { actor, today }: { actor: Actor; today: CivilDate },
  found: readonly Found[],
): Promise<PatientRow[]> {
  const demands = await tx.demand.findMany({
    where: { AND: [{ patientId: { in: found.map(({ id }) => id) } }, demandScope(actor, today)] },
    orderBy: [{ [lastUpdateColumn(actor.role)]: 'desc' }, { id: 'desc' }],
    select: { id: true, patientId: true, reference: true, displayStatus: true, lastDemand: true, lastForDoctor: true },
  });
  const edited = found.filter(({ revision }) => revision > 0);
  const fields = await readEditedFields(
    tx,
    demands,
    new Map(edited.map((patient) => [patient.id, asVersion(patient)])),
  );
  const demandsOf = new Map<number, typeof demands>(found.map(({ id }) => [id, []]));
  for (const demand of demands) demandsOf.get(demand.patientId)?.push(demand);
  return found.map((patient) => {
    const own = demandsOf.get(patient.id) ?? [];
    const [last] = own;
    return {
      ...asVersion(patient),
      id: patient.id,
      companyId: patient.companyId,
      companyName: patient.company.name,
      demandCount: own.length,
      lastDemand: last
        ? {
            id: last.id,
            reference: last.reference,
            on: civilDateOf(lastUpdate(last, actor.role)),
            status: last.displayStatus as DisplayStatus,
          }
        : null,
      editedOn: own.some(({ id }) => fields.has(id)) ? civilDateOf(patient.updatedAt) : null,
    };
  });
}

async function namesOf(
  tx: Transaction,
  { companyIds }: Actor,
  { text, filters }: PatientListQuery,
): Promise<Page['names']> {
  const { companyId, centerId } = filters;
  // The names of other insurers are not revealed.
  const isOwn = companyId !== undefined && companyIds.includes(companyId);
  const company = isOwn ? await tx.company.findUnique({ where: { id: companyId } }) : null;
  const center = centerId === undefined ? null : await tx.center.findUnique({ where: { id: centerId } });
  return {
    ...(text === null ? {} : { search: text }),
    ...(company ? { companyId: company.name } : {}),
    ...(center ? { centerId: center.name } : {}),
  };
}
