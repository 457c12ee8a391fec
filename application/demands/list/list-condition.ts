import type { Actor } from '@aval/domain/access/actor';
import { pendingCriteria } from '@aval/domain/access/demand-list';
import { ROLES } from '@aval/domain/access/roles';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { inProvinces } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { containing } from '../../lists/containing';
import type { DemandListQuery } from './list-query';

/** So many matches are named to the list one by one; where a text stands in more references, reading them in the list's own order is quicker. */
const FEW_REFERENCES = 999;

/** What waits for the actor, as a condition for the database. Source: docs/rules.md 2.6. */
export function pendingCondition(actor: Actor): Prisma.DemandWhereInput {
  const criteria = pendingCriteria(actor);
  if (!criteria) return { id: { in: [] } };
  return {
    status: 'ACTIVE',
    assignedRoleId: ROLES[criteria.assignedRole],
    ...(criteria.assignedUserId === null ? {} : { assignedUserId: criteria.assignedUserId }),
  };
}

/** The narrowing that the query asks for; the actor's scope comes on top of it. */
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

/** These two are phases, of which the list shows whose turn it is or how it was decided; every other one is what the list shows. */
function statusCondition(status: DisplayStatus): Prisma.DemandWhereInput {
  if (status === 'active') return { status: 'ACTIVE' };
  return status === 'sended' ? { status: 'SENDED' } : { displayStatus: status };
}

const BEGINS_LIKE_A_REFERENCE = /^[A-Z]{2,5}-[\d-]*$/;

/**
 * What begins like a reference is a range, which the policy lets use an index. A text from the middle of one may use an index only in the
 * search function, which finds rare texts at once; common ones are compared with every reference that the list looks at.
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
