import { compareSeverity, SEVERITIES, type Severity } from '../findings/finding';
import type { CorpusCase, Finding, Topic } from './corpus-case';

/** Finding of a report, in the words of the corpus. */
export interface Told {
  /** Rule and sentence, by which a developer finds it. */
  name: string;
  /** Subjects that it is about; none where the corpus has no such subject. */
  topics: readonly Topic[];
  severity: Severity;
  /** Slugs of the drugs that it is about; none where it is about the whole request. */
  drugs: readonly string[];
}

type OfCase<Found> = Found & { id: string };

export interface Measure {
  /** Share of the findings due at a severity that were told with this severity or a higher one; 1 where none is due. */
  sensitivity: Readonly<Record<Severity, number>>;
  /** Share of the right requests that were told nothing of a severity; 1 where there is no right request. */
  specificity: Readonly<Record<Severity, number>>;
  /** Share of the right requests with a note or more, and with several. */
  rightWithNote: number;
  rightWithSeveralNotes: number;
  /** Findings that are due and were not told. */
  missed: readonly OfCase<Finding>[];
  /** Findings that were told of right requests. */
  mistaken: readonly OfCase<Told>[];
}

/**
 * Measures what a report finds in requests against what is due. On a wrong request findings beyond those that are due
 * do not count, since a slip of one figure may rightly be told in several ways.
 */
export function measure(cases: readonly CorpusCase[], report: (request: CorpusCase) => readonly Told[]): Measure {
  const told = cases.map((request) => ({ request, findings: report(request) }));
  const due = told.flatMap(({ request, findings }) =>
    request.expected.map((finding) => ({
      ...finding,
      id: request.id,
      isFound: findings.some((each) => answers(each, finding)),
    })),
  );
  const right = told.filter(({ request }) => request.expected.length === 0);
  const shareWith = (least: number, severity: Severity) =>
    right.filter(({ findings }) => countOf(findings, severity) >= least).length / Math.max(right.length, 1);
  return {
    sensitivity: bySeverity((severity) => {
      const ofSeverity = due.filter((finding) => finding.severity === severity);
      return ofSeverity.length === 0 ? 1 : ofSeverity.filter(({ isFound }) => isFound).length / ofSeverity.length;
    }),
    specificity: bySeverity((severity) => 1 - shareWith(1, severity)),
    rightWithNote: shareWith(1, 'note'),
    rightWithSeveralNotes: shareWith(2, 'note'),
    missed: due.filter(({ isFound }) => !isFound).map(({ isFound: _, ...finding }) => finding),
    mistaken: right.flatMap(({ request, findings }) => findings.map((finding) => ({ ...finding, id: request.id }))),
  };
}

/**
 * Whether a told finding is the one that is due: about one of its subjects and its drug, and at least as severe. One
 * about the whole request is about each of its drugs.
 */
function answers(told: Told, due: Finding): boolean {
  return (
    compareSeverity(told.severity, due.severity) <= 0 &&
    (due.drug === undefined || told.drugs.length === 0 || told.drugs.includes(due.drug)) &&
    told.topics.some((topic) => due.topics.includes(topic))
  );
}

function countOf(findings: readonly Told[], severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

function bySeverity(share: (severity: Severity) => number): Record<Severity, number> {
  return Object.fromEntries(SEVERITIES.map((severity) => [severity, share(severity)])) as Record<Severity, number>;
}
