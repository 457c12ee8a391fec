import type { Actor } from '@aval/domain/access/actor';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import { type CongruenceReport, reportOn } from '@aval/domain/congruence/report/report';
import { visibleReport } from '@aval/domain/congruence/report/visible-report';
import { drugsWithRenalThreshold } from '@aval/domain/congruence/rules/patient/renal-threshold';
import { readSubject } from '@aval/domain/congruence/subject/read-subject';
import type { RegimenDeviation } from '@aval/domain/congruence/subject/regimen-deviation';
import { kindsHeldUp } from '@aval/domain/validation/steps/proposed-treatment-schema';
import { forActor } from '@aval/prisma/scope';
import { markOf } from '../demands/filing/seen-copy';
import { findEditable, type NotEditable } from '../drafts/editable-demand';
import { recordWritingLook } from '../drafts/record-writing-look';
import { findBlockedKinds } from '../drafts/saving/blocked-kinds';
import { contentOfForms } from '../drafts/wizard/content-of-forms';
import { draftForms } from '../drafts/wizard/draft-forms';
import type { Services } from '../services';
import { readCongruenceFacts } from './analyse-content';
import { readRuleBook } from './read-rule-book';
import { tellFailure } from './tell-failure';

/** What the wizard shows of the analysis while somebody writes; of what the request costs it says nothing. */
export interface DraftReport {
  findings: CongruenceReport['findings'];
  /** Rules that could not be checked. */
  failed: CongruenceReport['failed'];
  /** What a page that shows all this sends along: nothing else is sent in their place. */
  mark: string;
  clearance: CongruenceReport['clearance'];
  /** The drugs that have a threshold of clearance, of which a creatinine is asked for too. */
  renalDrugs: string[];
  lines: DraftLineReport[];
  lifetime: CongruenceReport['lifetime'];
  /** The company asks that serious findings be answered before a request is sent. */
  asksJustification: boolean;
}

export interface DraftLineReport {
  /** Its place in step 4. */
  index: number;
  /** Of the catalogue; null while none is chosen. */
  drugId: number | null;
  /** As the catalogue writes it; null while none is chosen. */
  drugName: string | null;
  /** One is chosen that no rule knows. */
  isUnknownDrug: boolean;
  /** Of one administration, with the caps of the chosen regimen. */
  dose: LineReport['doses']['administration'];
  /** How often one session has it; null where nobody has said so. */
  administrationsPerSession: number | null;
  /** In one cycle, where its sessions do not share it out evenly. */
  administrationsPerCycle: number | null;
  /** Against the chosen regimen; null where the two cannot be compared. */
  deviation: RegimenDeviation | null;
  isBesideRegimen: boolean;
}

export type DraftAnalysis = { status: 'found'; report: DraftReport } | NotEditable;

/**
 * The analysis of what lies in the wizard of a demand, as far as it is typed; of it only the look is kept, once for whoever was shown the wizard
 * before: doses tell of the patient. Source: docs/rules.md 12.1, 2.12.
 */
export function analyseDraft(services: Services, actor: Actor, demandId: string): Promise<DraftAnalysis> {
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (tx): Promise<DraftAnalysis> => {
    const search = await findEditable(tx, actor, demandId, now);
    if (!search.found) return search.refusal;
    const { row, today, mode } = search.found;
    await recordWritingLook(tx, actor, row, now, { asksAgain: true });
    const { companyId, patient } = row;
    const blocked = await findBlockedKinds(tx, row, today);
    const content = contentOfForms(draftForms(search.found), kindsHeldUp({ mode, blocked }));
    const book = await readRuleBook(tx, companyId);
    const birthday = patient.birthday.toISOString().slice(0, 10);
    const question = {
      companyId,
      content,
      on: today,
      demandId,
      patient: { id: patient.id, birthday, gender: patient.gender },
    };
    const facts = await readCongruenceFacts(tx, question, book);
    const subject = readSubject(content, facts);
    const report = reportOn(subject, facts.offers, book, tellFailure(services.logger));
    const { findings, failed, clearance, lines, lifetime } = visibleReport(report, actor.role);
    return {
      status: 'found',
      report: {
        findings,
        failed,
        mark: markOf(report),
        clearance,
        renalDrugs: drugsWithRenalThreshold(subject),
        lines: lines.map(({ index, drugName, isUnknownDrug = false, doses, deviation, isBesideRegimen, ...given }) => ({
          index,
          drugId: subject.chemotherapy?.lines[index]?.drugId ?? null,
          drugName,
          isUnknownDrug,
          dose: doses.administration,
          administrationsPerSession: given.administrationsPerSession,
          administrationsPerCycle: given.administrationsPerCycle ?? null,
          deviation,
          isBesideRegimen,
        })),
        lifetime,
        asksJustification: book.asksJustification,
      },
    };
  });
}
