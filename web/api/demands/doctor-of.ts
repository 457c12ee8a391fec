import type { Session } from '@aval/application/access/load-session';
import { Problem } from '../answers/problem';

/**
 * Returns the doctor in whose name the demand is filed: the named one, or the only one. Throws `invalid` at `doctorId`
 * for an assistant of several doctors who names none.
 */
export function doctorOf({ actor }: Pick<Session, 'actor'>, named: number | null | undefined): number {
  if (actor.role === 'DOCTOR') return named ?? actor.userId;
  const [only, another] = actor.doctorIds;
  const doctorId = named ?? (another === undefined ? only : undefined);
  if (doctorId !== undefined) return doctorId;
  throw new Problem('invalid', { issues: [{ path: 'doctorId', message: 'api:issue.doctor_needed' }] });
}
