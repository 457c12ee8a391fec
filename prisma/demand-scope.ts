import type { Actor } from '@aval/domain/access/actor';
import { companyOfLists } from '@aval/domain/access/scope';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { Prisma } from './generated/client';

/** Uses an equality for a single company; only then an index on (company, sort key) also provides the order. */
function inCompanies(companyIds: readonly number[]): Prisma.DemandWhereInput {
  const [only, ...others] = companyIds;
  return { companyId: only !== undefined && others.length === 0 ? only : { in: [...companyIds] } };
}

/** Condition by display status, which the list indexes contain: drafts have no other, and only drafts have it. */
const submitted: Prisma.DemandWhereInput = { displayStatus: { not: 'draft' } };

/**
 * Condition for the demands that an actor may see. It mirrors `demandVisibility` of the domain; an integration test
 * compares the two. `today` decides whether a treatment is past its last cycle. Source: docs/rules.md 2.1 to 2.3.
 */
export function demandScope(actor: Actor, today: CivilDate): Prisma.DemandWhereInput {
  switch (actor.role) {
    case 'SUPERADMIN':
    case 'ADMIN':
      return {};
    case 'MANAGER':
      return { AND: [inCompanies(actor.companyIds), submitted] };
    case 'REPRESENTATIVE':
      return { AND: [inCompanies(actor.companyIds), submitted, inZones(actor)] };
    case 'CONSULTANT':
      return { AND: [submitted, { consultants: { some: { consultantId: actor.userId } } }, consulted(actor, today)] };
    case 'SUPERVISOR':
      return { AND: [inCompanies(actor.companyIds), submitted, supervised(actor)] };
    case 'DOCTOR':
      return { AND: [inCompanies(actor.companyIds), { doctorId: actor.userId }] };
    case 'ASSISTANT':
      return { AND: [inCompanies(actor.companyIds), { doctorId: { in: [...actor.doctorIds] } }] };
  }
}

/**
 * Condition for lists: the scope narrowed to the company in context for admins and managers, and to a center or a
 * doctor for supervisors. Links may lead outside of it. Source: docs/rules.md 2.20.
 */
export function demandListScope(actor: Actor, today: CivilDate): Prisma.DemandWhereInput {
  const scope = demandScope(actor, today);
  const companyId = companyOfLists(actor);
  const { centerId = null, doctorId = null } = actor.lookedAt ?? {};
  const narrowed: Prisma.DemandWhereInput[] = [];
  if (companyId !== null) narrowed.push({ companyId });
  if (centerId !== null) narrowed.push({ OR: [{ prescriberCenterId: centerId }, { performingCenterId: centerId }] });
  if (doctorId !== null) narrowed.push({ doctorId });
  return narrowed.length === 0 ? scope : { AND: [...narrowed, scope] };
}

/** Condition for demands with a center in one of the provinces. */
export function inProvinces(provinceIds: readonly number[]): Prisma.DemandWhereInput {
  const among = { in: [...provinceIds] };
  return { OR: [{ firstProvinceId: among }, { secondProvinceId: among }] };
}

/**
 * Zones need no check of the company here: `loadActor` gives them only to representatives of a company that works by
 * zones.
 */
function inZones(actor: Actor): Prisma.DemandWhereInput {
  if (actor.zoneIds.length === 0) return {};
  return { OR: [{ openToAllRepresentatives: true }, inProvinces(actor.zoneIds)] };
}

/**
 * Condition for a consultant who is assigned now, or was assigned before and until the demand is finished, canceled or
 * past its last cycle. An accepted demand has `continueAt` exactly while cycles remain.
 */
function consulted(actor: Actor, today: CivilDate): Prisma.DemandWhereInput {
  return {
    OR: [
      { assignedUserId: actor.userId },
      { displayStatus: { notIn: ['finished', 'canceled', 'sended_accepted'] } },
      { continueAt: { not: null } },
      { displayStatus: 'sended_accepted', treatmentEnd: null },
      { displayStatus: 'sended_accepted', treatmentEnd: { gte: new Date(`${today}T00:00:00Z`) } },
    ],
  };
}

function supervised(actor: Actor): Prisma.DemandWhereInput {
  return {
    OR: [
      { doctorId: { in: [...actor.doctorIds] } },
      { prescriberCenterId: { in: [...actor.centerIds] } },
      { performingCenterId: { in: [...actor.centerIds] } },
    ],
  };
}
