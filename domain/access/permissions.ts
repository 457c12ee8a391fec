import type { DisplayStatus } from '../demand/vocabulary';
import type { Actor, DemandSubject } from './actor';
import { PERMISSIONS, type Permission, type PermissionRule } from './permission-matrix';
import { isAdminRole, type RoleName } from './roles';
import { canSeeDemand, canSeePatient, type PatientSubject } from './scope';

interface SubjectTypes {
  demand: { demand: DemandSubject; status: DisplayStatus };
  patient: PatientSubject;
  user: { userId: number };
  company: { companyId: number };
}

type KindOf<P extends Permission> = (typeof PERMISSIONS)[P]['subject'];
/** Arguments of `can()` after the permission; empty for permissions without a subject. */
export type SubjectOf<P extends Permission> = KindOf<P> extends keyof SubjectTypes ? [SubjectTypes[KindOf<P>]] : [];

/**
 * Whether an actor has a permission for a subject. Denied unless the matrix names the role and the subject is in scope;
 * a permission about a subject is denied without one. The lifecycle decides whether a demand's status allows a command
 * (`availableActions`, `transition`).
 */
export function can<P extends Permission>(actor: Actor, permission: P, ...subject: SubjectOf<P>): boolean {
  if (!roleMay(actor.role, permission)) return false;
  const rule: PermissionRule = PERMISSIONS[permission];
  if (rule.subject === 'none') return true;
  const [shown] = subject as [SubjectTypes[keyof SubjectTypes]?];
  return shown !== undefined && IN_SCOPE[rule.subject](actor, shown as never);
}

/** Whether a role has a permission at all, for menus and for the first check of a page or endpoint. */
export function roleMay(role: RoleName, permission: Permission): boolean {
  if (!Object.hasOwn(PERMISSIONS, permission)) return false;
  const rule: PermissionRule = PERMISSIONS[permission];
  return rule.roles.includes(role);
}

/** Whether a role reads and writes private comments. Source: docs/rules.md 2.15. */
export function seesPrivateComments(role: RoleName): boolean {
  return roleMay(role, 'demands.see_private_comments');
}

const IN_SCOPE: { [Kind in keyof SubjectTypes]: (actor: Actor, subject: SubjectTypes[Kind]) => boolean } = {
  demand: (actor, { demand, status }) => canSeeDemand(actor, demand, status),
  patient: canSeePatient,
  // Users cannot deactivate themselves.
  user: (actor, { userId }) => userId !== actor.userId,
  company: (actor, { companyId }) => isAdminRole(actor.role) || actor.companyIds.includes(companyId),
};
