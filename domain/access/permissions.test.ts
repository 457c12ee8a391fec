import { describe, expect, it } from 'vitest';
import type { Actor, DemandSubject } from './actor';
import { navigation } from './navigation';
import { PERMISSIONS, type Permission } from './permission-matrix';
import { can, roleMay, seesPrivateComments } from './permissions';
import { ROLE_NAMES, type RoleName } from './roles';

const ALL = 'SUPERADMIN ADMIN MANAGER REPRESENTATIVE CONSULTANT SUPERVISOR DOCTOR ASSISTANT';
const ADMINS = 'SUPERADMIN ADMIN';
const FILERS = 'DOCTOR ASSISTANT';

/** Transcribed by hand from docs/rules.md sections 1 to 5. */
const EXPECTED: Record<Permission, string> = {
  'home.view': ALL,
  'account.edit': ALL,
  'account.edit_national_id': ADMINS,
  'account.email_notifications': 'REPRESENTATIVE',
  'notifications.view': ALL,
  'lookups.read': ALL,
  'context.choose_company': 'SUPERADMIN ADMIN MANAGER',
  'context.choose_doctor': 'SUPERVISOR ASSISTANT',
  'context.choose_center': 'SUPERVISOR DOCTOR ASSISTANT',
  'users.list': ADMINS,
  'users.view': 'SUPERADMIN',
  'users.create': 'SUPERADMIN',
  'users.create_admin': 'SUPERADMIN',
  'users.edit': 'SUPERADMIN',
  'users.deactivate': 'SUPERADMIN',
  'companies.list': ADMINS,
  'companies.view': ADMINS,
  'companies.edit': 'SUPERADMIN',
  'invitations.list': ADMINS,
  'invitations.view': ADMINS,
  'invitations.create': ADMINS,
  'invitations.review': ADMINS,
  'centers.list': 'SUPERADMIN',
  'centers.view': 'SUPERADMIN',
  'centers.create': 'SUPERADMIN',
  'centers.edit': 'SUPERADMIN',
  'centers.delete': 'SUPERADMIN',
  'drugs.list': ADMINS,
  'drugs.view': ADMINS,
  'drugs.create': ADMINS,
  'drugs.edit': ADMINS,
  'drugs.delete': ADMINS,
  'presentations.list': ADMINS,
  'presentations.view': ADMINS,
  'presentations.create': ADMINS,
  'presentations.edit': ADMINS,
  'presentations.delete': ADMINS,
  'codes.list': ADMINS,
  'codes.view': ADMINS,
  'codes.create': ADMINS,
  'codes.edit': ADMINS,
  'codes.delete': ADMINS,
  'regimens.list': ALL,
  'regimens.view': ALL,
  'regimens.create': ADMINS,
  'regimens.edit': ADMINS,
  'regimens.edit_platform': 'SUPERADMIN',
  'rules.view': ALL,
  'rules.edit': 'SUPERADMIN',
  'reminders.edit': 'SUPERADMIN',
  'operations.view': 'SUPERADMIN',
  'operations.retry': 'SUPERADMIN',
  'access_record.view': ADMINS,
  'change_record.view': ADMINS,
  'security_record.view': 'SUPERADMIN',
  'patients.list': ALL,
  'patients.view': ALL,
  'patients.create': `${ADMINS} ${FILERS}`,
  'patients.edit': `${ADMINS} ${FILERS}`,
  'patients.find_by_exact_number': FILERS,
  'demands.list': ALL,
  'demands.view': ALL,
  'demands.create': FILERS,
  'demands.edit': `MANAGER ${FILERS}`,
  'demands.delete_draft': FILERS,
  'demands.duplicate': FILERS,
  'demands.submit': FILERS,
  'demands.resubmit': FILERS,
  'demands.continue': FILERS,
  'demands.change_dates': FILERS,
  'demands.increase_cycles': FILERS,
  'demands.save_administrative': 'MANAGER',
  'demands.decide': 'MANAGER REPRESENTATIVE CONSULTANT',
  'demands.comment': ALL,
  'demands.upload': 'MANAGER',
  'demands.cancel': 'SUPERADMIN ADMIN MANAGER',
  'demands.finish': `${ADMINS} MANAGER ${FILERS}`,
  'demands.rollback': 'SUPERADMIN ADMIN MANAGER',
  'demands.take_over': ADMINS,
  'demands.see_private_comments': 'SUPERADMIN ADMIN MANAGER CONSULTANT',
  'demands.see_company_column': 'SUPERADMIN ADMIN CONSULTANT',
  'demands.see_policy_banner': 'MANAGER',
  'demands.see_costs': 'SUPERADMIN ADMIN MANAGER REPRESENTATIVE CONSULTANT',
  'demands.open_external_pages': 'SUPERADMIN ADMIN MANAGER',
  'documents.retry': 'SUPERADMIN ADMIN MANAGER',
  'documents.list': 'SUPERADMIN ADMIN MANAGER',
};

const NAVIGATION_EXPECTED: Record<RoleName, string> = {
  SUPERADMIN:
    'home account companies users invitations patients drugs presentations centers codes regimens rules demands documents accessRecord changes securityRecord reminders operations',
  ADMIN:
    'home account companies users invitations patients drugs presentations codes regimens rules demands documents accessRecord changes',
  MANAGER: 'home account patients regimens rules demands documents',
  REPRESENTATIVE: 'home account patients regimens rules demands',
  CONSULTANT: 'home account patients regimens rules demands',
  SUPERVISOR: 'home account patients regimens rules demands',
  DOCTOR: 'home account patients regimens rules demands',
  ASSISTANT: 'home account patients regimens rules demands',
};

const DEMAND: DemandSubject = {
  companyId: 2,
  companyByZones: false,
  doctorId: 70,
  assignedUserId: null,
  consultantIds: [],
  prescriberCenterId: 1,
  performingCenterId: null,
  provinceIds: [28],
  openToAllRepresentatives: false,
  pastLastCycle: false,
};

function actor(role: RoleName, change: Partial<Actor> = {}): Actor {
  return { userId: 70, role, companyIds: [2], companyId: 2, doctorIds: [70], centerIds: [1], zoneIds: [], ...change };
}

describe('the permission matrix', () => {
  it.each(Object.entries(EXPECTED))('grants %s to %s', (permission, roles) => {
    const allowed = ROLE_NAMES.filter((role) => roleMay(role, permission as Permission));
    expect(allowed).toEqual(ROLE_NAMES.filter((role) => roles.split(' ').includes(role)));
  });

  it('has no permission without a rule', () => {
    expect(Object.keys(PERMISSIONS).sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  it('denies unknown permissions and roles', () => {
    for (const name of ['demands.destroy', 'constructor', 'toString', '__proto__']) {
      expect(roleMay('SUPERADMIN', name as Permission)).toBe(false);
      expect(can(actor('SUPERADMIN'), name as 'home.view')).toBe(false);
    }
    expect(roleMay('GUEST' as RoleName, 'home.view')).toBe(false);
  });

  it('denies permissions about a subject when none is given', () => {
    const careless = can as (actor: Actor, permission: Permission) => boolean;
    expect(careless(actor('SUPERADMIN'), 'demands.view')).toBe(false);
    expect(careless(actor('SUPERADMIN'), 'patients.edit')).toBe(false);
    expect(careless(actor('SUPERADMIN'), 'drugs.edit')).toBe(true);
  });
});

describe('a permission about a subject', () => {
  it.each(ROLE_NAMES.filter((role) => !['SUPERADMIN', 'ADMIN'].includes(role)))(
    'does not let %s cross the isolation between companies',
    (role) => {
      const foreign = { demand: { ...DEMAND, companyId: 3 }, status: 'pending_analysis' as const };
      expect(can(actor(role), 'demands.view', foreign)).toBe(false);
      expect(can(actor(role), 'demands.comment', foreign)).toBe(false);
    },
  );

  it('needs both the role and the scope', () => {
    const own = { demand: DEMAND, status: 'pending_analysis' as const };
    expect(can(actor('MANAGER'), 'demands.decide', own)).toBe(true);
    expect(can(actor('DOCTOR'), 'demands.decide', own)).toBe(false);
    expect(can(actor('DOCTOR'), 'demands.duplicate', own)).toBe(true);
    expect(can(actor('DOCTOR', { userId: 71 }), 'demands.duplicate', own)).toBe(false);
  });

  it('does not let users deactivate themselves', () => {
    expect(can(actor('SUPERADMIN'), 'users.deactivate', { userId: 71 })).toBe(true);
    expect(can(actor('SUPERADMIN'), 'users.deactivate', { userId: 70 })).toBe(false);
  });

  it('covers new patients and demands of the own company only, except for admins', () => {
    expect(can(actor('DOCTOR'), 'patients.create', { companyId: 2 })).toBe(true);
    expect(can(actor('DOCTOR'), 'patients.create', { companyId: 3 })).toBe(false);
    expect(can(actor('ADMIN'), 'patients.create', { companyId: 3 })).toBe(true);
    expect(can(actor('ASSISTANT'), 'demands.create', { companyId: 3 })).toBe(false);
  });
});

describe('menus', () => {
  it.each(ROLE_NAMES)('menus of %s show the permitted entries', (role) => {
    expect(
      navigation(role)
        .map((entry) => entry.id)
        .join(' '),
    ).toBe(NAVIGATION_EXPECTED[role]);
  });

  it('show private comments to four roles', () => {
    expect(ROLE_NAMES.filter(seesPrivateComments)).toEqual(['SUPERADMIN', 'ADMIN', 'MANAGER', 'CONSULTANT']);
  });
});
