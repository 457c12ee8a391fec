import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
import { countChoice, findChoosablePatient, type PatientChoice } from '../patients/find-choosable-patient';
import type { Throttled } from '../patients/numbers/number-attempts';
import type { Services } from '../services';
import { type ActiveTreatment, readActiveTreatments } from './active-treatments';

export type ActiveTreatmentSearch =
  | { status: 'found'; treatments: ActiveTreatment[] }
  | Throttled
  | { status: 'forbidden' }
  /** No patient for whom the actor may file. */
  | { status: 'not_found' };

export interface ChosenPatient extends PatientChoice {
  /** Draft for which the patient is chosen; null before it exists. */
  demandId: string | null;
}

/** Returns the active treatments of a patient about to be chosen, one of each kind. Source: docs/rules.md 3.26, 8.3. */
export async function findActiveTreatments(
  services: Services,
  actor: Actor,
  { demandId, ...choice }: ChosenPatient,
): Promise<ActiveTreatmentSearch> {
  const { companyId, patientId } = choice;
  if (!can(actor, 'demands.create', { companyId })) return { status: 'forbidden' };
  const throttled = await countChoice(services, actor, patientId);
  if (throttled) return throttled;
  const today = civilDateOf(services.clock.now());
  return forActor(services.database, actor).run(async (tx): Promise<ActiveTreatmentSearch> => {
    const scope = demandScope(actor, today);
    if (!(await findChoosablePatient(tx, actor, today, choice))) return { status: 'not_found' };
    const draft = demandId && (await tx.demand.findFirst({ where: { AND: [{ id: demandId }, scope] } }));
    const holder = {
      companyId,
      patientId,
      demandId: draft ? draft.id : null,
      duplicatedFromId: draft ? draft.duplicatedFromId : null,
    };
    return { status: 'found', treatments: await readActiveTreatments(tx, actor, holder, today) };
  });
}
