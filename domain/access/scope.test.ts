import { describe, expect, it } from 'vitest';
import { DISPLAY_STATUSES, type DisplayStatus } from '../demand/vocabulary';
import type { Actor, DemandSubject } from './actor';
import { ROLE_NAMES, type RoleName } from './roles';
import { canSeeDemand, canSeePatient, demandVisibility, hasNotChosen, type PatientSubject } from './scope';

const DEMAND: DemandSubject = {
  companyId: 2,
  companyByZones: false,
  doctorId: 70,
  assignedUserId: null,
  consultantIds: [],
  prescriberCenterId: 11,
  performingCenterId: 12,
  provinceIds: [28, 41],
  openToAllRepresentatives: false,
  pastLastCycle: false,
};

function actor(role: RoleName, change: Partial<Actor> = {}): Actor {
  return { userId: 1, role, companyIds: [2], companyId: 2, doctorIds: [], centerIds: [], zoneIds: [], ...change };
}

/**
 * Transcribed by hand from docs/rules.md 2.1: role, what differs for actor and demand, whether the demand is visible.
 */
const EXPECTED: [RoleName, Partial<Actor>, Partial<DemandSubject>, boolean][] = [
  ['SUPERADMIN', { companyIds: [], companyId: null }, {}, true],
  ['SUPERADMIN', { companyId: 3 }, {}, true],
  ['ADMIN', { companyIds: [], companyId: null }, {}, true],
  ['ADMIN', { companyId: 2 }, {}, true],
  ['ADMIN', { companyId: 3 }, {}, true],
  ['MANAGER', {}, {}, true],
  ['MANAGER', { companyId: null }, {}, true],
  ['MANAGER', { companyIds: [2, 3], companyId: 3 }, {}, true],
  ['MANAGER', { companyIds: [3], companyId: 3 }, {}, false],
  ['REPRESENTATIVE', {}, {}, true],
  ['REPRESENTATIVE', { companyIds: [3], companyId: 3 }, {}, false],
  ['REPRESENTATIVE', { zoneIds: [8] }, {}, true],
  ['REPRESENTATIVE', { zoneIds: [8] }, { companyByZones: true }, false],
  ['REPRESENTATIVE', { zoneIds: [8, 41] }, { companyByZones: true }, true],
  ['REPRESENTATIVE', { zoneIds: [] }, { companyByZones: true }, true],
  ['REPRESENTATIVE', { zoneIds: [8] }, { companyByZones: true, openToAllRepresentatives: true }, true],
  ['REPRESENTATIVE', { zoneIds: [8] }, { companyByZones: true, provinceIds: [] }, false],
  ['CONSULTANT', { companyIds: [], companyId: null }, {}, false],
  ['CONSULTANT', { companyIds: [], companyId: null }, { assignedUserId: 1 }, true],
  ['CONSULTANT', {}, { assignedUserId: 2, consultantIds: [1, 2] }, true],
  ['CONSULTANT', {}, { consultantIds: [1], pastLastCycle: true }, false],
  ['SUPERVISOR', {}, {}, false],
  ['SUPERVISOR', { doctorIds: [70] }, {}, true],
  ['SUPERVISOR', { centerIds: [11] }, {}, true],
  ['SUPERVISOR', { centerIds: [12] }, {}, true],
  ['SUPERVISOR', { doctorIds: [70], companyIds: [3] }, {}, false],
  ['DOCTOR', {}, {}, false],
  ['DOCTOR', { userId: 70 }, {}, true],
  ['DOCTOR', { userId: 71, centerIds: [11] }, {}, false],
  ['DOCTOR', { userId: 70, companyIds: [3] }, {}, false],
  ['ASSISTANT', {}, {}, false],
  ['ASSISTANT', { doctorIds: [70, 71] }, {}, true],
  ['ASSISTANT', { doctorIds: [70], companyIds: [3] }, {}, false],
];

/** An actor of each role who sees the demand once it is no draft. */
const INSIDERS: Record<RoleName, Actor> = {
  SUPERADMIN: actor('SUPERADMIN'),
  ADMIN: actor('ADMIN'),
  MANAGER: actor('MANAGER'),
  REPRESENTATIVE: actor('REPRESENTATIVE'),
  CONSULTANT: actor('CONSULTANT', { userId: 51 }),
  SUPERVISOR: actor('SUPERVISOR', { doctorIds: [70] }),
  DOCTOR: actor('DOCTOR', { userId: 70 }),
  ASSISTANT: actor('ASSISTANT', { doctorIds: [70] }),
};

describe('visibility of demands', () => {
  it.each(EXPECTED)('%s %j %j: %s', (role, who, what, expected) => {
    expect(canSeeDemand(actor(role, who), { ...DEMAND, ...what }, 'pending_analysis')).toBe(expected);
  });

  it.each(ROLE_NAMES)('includes every status for %s, and drafts only for admins, doctors and assistants', (role) => {
    const subject = { ...DEMAND, assignedUserId: 51 };
    const seen = DISPLAY_STATUSES.filter((status) => canSeeDemand(INSIDERS[role], subject, status));
    const drafts = ['SUPERADMIN', 'ADMIN', 'DOCTOR', 'ASSISTANT'].includes(role);
    expect(seen).toEqual(DISPLAY_STATUSES.filter((status) => drafts || status !== 'draft'));
  });

  it.each<[DisplayStatus, boolean]>([
    ['pending_analysis', true],
    ['sended_accepted', true],
    ['sended_denied', true],
    ['finished', false],
    ['canceled', false],
  ])('visibility of demands in status %s for a former consultant: %s', (status, expected) => {
    const before = { ...DEMAND, consultantIds: [51] };
    expect(canSeeDemand(INSIDERS.CONSULTANT, before, status)).toBe(expected);
  });

  it('says when another company in context would show the demand', () => {
    const grouped = actor('MANAGER', { companyIds: [2, 3], companyId: 3 });
    expect(demandVisibility(grouped, DEMAND, 'pending_analysis')).toBe('other_context');
    expect(demandVisibility(grouped, DEMAND, 'draft')).toBe('hidden');
    expect(hasNotChosen(actor('MANAGER', { companyIds: [2, 3], companyId: null }))).toBe(true);
    expect(hasNotChosen(grouped)).toBe(false);
    expect(hasNotChosen(actor('MANAGER', { companyIds: [2], companyId: null }))).toBe(false);
    expect(hasNotChosen(actor('ADMIN', { companyId: null }))).toBe(false);
    expect(demandVisibility(actor('ADMIN', { companyId: 3 }), DEMAND, 'draft')).toBe('other_context');
    expect(demandVisibility(actor('MANAGER', { companyIds: [3] }), DEMAND, 'pending_analysis')).toBe('hidden');
  });
});

describe('visibility of patients', () => {
  const patient: PatientSubject = { companyId: 2, createdById: 9, ofVisibleDemand: false };

  it.each<[RoleName, Partial<PatientSubject>, boolean]>([
    ['SUPERADMIN', { companyId: 3 }, true],
    ['ADMIN', { companyId: 3 }, true],
    ['MANAGER', {}, true],
    ['MANAGER', { companyId: 3 }, false],
    ['REPRESENTATIVE', {}, true],
    ['REPRESENTATIVE', { companyId: 3 }, false],
    ['CONSULTANT', {}, false],
    ['CONSULTANT', { companyId: 3, ofVisibleDemand: true }, true],
    ['SUPERVISOR', {}, false],
    ['SUPERVISOR', { ofVisibleDemand: true }, true],
    ['DOCTOR', {}, false],
    ['DOCTOR', { createdById: 1 }, true],
    ['DOCTOR', { ofVisibleDemand: true }, true],
    ['DOCTOR', { companyId: 3, createdById: 1 }, false],
    ['ASSISTANT', {}, false],
    ['ASSISTANT', { createdById: 1 }, true],
    ['ASSISTANT', { ofVisibleDemand: true }, true],
  ])('%s %j: %s', (role, change, expected) => {
    expect(canSeePatient(actor(role), { ...patient, ...change })).toBe(expected);
  });
});
