import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { type PatientAnswer, patientSchema } from '@aval/domain/validation/patient-schema';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { issuesOf } from '../demands/command-definition';
import type { FormIssue } from '../engine/outcomes';
import type { Services } from '../services';
import type { FoundPatient } from './find-visible-patients';

export type CreatePatientResult =
  | { status: 'created'; patient: FoundPatient }
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | { status: 'forbidden' };

const CARD_TAKEN = 'wizard:patient.cardTaken';
const NATIONAL_ID_TAKEN = 'wizard:patient.nationalIdTaken';

/** A new patient of a company; card number and DNI/NIE are each unique within it. Source: spec/rules.md section 2. */
export async function createPatient(
  services: Services,
  actor: Actor,
  companyId: number,
  form: unknown,
): Promise<CreatePatientResult> {
  if (!can(actor, 'patients.create', { companyId })) return { status: 'forbidden' };
  const today = civilDateOf(services.clock.now());
  return forActor(services.database, actor).run(async (tx) => {
    const { cardNumberPattern } = await tx.company.findUniqueOrThrow({
      where: { id: companyId },
      select: { cardNumberPattern: true },
    });
    const parsed = patientSchema({ today, cardNumberPattern }).safeParse(form);
    if (!parsed.success) return { status: 'invalid', issues: issuesOf(parsed.error) };
    // Two who create the same patient at the same moment, by card or by DNI/NIE: the second one waits and is told.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${companyId}::int, hashtext('patient'))::text`;
    const issues = await findTakenNumbers(tx, companyId, parsed.data);
    if (issues.length > 0) return { status: 'invalid', issues };
    const { birthday, ...answer } = parsed.data;
    const patient = await tx.patient.create({
      data: { ...answer, birthday: new Date(birthday), companyId, createdById: actor.userId },
      select: { id: true, firstName: true, lastName: true, cardNumber: true },
    });
    return { status: 'created', patient };
  });
}

async function findTakenNumbers(
  tx: Transaction,
  companyId: number,
  { cardNumber, nationalId }: PatientAnswer,
): Promise<FormIssue[]> {
  const taken = await tx.patient.findMany({
    where: { companyId, OR: [{ cardNumber }, { nationalId }] },
    select: { cardNumber: true, nationalId: true },
  });
  const issues: FormIssue[] = [];
  if (taken.some((patient) => patient.cardNumber === cardNumber)) {
    issues.push({ path: 'cardNumber', message: CARD_TAKEN });
  }
  if (taken.some((patient) => patient.nationalId === nationalId)) {
    issues.push({ path: 'nationalId', message: NATIONAL_ID_TAKEN });
  }
  return issues;
}
