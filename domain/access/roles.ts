/**
 * The eight roles and their numbers, as the calls of the product carry them.
 * Source: docs/rules.md 1.1.
 */
export const ROLES = {
  SUPERADMIN: 1,
  ADMIN: 2,
  MANAGER: 3,
  REPRESENTATIVE: 4,
  CONSULTANT: 5,
  SUPERVISOR: 6,
  DOCTOR: 7,
  ASSISTANT: 8,
} as const;

export type RoleName = keyof typeof ROLES;

export const ROLE_NAMES = Object.keys(ROLES) as RoleName[];

const nameById = new Map<number, RoleName>(ROLE_NAMES.map((name) => [ROLES[name], name]));

/** The role's name for its number; throws a RangeError for a number that is no role. */
export function roleName(id: number): RoleName {
  const name = nameById.get(id);
  if (!name) throw new RangeError(`no role has the number ${id}`);
  return name;
}

/** Superadmins and admins: they belong to the platform and see every company. */
export function isAdminRole(role: RoleName): boolean {
  return role === 'SUPERADMIN' || role === 'ADMIN';
}

/** Those who read requests for an insurer and decide on them, and the platform's own. */
export function isInsurerRole(role: RoleName): boolean {
  return isAdminRole(role) || role === 'MANAGER' || role === 'REPRESENTATIVE' || role === 'CONSULTANT';
}

/** The two roles that file demands. */
export function isFilingRole(role: RoleName): boolean {
  return role === 'DOCTOR' || role === 'ASSISTANT';
}
