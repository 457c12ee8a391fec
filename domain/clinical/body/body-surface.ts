import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { type Given, readFigures } from '../calculation/inputs';
import { figure, product, quotient, root, step } from '../calculation/steps';
import { roundTo } from '../rounding/decimals';

export interface BodySize {
  heightCm: Given;
  weightKg: Given;
}

/**
 * Body surface in m², not rounded, for use in dose calculations: the square root of (weight in kg × height in cm ÷
 * 3600). Not computable without height and weight.
 * Source: Mosteller RD, N Engl J Med 1987;317:1098; docs/rules.md 8.4, 11.2.
 */
export function bodySurface(size: BodySize): Calculation<{ surfaceM2: number }> {
  const { figures, gaps } = readFigures({ heightCm: size.heightCm, weightKg: size.weightKg });
  if (gaps.length > 0) return notComputable(...gaps);
  const { heightCm, weightKg } = figures;
  const surfaceM2 = Math.sqrt((weightKg * heightCm) / 3600);
  const formula = root(quotient(product(figure(weightKg), figure(heightCm)), figure(3600)));
  return computed({ surfaceM2 }, [step('bodySurface', formula, surfaceM2, 'm2')]);
}

/**
 * Body surface in m², rounded to two decimals for display; null where it is not computable. Source: docs/rules.md 8.4.
 */
export function shownBodySurface(size: BodySize): number | null {
  const surface = bodySurface(size);
  return surface.computable ? roundTo(surface.surfaceM2, 2) : null;
}
