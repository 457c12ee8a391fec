import { TINY } from '../../../clinical/calculation/tolerance';
import { routeOf } from '../../../clinical/route';
import type { RuleFinding } from '../../findings/finding';
import { CALVERT, doseValue, eachSourceOnce, figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import { lineOfRegimen } from '../../subject/regimen-deviation';
import type { Subject, SubjectLine } from '../../subject/subject';
import { comparable, knownLines, milligramsIn } from '../../subject/subject-doses';
import { KNOWN_RANGES, type KnownRange, sourcesOfRange } from './known-orders';
import { FILTRATION_CAP, mostMilligramsOf } from './most-of-auc';

interface Thresholds extends Readonly<Record<string, number>> {
  /** Up to so much outside is none. */
  tolerancePercent: number;
  /** More than so much above is serious: a factor or a unit may be wrong. */
  seriousPercent: number;
}

/**
 * Where the chosen regimen says no dose of a line: its dose against those that published regimens give by the same route, of
 * the same type, or without such ones in milligrams of this patient. It is the span of the reference data, not of medicine:
 * outside it is a question, and at most a warning where none of these regimens is for the tumour. Milligrams of a drug that is
 * dosed by AUC, without a clearance, have the most that an AUC comes to, of every tumour and beside a chosen regimen too.
 * Sources: the regimens of the row; the row `band-known-range` of `dose-limits.json` for the edges; the row
 * `cap-carboplatin-gfr` for the most of an AUC.
 */
function look(subject: Subject, thresholds: Thresholds): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  return knownLines(chemotherapy).flatMap((line): RuleFinding[] => {
    const { slug, name } = line.substance;
    // No dose at all is another rule's to say.
    if (!line.dose) return [];
    const isOfRegimen = lineOfRegimen(subject, line)?.dose != null;
    const ranges = rangesFor(subject, slug, line);
    const [nearest] = ranges
      .flatMap((range) => positionIn(subject, line, range))
      .filter(({ mostMg }) => mostMg !== null || !isOfRegimen)
      .sort((one, other) => outsideBy(one) - outsideBy(other));
    if (!nearest || outsideBy(nearest) <= thresholds.tolerancePercent + TINY) return [];
    const { range, mostMg } = nearest;
    const isSerious = nearest.abovePercent > thresholds.seriousPercent + TINY;
    const isElsewhere = mostMg === null && !isOfTumour(subject, range);
    const path = `treatment.chemotherapy.drugs.${line.index}`;
    const [first, ...others] = [
      ...(mostMg === null ? [] : [FILTRATION_CAP.source, CALVERT]),
      ...sourcesOfRange(range, subject.protocol.type),
    ];
    if (!first) return [];
    return [
      {
        variant: variantOf(nearest, isElsewhere),
        ...gravityOf(isSerious, isElsewhere),
        values: {
          drug: nameValue(name),
          given: doseValue(line.dose, line.doseType),
          least: doseValue(range.minDose, range.doseType),
          most: doseValue(range.maxDose, range.doseType),
          ...(mostMg === null
            ? {}
            : { bound: figureValue(mostMg, 'mg'), filtration: figureValue(FILTRATION_CAP.value, 'mL/min') }),
        },
        fields: [
          ...([`${path}.dose`, `${path}.doseType`, `${path}.administration`] as const),
          ...(isElsewhere ? ['protocol.type'] : []),
        ],
        sources: eachSourceOnce(first, others),
      },
    ];
  });
}

/** A factor or a unit that may be wrong is more than a note in every tumour: what other tumours are given is far from it, too. */
function gravityOf(isFarAbove: boolean, isElsewhere: boolean): Pick<RuleFinding, 'atMost'> {
  if (!isFarAbove) return { atMost: 'note' };
  return isElsewhere ? { atMost: 'warning' } : {};
}

function variantOf({ range, abovePercent, mostMg }: Position, isElsewhere: boolean): string {
  if (mostMg !== null) return 'higherThanAuc';
  const isOne = range.minDose === range.maxDose;
  return `${abovePercent > 0 ? 'higher' : 'lower'}${isOne ? 'ThanOne' : ''}${isElsewhere ? 'Elsewhere' : ''}`;
}

/** A draft without a tumour is held against those of all. */
function isOfTumour({ protocol: { type } }: Subject, { tumourTypes }: KnownRange): boolean {
  return type === null || tumourTypes.includes(type);
}

/** Of the route; those for the tumour before others, of the line's type before others. */
function rangesFor(subject: Subject, slug: string, { doseType, administration }: SubjectLine): KnownRange[] {
  const byRoute = KNOWN_RANGES.filter(
    (range) => range.drugSlug === slug && range.administration === routeOf(administration),
  );
  const ofTumour = byRoute.filter((range) => isOfTumour(subject, range));
  const known = ofTumour.length > 0 ? ofTumour : byRoute;
  const ofType = known.filter((range) => range.doseType === doseType);
  return ofType.length > 0 ? ofType : known;
}

interface Position {
  range: KnownRange;
  abovePercent: number;
  belowPercent: number;
  /** What the highest AUC comes to at most, where no clearance says what it comes to in this patient. */
  mostMg: number | null;
}

function outsideBy({ abovePercent, belowPercent }: Position): number {
  return Math.max(abovePercent, belowPercent, 0);
}

function positionIn(subject: Subject, line: SubjectLine, range: KnownRange): Position[] {
  const most = comparable(subject, line, { dose: range.maxDose, doseType: range.doseType });
  const least = comparable(subject, line, { dose: range.minDose, doseType: range.doseType });
  if (!most || !least) return underMostOfAuc(subject, line, range);
  const abovePercent = ((most.given - most.expected) / most.expected) * 100;
  const belowPercent = ((least.expected - least.given) / least.expected) * 100;
  return [{ range, abovePercent, belowPercent, mostMg: null }];
}

function underMostOfAuc(subject: Subject, line: SubjectLine, range: KnownRange): Position[] {
  const given = milligramsIn(subject, line);
  const mostMg = range.doseType === 'AUC' ? mostMilligramsOf(range.maxDose) : null;
  if (given === null || mostMg === null) return [];
  return [{ range, abovePercent: ((given - mostMg) / mostMg) * 100, belowPercent: 0, mostMg }];
}

/** Rule of the product: docs/rules.md 12.6. */
export const doseAgainstKnown = rule<Thresholds>({
  id: 'DOS-02',
  version: 4,
  variants: [
    ...['higher', 'lower', 'higherThanOne', 'lowerThanOne', 'higherThanAuc'],
    ...['higherElsewhere', 'lowerElsewhere', 'higherThanOneElsewhere', 'lowerThanOneElsewhere'],
  ],
  severity: 'serious',
  thresholds: { tolerancePercent: 10, seriousPercent: 50 },
  look,
});
