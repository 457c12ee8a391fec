import { describe, expect, it } from 'vitest';
import type { Actor } from './actor';
import { columnsLeftOut, listColumns, listFilters, pendingCriteria, statusFilterOptions } from './demand-list';
import { ROLE_NAMES, type RoleName } from './roles';

/** Roles for which no demand ever waits. */
const WITHOUT_PENDING: readonly RoleName[] = ['SUPERADMIN', 'ADMIN', 'SUPERVISOR'];

/** Transcribed by hand from docs/rules.md 2.7; all roles also have reference and status, and most have pending. */
const FILTERS: Record<RoleName, string> = {
  SUPERADMIN: 'zone company prescriberCenter performingCenter doctor patient drug seriousFindings',
  ADMIN: 'zone company prescriberCenter performingCenter doctor patient drug seriousFindings',
  MANAGER: 'zone company prescriberCenter performingCenter doctor patient seriousFindings',
  REPRESENTATIVE: 'zone prescriberCenter performingCenter doctor patient seriousFindings',
  CONSULTANT: 'company doctor patient seriousFindings',
  SUPERVISOR: 'prescriberCenter performingCenter doctor',
  DOCTOR: 'prescriberCenter performingCenter patient',
  ASSISTANT: 'prescriberCenter performingCenter doctor patient',
};

const STATUSES =
  'pending_validation pending_analysis pending_evaluation pending_missing_info pending_company_accept ' +
  'pending_company_deny pending_continue sended_accepted sended_denied canceled finished';

function actor(role: RoleName, change: Partial<Actor> = {}): Actor {
  const userId = role === 'CONSULTANT' ? 51 : role === 'DOCTOR' ? 70 : 1;
  return { userId, role, companyIds: [2], companyId: 2, doctorIds: [70], centerIds: [], zoneIds: [28], ...change };
}

describe('the demand list', () => {
  it.each(ROLE_NAMES)('has the filters of %s', (role) => {
    const filters = listFilters(actor(role, { companyIds: [2, 3], companyId: null, doctorIds: [70, 71] }));
    const pending = WITHOUT_PENDING.includes(role) ? [] : ['pending'];
    expect(filters).toEqual(['reference', 'status', ...FILTERS[role].split(' '), ...pending]);
  });

  it.each<[string, Actor, boolean]>([
    ['an admin of all companies', actor('ADMIN', { companyIds: [1, 2, 3], companyId: null }), true],
    ['an admin with a company in context', actor('ADMIN', { companyIds: [1, 2, 3], companyId: 2 }), false],
    ['a manager of two companies with one in context', actor('MANAGER', { companyIds: [2, 3], companyId: 3 }), false],
    ['a manager of one company', actor('MANAGER', { companyIds: [2], companyId: null }), false],
    ['a consultant, regardless of the context', actor('CONSULTANT', { companyIds: [2, 3], companyId: 2 }), true],
  ])('offers %s a company where more than one can match', (_who, who, offered) => {
    expect(listFilters(who).includes('company')).toBe(offered);
  });

  it('offers an assistant a doctor where more than one can match', () => {
    expect(listFilters(actor('ASSISTANT', { doctorIds: [70] }))).not.toContain('doctor');
    expect(listFilters(actor('ASSISTANT', { doctorIds: [70, 71] }))).toContain('doctor');
  });

  it.each(ROLE_NAMES)(
    'offers %s every status that demands reach, except drafts to roles that cannot see them',
    (role) => {
      const blind = ['MANAGER', 'REPRESENTATIVE', 'CONSULTANT', 'SUPERVISOR'].includes(role);
      expect(statusFilterOptions(role)).toEqual(`${blind ? '' : 'draft '}${STATUSES}`.split(' '));
    },
  );

  it.each(ROLE_NAMES)('shows %s the company column only where companies differ', (role) => {
    const columns = listColumns(role);
    const withCompany = ['SUPERADMIN', 'ADMIN', 'CONSULTANT'].includes(role);
    expect([columns.includes('company'), columns.length]).toEqual([withCompany, withCompany ? 15 : 14]);
  });

  it.each(ROLE_NAMES)('offers %s patient and tumour, and shows them from the start to the doctor’s side', (role) => {
    expect(listColumns(role)).toEqual(expect.arrayContaining(['patient', 'tumour']));
    const fromTheStart = ['DOCTOR', 'ASSISTANT', 'SUPERVISOR'].includes(role);
    expect(columnsLeftOut(role)).toEqual(fromTheStart ? [] : ['patient', 'tumour']);
  });
});

describe('pending demands', () => {
  /** Transcribed by hand from docs/rules.md 2.6. */
  it.each<[RoleName, ReturnType<typeof pendingCriteria>]>([
    ['MANAGER', { assignedRole: 'MANAGER', assignedUserId: null }],
    ['REPRESENTATIVE', { assignedRole: 'REPRESENTATIVE', assignedUserId: null }],
    ['CONSULTANT', { assignedRole: 'CONSULTANT', assignedUserId: 51 }],
    ['DOCTOR', { assignedRole: 'DOCTOR', assignedUserId: null }],
    ['ASSISTANT', { assignedRole: 'DOCTOR', assignedUserId: null }],
    ['SUPERADMIN', null],
    ['ADMIN', null],
    ['SUPERVISOR', null],
  ])('are for %s those assigned to %j', (role, criteria) => {
    expect(pendingCriteria(actor(role))).toEqual(criteria);
  });
});
