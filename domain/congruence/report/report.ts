import type { CivilDate } from '../../calendar/civil-date';
import { bodySurface } from '../../clinical/body/body-surface';
import type { Calculation } from '../../clinical/calculation/calculation';
import type { CreatinineClearance } from '../../clinical/kidney/creatinine-clearance';
import { type RadiotherapyCourse, radiotherapyCourse } from '../../clinical/radiotherapy/radiotherapy-course';
import type { PresentationOffer } from '../../clinical/vials/presentations';
import { type Analysis, analyseSubject, type TellFailure } from '../analyse';
import type { RadiotherapyCheck } from '../coverage/check';
import { radiotherapyChecks } from '../coverage/checks';
import { RULES, type RuleBook } from '../rule-book';
import { drugsWithRenalThreshold } from '../rules/patient/renal-threshold';
import { type Facts, readSubject } from '../subject/read-subject';
import type { LibraryRegimen, Subject } from '../subject/subject';
import { clearanceOf } from '../subject/subject-doses';
import { isRegimenInLibrary } from './library-mark';
import { type LifetimeReport, lifetimeReports } from './lifetime-report';
import { type LineReport, lineReports } from './line-report';

/** Full analysis of a content as it is shown and stored with a version: findings and the figures behind them. */
export interface CongruenceReport extends Analysis {
  /** Day of the analysis. */
  on: CivilDate;
  /** Chosen regimen, if the library has that version. */
  regimen: Pick<LibraryRegimen, 'name' | 'version'> | null;
  /** Mark of `isRegimenInLibrary`; absent from reports that were stored before there was one. */
  regimenInLibrary?: boolean | null;
  /** Null without a chemotherapy. */
  surface: Calculation<{ surfaceM2: number }> | null;
  /** Null unless a drug is dosed by clearance, or has a renal threshold and a creatinine is given. */
  clearance: Calculation<CreatinineClearance> | null;
  lines: readonly LineReport[];
  lifetime: readonly LifetimeReport[];
  radiotherapy: readonly RadiotherapyReport[];
}

/** Figures derived from one radiotherapy. */
export interface RadiotherapyReport extends RadiotherapyCourse {
  /** Checks, made or not; absent in older reports, which do not record it. */
  checks?: readonly RadiotherapyCheck[];
}

/** Facts that a report needs beyond those that rules read. */
export interface ReportFacts extends Facts {
  /** Presentations that the catalogue offers, by drug id. */
  offers: ReadonlyMap<number, readonly PresentationOffer[]>;
}

/** Builds the report on a content, complete or a draft, by a company's rule book. Source: docs/rules.md 12.1, 12.10. */
export function congruenceReport(
  content: unknown,
  facts: ReportFacts,
  book: RuleBook,
  tellFailure?: TellFailure,
): CongruenceReport {
  const subject = readSubject(content, { ...facts, clearanceSettings: book.clearance });
  return reportOn(subject, facts.offers, book, tellFailure);
}

/** Builds the report on a subject that was read before, with the catalogue's offers of its drugs. */
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
  const analysis = analyseSubject(subject, book, RULES, tellFailure);
  const ran = { book, failed: analysis.failed };
  return {
    ...analysis,
    on: subject.on,
    regimen: chosen ? { name: chosen.name, version: chosen.version } : null,
    regimenInLibrary: isRegimenInLibrary(subject),
    surface: chemotherapy && bodySurface(chemotherapy),
    clearance: isByClearance || isJudged ? clearanceOf(subject) : null,
    lines: lineReports(subject, offers, ran),
    lifetime: lifetimeReports(subject),
    radiotherapy: subject.radiotherapy.map((treatment) => ({
      ...radiotherapyCourse(treatment),
      checks: radiotherapyChecks(subject, treatment, ran),
    })),
  };
}

/** Number of serious findings that lists show beside a demand. */
export function seriousCount({ findings }: Pick<CongruenceReport, 'findings'>): number {
  return findings.filter(({ severity }) => severity === 'serious').length;
}
