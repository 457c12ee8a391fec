import type { Session } from '@aval/application/access/load-session';
import { filingObstacle } from '@aval/application/context/filing-place';
import { getPatientPage, type PatientPage } from '@aval/application/patient-page/get-patient-page';
import { createKnowingly } from '@aval/application/patients/create-knowingly';
import { editPatient } from '@aval/application/patients/edit-patient';
import type { FoundPatient } from '@aval/application/patients/find-visible-patients';
import { getPatient, type PatientDetail } from '@aval/application/patients/get-patient';
import { findPatientCompany, listPatientCompanies } from '@aval/application/patients/list-patient-companies';
import { checkNumber, type NumberCheck } from '@aval/application/patients/numbers/check-number';
import type { Throttled } from '@aval/application/patients/numbers/number-attempts';
import { getPatientRule } from '@aval/application/patients/patient-rule';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { newPatientSchema } from '@aval/domain/validation/patients/new-patient-schema';
import { NO_PATIENT_RULE, patientSchema, ruleOfPatient } from '@aval/domain/validation/steps/patient-schema';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import type { EntryAnswer } from '../../components/entries/entry-form';
import { readEntryForm, refuseEntry, refuseForm, requireEntryId } from '../../server/entry-answers.server';
import { readForm } from '../../server/forms/read-form.server';
import { outcomeCode, outcomeHeaders } from '../../server/outcome-codes';
import { asksAgain } from '../../server/return-path';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { PATIENT } from './patients-address';

/** Server response to the patient form. */
export interface PatientAnswerOnPage extends EntryAnswer {
  /** Existing patients who may be the same person. */
  alike?: FoundPatient[];
  /** Too many numbers were tried. */
  isThrottled?: boolean;
}

type Submission = Parameters<typeof refuseForm>[0];

/** Loads the page of a patient, or throws 404 when he or she is not visible to the user. */
export async function loadPatientPage(
  session: Session,
  request: Request,
  param: string | undefined,
): Promise<PatientPage> {
  const asked = { patientId: requireEntryId(param), asksAgain: asksAgain(request) };
  const found = await getPatientPage(getServices(), session.actor, asked);
  if (!found) throw new Response(null, { status: 404 });
  // The list of demands explains what prevents filing.
  return { ...found, mayFile: found.mayFile && filingObstacle(session) === null };
}

/** Loads a patient for the form, which is opened from the page and counts as the same access. */
async function loadPatient({ actor }: Session, param: string | undefined): Promise<PatientDetail> {
  const found = await getPatient(getServices(), actor, { patientId: requireEntryId(param), asksAgain: true });
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

/** Loads the patient with the data that its form is validated by. */
export async function loadPatientForm(session: Session, param: string | undefined) {
  const { patient, mayEdit } = await loadPatient(session, param);
  if (!mayEdit) throw new Response(null, { status: 403 });
  const rule = ruleOfPatient(await getPatientRule(getServices(), patient.companyId), patient);
  return { patient, today: today(), rule };
}

export async function loadNewPatientForm({ actor }: Session) {
  return { today: today(), companies: await listPatientCompanies(getServices(), actor) };
}

export async function answerNewPatient({ actor }: Session, request: Request) {
  const form = await readForm(request);
  const named = rowIdSchema.safeParse(form.get('companyId')).data;
  const company = named === undefined ? null : await findPatientCompany(getServices(), actor, named);
  const rule = company ?? NO_PATIENT_RULE;
  if (!company) form.delete('companyId');
  const schema = newPatientSchema({ today: today(), ...rule });
  const submission = parseWithZod(form, { schema, disableAutoCoercion: true });
  if (submission.status !== 'success') return refuseForm(submission);
  const { companyId } = submission.value;
  const asked = { companyId, form: Object.fromEntries(form), knows: readKnows(form) };
  const result = await createKnowingly(getServices(), actor, asked);
  switch (result.status) {
    case 'created':
      return redirectWithToast(PATIENT.detail(result.patient.id), { kind: 'success', title: 'patients:created' });
    case 'alike': {
      const answer: PatientAnswerOnPage = { reply: submission.reply(), isStale: false, alike: result.patients };
      return data(answer, { status: outcomeCode(result) });
    }
    case 'throttled':
      return refuseThrottled(submission, result);
    default:
      return refuseEntry(submission, result);
  }
}

/** Returns the ids of similar patients that the form has shown. */
export function readKnows(form: FormData): number[] {
  return form.getAll('knows').flatMap((id) => rowIdSchema.safeParse(id).data ?? []);
}

export async function answerPatientEdit(session: Session, request: Request, param: string | undefined) {
  const { patient, today, rule } = await loadPatientForm(session, param);
  const { submission, form, revision } = await readEntryForm(request, patientSchema({ today, ...rule }));
  if (submission.status !== 'success') return refuseForm(submission);
  const asked = { patientId: patient.id, revision, form: Object.fromEntries(form) };
  const result = await editPatient(getServices(), session.actor, asked);
  switch (result.status) {
    case 'done':
      return redirectWithToast(PATIENT.detail(patient.id), { kind: 'success', title: 'patients:saved' });
    case 'unchanged':
      return redirectWithToast(PATIENT.detail(patient.id), { kind: 'info', title: 'patients:unchanged' });
    case 'throttled':
      return refuseThrottled(submission, result);
    default:
      return refuseEntry(submission, result);
  }
}

/** Checks whether a number is taken; a POST, because it is a patient's number. */
export async function answerNumberCheck({ actor }: Session, request: Request): Promise<NumberCheck> {
  const form = await readForm(request);
  const companyId = rowIdSchema.safeParse(form.get('companyId'));
  const number = form.get('number');
  if (!companyId.success || typeof number !== 'string') throw new Response(null, { status: 400 });
  const patientId = rowIdSchema.safeParse(form.get('patientId')).data ?? null;
  return checkNumber(getServices(), actor, { companyId: companyId.data, number, patientId });
}

function refuseThrottled(submission: Submission, result: Throttled) {
  const answer: PatientAnswerOnPage = { reply: submission.reply(), isStale: false, isThrottled: true };
  return data(answer, { status: outcomeCode(result), headers: outcomeHeaders(result) });
}

function today(): CivilDate {
  return civilDateOf(getServices().clock.now());
}
