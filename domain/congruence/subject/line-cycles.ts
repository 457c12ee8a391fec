import { linesDue } from './regimen-lines';
import type { SubjectChemotherapy, SubjectLine } from './subject';

/** The cycles of a request in which a line is given, by their numbers in it. */
export interface LineCycles {
  first: number;
  last: number;
  /** The chosen regimen gives the drug otherwise in some of them: a loading dose is that of one cycle. */
  varies: boolean;
}

type Plan = Pick<SubjectChemotherapy, 'regimen' | 'regimenCycle' | 'cycle' | 'totalCycles'>;

/**
 * The cycles that a request asks for, from its current one on: earlier ones had what was authorized in them. A line ends
 * where the chosen regimen ends its drug. 0 of 0 cycles are one round; null while their number is not known.
 * Source: docs/rules.md 11.8.
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

/** How many they are; null where their number is not known, or the dose of one is not that of all. */
export function countOf(cycles: LineCycles | null): number | null {
  return cycles && !cycles.varies ? cycles.last - cycles.first + 1 : null;
}
