import type { Regimen, RegimenLine } from '../../reference/regimen';
import { cycleLengthOf, gapsBetween, intervalBetween } from '../../reference/regimen-sessions';
import { linesDue, sessionDaysDue } from './regimen-lines';

/** Line of the form filled from a regimen. */
export interface FilledLine {
  /** Catalogue id; null where the catalogue lacks the drug. */
  drugId: number | null;
  /** Name in the catalogue, otherwise in the reference data. */
  drugName: string;
  /** Dose of one administration; null where the regimen has not stated it yet. */
  dose: number | null;
  doseType: RegimenLine['doseType'];
  administration: RegimenLine['administration'];
  cap: RegimenLine['cap'];
  /** Session numbers in the cycle, from 1. */
  sessions: number[];
  /** Days of the cycle, from 1. */
  days: readonly number[];
  /** Administrations on each of its days. */
  timesPerDay: number;
}

/** Line of the regimen that is due in some of its cycles only. */
export interface LineOfOtherCycles extends Pick<RegimenLine, 'dose' | 'doseType' | 'fromCycle' | 'toCycle'> {
  drugName: string;
  /** Whether the drug continues in this cycle with a lower dose. */
  isLoading: boolean;
}

/** Values that choosing a regimen puts into step 4. */
export interface RegimenFill {
  /** null: until progression, or until somebody decides. */
  totalCycles: number | null;
  sessionsPerCycle: number;
  /** Days between the first two sessions, where gaps differ; 0 for a single session. */
  sessionFrequencyDays: number;
  /** Days from the last session to the first of the next cycle. */
  cycleIntervalDays: number;
  /** Days from the start of a cycle to that of the next. */
  cycleLengthDays: number;
  /** Days of the cycle on which there is a session, from 1. */
  sessionDays: number[];
  lines: FilledLine[];
  /** Lines of earlier cycles, left out because the patient is assumed to have had them. */
  earlier: LineOfOtherCycles[];
  /** Lines of later cycles, whose doses or drugs differ. */
  later: LineOfOtherCycles[];
  /** Filled lines that end before the regimen does, without a later line of the same drug. */
  ending: LineOfOtherCycles[];
}

export type FindDrug = (line: RegimenLine) => { drugId: number | null; drugName: string };

/**
 * Fills the form from a regimen for one of its cycles: the lines that are due and their sessions.
 * Source: docs/rules.md 12.8, 12.16.
 */
export function regimenFill(regimen: Regimen, cycle: number, findDrug: FindDrug): RegimenFill {
  const due = linesDue(regimen, cycle);
  const sessionDays = sessionDaysDue(regimen, cycle);
  const cycleLengthDays = cycleLengthOf(regimen);
  const [frequency = 0] = gapsBetween(sessionDays);
  return {
    totalCycles: regimen.plannedCycles,
    sessionsPerCycle: sessionDays.length,
    sessionFrequencyDays: frequency,
    cycleIntervalDays: intervalBetween(sessionDays, cycleLengthDays),
    cycleLengthDays,
    sessionDays,
    lines: due.map((line) => ({
      ...findDrug(line),
      dose: line.dose,
      doseType: line.doseType,
      administration: line.administration,
      cap: line.cap,
      sessions: sessionsOf(line, sessionDays),
      days: line.days,
      timesPerDay: line.timesPerDay,
    })),
    earlier: regimen.lines
      .filter(({ toCycle }) => toCycle !== null && toCycle < cycle)
      .map((line) => ({ ...ofOtherCycles(line, findDrug), isLoading: due.some((goesOn) => isLess(goesOn, line)) })),
    later: regimen.lines
      .filter(({ fromCycle }) => fromCycle > Math.max(cycle, 1))
      .map((line) => ({ ...ofOtherCycles(line, findDrug), isLoading: false })),
    ending: due
      .filter((line) => endsEarly(line, regimen))
      .map((line) => ({ ...ofOtherCycles(line, findDrug), isLoading: false })),
  };
}

function endsEarly({ drugSlug, toCycle }: RegimenLine, { plannedCycles, lines }: Regimen): boolean {
  if (toCycle === null || toCycle === plannedCycles) return false;
  return !lines.some((other) => other.drugSlug === drugSlug && other.fromCycle > toCycle);
}

function ofOtherCycles(line: RegimenLine, findDrug: FindDrug): Omit<LineOfOtherCycles, 'isLoading'> {
  const { dose, doseType, fromCycle, toCycle } = line;
  return { drugName: findDrug(line).drugName, dose, doseType, fromCycle, toCycle };
}

function isLess(one: RegimenLine, other: RegimenLine): boolean {
  const isOfDrug = one.drugSlug === other.drugSlug && one.doseType === other.doseType;
  return isOfDrug && one.dose !== null && other.dose !== null && one.dose < other.dose;
}

/** A line taken on days without a session begins with the first session. */
function sessionsOf({ days }: RegimenLine, sessionDays: readonly number[]): number[] {
  const sessions = sessionDays.flatMap((day, index) => (days.includes(day) ? [index + 1] : []));
  return sessions.length > 0 ? sessions : [1];
}
