import type { Session } from '@aval/application/access/load-session';
import { Problem } from '../answers/problem';

/** In whose name it is filed: the doctor who is named, in context, or the only one; whoever assists several is told to name one. */
export function doctorOf({ actor, context }: Session, named: number | null | undefined): number {
  if (actor.role === 'DOCTOR') return named ?? actor.userId;
  const [only, another] = actor.doctorIds;
  const doctorId = named ?? context.doctor?.id ?? (another === undefined ? only : undefined);
  if (doctorId !== undefined) return doctorId;
  throw new Problem('invalid', { issues: [{ path: 'doctorId', message: 'api:issue.doctor_needed' }] });
}
