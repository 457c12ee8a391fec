import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { MOST_DRUG_LINES } from '@aval/domain/clinical/form-bounds';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { visibleReport } from '@aval/domain/congruence/report/visible-report';
import { drugLineCount } from '@aval/domain/congruence/subject/read-subject';
import { message } from '@aval/domain/validation/fields/message';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordAccess } from '../access-record/record-access';
import { findFilingDoctor } from '../drafts/filing-doctor';
import type { FormIssue } from '../engine/outcomes';
import { countChoice, findChoosablePatient } from '../patients/find-choosable-patient';
import type { Throttled } from '../patients/numbers/number-attempts';
import { asVersion } from '../patients/patient-facts';
import type { Services } from '../services';
import { analyseContent, type CongruenceQuestion } from './analyse-content';

export interface UnstoredQuestion {
  /** Doctor in whose name the request would be filed. */
  doctorId: number;
  /** Null when nothing is known of the patient. */
  patientId: number | null;
  /** Exact card number or DNI/NIE, for a patient whom the actor cannot see otherwise. */
  exactNumber: string;
  /** Content as typed, complete or not. */
  content: unknown;
}

export type UnstoredAnalysis =
  | { status: 'analysed'; report: CongruenceReport }
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | Throttled
  | { status: 'forbidden' };

/**
 * Analyses a content that is not stored, for a user who could file it. Nothing is kept, except that the access to a
 * named patient is recorded. Source: docs/rules.md 10.19.
 */
export async function analyseUnstored(
  services: Services,
  actor: Actor,
  { doctorId, patientId, exactNumber, content }: UnstoredQuestion,
): Promise<UnstoredAnalysis> {
  if (drugLineCount(content) > MOST_DRUG_LINES) {
    const many = message('drugLinesMany', { max: MOST_DRUG_LINES });
    return { status: 'invalid', issues: [{ path: 'treatment.chemotherapy.drugs', message: many }] };
  }
  const throttled = patientId === null ? null : await countChoice(services, actor, patientId);
  if (throttled) return throttled;
  const now = services.clock.now();
  const on = civilDateOf(now);
  return forActor(services.database, actor).run(async (tx): Promise<UnstoredAnalysis> => {
    const { companyId = null } = (await findFilingDoctor(tx, actor, doctorId)) ?? {};
    if (companyId === null || !can(actor, 'demands.create', { companyId })) return { status: 'forbidden' };
    const choice = { companyId, patientId, exactNumber };
    const patient = patientId === null ? null : await readPatient(tx, actor, { ...choice, patientId }, now);
    if (patientId !== null && !patient)
      return { status: 'invalid', issues: [{ path: 'basics.patientId', message: message('choose') }] };
    const report = await analyseContent(tx, { companyId, content, on, patient, demandId: null }, services.logger);
    return { status: 'analysed', report: visibleReport(report, actor.role) };
  });
}

async function readPatient(
  tx: Transaction,
  actor: Actor,
  choice: Parameters<typeof findChoosablePatient>[3],
  now: Date,
): Promise<CongruenceQuestion['patient']> {
  const found = await findChoosablePatient(tx, actor, civilDateOf(now), choice);
  if (!found) return null;
  const { companyId, patientId } = choice;
  await recordAccess(tx, actor, { subject: 'patient', companyId, patientId }, now);
  const { birthday, gender } = asVersion(found);
  return { id: patientId, birthday, gender };
}
