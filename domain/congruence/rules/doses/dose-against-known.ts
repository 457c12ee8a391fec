import type { TumourType } from '../../../catalogue/tumour-types';
import { TINY } from '../../../clinical/calculation/tolerance';
import { routeOf } from '../../../clinical/route';
import type { RuleFinding } from '../../findings/finding';
import { CALVERT, doseValue, eachSourceOnce, figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import { lineOfRegimen } from '../../subject/regimen-deviation';
import type { Subject, SubjectLine } from '../../subject/subject';
import { comparable, knownLines, milligramsIn } from '../../subject/subject-doses';
import { KNOWN_RANGES, type KnownRange, spanFor, type TumourSpan } from './known-orders';
import { FILTRATION_CAP, mostMilligramsOf } from './most-of-auc';

interface Thresholds extends Readonly<Record<string, number>> {
  /** Deviations up to this percentage outside the range give no finding. */
  tolerancePercent: number;
  /** Excess above this percentage is serious: a factor or a unit may be wrong. */
  seriousPercent: number;
}

/**
 * Compares a line with the doses of published regimens for the tumour, where the chosen regimen gives no dose of the
 * line: by the same route and type of dose, otherwise in milligrams of this patient. The range covers the reference
 * data, not all of medicine, so a dose outside it is a question. Where no regimen is for the tumour, those of other
 * tumours are used and the finding is at most a warning; a dose is serious only when it also lies far above what other
 * tumours are given. Milligrams of a drug that is dosed by AUC, without a clearance, are held against the highest
 * possible AUC dose, for every tumour and also beside a chosen regimen. Sources: the regimens of the row; the row
 * `band-known-range` of `dose-limits.json` for the edges; the row `cap-carboplatin-gfr` for the most of an AUC.
 */
function look(subject: Subject, thresholds: Thresholds): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  const tumourType = subject.protocol.type;
  if (!chemotherapy) return [];
  return knownLines(chemotherapy).flatMap((line): RuleFinding[] => {
    const { slug, name } = line.substance;
    // A dose of 0 is the finding of DOS-04.
    if (!line.dose) return [];
    const isOfRegimen = lineOfRegimen(subject, line)?.dose != null;
    const ranges = rangesFor(tumourType, slug, line);
    const [nearest] = ranges
      .flatMap((range) => positionIn(subject, line, range, spanFor(range, tumourType)))
      .filter(({ mostMg }) => mostMg !== null || !isOfRegimen)
      .sort((one, other) => outsideBy(one) - outsideBy(other));
    if (!nearest || outsideBy(nearest) <= thresholds.tolerancePercent + TINY) return [];
    const { range, span, mostMg } = nearest;
    const isElsewhere = mostMg === null && !span.isOfTumour;
    const path = `treatment.chemotherapy.drugs.${line.index}`;
    const [first, ...others] = [...(mostMg === null ? [] : [FILTRATION_CAP.source, CALVERT]), ...span.sources];
    if (!first) return [];
    return [
      {
        variant: variantOf(nearest, isElsewhere),
        ...gravityOf(nearest, isElsewhere, thresholds),
        values: {
          drug: nameValue(name),
          given: doseValue(line.dose, line.doseType),
          least: doseValue(span.minDose, range.doseType),
          most: doseValue(mostMg === null ? span.maxDose : range.maxDose, range.doseType),
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

/**
 * More than a note when a factor or a unit may be wrong. Other tumours may use another schedule of the drug, so a dose
 * that is not far above theirs is at most a warning.
 */
function gravityOf(
  { abovePercent, aboveAllPercent }: Position,
  isElsewhere: boolean,
  { seriousPercent }: Thresholds,
): Pick<RuleFinding, 'atMost'> {
  if (abovePercent <= seriousPercent + TINY) return { atMost: 'note' };
  return isElsewhere || aboveAllPercent <= seriousPercent + TINY ? { atMost: 'warning' } : {};
}

function variantOf({ span, abovePercent, mostMg }: Position, isElsewhere: boolean): string {
  if (mostMg !== null) return 'higherThanAuc';
  const isOne = span.minDose === span.maxDose;
  return `${abovePercent > 0 ? 'higher' : 'lower'}${isOne ? 'ThanOne' : ''}${isElsewhere ? 'Elsewhere' : ''}`;
}

/** Ranges of the drug by route; those for the tumour before others, those of the line's dose type before others. */
function rangesFor(
  tumourType: TumourType | null,
  slug: string,
  { doseType, administration }: SubjectLine,
): KnownRange[] {
  const byRoute = KNOWN_RANGES.filter(
    (range) => range.drugSlug === slug && range.administration === routeOf(administration),
  );
  const ofTumour = byRoute.filter(({ tumourTypes }) => tumourType === null || tumourTypes.includes(tumourType));
  const known = ofTumour.length > 0 ? ofTumour : byRoute;
  const ofType = known.filter((range) => range.doseType === doseType);
  return ofType.length > 0 ? ofType : known;
}

interface Position {
  range: KnownRange;
  span: TumourSpan;
  abovePercent: number;
  belowPercent: number;
  /** Excess over the highest dose for any tumour. */
  aboveAllPercent: number;
  /**
   * Milligrams of the highest AUC at the capped filtration rate, where no clearance gives the patient's own; otherwise
   * null.
   */
  mostMg: number | null;
}

function outsideBy({ abovePercent, belowPercent }: Position): number {
  return Math.max(abovePercent, belowPercent, 0);
}

function positionIn(subject: Subject, line: SubjectLine, range: KnownRange, span: TumourSpan): Position[] {
  const against = (dose: number) => comparable(subject, line, { dose, doseType: range.doseType });
  const [least, most, mostOfAll] = [against(span.minDose), against(span.maxDose), against(range.maxDose)];
  if (!most || !least || !mostOfAll) return underMostOfAuc(subject, line, range, span);
  const above = ({ given, expected }: typeof most) => ((given - expected) / expected) * 100;
  return [
    {
      range,
      span,
      mostMg: null,
      abovePercent: above(most),
      belowPercent: -above(least),
      aboveAllPercent: above(mostOfAll),
    },
  ];
}

function underMostOfAuc(subject: Subject, line: SubjectLine, range: KnownRange, span: TumourSpan): Position[] {
  const given = milligramsIn(subject, line);
  const mostMg = range.doseType === 'AUC' ? mostMilligramsOf(range.maxDose) : null;
  if (given === null || mostMg === null) return [];
  const abovePercent = ((given - mostMg) / mostMg) * 100;
  return [{ range, span, abovePercent, belowPercent: 0, aboveAllPercent: abovePercent, mostMg }];
}

/** Rule of the product: docs/rules.md 12.6. */
export const doseAgainstKnown = rule<Thresholds>({
  id: 'DOS-02',
  version: 6,
  variants: [
    'higher',
    'lower',
    'higherThanOne',
    'lowerThanOne',
    'higherThanAuc',
    'higherElsewhere',
    'lowerElsewhere',
    'higherThanOneElsewhere',
    'lowerThanOneElsewhere',
  ],
  severity: 'serious',
  thresholds: { tolerancePercent: 10, seriousPercent: 50 },
  look,
});
