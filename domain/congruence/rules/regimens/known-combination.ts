import type { RuleFinding } from '../../findings/finding';
import { choicesValue, eachSourceOnce, nameValue, ORDER_STANDARDS } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { combinationOf, combinationsOf, drugName, isSame, likeness } from './combination';

const MOST_NEAREST = 3;

/**
 * Without a chosen regimen and outside a trial, finds antitumour drugs that match no regimen of the library for the
 * tumour, and names the nearest regimens. A tumour without regimens in the library is not judged.
 * Source: those of the nearest regimens.
 */
function look({ chemotherapy, protocol, regimens }: Subject): readonly RuleFinding[] {
  const combination = chemotherapy && combinationOf(chemotherapy);
  const ofTumour = regimens.filter(({ tumourType }) => tumourType === protocol.type);
  if (!combination || chemotherapy.regimen || chemotherapy.isTrial || ofTumour.length === 0) return [];
  const ranked = ofTumour.map((regimen) => ({ regimen, combinations: combinationsOf(regimen) }));
  if (ranked.some(({ combinations }) => combinations.some((each) => isSame(each, combination)))) return [];
  const nearest = ranked
    .map(({ regimen, combinations }) => ({
      regimen,
      likeness: Math.max(0, ...combinations.map((each) => likeness(each, combination))),
    }))
    .filter((each) => each.likeness > 0)
    .sort((one, other) => other.likeness - one.likeness || (one.regimen.name < other.regimen.name ? -1 : 1))
    .slice(0, MOST_NEAREST)
    .map(({ regimen }) => regimen);
  const [first, ...others] = nearest;
  const values = { drugs: nameValue([...combination].map(drugName).join(' + ')) };
  const fields = ['treatment.chemotherapy.drugs', 'protocol.type'] as const;
  if (!first) return [{ variant: 'unlike', values, fields, sources: [ORDER_STANDARDS] }];
  return [
    {
      variant: 'near',
      values: { ...values, nearest: choicesValue(nearest.map(({ name }) => nameValue(name))) },
      fields,
      sources: eachSourceOnce(
        first.source,
        others.map(({ source }) => source),
      ),
    },
  ];
}

/** Rule of the product: docs/rules.md 12.8. */
export const knownCombination = rule({
  id: 'ESQ-01',
  version: 2,
  variants: ['near', 'unlike'],
  severity: 'note',
  thresholds: {},
  look,
});
