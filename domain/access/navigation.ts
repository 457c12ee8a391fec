import type { Permission } from './permission-matrix';
import { roleMay } from './permissions';
import type { RoleName } from './roles';

interface PermittedEntry {
  id: string;
  path: string;
  permission: Permission;
}

/** Side navigation in order. Source: docs/rules.md 5.13. */
const NAVIGATION = [
  { id: 'home', path: '/app/home', permission: 'home.view' },
  { id: 'account', path: '/app/account', permission: 'account.edit' },
  { id: 'companies', path: '/app/companies', permission: 'companies.list' },
  { id: 'users', path: '/app/users', permission: 'users.list' },
  { id: 'invitations', path: '/app/invitations', permission: 'invitations.list' },
  { id: 'patients', path: '/app/patients', permission: 'patients.list' },
  { id: 'drugs', path: '/app/drugs', permission: 'drugs.list' },
  { id: 'presentations', path: '/app/presentations', permission: 'presentations.list' },
  { id: 'centers', path: '/app/centers', permission: 'centers.list' },
  { id: 'codes', path: '/app/codes', permission: 'codes.list' },
  { id: 'regimens', path: '/app/regimens', permission: 'regimens.list' },
  { id: 'rules', path: '/app/rules', permission: 'rules.view' },
  { id: 'demands', path: '/app/demands', permission: 'demands.list' },
  { id: 'documents', path: '/app/documents', permission: 'documents.list' },
  { id: 'accessRecord', path: '/app/access-record', permission: 'access_record.view' },
  { id: 'changes', path: '/app/changes', permission: 'change_record.view' },
  { id: 'securityRecord', path: '/app/security-record', permission: 'security_record.view' },
  { id: 'reminders', path: '/app/reminders', permission: 'reminders.edit' },
  { id: 'operations', path: '/app/operations', permission: 'operations.view' },
] as const satisfies readonly PermittedEntry[];

export type NavigationEntry = (typeof NAVIGATION)[number];
export type NavigationId = NavigationEntry['id'];

export function navigation(role: RoleName): readonly NavigationEntry[] {
  return NAVIGATION.filter((entry) => roleMay(role, entry.permission));
}
