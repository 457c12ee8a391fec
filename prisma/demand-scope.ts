import type { Actor } from '@aval/domain/access/actor';
import { companyOfLists } from '@aval/domain/access/scope';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { Prisma } from './generated/client';

/** A single company as an equality: only then an index of (company, sort key) also gives the order. */
function inCompanies(companyIds: readonly number[]): Prisma.DemandWhereInput {
  const [only, ...others] = companyIds;
  return { companyId: only !== undefined && others.length === 0 ? only : { in: [...companyIds] } };
}

/** By the display status, which stands in the list's indexes: a draft has no other, and nothing else has this one. */
const submitted: Prisma.DemandWhereInput = { displayStatus: { not: 'draft' } };

/**
 * The demands that an actor may see, as a condition for the database; the twin of `demandVisibility` of the domain, with which
 * an integration test compares it. `today` decides whether a treatment is past its last cycle. Source: docs/rules.md 2.1 to 2.3.
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
 * The scope as lists show it: admins and managers look at the company in context, supervisors at a center or a doctor; a link may lead them outside of
 * it. Source: docs/rules.md 2.20.
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

/** A center of the demand in one of the provinces. */
export function inProvinces(provinceIds: readonly number[]): Prisma.DemandWhereInput {
  const among = { in: [...provinceIds] };
  return { OR: [{ firstProvinceId: among }, { secondProvinceId: among }] };
}

/** `loadActor` gives zones only to representatives of a company that works by zones: no look at the company here. */
function inZones(actor: Actor): Prisma.DemandWhereInput {
  if (actor.zoneIds.length === 0) return {};
  return { OR: [{ openToAllRepresentatives: true }, inProvinces(actor.zoneIds)] };
}

/**
 * Assigned now, or once and until the demand is finished, canceled or past its last cycle. An accepted demand has a clock for
 * its next cycle exactly as long as cycles remain.
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
