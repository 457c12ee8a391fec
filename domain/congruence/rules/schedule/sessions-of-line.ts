import type { RuleFinding } from '../../findings/finding';
import { figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import { linesDue } from '../../subject/regimen-lines';
import type { LibraryRegimen, Subject } from '../../subject/subject';
import { firstOfEachDrug, knownLines } from '../../subject/subject-doses';

/**
 * Compares the number of a drug's sessions in the cycle with the chosen regimen, where the cycle has the regimen's
 * number of sessions and all days of the drug are sessions, so that days at home do not count. More is a warning, fewer
 * a note. Source: the regimen's.
 */
function look({ chemotherapy }: Subject): readonly RuleFinding[] {
  const regimen = chemotherapy?.regimen;
  if (!chemotherapy || !regimen || chemotherapy.sessionsPerCycle !== regimen.sessionsPerCycle) return [];
  const lines = knownLines(chemotherapy);
  return firstOfEachDrug(lines).flatMap((line): RuleFinding[] => {
    const { slug, name } = line.substance;
    const sessions = lines.filter(({ substance }) => substance.slug === slug).flatMap((each) => each.sessions);
    const given = new Set(sessions).size;
    const expected = sessionsOf(regimen, slug, chemotherapy.regimenCycle);
    if (given === 0 || expected === 0 || given === expected) return [];
    const isMore = given > expected;
    return [
      {
        variant: isMore ? 'more' : 'fewer',
        ...(isMore ? {} : { atMost: 'note' }),
        values: {
          drug: nameValue(name),
          given: figureValue(given),
          expected: figureValue(expected),
          regimen: nameValue(regimen.name),
        },
        fields: [`treatment.chemotherapy.drugs.${line.index}.sessions`, 'treatment.chemotherapy.regimen'],
        sources: [regimen.source],
      },
    ];
  });
}

/** Number of the drug's sessions in a cycle; 0 where it is not due, or some of its days are at home. */
function sessionsOf(regimen: LibraryRegimen, slug: string, cycle: number): number {
  const days = new Set(
    linesDue(regimen, cycle)
      .filter(({ drugSlug }) => drugSlug === slug)
      .flatMap((line) => line.days),
  );
  return [...days].every((day) => regimen.sessionDays.includes(day)) ? days.size : 0;
}

export const sessionsOfLine = rule({
  id: 'CIC-04',
  version: 1,
  variants: ['more', 'fewer'],
  severity: 'warning',
  thresholds: {},
  look,
});
