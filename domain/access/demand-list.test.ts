import { describe, expect, it } from 'vitest';
import type { DisplayStatus } from '../demand/vocabulary';
import type { Actor, DemandSubject } from './actor';
import { isPending, listColumns, listFilters, pendingCriteria, statusFilterOptions } from './demand-list';
import { ROLE_NAMES, type RoleName } from './roles';

/** By hand from rules.md section 2; everyone has reference, status and pending besides. */
const FILTERS: Record<RoleName, string> = {
  SUPERADMIN: 'prescriberCenter performingCenter zone company doctor patient',
  ADMIN: 'prescriberCenter performingCenter zone company doctor patient',
  MANAGER: 'prescriberCenter performingCenter zone company doctor patient',
  REPRESENTATIVE: 'prescriberCenter performingCenter zone doctor patient',
  CONSULTANT: 'company doctor patient',
  SUPERVISOR: 'prescriberCenter performingCenter doctor',
  DOCTOR: 'prescriberCenter performingCenter patient',
  ASSISTANT: 'prescriberCenter performingCenter patient',
};

const STATUSES =
  'pending_validation pending_analysis pending_evaluation pending_missing_info pending_company_accept ' +
  'pending_company_deny pending_continue sended_accepted sended_denied canceled finished';

function actor(role: RoleName, change: Partial<Actor> = {}): Actor {
  const userId = role === 'CONSULTANT' ? 51 : role === 'DOCTOR' ? 70 : 1;
  return { userId, role, companyIds: [2], companyId: 2, doctorIds: [70], centerIds: [], zoneIds: [28], ...change };
}

describe('the demand list', () => {
  it.each(ROLE_NAMES)('filters for %s', (role) => {
    const filters = listFilters(actor(role, { companyIds: [2, 3], companyId: null }));
    expect(filters).toEqual(['reference', ...FILTERS[role].split(' '), 'status', 'pending']);
  });

  it.each<[string, Actor, boolean]>([
    ['an admin who looks at all', actor('ADMIN', { companyIds: [1, 2, 3], companyId: null }), true],
    ['an admin with one in context', actor('ADMIN', { companyIds: [1, 2, 3], companyId: 2 }), false],
    ['a manager of two with one in context', actor('MANAGER', { companyIds: [2, 3], companyId: 3 }), false],
    ['a manager of one', actor('MANAGER', { companyIds: [2], companyId: null }), false],
    ['a consultant, whom no context narrows', actor('CONSULTANT', { companyIds: [2, 3], companyId: 2 }), true],
  ])('offers %s a company where more than one can match', (_who, who, offered) => {
    expect(listFilters(who).includes('company')).toBe(offered);
  });

  it.each(ROLE_NAMES)('offers %s every status that demands come to, drafts not to all', (role) => {
    const blind = ['MANAGER', 'REPRESENTATIVE', 'CONSULTANT', 'SUPERVISOR'].includes(role);
    expect(statusFilterOptions(role)).toEqual(`${blind ? '' : 'draft '}${STATUSES}`.split(' '));
  });

  it.each(ROLE_NAMES)('shows %s the company column only where it tells something', (role) => {
    const columns = listColumns(role);
    const withCompany = ['SUPERADMIN', 'ADMIN', 'CONSULTANT'].includes(role);
    expect([columns.includes('company'), columns.length]).toEqual([withCompany, withCompany ? 13 : 12]);
  });
});

describe('pending demands', () => {
  const subject: DemandSubject = {
    companyId: 2,
    companyByZones: true,
    doctorId: 70,
    assignedUserId: 51,
    consultantIds: [51],
    prescriberCenterId: 11,
    performingCenterId: null,
    provinceIds: [28],
    openToAllRepresentatives: false,
    pastLastCycle: false,
  };

  const PENDING_FOR: Partial<Record<DisplayStatus, [RoleName, string]>> = {
    pending_validation: ['REPRESENTATIVE', 'REPRESENTATIVE'],
    pending_analysis: ['MANAGER', 'MANAGER'],
    pending_evaluation: ['CONSULTANT', 'CONSULTANT'],
    pending_missing_info: ['DOCTOR', 'DOCTOR ASSISTANT'],
    pending_continue: ['DOCTOR', 'DOCTOR ASSISTANT'],
  };

  it.each(Object.entries(PENDING_FOR))('wait in %s for those who can act: %j', (status, [assignedRole, roles]) => {
    const state = {
      status: 'ACTIVE',
      assignedRole,
      assignedUserId: assignedRole === 'CONSULTANT' ? 51 : null,
    } as const;
    const waiting = ROLE_NAMES.filter((role) => isPending(actor(role), subject, state, status as DisplayStatus));
    expect(waiting).toEqual(roles.split(' '));
  });

  it('wait for nobody once sent, out of scope, or with another consultant', () => {
    const sent = { status: 'SENDED', assignedRole: 'DOCTOR', assignedUserId: null } as const;
    expect(isPending(actor('DOCTOR'), subject, sent, 'sended_accepted')).toBe(false);
    const validation = { status: 'ACTIVE', assignedRole: 'REPRESENTATIVE', assignedUserId: null } as const;
    expect(isPending(actor('REPRESENTATIVE', { zoneIds: [8] }), subject, validation, 'pending_validation')).toBe(false);
    const evaluation = { status: 'ACTIVE', assignedRole: 'CONSULTANT', assignedUserId: 51 } as const;
    expect(isPending(actor('CONSULTANT', { userId: 52 }), subject, evaluation, 'pending_evaluation')).toBe(false);
  });

  it('have no criteria for roles to which nothing is assigned', () => {
    expect(ROLE_NAMES.filter((role) => pendingCriteria(actor(role)) === null)).toEqual([
      'SUPERADMIN',
      'ADMIN',
      'SUPERVISOR',
    ]);
  });
});
