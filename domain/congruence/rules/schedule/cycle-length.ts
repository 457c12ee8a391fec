import { daysPerCycle } from '../../../clinical/session-calendar';
import type { RuleFinding } from '../../findings/finding';
import { figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { LibraryRegimen, Subject } from '../../subject/subject';

interface Thresholds extends Readonly<Record<string, number>> {
  /** So many days more or less are a holiday. */
  toleranceDays: number;
}

/**
 * From the first day of a cycle to that of the next, against the chosen regimen: the interval alone says little where a cycle
 * has fewer sessions. Shorter is a warning, longer a note. A single cycle has none after it, and where the regimen's gaps are
 * not equal the form's numbers do not say its length. Source: the regimen's.
 */
function look({ chemotherapy }: Subject, { toleranceDays }: Thresholds): readonly RuleFinding[] {
  const regimen = chemotherapy?.regimen;
  if (!chemotherapy || regimen?.sessionFrequencyDays == null || (chemotherapy.totalCycles ?? 0) < 2) return [];
  const { sessionsPerCycle, sessionFrequencyDays, cycleIntervalDays } = chemotherapy;
  if (!sessionsPerCycle || sessionFrequencyDays === null || cycleIntervalDays === null) return [];
  const given = daysPerCycle({ sessionsPerCycle, sessionFrequencyDays }) - 1 + cycleIntervalDays;
  const expected = lengthOf(regimen);
  if (Math.abs(given - expected) <= toleranceDays) return [];
  const isShorter = given < expected;
  return [
    {
      variant: isShorter ? 'shorter' : 'longer',
      ...(isShorter ? {} : { atMost: 'note' }),
      values: { given: figureValue(given), expected: figureValue(expected), regimen: nameValue(regimen.name) },
      fields: [
        'treatment.chemotherapy.cycleIntervalDays',
        'treatment.chemotherapy.sessionFrequencyDays',
        'treatment.chemotherapy.sessionsPerCycle',
        'treatment.chemotherapy.regimen',
      ],
      sources: [regimen.source],
    },
  ];
}

function lengthOf({ sessionDays, cycleIntervalDays }: LibraryRegimen): number {
  const [first = 1] = sessionDays;
  return (sessionDays.at(-1) ?? first) - first + cycleIntervalDays;
}

export const cycleLength = rule<Thresholds>({
  id: 'CIC-03',
  version: 1,
  variants: ['shorter', 'longer'],
  severity: 'warning',
  thresholds: { toleranceDays: 2 },
  look,
});
