import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { readText } from '@aval/domain/validation/fields/readers';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';
import { findByExactNumber } from '../find-by-exact-number';
import { patientScope } from '../find-visible-patients';
import { countNumber, type Throttled } from './number-attempts';

export type NumberCheck =
  | {
      status: 'found';
      isFree: boolean;
      /** Patient who has the number, if the actor may see him or her. */
      patient: { id: number; name: string } | null;
    }
  | Throttled
  | { status: 'forbidden' };

interface CheckedNumber {
  companyId: number;
  number: string;
  /** Patient whose own number it may be. */
  patientId: number | null;
}

const LONGEST = 64;

/**
 * Tells whether a patient has a card number or DNI/NIE already. Each question is counted, and a find out of sight
 * leaves an access record. Source: docs/rules.md 2.10.
 */
export async function checkNumber(
  services: Services,
  actor: Actor,
  { companyId, number, patientId }: CheckedNumber,
): Promise<NumberCheck> {
  if (!can(actor, 'patients.create', { companyId })) return { status: 'forbidden' };
  const throttled = await countNumber(services, actor);
  if (throttled) return throttled;
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (tx): Promise<NumberCheck> => {
    const text = (readText(number) ?? '').slice(0, LONGEST);
    const found = await findByExactNumber(tx, actor, now, { companyId, text });
    const [other] = found.filter(({ id }) => id !== patientId);
    if (!other) return { status: 'found', isFree: true, patient: null };
    const { id, firstName, lastName } = other;
    const scope = patientScope(actor, civilDateOf(now));
    const isInSight = (await tx.patient.count({ where: { AND: [{ id }, scope] } })) > 0;
    return { status: 'found', isFree: false, patient: isInSight ? { id, name: `${firstName} ${lastName}` } : null };
  });
}
