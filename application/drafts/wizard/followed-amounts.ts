import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { packsOf } from '@aval/domain/congruence/subject/line-packs';
import { readSubject } from '@aval/domain/congruence/subject/read-subject';
import type { ReadSteps } from '@aval/domain/demand/content/stored-content';
import type { Transaction } from '@aval/prisma/scope';
import { readCongruenceFacts } from '../../congruence/analyse-content';
import { readRuleBook } from '../../congruence/read-rule-book';
import { isGroup } from '../saving/typed-values';

/**
 * Fills step 4 with the packs that a session takes, on each line without an amount. A line whose dose cannot be
 * calculated stays as it is. Source: docs/rules.md 8.11.
 */
export async function withFollowedAmounts(
  tx: Transaction,
  { demandId, on, forms }: { demandId: string; on: CivilDate; forms: ReadSteps },
): Promise<unknown> {
  const { treatment } = forms;
  const chemotherapy = isGroup(treatment) ? treatment.chemotherapy : null;
  const lines = isGroup(chemotherapy) && Array.isArray(chemotherapy.drugs) ? (chemotherapy.drugs as unknown[]) : [];
  if (!isGroup(treatment) || !lines.some(follows)) return treatment;
  const { companyId, patient } = await tx.demand.findUniqueOrThrow({
    where: { id: demandId },
    select: { companyId: true, patient: { select: { id: true, birthday: true, gender: true } } },
  });
  const { protocol, previousTreatments, extras } = forms;
  const content = { protocol, ...(isGroup(previousTreatments) ? previousTreatments : {}), treatment, extras };
  const birthday = patient.birthday.toISOString().slice(0, 10);
  const question = { companyId, content, on, demandId, patient: { ...patient, birthday } };
  const facts = await readCongruenceFacts(tx, question, await readRuleBook(tx, companyId));
  const subject = readSubject(content, facts);
  const packs = subject.chemotherapy ? packsOf(subject, subject.chemotherapy) : [];
  const drugs = lines.map((line, index) => {
    const amount = packs[index]?.packs?.packs;
    return follows(line) && amount !== undefined ? { ...line, amount: String(amount) } : line;
  });
  return { ...treatment, chemotherapy: { ...(chemotherapy as object), drugs } };
}

function follows(line: unknown): line is Record<string, unknown> {
  return isGroup(line) && (line.amount === undefined || line.amount === null || line.amount === '');
}
