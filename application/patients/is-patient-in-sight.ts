import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';
import { patientScope } from './find-visible-patients';

/**
 * Tells whether an actor may see a patient. Shows no data, so it leaves no access record. Source: docs/rules.md 2.9.
 */
export async function isPatientInSight(services: Services, actor: Actor, patientId: number): Promise<boolean> {
  const today = civilDateOf(services.clock.now());
  const found = await forActor(services.database, actor).read((tx) =>
    tx.patient.findFirst({ where: { AND: [{ id: patientId }, patientScope(actor, today)] }, select: { id: true } }),
  );
  return found !== null;
}
