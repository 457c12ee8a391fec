import type { DemandDetail, HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import { type Finding, SEVERITIES, type Severity } from '@aval/domain/congruence/findings/finding';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { inReviewOrder, isLikeRegimen } from '@aval/domain/congruence/report/review-order';
import { seriousFindings } from '@aval/domain/congruence/report/serious-findings';
import type { PreviousTreatment } from '@aval/domain/demand/content/content';

export interface RegimenSummary {
  /** Lines that differ from the regimen or are outside it, in the order of a review. */
  deviating: readonly LineReport[];
  /** Whether every line was compared with the regimen and equals it. */
  isLike: boolean;
}

/** Compares the lines of a report with the chosen regimen; null without a report or a regimen in it. */
export function regimenSummary(report: CongruenceReport | null): RegimenSummary | null {
  if (!report?.regimen) return null;
  const lines = inReviewOrder(report);
  return {
    deviating: lines.filter(
      (line) => line.isBesideRegimen || (line.deviation?.percent != null && !isLikeRegimen(line)),
    ),
    isLike: lines.length > 0 && lines.every(isLikeRegimen),
  };
}

/** Number of previous treatments that the summary names; the section lists all of them. */
const NAMED_TREATMENTS = 3;

/** Returns the latest previous treatments, and how many earlier ones there are. */
export function previousSummary(treatments: readonly PreviousTreatment[]): {
  latest: readonly PreviousTreatment[];
  more: number;
} {
  const latest = treatments.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, NAMED_TREATMENTS);
  return { latest, more: treatments.length - latest.length };
}

export interface FindingsSummary {
  serious: readonly Finding[];
  /** Numbers of the other findings, without zeros, most severe first. */
  others: readonly { severity: Severity; count: number }[];
}

export function findingsSummary(findings: readonly Finding[]): FindingsSummary {
  const others = SEVERITIES.filter((severity) => severity !== 'serious').map((severity) => ({
    severity,
    count: findings.filter((finding) => finding.severity === severity).length,
  }));
  return { serious: seriousFindings(findings), others: others.filter(({ count }) => count > 0) };
}

/**
 * Returns the newest entry with a comment, whatever its action. The history holds only what its reader may read, so the
 * comment is one of them. Source: docs/rules.md 2.25.
 */
export function lastComment(demand: Pick<DemandDetail, 'history'>): HistoryEntry | null {
  return commentsOf(demand)[0] ?? null;
}

/** Returns the entries in which somebody wrote a text: comments, and what was written with decisions and other actions. */
export function commentsOf({ history }: Pick<DemandDetail, 'history'>): HistoryEntry[] {
  return history.filter(({ comment, privateComment }) => comment || privateComment);
}

const DECISIONS: ReadonlySet<HistoryEntry['action']> = new Set([
  'ACCEPT',
  'DENY',
  'PROPOSE_AUTHORIZATION',
  'PROPOSE_DENIAL',
]);

/** Returns what a text of the history was written for: as a comment of its own, for a decision or another action. */
export function textKind({ action }: Pick<HistoryEntry, 'action'>): 'comment' | 'decision' | 'action' {
  if (action === 'COMMENT') return 'comment';
  return DECISIONS.has(action) ? 'decision' : 'action';
}
