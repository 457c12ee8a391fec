import { linesDue } from './regimen-lines';
import type { SubjectChemotherapy, SubjectLine } from './subject';

/** Range of the request's cycles in which a line is given. */
export interface LineCycles {
  first: number;
  last: number;
  /** Whether the chosen regimen changes the drug's dose within the range; a loading dose belongs to one cycle. */
  varies: boolean;
}

type Plan = Pick<SubjectChemotherapy, 'regimen' | 'regimenCycle' | 'cycle' | 'totalCycles'>;

/**
 * Returns the cycles that a request asks for, from its current one on; earlier cycles had their own authorized doses. A
 * line ends where the chosen regimen ends its drug. 0 of 0 cycles are one round; null while the number of cycles is
 * unknown. Source: docs/rules.md 11.8.
 */
export function lineCycles(plan: Plan, { substance }: Pick<SubjectLine, 'substance'>): LineCycles | null {
  const { regimen, regimenCycle, totalCycles } = plan;
  if (totalCycles === null) return null;
  const first = plan.cycle ?? 1;
  const last = Math.max(first, totalCycles);
  const ofDrug = { lines: regimen?.lines.filter(({ drugSlug }) => drugSlug === substance?.slug) ?? [] };
  const lastOfRegimen = regimenCycle + last - first;
  const due = linesDue(ofDrug, regimenCycle);
  if (due.length === 0) return { first, last, varies: false };
  const ends = new Set(due.map(({ toCycle }) => Math.min(toCycle ?? lastOfRegimen, lastOfRegimen)));
  const begins = ofDrug.lines.some(({ fromCycle }) => fromCycle > regimenCycle && fromCycle <= lastOfRegimen);
  if (begins || ends.size > 1) return { first, last, varies: true };
  const [end = lastOfRegimen] = ends;
  return { first, last: first + end - regimenCycle, varies: false };
}

/** Returns the number of cycles; null where it is unknown or the dose varies between them. */
export function countOf(cycles: LineCycles | null): number | null {
  return cycles && !cycles.varies ? cycles.last - cycles.first + 1 : null;
}
