import type { Actor } from '@aval/domain/access/actor';
import { companyOf } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { forActor } from '@aval/prisma/scope';
import { recordRepeatedAccess } from '../access-record/record-access';
import type { Services } from '../services';
import { type FoundPatient, findVisiblePatients } from './find-visible-patients';

/**
 * Finds the patient that an address names for a new request; null unless the actor sees him or her and may file in the
 * company. Without a number that was typed, nobody else is found. Coming from the patient's page is the same access.
 * Source: docs/rules.md 2.9, 2.12, 2.26.
 */
export async function findPatientToFileFor(
  services: Services,
  actor: Actor,
  patientId: number,
): Promise<FoundPatient | null> {
  const companyId = companyOf(actor);
  if (companyId === undefined || !can(actor, 'demands.create', { companyId })) return null;
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (tx) => {
    const asked = { text: '', ids: [patientId], maximum: 1 };
    const [found] = await findVisiblePatients(tx, actor, civilDateOf(now), asked);
    if (!found) return null;
    await recordRepeatedAccess(tx, actor, { subject: 'patient', companyId, patientId }, now);
    return found;
  });
}
