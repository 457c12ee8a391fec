import { TINY } from '../../../clinical/calculation/tolerance';
import { routeOf } from '../../../clinical/route';
import type { RuleFinding } from '../../findings/finding';
import { doseValue, eachSourceOnce, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject, SubjectLine } from '../../subject/subject';
import { comparable, knownLines } from '../../subject/subject-doses';
import { KNOWN_RANGES, type KnownRange, sourcesOfRange } from './known-orders';

interface Thresholds extends Readonly<Record<string, number>> {
  /** Up to so much outside is none. */
  tolerancePercent: number;
  /** More than so much above is serious: a factor or a unit may be wrong. */
  seriousPercent: number;
}

/**
 * Where the chosen regimen says nothing of a drug: its dose against those that published regimens give by the same route, of
 * the same type, or without such ones in milligrams of this patient. It is the span of the reference data, not of medicine:
 * outside it is a question. Sources: the regimens of the row; the row `band-known-range` of `dose-limits.json` for the edges.
 */
function look(subject: Subject, thresholds: Thresholds): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  const ofRegimen = new Set(chemotherapy.regimen?.lines.map(({ drugSlug }) => drugSlug));
  return knownLines(chemotherapy).flatMap((line): RuleFinding[] => {
    const { slug, name } = line.substance;
    // No dose at all is another rule's to say.
    if (ofRegimen.has(slug) || !line.dose) return [];
    const [nearest] = rangesFor(slug, line)
      .flatMap((range) => positionIn(subject, line, range))
      .sort((one, other) => outsideBy(one) - outsideBy(other));
    if (!nearest || outsideBy(nearest) <= thresholds.tolerancePercent + TINY) return [];
    const isAbove = nearest.abovePercent > 0;
    const isSerious = nearest.abovePercent > thresholds.seriousPercent + TINY;
    const path = `treatment.chemotherapy.drugs.${line.index}`;
    const [first, ...others] = sourcesOfRange(nearest.range, subject);
    if (!first) return [];
    return [
      {
        variant: `${isAbove ? 'higher' : 'lower'}${nearest.range.minDose === nearest.range.maxDose ? 'ThanOne' : ''}`,
        ...(isSerious ? {} : { atMost: 'note' as const }),
        values: {
          drug: nameValue(name),
          given: doseValue(line.dose, line.doseType),
          least: doseValue(nearest.range.minDose, nearest.range.doseType),
          most: doseValue(nearest.range.maxDose, nearest.range.doseType),
        },
        fields: [`${path}.dose`, `${path}.doseType`, `${path}.administration`],
        sources: eachSourceOnce(first, others),
      },
    ];
  });
}

function rangesFor(slug: string, { doseType, administration }: SubjectLine): KnownRange[] {
  const byRoute = KNOWN_RANGES.filter(
    (range) => range.drugSlug === slug && range.administration === routeOf(administration),
  );
  const ofType = byRoute.filter((range) => range.doseType === doseType);
  return ofType.length > 0 ? ofType : byRoute;
}

interface Position {
  range: KnownRange;
  abovePercent: number;
  belowPercent: number;
}

function outsideBy({ abovePercent, belowPercent }: Position): number {
  return Math.max(abovePercent, belowPercent, 0);
}

function positionIn(subject: Subject, line: SubjectLine, range: KnownRange): Position[] {
  const most = comparable(subject, line, { dose: range.maxDose, doseType: range.doseType });
  const least = comparable(subject, line, { dose: range.minDose, doseType: range.doseType });
  if (!most || !least) return [];
  const abovePercent = ((most.given - most.expected) / most.expected) * 100;
  const belowPercent = ((least.expected - least.given) / least.expected) * 100;
  return [{ range, abovePercent, belowPercent }];
}

/** Rule of the product: docs/rules.md 12.6. */
export const doseAgainstKnown = rule<Thresholds>({
  id: 'DOS-02',
  version: 2,
  variants: ['higher', 'lower', 'higherThanOne', 'lowerThanOne'],
  severity: 'serious',
  thresholds: { tolerancePercent: 10, seriousPercent: 50 },
  look,
});
