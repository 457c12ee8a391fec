import type { RuleFinding } from '../../findings/finding';
import { figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';

/**
 * Compares the days between sessions with the chosen regimen, where its gaps are even and there is more than one
 * session. Shorter is a warning, longer a note. Source: the regimen's.
 */
function look({ chemotherapy }: Subject): readonly RuleFinding[] {
  const regimen = chemotherapy?.regimen;
  const expected = regimen?.sessionFrequencyDays ?? null;
  const given = chemotherapy?.sessionFrequencyDays ?? null;
  if (!regimen || expected === null || given === null || given === expected) return [];
  if (regimen.sessionsPerCycle < 2 || (chemotherapy?.sessionsPerCycle ?? 0) < 2) return [];
  const isShorter = given < expected;
  return [
    {
      variant: isShorter ? 'shorter' : 'longer',
      ...(isShorter ? {} : { atMost: 'note' }),
      values: { given: figureValue(given), expected: figureValue(expected), regimen: nameValue(regimen.name) },
      fields: ['treatment.chemotherapy.sessionFrequencyDays', 'treatment.chemotherapy.regimen'],
      sources: [regimen.source],
    },
  ];
}

export const daysBetweenSessions = rule({
  id: 'CIC-02',
  version: 1,
  variants: ['shorter', 'longer'],
  severity: 'warning',
  thresholds: {},
  look,
});
