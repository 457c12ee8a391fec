import { bodyMassIndex } from '../../../clinical/body/body-mass-index';
import type { FieldPath, RuleFinding } from '../../findings/finding';
import { figureValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import {
  adultMeasures,
  areSwapped,
  HEIGHT_EXTREME,
  impossibleIn,
  MASS_EXTREME,
  METRES_BELOW,
  type Measures,
  WEIGHT_EXTREME,
  withComma,
} from './body-measures';

const HEIGHT_FIELD = 'treatment.chemotherapy.heightCm';
const WEIGHT_FIELD = 'treatment.chemotherapy.weightKg';
const BOTH: readonly [FieldPath, ...FieldPath[]] = [WEIGHT_FIELD, HEIGHT_FIELD];

function heightFinding(heightCm: number): RuleFinding {
  const { least, most, source } = HEIGHT_EXTREME;
  if (heightCm < METRES_BELOW) {
    return {
      variant: 'metres',
      values: { given: figureValue(heightCm) },
      fields: [HEIGHT_FIELD],
      sources: [source],
    };
  }
  const isLow = heightCm < least;
  return {
    variant: isLow ? 'heightLow' : 'heightHigh',
    values: { given: figureValue(heightCm, 'cm'), limit: figureValue(isLow ? least : most, 'cm') },
    fields: [HEIGHT_FIELD],
    sources: [source],
  };
}

function weightFinding(weightKg: number): RuleFinding {
  const meant = withComma(weightKg);
  return {
    variant: meant === null ? 'weight' : 'comma',
    values: {
      given: figureValue(weightKg, 'kg'),
      limit: figureValue(WEIGHT_EXTREME.most, 'kg'),
      ...(meant === null ? {} : { meant: figureValue(meant, 'kg') }),
    },
    fields: [WEIGHT_FIELD],
    sources: [WEIGHT_EXTREME.source],
  };
}

function massFinding({ heightCm, weightKg }: Measures): RuleFinding[] {
  const mass = bodyMassIndex({ heightCm, weightKg });
  if (!mass.computable) return [];
  const { least, most, source } = MASS_EXTREME;
  const isLow = mass.bmiKgM2 < least;
  return [
    {
      variant: areSwapped({ heightCm, weightKg }) ? 'swapped' : isLow ? 'massLow' : 'massHigh',
      values: {
        given: figureValue(weightKg ?? 0, 'kg'),
        height: figureValue(heightCm ?? 0, 'cm'),
        mass: figureValue(mass.bmiKgM2, 'kg/m2'),
        limit: figureValue(isLow ? least : most, 'kg/m2'),
      },
      fields: BOTH,
      sources: [source],
    },
  ];
}

/**
 * Finds a height, a weight or a body mass index of an adult that nobody has, so that doses by them are wrong.
 * Source: the rows `body-extreme` of `intensity-rules.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const measures = adultMeasures(subject);
  if (!measures) return [];
  const impossible = impossibleIn(measures);
  if (impossible === 'height') return [heightFinding(measures.heightCm ?? 0)];
  if (impossible === 'weight') return [weightFinding(measures.weightKg ?? 0)];
  return impossible === 'mass' ? massFinding(measures) : [];
}

export const impossibleMeasures = rule({
  id: 'PLA-05',
  version: 2,
  variants: ['metres', 'heightLow', 'heightHigh', 'comma', 'weight', 'swapped', 'massLow', 'massHigh'],
  severity: 'serious',
  thresholds: {},
  table: [HEIGHT_EXTREME, WEIGHT_EXTREME, MASS_EXTREME],
  look,
});
