import type { CivilDate } from '../../calendar/civil-date';
import { bodySurface } from '../../clinical/body/body-surface';
import type { Calculation } from '../../clinical/calculation/calculation';
import type { CreatinineClearance } from '../../clinical/kidney/creatinine-clearance';
import { type RadiotherapyCourse, radiotherapyCourse } from '../../clinical/radiotherapy/radiotherapy-course';
import type { PresentationOffer } from '../../clinical/vials/presentations';
import { type Analysis, analyseSubject, type TellFailure } from '../analyse';
import { RULES, type RuleBook } from '../rule-book';
import { drugsWithRenalThreshold } from '../rules/patient/renal-threshold';
import { type Facts, readSubject } from '../subject/read-subject';
import type { LibraryRegimen, Subject } from '../subject/subject';
import { clearanceOf } from '../subject/subject-doses';
import { type LifetimeReport, lifetimeReports } from './lifetime-report';
import { type LineReport, lineReports } from './line-report';

/** All that the analysis says of a content, as it is shown and, with a version, kept: findings and the figures behind them. */
export interface CongruenceReport extends Analysis {
  /** The day on which it was made. */
  on: CivilDate;
  /** The regimen that was chosen, if the library knows that version. */
  regimen: Pick<LibraryRegimen, 'name' | 'version'> | null;
  /** Null without a chemotherapy. */
  surface: Calculation<{ surfaceM2: number }> | null;
  /** Null unless a drug is dosed by it, or has a renal threshold and a creatinine is given. */
  clearance: Calculation<CreatinineClearance> | null;
  lines: readonly LineReport[];
  lifetime: readonly LifetimeReport[];
  radiotherapy: readonly RadiotherapyCourse[];
}

/** What a report needs to know beside what rules read. */
export interface ReportFacts extends Facts {
  /** What the catalogue offers of the drugs of the content, by their ids. */
  offers: ReadonlyMap<number, readonly PresentationOffer[]>;
}

/** The report on a content, complete or a draft, by a company's rule book. Source: docs/rules.md 12.1, 12.10. */
export function congruenceReport(
  content: unknown,
  facts: ReportFacts,
  book: RuleBook,
  tellFailure?: TellFailure,
): CongruenceReport {
  const subject = readSubject(content, { ...facts, clearanceSettings: book.clearance });
  return reportOn(subject, facts.offers, book, tellFailure);
}

/** The same of a content that was read already, with what the catalogue offers of its drugs. */
export function reportOn(
  subject: Subject,
  offers: ReportFacts['offers'],
  book: RuleBook,
  tellFailure?: TellFailure,
): CongruenceReport {
  const { chemotherapy } = subject;
  const chosen = chemotherapy?.regimen;
  const isByClearance = chemotherapy?.lines.some(({ doseType }) => doseType === 'AUC');
  const isJudged = chemotherapy?.creatinine != null && drugsWithRenalThreshold(subject).length > 0;
  return {
    ...analyseSubject(subject, book, RULES, tellFailure),
    on: subject.on,
    regimen: chosen ? { name: chosen.name, version: chosen.version } : null,
    surface: chemotherapy && bodySurface(chemotherapy),
    clearance: isByClearance || isJudged ? clearanceOf(subject) : null,
    lines: lineReports(subject, offers),
    lifetime: lifetimeReports(subject),
    radiotherapy: subject.radiotherapy.map(radiotherapyCourse),
  };
}

/** By how many serious findings lists mark a demand. */
export function seriousCount({ findings }: Pick<CongruenceReport, 'findings'>): number {
  return findings.filter(({ severity }) => severity === 'serious').length;
}
