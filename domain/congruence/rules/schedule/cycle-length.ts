import { daysPerCycle } from '../../../clinical/session-calendar';
import { cycleLengthOf, gapsBetween } from '../../../reference/regimen-sessions';
import type { RuleFinding } from '../../findings/finding';
import { figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import { sessionDaysDue } from '../../subject/regimen-lines';
import type { Subject } from '../../subject/subject';
import { knownLines } from '../../subject/subject-doses';
import { isPublished } from '../doses/dose-per-interval';

interface Thresholds extends Readonly<Record<string, number>> {
  /** Tolerated difference in days, as for a holiday. */
  toleranceDays: number;
}

/**
 * Compares the days from the first session of a cycle to that of the next with the chosen regimen; the interval alone
 * says little where a cycle has fewer sessions. Shorter is a warning, longer a note, as is a length at which
 * a label or a trial gives every line. Skipped for a single cycle, and
 * where the regimen's gaps in this cycle are uneven, because the form's numbers then do not give its length.
 * Source: the regimen's.
 */
function look(subject: Subject, { toleranceDays }: Thresholds): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  const regimen = chemotherapy?.regimen;
  if (!chemotherapy || !regimen || (chemotherapy.totalCycles ?? 0) < 2) return [];
  if (gapsBetween(sessionDaysDue(regimen, chemotherapy.regimenCycle)).size > 1) return [];
  const { sessionsPerCycle, sessionFrequencyDays, cycleIntervalDays } = chemotherapy;
  if (!sessionsPerCycle || sessionFrequencyDays === null || cycleIntervalDays === null) return [];
  const given = daysPerCycle({ sessionsPerCycle, sessionFrequencyDays }) - 1 + cycleIntervalDays;
  const expected = cycleLengthOf(regimen);
  if (Math.abs(given - expected) <= toleranceDays) return [];
  const isShorter = given < expected;
  const known = knownLines(chemotherapy);
  const isUsual =
    known.length > 0 && known.length === chemotherapy.lines.length && known.every((line) => isPublished(subject, line));
  return [
    {
      variant: isShorter ? 'shorter' : 'longer',
      ...(isShorter && !isUsual ? {} : { atMost: 'note' }),
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

export const cycleLength = rule<Thresholds>({
  id: 'CIC-03',
  version: 3,
  variants: ['shorter', 'longer'],
  severity: 'warning',
  thresholds: { toleranceDays: 2 },
  look,
});
