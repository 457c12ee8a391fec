import { isFilingRole } from '@aval/domain/access/roles';
import { prescribes } from '@aval/domain/catalogue/center-types';
import type { Session } from '../access/load-session';
import type { CenterOption, ContextOptions } from './context';

/** Returns the centers where a doctor prescribes, among the user's options. */
export function prescribingCenters({ centers, doctors }: ContextOptions, doctorId: number): CenterOption[] {
  const own = doctors.find(({ id }) => id === doctorId)?.centerIds;
  return centers.filter(({ id, type }) => prescribes(type) && (!own || own.includes(id)));
}

/** Reason why a doctor or an assistant cannot start anything new. */
export type FilingObstacle = 'no_doctor' | 'no_center' | 'withdrawn_center';

/**
 * Returns why nothing new can be started. Open requests go on without a center, new ones need one. Null for other
 * roles, and while the doctor or the center is still to be chosen. Source: docs/rules.md 5.6.
 */
export function filingObstacle({ user, context, contextOptions }: Session): FilingObstacle | null {
  if (!isFilingRole(user.role) || context.missing) return null;
  const doctorId = user.role === 'DOCTOR' ? user.id : context.doctor?.id;
  if (doctorId === undefined) return 'no_doctor';
  if (prescribingCenters(contextOptions, doctorId).length > 0) return null;
  return contextOptions.withdrawnCentersOf.includes(doctorId) ? 'withdrawn_center' : 'no_center';
}
