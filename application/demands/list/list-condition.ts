import type { Actor } from '@aval/domain/access/actor';
import { FILTERS, type ListFilter, pendingCriteria } from '@aval/domain/access/demand-list';
import { isFilingRole, ROLES } from '@aval/domain/access/roles';
import { endOfCivilDay, startOfCivilDay } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { inProvinces } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { lastUpdateColumn } from '../../demand-rows/last-update';
import { containing } from '../../lists/containing';
import { activeFilters, type DemandListQuery } from './list-query';

/** Up to this many matches are passed as ids; for more frequent texts, filtering in the list's own order is faster. */
const FEW_REFERENCES = 999;

/** Returns the condition for demands that wait for the actor. Source: docs/rules.md 2.6. */
export function pendingCondition(actor: Actor): Prisma.DemandWhereInput {
  const criteria = pendingCriteria(actor);
  if (!criteria) return { id: { in: [] } };
  return {
    status: 'ACTIVE',
    assignedRoleId: ROLES[criteria.assignedRole],
    ...(criteria.assignedUserId === null ? {} : { assignedUserId: criteria.assignedUserId }),
  };
}

type ValueOf<Filter extends ListFilter> = NonNullable<DemandListQuery[(typeof FILTERS)[Filter]['parameter']]>;

interface Asked {
  tx: Transaction;
  actor: Actor;
}

type Conditions = {
  readonly [Filter in ListFilter]: (
    value: ValueOf<Filter>,
    asked: Asked,
  ) => Prisma.DemandWhereInput | Promise<Prisma.DemandWhereInput>;
};

const CONDITIONS: Conditions = {
  reference: (text, { tx }) => referenceCondition(tx, text),
  status: statusCondition,
  zone: (provinceIds) => inProvinces(provinceIds),
  company: (companyId) => ({ companyId }),
  prescriberCenter: (prescriberCenterId) => ({ prescriberCenterId }),
  performingCenter: (performingCenterId) => ({ performingCenterId }),
  doctor: (doctorId) => ({ doctorId }),
  patient: (patientId) => ({ patientId }),
  drug: (drugId) => ({ versions: { some: { drugs: { some: { drugId } } } } }),
  seriousFindings: () => ({ seriousFindings: { gt: 0 } }),
  pending: (_value, { actor }) => pendingCondition(actor),
  // Roles without external identifiers find nothing by them.
  externalId: (externalId, { actor }) => (isFilingRole(actor.role) ? { externalId } : { id: { in: [] } }),
  updatedSince: (instant, { actor }) => ({ [lastUpdateColumn(actor.role)]: { gte: instant } }),
  updatedFrom: (day, { actor }) => ({ [lastUpdateColumn(actor.role)]: { gte: startOfCivilDay(day) } }),
  updatedTo: (day, { actor }) => ({ [lastUpdateColumn(actor.role)]: { lt: endOfCivilDay(day) } }),
  requestedFrom: (day) => ({ demandDate: { gte: startOfCivilDay(day) } }),
  requestedTo: (day) => ({ demandDate: { lt: endOfCivilDay(day) } }),
  startsFrom: (day) => ({ treatmentStart: { gte: new Date(day) } }),
  startsTo: (day) => ({ treatmentStart: { lte: new Date(day) } }),
};

/** Returns the condition of the query's filters; the actor's scope is applied in addition. */
export async function filterCondition(
  tx: Transaction,
  actor: Actor,
  query: DemandListQuery,
): Promise<Prisma.DemandWhereInput> {
  const conditions: Prisma.DemandWhereInput[] = [];
  for (const filter of activeFilters(query)) {
    const conditionOf = CONDITIONS[filter] as (value: unknown, asked: Asked) => ReturnType<Conditions['reference']>;
    conditions.push(await conditionOf(query[FILTERS[filter].parameter], { tx, actor }));
  }
  return conditions.length > 0 ? { AND: conditions } : {};
}

/** Active and sent are phases, for which the list shows a more specific status; every other status is the shown one. */
function statusCondition(status: DisplayStatus): Prisma.DemandWhereInput {
  if (status === 'active') return { status: 'ACTIVE' };
  return status === 'sended' ? { status: 'SENDED' } : { displayStatus: status };
}

const BEGINS_LIKE_A_REFERENCE = /^[A-Z]{2,5}-[\d-]*$/;

/**
 * Returns the condition for a reference search. The beginning of a reference becomes a range, which the row policy lets
 * use an index. Any other text can use an index only in the search function, which finds rare texts at once; frequent
 * ones are compared with every reference that the list reads.
 */
export async function referenceCondition(tx: Transaction, text: string): Promise<Prisma.DemandWhereInput> {
  const searched = text.toUpperCase();
  if (BEGINS_LIKE_A_REFERENCE.test(searched)) {
    const last = searched.charCodeAt(searched.length - 1);
    return { reference: { gte: searched, lt: searched.slice(0, -1) + String.fromCharCode(last + 1) } };
  }
  const [found] = await tx.$queryRaw<{ ids: string[] | null }[]>`
    SELECT CASE WHEN cardinality(ids) <= ${FEW_REFERENCES} THEN ids END AS ids
    FROM (SELECT ARRAY(SELECT search_references(${searched}, ${FEW_REFERENCES + 1})) AS ids) AS search`;
  return found?.ids ? { id: { in: found.ids } } : { reference: containing(searched) };
}
