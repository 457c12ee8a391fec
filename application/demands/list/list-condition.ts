import type { Actor } from '@aval/domain/access/actor';
import { pendingCriteria } from '@aval/domain/access/demand-list';
import { ROLES } from '@aval/domain/access/roles';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { inProvinces } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { containing } from '../../lists/containing';
import type { DemandListQuery } from './list-query';

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

/** Returns the condition of the query's filters; the actor's scope is applied in addition. */
export async function filterCondition(
  tx: Transaction,
  actor: Actor,
  query: DemandListQuery,
): Promise<Prisma.DemandWhereInput> {
  const conditions: Prisma.DemandWhereInput[] = [];
  if (query.status) conditions.push(statusCondition(query.status));
  if (query.pendingDemands) conditions.push(pendingCondition(actor));
  if (query.seriousFindings) conditions.push({ seriousFindings: { gt: 0 } });
  if (query.companyId) conditions.push({ companyId: query.companyId });
  if (query.centerPrescriptorId) conditions.push({ prescriberCenterId: query.centerPrescriptorId });
  if (query.centerRealizatorId) conditions.push({ performingCenterId: query.centerRealizatorId });
  if (query.zoneId.length > 0) conditions.push(inProvinces(query.zoneId));
  if (query.doctorId) conditions.push({ doctorId: query.doctorId });
  if (query.patientId) conditions.push({ patientId: query.patientId });
  if (query.reference) conditions.push(await referenceCondition(tx, query.reference));
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
