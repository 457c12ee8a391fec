import { daysBetween } from '../../../calendar/civil-date';
import type { TumourType } from '../../../catalogue/tumour-types';
import { TINY } from '../../../clinical/calculation/tolerance';
import { daysPerCycle } from '../../../clinical/session-calendar';
import limitsFile from '../../../reference/cycle-limits.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding, Severity } from '../../findings/finding';
import { figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject, SubjectChemotherapy } from '../../subject/subject';
import { drugField, type KnownLine, knownLines } from '../../subject/subject-doses';

/** Most cycles of a drug, or of several together, that a label or a trial gives. */
interface CycleLimit {
  /** Drugs that are all in the request; the first is the one that ends. */
  drugSlugs: readonly string[];
  /** Empty for any tumour. */
  tumourTypes: readonly TumourType[];
  /** Empty for any intention. */
  intentions: readonly string[];
  /** Days of the cycles that are counted; a longer cycle is another schedule. */
  cycleDays: { from: number; to: number };
  /** Lowest dose in milligrams to which the row applies. */
  fromMg?: number;
  most: number;
  /** Whether other drugs go on after it, so that the cycle of the request counts and not its last one. */
  isFollowed?: boolean;
  severity: Severity;
  source: Source;
}

const ROWS = rowsOf<CycleLimit>(limitsFile, 'most-cycles');

/**
 * Finds more cycles of a drug than its label or trial gives. With a chosen regimen its cycles are the finding of CIC-05,
 * and a trial may have others. Source: the rows of `cycle-limits.json`.
 */
function look({ chemotherapy, protocol }: Subject): readonly RuleFinding[] {
  if (!chemotherapy || chemotherapy.regimen || chemotherapy.isTrial || chemotherapy.totalCycles === null) return [];
  const { totalCycles, intention } = chemotherapy;
  const days = daysOfCycle(chemotherapy);
  if (days === null) return [];
  return ROWS.flatMap((row): RuleFinding[] => {
    const lines = linesOf(row, knownLines(chemotherapy));
    const isMeant =
      (row.tumourTypes.length === 0 || row.tumourTypes.some((type) => type === protocol.type)) &&
      (row.intentions.length === 0 || row.intentions.some((each) => each === intention)) &&
      days >= row.cycleDays.from &&
      days <= row.cycleDays.to;
    const given = row.isFollowed ? Math.max(chemotherapy.cycle ?? 1, 1) : totalCycles;
    if (lines.length === 0 || !isMeant || given <= row.most) return [];
    return [
      {
        variant: 'more',
        atMost: row.severity,
        values: {
          drug: nameValue(lines.map(({ substance }) => substance.name).join(' + ')),
          given: figureValue(given),
          most: figureValue(row.most),
        },
        fields: [
          row.isFollowed ? 'treatment.chemotherapy.cycle' : 'treatment.chemotherapy.totalCycles',
          ...lines.map(drugField),
        ],
        sources: [row.source],
      },
    ];
  });
}

/** Returns a line of each drug of a row; empty where one is missing or below the row's dose. */
function linesOf({ drugSlugs, fromMg = 0 }: CycleLimit, lines: readonly KnownLine[]): readonly KnownLine[] {
  const found = drugSlugs.flatMap((slug) => lines.find(({ substance }) => substance.slug === slug) ?? []);
  const isDosed = found.every(
    ({ dose, doseType }) => fromMg === 0 || (doseType === 'MG' && (dose ?? 0) >= fromMg - TINY),
  );
  return found.length === drugSlugs.length && isDosed ? found : [];
}

/** Returns the days from the first session of a cycle to that of the next; null in a draft that does not say them. */
function daysOfCycle(chemotherapy: SubjectChemotherapy): number | null {
  const { sessionsPerCycle, sessionFrequencyDays, sessionDates, cycleIntervalDays } = chemotherapy;
  if (!sessionsPerCycle || cycleIntervalDays === null) return null;
  const [first, last] = [sessionDates[0], sessionDates.at(-1)];
  if (first && last && sessionDates.length === sessionsPerCycle) return daysBetween(first, last) + cycleIntervalDays;
  if (sessionFrequencyDays === null) return null;
  return daysPerCycle({ sessionsPerCycle, sessionFrequencyDays }) - 1 + cycleIntervalDays;
}

export const cyclesOfDrug = rule({
  id: 'CIC-06',
  version: 1,
  variants: ['more'],
  severity: 'warning',
  thresholds: {},
  table: ROWS,
  look,
});
