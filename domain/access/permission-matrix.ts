import type { DemandCommandType } from '../demand/lifecycle/commands';
import { rolesFor } from '../demand/transitions/transitions';
import { ROLE_NAMES, type RoleName } from './roles';

/** Kind of subject that a permission applies to, and that `can()` must get. */
export type SubjectKind = 'none' | 'demand' | 'patient' | 'user' | 'company';

export interface PermissionRule<Kind extends SubjectKind = SubjectKind> {
  roles: readonly RoleName[];
  subject: Kind;
}

const EVERYONE: readonly RoleName[] = ROLE_NAMES;
const SUPERADMINS: readonly RoleName[] = ['SUPERADMIN'];
const ADMINS: readonly RoleName[] = ['SUPERADMIN', 'ADMIN'];
const FILERS: readonly RoleName[] = ['DOCTOR', 'ASSISTANT'];
const COMPANY_STAFF: readonly RoleName[] = ['SUPERADMIN', 'ADMIN', 'MANAGER'];

/**
 * Complete permission matrix, as data, for menus, pages, API and commands alike. A permission that is not listed is
 * denied.
 * Source: docs/rules.md 1.3, 1.4, 2.8, 2.15, 5.12. Roles that give a lifecycle command are those of the table of
 * transitions.
 */
export const PERMISSIONS = {
  'home.view': forAll(EVERYONE),
  'account.edit': forAll(EVERYONE),
  'account.edit_national_id': forAll(ADMINS),
  'account.email_notifications': forAll(['REPRESENTATIVE']),
  'notifications.view': forAll(EVERYONE),
  /** Options of forms and filters: provinces, centers, drugs, codes, roles, as far as the form needs them. */
  'lookups.read': forAll(EVERYONE),
  'context.choose_company': forAll(COMPANY_STAFF),
  'context.choose_doctor': forAll(['ASSISTANT', 'SUPERVISOR']),
  'context.choose_center': forAll(['DOCTOR', 'ASSISTANT', 'SUPERVISOR']),

  'users.list': forAll(ADMINS),
  'users.view': forAll(SUPERADMINS),
  'users.create': forAll(SUPERADMINS),
  'users.create_admin': forAll(SUPERADMINS),
  'users.edit': forAll(SUPERADMINS),
  'users.deactivate': about('user', SUPERADMINS),
  'companies.list': forAll(ADMINS),
  'companies.view': forAll(ADMINS),
  'companies.edit': forAll(SUPERADMINS),
  'invitations.list': forAll(ADMINS),
  'invitations.view': forAll(ADMINS),
  'invitations.create': forAll(ADMINS),
  'invitations.review': forAll(ADMINS),
  'centers.list': forAll(SUPERADMINS),
  'centers.view': forAll(SUPERADMINS),
  'centers.create': forAll(SUPERADMINS),
  'centers.edit': forAll(SUPERADMINS),
  'centers.delete': forAll(SUPERADMINS),
  'drugs.list': forAll(ADMINS),
  'drugs.view': forAll(ADMINS),
  'drugs.create': forAll(ADMINS),
  'drugs.edit': forAll(ADMINS),
  'drugs.delete': forAll(ADMINS),
  'presentations.list': forAll(ADMINS),
  'presentations.view': forAll(ADMINS),
  'presentations.create': forAll(ADMINS),
  'presentations.edit': forAll(ADMINS),
  'presentations.delete': forAll(ADMINS),
  'codes.list': forAll(ADMINS),
  'codes.view': forAll(ADMINS),
  'codes.create': forAll(ADMINS),
  'codes.edit': forAll(ADMINS),
  'codes.delete': forAll(ADMINS),
  'regimens.list': forAll(EVERYONE),
  'regimens.view': forAll(EVERYONE),
  'regimens.create': forAll(ADMINS),
  'regimens.edit': forAll(ADMINS),
  /** Regimens that serve all companies. Source: docs/rules.md 12.12. */
  'regimens.edit_platform': forAll(SUPERADMINS),
  /** The congruence rules, as the user's company has set them. */
  'rules.view': forAll(EVERYONE),
  'rules.edit': forAll(SUPERADMINS),
  'reminders.edit': forAll(SUPERADMINS),
  'operations.view': forAll(SUPERADMINS),
  /** Sending failed mails and documents of every company again. */
  'operations.retry': forAll(SUPERADMINS),
  'access_record.view': forAll(ADMINS),
  'change_record.view': forAll(ADMINS),
  'security_record.view': forAll(SUPERADMINS),

  'patients.list': forAll(EVERYONE),
  'patients.view': about('patient', EVERYONE),
  'patients.create': about('company', ['SUPERADMIN', 'ADMIN', 'DOCTOR', 'ASSISTANT']),
  'patients.edit': about('patient', ['SUPERADMIN', 'ADMIN', 'DOCTOR', 'ASSISTANT']),
  /** Finding a patient of the company outside the own scope, by the exact card number or DNI/NIE. */
  'patients.find_by_exact_number': about('company', FILERS),

  'demands.list': forAll(EVERYONE),
  'demands.view': about('demand', EVERYONE),
  /** Also needs a doctor in context and a center; see the context in application. */
  'demands.create': about('company', FILERS),
  /** Route of the wizard; `wizardMode()` decides in which mode it opens, if any. */
  'demands.edit': about('demand', ['DOCTOR', 'ASSISTANT', 'MANAGER']),
  'demands.delete_draft': about('demand', FILERS),
  'demands.duplicate': about('demand', FILERS),
  'demands.submit': command('submit'),
  'demands.resubmit': command('resubmit'),
  'demands.continue': command('continue'),
  'demands.change_dates': command('change_dates'),
  'demands.increase_cycles': command('increase_cycles'),
  'demands.save_administrative': command('save_administrative'),
  'demands.decide': command('decide'),
  'demands.comment': command('comment'),
  'demands.upload': command('upload'),
  'demands.cancel': command('cancel'),
  'demands.finish': command('finish'),
  'demands.rollback': command('rollback'),
  'demands.take_over': command('take_over'),
  /** Reading and writing private comments. Source: docs/rules.md 2.15. */
  'demands.see_private_comments': forAll(['SUPERADMIN', 'ADMIN', 'MANAGER', 'CONSULTANT']),
  'demands.see_company_column': forAll(['SUPERADMIN', 'ADMIN', 'CONSULTANT']),
  'demands.see_policy_banner': forAll(['MANAGER']),
  /** Costs of the vials of a treatment. Source: docs/rules.md 12.11. */
  'demands.see_costs': forAll(['SUPERADMIN', 'ADMIN', 'MANAGER', 'REPRESENTATIVE', 'CONSULTANT']),
  /** The external congruence analysis and management pages. */
  'demands.open_external_pages': about('demand', COMPANY_STAFF),
  /** Source: docs/rules.md 8.16. */
  'documents.retry': about('demand', COMPANY_STAFF),
  /** Archive of documents: in progress, done and failed. For roles that may request them again. */
  'documents.list': forAll(COMPANY_STAFF),
} as const satisfies Record<string, PermissionRule>;

export type Permission = keyof typeof PERMISSIONS;

function forAll(roles: readonly RoleName[]): PermissionRule<'none'> {
  return { roles, subject: 'none' };
}

function about<Kind extends SubjectKind>(subject: Kind, roles: readonly RoleName[]): PermissionRule<Kind> {
  return { roles, subject };
}

function command(type: DemandCommandType): PermissionRule<'demand'> {
  return { roles: rolesFor(type), subject: 'demand' };
}
