import { isAdminRole, type RoleName } from '@aval/domain/access/roles';

export interface SignInPlace {
  companyId: number;
  isDefault: boolean;
}

export interface SignInCandidate {
  role: RoleName;
  /** The user's own company; null for roles of the platform and for managers. */
  companyId: number | null;
  /** Companies that a manager may work for. */
  permittedCompanyIds: readonly number[];
}

/**
 * Tells whether a user may sign in, and stay signed in, at a company's host: its own users, managers who may work for
 * it, consultants and admins; everybody at the default tenant's host. Source: docs/rules.md 5.2.
 */
export function maySignInAt(place: SignInPlace, user: SignInCandidate): boolean {
  if (place.isDefault || isAdminRole(user.role) || user.role === 'CONSULTANT') return true;
  if (user.role === 'MANAGER') return user.permittedCompanyIds.includes(place.companyId);
  return user.companyId === place.companyId;
}
