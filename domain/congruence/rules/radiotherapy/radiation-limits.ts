import { TINY } from '../../../clinical/calculation/tolerance';
import plausibilityFile from '../../../reference/radiotherapy-plausibility.json' with { type: 'json' };
import { referenceRow, rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import { type Basis, checked, notChecked } from '../../basis';
import type { FieldPath, FindingValue, RuleFinding } from '../../findings/finding';
import { figureValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject, SubjectRadiotherapy } from '../../subject/subject';
import { courseOf, eqd2Of } from './course';
import { type Technique, techniqueOf } from './technique';

interface Bound {
  value: number;
  source: Source;
}

const bound = (slug: string): Bound => referenceRow<Bound>(plausibilityFile, slug);

const CENTIGRAY_TOTAL = bound('bound-cgy-total');
const CENTIGRAY_FRACTION = bound('bound-cgy-fraction');
const FRACTION = bound('bound-fraction-external');
const FRACTION_NOT_STEREOTACTIC = bound('bound-fraction-not-stereotactic');
const LARGE_FRACTION = bound('bound-fraction-many-dose');
const LARGE_FRACTIONS = bound('bound-fraction-many');
const REPEATED_IMPLANT = bound('bound-implant-repeated');
const DOSE_OF_SEVERAL = bound('bound-several-a-day-dose');
const DAYS_OF_SEVERAL = bound('bound-several-a-day');
const TOTAL_BODY = bound('bound-total-body');
const EQD2 = bound('bound-eqd2-external');
const EQD2_STEREOTACTIC = bound('bound-eqd2-stereotactic');
/** α/β of the bounds of EQD2, in Gy. */
const ALPHA_BETA_GY = 10;

/** Techniques without a precision beyond that of external fields. */
const WIDE: readonly (Technique | null)[] = ['external', 'total-body', 'total-skin'];

/** Whether a technique is known and no implant, whose single fraction has no such limit. */
function isBeam(technique: Technique | null): boolean {
  return technique !== null && technique !== 'brachytherapy';
}

interface Figures {
  technique: Technique | null;
  perFractionGy: number;
  totalGy: number;
  sessions: number;
  fractionsPerDay: number;
  eqd2Gy: number;
}

interface Limit {
  variant: string;
  bound: Bound;
  isAbove(figures: Figures): boolean;
  values(figures: Figures): Record<string, FindingValue>;
}

const gy = (value: number) => figureValue(value, 'Gy');

/** Limits from the gravest one, of which a course is told the first that it exceeds. */
const LIMITS: readonly Limit[] = [
  {
    variant: 'centigrayTotal',
    bound: CENTIGRAY_TOTAL,
    isAbove: ({ totalGy }) => isMore(totalGy, CENTIGRAY_TOTAL),
    values: ({ totalGy }) => ({ total: gy(totalGy), meant: gy(totalGy / 100) }),
  },
  {
    variant: 'centigrayFraction',
    bound: CENTIGRAY_FRACTION,
    isAbove: ({ perFractionGy, technique }) => isBeam(technique) && isMore(perFractionGy, CENTIGRAY_FRACTION),
    values: ({ perFractionGy }) => ({ perFraction: gy(perFractionGy), meant: gy(perFractionGy / 100) }),
  },
  {
    variant: 'notStereotactic',
    bound: FRACTION_NOT_STEREOTACTIC,
    isAbove: ({ perFractionGy, technique }) =>
      WIDE.includes(technique) && isMore(perFractionGy, FRACTION_NOT_STEREOTACTIC),
    values: perFractionAndLimit(FRACTION_NOT_STEREOTACTIC),
  },
  {
    variant: 'fraction',
    bound: FRACTION,
    isAbove: ({ perFractionGy, technique }) => isBeam(technique) && isMore(perFractionGy, FRACTION),
    values: perFractionAndLimit(FRACTION),
  },
  {
    variant: 'manyLarge',
    bound: LARGE_FRACTIONS,
    isAbove: ({ perFractionGy, sessions, technique }) =>
      isBeam(technique) && perFractionGy >= LARGE_FRACTION.value - TINY && sessions > LARGE_FRACTIONS.value,
    values: ({ perFractionGy, sessions }) => ({
      perFraction: gy(perFractionGy),
      sessions: figureValue(sessions),
      least: gy(LARGE_FRACTION.value),
      limit: figureValue(LARGE_FRACTIONS.value),
    }),
  },
  {
    variant: 'implantRepeated',
    bound: REPEATED_IMPLANT,
    isAbove: ({ perFractionGy, sessions, technique }) =>
      technique === 'brachytherapy' && sessions > 1 && isMore(perFractionGy, REPEATED_IMPLANT),
    values: perFractionAndLimit(REPEATED_IMPLANT),
  },
  {
    variant: 'severalADay',
    bound: DAYS_OF_SEVERAL,
    isAbove: ({ perFractionGy, sessions, fractionsPerDay, technique }) =>
      technique === 'external' &&
      fractionsPerDay > 1 &&
      isMore(perFractionGy, DOSE_OF_SEVERAL) &&
      isMore(sessions, DAYS_OF_SEVERAL),
    values: ({ perFractionGy, sessions, fractionsPerDay }) => ({
      perFraction: gy(perFractionGy),
      perDay: figureValue(fractionsPerDay),
      days: figureValue(sessions),
      limit: gy(DOSE_OF_SEVERAL.value),
      most: figureValue(DAYS_OF_SEVERAL.value),
    }),
  },
  {
    variant: 'totalBody',
    bound: TOTAL_BODY,
    isAbove: ({ totalGy, technique }) => technique === 'total-body' && isMore(totalGy, TOTAL_BODY),
    values: ({ totalGy }) => ({ total: gy(totalGy), limit: gy(TOTAL_BODY.value) }),
  },
  {
    variant: 'effect',
    bound: EQD2,
    isAbove: ({ eqd2Gy, technique }) => technique === 'external' && isMore(eqd2Gy, EQD2),
    values: effectAndLimit(EQD2),
  },
  {
    variant: 'effectStereotactic',
    bound: EQD2_STEREOTACTIC,
    isAbove: ({ eqd2Gy, technique }) => technique === 'stereotactic' && isMore(eqd2Gy, EQD2_STEREOTACTIC),
    values: effectAndLimit(EQD2_STEREOTACTIC),
  },
];

function perFractionAndLimit({ value }: Bound) {
  return ({ perFractionGy }: Figures) => ({ perFraction: gy(perFractionGy), limit: gy(value) });
}

function effectAndLimit({ value }: Bound) {
  return ({ eqd2Gy }: Figures) => ({ eqd2: gy(eqd2Gy), limit: gy(value) });
}

function isMore(figure: number, { value }: Bound): boolean {
  return figure > value + TINY;
}

function figuresOf(radiotherapy: SubjectRadiotherapy): Figures {
  const { totalDoseGy, fractionationPerDayGy, sessions, codes } = radiotherapy;
  const course = courseOf(radiotherapy);
  const perFractionGy = fractionationPerDayGy ?? 0;
  const delivered = course ?? {
    perFractionGy,
    totalGy: perFractionGy * (sessions ?? 0),
    fractions: sessions ?? 0,
    fractionsPerDay: 1,
  };
  return {
    technique: techniqueOf(codes),
    perFractionGy,
    totalGy: totalDoseGy ?? delivered.totalGy,
    sessions: sessions ?? 0,
    fractionsPerDay: delivered.fractionsPerDay,
    eqd2Gy: eqd2Of(delivered, ALPHA_BETA_GY),
  };
}

/** Returns the figures of a radiotherapy; without a technique only centigrays are found, which none gives. */
export function limitedFiguresOf(radiotherapy: SubjectRadiotherapy): Basis<Figures> {
  const figures = figuresOf(radiotherapy);
  if (figures.perFractionGy === 0) return notChecked('noFigures', figures);
  if (figures.technique === null) return notChecked('noTechnique', figures);
  const isLimited = isBeam(figures.technique) || figures.sessions > 1;
  return isLimited ? checked(figures) : notChecked('noReference', figures);
}

/** Whether a radiotherapy exceeds a limit, so that a comparison with schedules has nothing to add. */
export function exceedsLimit(radiotherapy: SubjectRadiotherapy): boolean {
  const figures = figuresOf(radiotherapy);
  return LIMITS.some(({ isAbove }) => isAbove(figures));
}

/**
 * Finds a dose that no technique gives, as one in centigrays, or that the technique of the codes does not bear. Source:
 * the rows `bound` of `radiotherapy-plausibility.json`.
 */
function look({ radiotherapy }: Subject): readonly RuleFinding[] {
  return radiotherapy.flatMap((treatment): RuleFinding[] => {
    const { data: figures } = limitedFiguresOf(treatment);
    const limit = figures && LIMITS.find(({ isAbove }) => isAbove(figures));
    if (!limit) return [];
    const path = `treatment.radiotherapy.${treatment.index}` as const;
    const fields: readonly [FieldPath, ...FieldPath[]] = [
      `${path}.totalDoseGy`,
      `${path}.fractionationPerDayGy`,
      `${path}.sessions`,
    ];
    return [{ variant: limit.variant, values: limit.values(figures), fields, sources: [limit.bound.source] }];
  });
}

export const radiationLimits = rule({
  id: 'RAD-02',
  version: 2,
  variants: LIMITS.map(({ variant }) => variant),
  severity: 'serious',
  thresholds: {},
  table: rowsOf<Bound>(plausibilityFile, 'bound'),
  look,
});
