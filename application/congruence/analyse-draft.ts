import type { Actor } from '@aval/domain/access/actor';
import type { LineCheck, RadiotherapyCheck } from '@aval/domain/congruence/coverage/check';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import { type CongruenceReport, reportOn } from '@aval/domain/congruence/report/report';
import { visibleReport } from '@aval/domain/congruence/report/visible-report';
import { drugsWithRenalThreshold } from '@aval/domain/congruence/rules/patient/renal-threshold';
import { type DrugsByTest, drugsByTest } from '@aval/domain/congruence/rules/patient/tests-of-drugs';
import { readSubject } from '@aval/domain/congruence/subject/read-subject';
import type { RegimenDeviation } from '@aval/domain/congruence/subject/regimen-deviation';
import { kindsHeldUp } from '@aval/domain/validation/steps/proposed-treatment-schema';
import type { Logger } from '@aval/platform/logger';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { markOf } from '../demands/filing/seen-copy';
import { type EditableDemand, findEditable, type NotEditable } from '../drafts/editable-demand';
import { recordWritingAccess } from '../drafts/record-writing-access';
import { findBlockedKinds } from '../drafts/saving/blocked-kinds';
import { contentOfForms } from '../drafts/wizard/content-of-forms';
import { draftForms } from '../drafts/wizard/draft-forms';
import type { Services } from '../services';
import { readCongruenceFacts } from './analyse-content';
import { readRuleBook } from './read-rule-book';
import { tellFailure } from './tell-failure';

/** The part of the analysis that the wizard shows while a request is written; costs are left out. */
export interface DraftReport {
  findings: CongruenceReport['findings'];
  /** Rules that could not be checked. */
  failed: CongruenceReport['failed'];
  /** Fingerprint of the report, which the page submits; a request is not sent if its analysis has another one. */
  mark: string;
  clearance: CongruenceReport['clearance'];
  /** Drugs with a renal threshold, for which a creatinine is needed. */
  renalDrugs: string[];
  /** Drugs for which the result of a test matters. */
  testedDrugs: DrugsByTest;
  lines: DraftLineReport[];
  lifetime: CongruenceReport['lifetime'];
  /** Checks of each radiotherapy, made or not. */
  radiotherapyChecks: (readonly RadiotherapyCheck[])[];
  /** The company requires an answer to serious findings before a request is sent. */
  asksJustification: boolean;
}

export interface DraftLineReport {
  /** Index of the line in step 4. */
  index: number;
  /** Id in the catalogue; null while no drug is chosen. */
  drugId: number | null;
  /** Name in the catalogue; null while no drug is chosen. */
  drugName: string | null;
  /** The chosen drug is unknown to the rules. */
  isUnknownDrug: boolean;
  /** Dose of one administration, with the caps of the chosen regimen. */
  dose: LineReport['doses']['administration'];
  /** Administrations per session; null while not stated. */
  administrationsPerSession: number | null;
  /** Administrations per cycle, when they are not the same in every session. */
  administrationsPerCycle: number | null;
  /** Deviation from the chosen regimen; null when the two cannot be compared. */
  deviation: RegimenDeviation | null;
  isBesideRegimen: boolean;
  /** Checks of the line, made or not. */
  checks: readonly LineCheck[];
}

export type DraftAnalysis = { status: 'found'; report: DraftReport } | NotEditable;

/**
 * Analyses the wizard's content as far as it is typed. Doses are personal data, so the access is recorded, once for a
 * user who was shown the wizard shortly before; nothing else is kept. Source: docs/rules.md 12.1, 2.12.
 */
export function analyseDraft(services: Services, actor: Actor, demandId: string): Promise<DraftAnalysis> {
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (tx): Promise<DraftAnalysis> => {
    const search = await findEditable(tx, actor, demandId, now);
    if (!search.found) return search.refusal;
    await recordWritingAccess(tx, actor, search.found.row, now, { asksAgain: true });
    const { report, subject, book } = await reportOnCopy(tx, search.found, services.logger);
    const { findings, failed, clearance, lines, lifetime, radiotherapy } = visibleReport(report, actor.role);
    return {
      status: 'found',
      report: {
        findings,
        failed,
        mark: markOf(report),
        clearance,
        renalDrugs: drugsWithRenalThreshold(subject),
        testedDrugs: drugsByTest(subject),
        lines: lines.map(
          ({ index, drugName, isUnknownDrug = false, checks = [], doses, deviation, isBesideRegimen, ...given }) => ({
            index,
            drugId: subject.chemotherapy?.lines[index]?.drugId ?? null,
            drugName,
            isUnknownDrug,
            dose: doses.administration,
            administrationsPerSession: given.administrationsPerSession,
            administrationsPerCycle: given.administrationsPerCycle ?? null,
            deviation,
            isBesideRegimen,
            checks,
          }),
        ),
        lifetime,
        radiotherapyChecks: radiotherapy.map(({ checks = [] }) => checks),
        asksJustification: book.asksJustification,
      },
    };
  });
}

/** Reports on a working copy as far as it is typed, without the treatments that other demands hold. */
export async function reportOnCopy(tx: Transaction, found: EditableDemand, logger: Pick<Logger, 'error'>) {
  const { row, today, mode } = found;
  const { companyId, patient } = row;
  const blocked = await findBlockedKinds(tx, row, today);
  const content = contentOfForms(draftForms(found), kindsHeldUp({ mode, blocked }));
  const book = await readRuleBook(tx, companyId);
  const birthday = patient.birthday.toISOString().slice(0, 10);
  const question = {
    companyId,
    content,
    on: today,
    demandId: row.id,
    patient: { id: patient.id, birthday, gender: patient.gender },
  };
  const facts = await readCongruenceFacts(tx, question, book);
  const subject = readSubject(content, facts);
  return { report: reportOn(subject, facts.offers, book, tellFailure(logger)), subject, book };
}
