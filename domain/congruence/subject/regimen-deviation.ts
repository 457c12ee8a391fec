import type { RegimenLine } from '../../reference/regimen';
import { bestAssignment } from './best-assignment';
import { linesDue } from './regimen-lines';
import type { LibraryRegimen, Subject, SubjectLine } from './subject';
import { comparable, knownLines } from './subject-doses';

/** Comparison of a line with the regimen's line that it was matched to. */
export interface RegimenDeviation {
  /** Line of the regimen; its dose is null where the regimen does not give it. */
  expected: RegimenLine;
  /** Difference of the dose in percent, positive when higher; null where the two cannot be compared. */
  percent: number | null;
}

/** Matches between the lines of a request and those of its regimen. */
export interface RegimenMatch {
  /** Deviations by the line's place in the content; lines outside the regimen and surplus lines are absent. */
  ofLine: ReadonlyMap<number, RegimenDeviation>;
  /** Lines of the regimen due in this cycle, of drugs that the request has in fewer lines than the regimen. */
  notAsked: readonly RegimenLine[];
}

/** Cache: doses and several rules read the same match, which is the most expensive figure they share. */
const matches = new WeakMap<Subject, RegimenMatch>();

/** Matches each line against the chosen regimen; null without one. Source: docs/rules.md 12.6. */
export function matchRegimen(subject: Subject): RegimenMatch | null {
  const { chemotherapy } = subject;
  if (!chemotherapy?.regimen) return null;
  const match = matches.get(subject) ?? matchOf(subject, knownLines(chemotherapy), chemotherapy.regimen);
  matches.set(subject, match);
  return match;
}

/** Returns the regimen's line that a line of the request was matched to, or null. Source: docs/rules.md 12.6. */
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

/**
 * Returns the lines of a drug in the request's cycle of the regimen or, where none is due, its lines of other cycles.
 */
export function linesOfDrug(subject: Subject, regimen: LibraryRegimen, slug: string) {
  const ofDrug = regimen.lines.filter(({ drugSlug }) => drugSlug === slug);
  const due = linesDue({ lines: ofDrug }, subject.chemotherapy?.regimenCycle ?? 1);
  return due.length > 0 ? { lines: due, areDue: true } : { lines: ofDrug, areDue: false };
}

/** Lines that cannot be compared count as differing by the whole dose; larger deviations are capped. */
const [INCOMPARABLE_PERCENT, MOST_PERCENT] = [100, 1e6];

/**
 * Matches the lines of one drug one to one with those of a regimen so that the sum of deviations is lowest. A surplus
 * line goes to the nearest regimen line whose other lines are of different sessions: a dose that the regimen gives on
 * several days may be in several lines of the request.
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

/** Whether two lines have a session in common. */
export function shareSession(one: SubjectLine, other: SubjectLine): boolean {
  return one.sessions.some((session) => other.sessions.includes(session));
}

function costOf({ percent }: RegimenDeviation): number {
  return percent === null ? INCOMPARABLE_PERCENT : Math.min(Math.abs(percent), MOST_PERCENT);
}

/** Compares a line with one of a regimen. */
export function deviationFrom(subject: Subject, line: SubjectLine, expected: RegimenLine): RegimenDeviation {
  const { dose } = expected;
  const figures = dose === null ? null : comparable(subject, line, { ...expected, dose });
  return {
    expected,
    percent: figures && ((figures.given - figures.expected) / figures.expected) * 100,
  };
}
