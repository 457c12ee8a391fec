import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { type PatientAnswer, patientSchema } from '@aval/domain/validation/patient-schema';
import type { Patient } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordLook } from '../access-record/record-look';
import { issuesOf } from '../demands/command-definition';
import type { FormIssue } from '../engine/outcomes';
import type { Services } from '../services';
import { FOUND_PATIENT, type FoundPatient, toFoundPatient } from './find-visible-patients';
import { countNumber, type Throttled } from './number-attempts';

export type CreatePatientResult =
  | { status: 'created'; patient: FoundPatient }
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | Throttled
  | { status: 'forbidden' };

const CARD_TAKEN = 'wizard:patient.cardTaken';
const NATIONAL_ID_TAKEN = 'wizard:patient.nationalIdTaken';

/** A new patient of a company; card number and DNI/NIE are each unique within it. Source: docs/rules.md 2.10. */
export async function createPatient(
  services: Services,
  actor: Actor,
  companyId: number,
  form: unknown,
): Promise<CreatePatientResult> {
  if (!can(actor, 'patients.create', { companyId })) return { status: 'forbidden' };
  const throttled = await countNumber(services, actor);
  if (throttled) return throttled;
  const now = services.clock.now();
  const today = civilDateOf(now);
  return forActor(services.database, actor).run(async (tx) => {
    const cardRule = await tx.company.findUniqueOrThrow({
      where: { id: companyId },
      select: { cardNumberPattern: true, cardNumberHint: true },
    });
    const parsed = patientSchema({ today, ...cardRule }).safeParse(form);
    if (!parsed.success) return { status: 'invalid', issues: issuesOf(parsed.error) };
    // Two who create the same patient at the same moment, by card or by DNI/NIE: the second one waits and is told.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${companyId}::int, hashtext('patient'))::text`;
    const taken = await findTaken(tx, companyId, parsed.data);
    // That there is somebody of this number was told: as good as a look.
    for (const { id: patientId } of taken) {
      await recordLook(tx, actor, { subject: 'patient', companyId, patientId }, now);
    }
    if (taken.length > 0) return { status: 'invalid', issues: issuesOfTaken(taken, parsed.data) };
    const { birthday, ...answer } = parsed.data;
    const patient = await tx.patient.create({
      data: { ...answer, birthday: new Date(birthday), companyId, createdById: actor.userId },
      select: FOUND_PATIENT,
    });
    return { status: 'created', patient: toFoundPatient(patient) };
  });
}

type Taken = Pick<Patient, 'id' | 'cardNumber' | 'nationalId'>;

function findTaken(tx: Transaction, companyId: number, { cardNumber, nationalId }: PatientAnswer): Promise<Taken[]> {
  return tx.patient.findMany({
    where: { companyId, OR: [{ cardNumber }, { nationalId }] },
    select: { id: true, cardNumber: true, nationalId: true },
  });
}

function issuesOfTaken(taken: readonly Taken[], { cardNumber, nationalId }: PatientAnswer): FormIssue[] {
  const issues: FormIssue[] = [];
  if (taken.some((patient) => patient.cardNumber === cardNumber)) {
    issues.push({ path: 'cardNumber', message: CARD_TAKEN });
  }
  if (taken.some((patient) => patient.nationalId === nationalId)) {
    issues.push({ path: 'nationalId', message: NATIONAL_ID_TAKEN });
  }
  return issues;
}
