/** The eight roles with their numbers in the database and the API. Source: docs/rules.md 1.1. */
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
export const ROLE_IDS: readonly number[] = Object.values(ROLES);

const nameById = new Map<number, RoleName>(ROLE_NAMES.map((name) => [ROLES[name], name]));

/** Returns the role of a number; throws a RangeError for an unknown one. */
export function roleName(id: number): RoleName {
  const name = nameById.get(id);
  if (!name) throw new RangeError(`no role has the number ${id}`);
  return name;
}

/** Whether a role is superadmin or admin, who belong to the platform and see every company. */
export function isAdminRole(role: RoleName): boolean {
  return role === 'SUPERADMIN' || role === 'ADMIN';
}

/** Whether a role reads requests for an insurer and decides on them, or belongs to the platform. */
export function isInsurerRole(role: RoleName): boolean {
  return isAdminRole(role) || role === 'MANAGER' || role === 'REPRESENTATIVE' || role === 'CONSULTANT';
}

export function isFilingRole(role: RoleName): boolean {
  return role === 'DOCTOR' || role === 'ASSISTANT';
}
