import type { Regimen, RegimenLine } from '../../reference/regimen';
import { cycleLengthOf, gapsBetween, intervalBetween } from '../../reference/regimen-sessions';
import { linesDue, sessionDaysDue } from './regimen-lines';

/** A line of the form as a regimen gives it. */
export interface FilledLine {
  /** Of the catalogue; null where it has no such drug. */
  drugId: number | null;
  /** As the catalogue writes it, or as the reference data name it. */
  drugName: string;
  /** Of one administration; null where the regimen has not said it yet. */
  dose: number | null;
  doseType: RegimenLine['doseType'];
  administration: RegimenLine['administration'];
  cap: RegimenLine['cap'];
  /** Of the cycle, from 1. */
  sessions: number[];
  /** Days of the cycle, from 1. */
  days: readonly number[];
  /** On each of its days. */
  timesPerDay: number;
}

/** A line of the regimen that is not due in all of its cycles. */
export interface LineOfOtherCycles extends Pick<RegimenLine, 'dose' | 'doseType' | 'fromCycle' | 'toCycle'> {
  drugName: string;
  /** The drug goes on in the cycle with less of it. */
  isLoading: boolean;
}

/** What choosing a regimen puts into step 4. */
export interface RegimenFill {
  /** null: until progression, or until somebody decides. */
  totalCycles: number | null;
  sessionsPerCycle: number;
  /** Between the first two sessions, where the gaps differ; 0 of a single session. */
  sessionFrequencyDays: number;
  /** From the last session to the first of the next cycle. */
  cycleIntervalDays: number;
  /** From the start of a cycle to that of the next. */
  cycleLengthDays: number;
  /** Days of the cycle on which there is a session, from 1. */
  sessionDays: number[];
  lines: FilledLine[];
  /** Of cycles before: what is not put in, since the patient is taken to have had it. */
  earlier: LineOfOtherCycles[];
  /** Of cycles to come, whose doses or drugs are others. */
  later: LineOfOtherCycles[];
  /** What is put in and ends before the regimen does, with nothing of its drug after it. */
  ending: LineOfOtherCycles[];
}

/** Finds the catalogue's drug for a line. */
export type FindDrug = (line: RegimenLine) => { drugId: number | null; drugName: string };

/** A regimen as the form has it, for one of its cycles: its lines that are due and their sessions. Source: docs/rules.md 12.8, 12.16. */
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

/** What is taken on other days begins with the first session. */
function sessionsOf({ days }: RegimenLine, sessionDays: readonly number[]): number[] {
  const sessions = sessionDays.flatMap((day, index) => (days.includes(day) ? [index + 1] : []));
  return sessions.length > 0 ? sessions : [1];
}
