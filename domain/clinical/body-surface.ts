import { roundTo } from './rounding';

export interface BodySize {
  heightCm: number;
  weightKg: number;
}

/**
 * Body surface in m² with 2 decimals: the square root of (weight × height ÷ 3600).
 * Throws a RangeError unless both are positive. Source: Mosteller RD, N Engl J Med 1987;317:1098; docs/rules.md 8.4.
 */
export function bodySurface({ heightCm, weightKg }: BodySize): number {
  if (!(heightCm > 0 && weightKg > 0)) throw new RangeError(`no body surface of ${heightCm} cm and ${weightKg} kg`);
  return roundTo(Math.sqrt((weightKg * heightCm) / 3600), 2);
}
