import type { RegimenLine } from '../../reference/regimen';
import { bestAssignment } from './best-assignment';
import { linesDue } from './regimen-lines';
import type { LibraryRegimen, Subject, SubjectLine } from './subject';
import { comparable, knownLines } from './subject-doses';

/** A line with the one of a regimen that it stands for. */
export interface RegimenDeviation {
  /** What the regimen gives; its dose is null where the regimen does not say it. */
  expected: RegimenLine;
  /** By how much the line's dose differs, more is positive; null where the two cannot be compared. */
  percent: number | null;
}

/** What a request asks for of a regimen, line by line. */
export interface RegimenMatch {
  /** By the lines' places in the content; without those that are none of the regimen, and those that are more than it gives. */
  ofLine: ReadonlyMap<number, RegimenDeviation>;
  /** What is due in this cycle of drugs that are asked for in fewer lines than the regimen has. */
  notAsked: readonly RegimenLine[];
}

/** Doses and several rules ask for the same match, which takes the longest of all that they read. */
const matches = new WeakMap<Subject, RegimenMatch>();

/** Each line against the chosen regimen; null without one. Source: docs/rules.md 12.6. */
export function matchRegimen(subject: Subject): RegimenMatch | null {
  const { chemotherapy } = subject;
  if (!chemotherapy?.regimen) return null;
  const match = matches.get(subject) ?? matchOf(subject, knownLines(chemotherapy), chemotherapy.regimen);
  matches.set(subject, match);
  return match;
}

/** The line of the chosen regimen that one of the request stands for; null where it stands for none. Source: docs/rules.md 12.6. */
export function lineOfRegimen(subject: Subject, { index }: Pick<SubjectLine, 'index'>): RegimenLine | null {
  return matchRegimen(subject)?.ofLine.get(index)?.expected ?? null;
}

function matchOf(subject: Subject, known: ReturnType<typeof knownLines>, regimen: LibraryRegimen): RegimenMatch {
  const ofLine = new Map<number, RegimenDeviation>();
  const notAsked: RegimenLine[] = [];
  for (const slug of new Set(known.map(({ substance }) => substance.slug))) {
    const { lines, areDue } = linesOfDrug(subject, regimen, slug);
    const ofDrug = known.filter(({ substance }) => substance.slug === slug);
    const taken = matchLines(subject, ofDrug, lines);
    for (const [index, deviation] of taken) ofLine.set(index, deviation);
    const asked = new Set([...taken.values()].map(({ expected }) => expected));
    if (areDue) notAsked.push(...lines.filter((line) => !asked.has(line)));
  }
  return { ofLine, notAsked };
}

/** What a regimen gives of a drug in the cycle of the request; where it gives none of it then, what it does in others. */
export function linesOfDrug(subject: Subject, regimen: LibraryRegimen, slug: string) {
  const ofDrug = regimen.lines.filter(({ drugSlug }) => drugSlug === slug);
  const due = linesDue({ lines: ofDrug }, subject.chemotherapy?.regimenCycle ?? 1);
  return due.length > 0 ? { lines: due, areDue: true } : { lines: ofDrug, areDue: false };
}

/** What cannot be compared counts as differing by all of the dose; what differs by more than this, by as much. */
const [INCOMPARABLE_PERCENT, MOST_PERCENT] = [100, 1e6];

/**
 * Lines of one drug and those of a regimen, one to one, so that all together they differ least. A further line stands for the
 * nearest of those whose lines are of other sessions: the regimen gives it on several days, the request in several lines.
 */
export function matchLines(
  subject: Subject,
  lines: readonly SubjectLine[],
  expected: readonly RegimenLine[],
): ReadonlyMap<number, RegimenDeviation> {
  const differences = expected.map((line) => lines.map((given) => deviationFrom(subject, given, line)));
  const costs = differences.map((row) => row.map(costOf));
  const holders = bestAssignment(costs, lines.length).map((at) => (at === null ? [] : lines.slice(at, at + 1)));
  const taken = new Map<number, RegimenDeviation>();
  lines.forEach((line, place) => {
    const nearest = holders
      .map((held, row) => ({ held, deviation: differences[row]?.[place], cost: costs[row]?.[place] ?? 0 }))
      .filter(({ held }) => held.every((other) => other === line || !shareSession(other, line)))
      .sort(
        (one, other) => Number(other.held.includes(line)) - Number(one.held.includes(line)) || one.cost - other.cost,
      );
    const [first] = nearest;
    if (!first?.deviation) return;
    taken.set(line.index, first.deviation);
    if (!first.held.includes(line)) first.held.push(line);
  });
  return taken;
}

/** Whether two lines are given in one session. */
export function shareSession(one: SubjectLine, other: SubjectLine): boolean {
  return one.sessions.some((session) => other.sessions.includes(session));
}

function costOf({ percent }: RegimenDeviation): number {
  return percent === null ? INCOMPARABLE_PERCENT : Math.min(Math.abs(percent), MOST_PERCENT);
}

/** A line against one of a regimen. */
export function deviationFrom(subject: Subject, line: SubjectLine, expected: RegimenLine): RegimenDeviation {
  const { dose } = expected;
  const figures = dose === null ? null : comparable(subject, line, { ...expected, dose });
  return {
    expected,
    percent: figures && ((figures.given - figures.expected) / figures.expected) * 100,
  };
}
