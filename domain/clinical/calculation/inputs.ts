import { HEIGHT_CM, MOST_CYCLES, MOST_FRACTIONS, WEIGHT_KG } from '../form-bounds';

/** A figure as it comes from a form, a draft or a version: it may be missing or absurd. */
export type Given = number | null | undefined;

interface Bounds {
  /** The least that is taken; with `above` it must be more than that. */
  from?: number;
  above?: number;
  upTo: number;
  isWhole?: boolean;
}

/**
 * Between which values a figure is reckoned with at all. These bounds say what can be computed, never what is healthy or
 * usual: height, weight, sessions, cycles and fractions are those of the request form, age is that of adults as far as Cockcroft and
 * Gault's formula has a result, all others keep slips of the keyboard away. Sources: docs/rules.md 8.10, 11.1.
 */
const BOUNDS = {
  heightCm: { from: HEIGHT_CM.min, upTo: HEIGHT_CM.max },
  weightKg: { from: WEIGHT_KG.min, upTo: WEIGHT_KG.max },
  ageYears: { from: 18, upTo: 139, isWhole: true },
  creatinine: { above: 0, upTo: 10_000 },
  dose: { from: 0, upTo: 1_000_000 },
  doseMg: { from: 0, upTo: 1_000_000 },
  cap: { above: 0, upTo: 1_000_000 },
  clearance: { from: 0, upTo: 1000 },
  administrations: { from: 1, upTo: 999, isWhole: true },
  /** Of a cycle, or of a radiotherapy, which has more. */
  sessions: { from: 1, upTo: MOST_FRACTIONS, isWhole: true },
  cycles: { from: 1, upTo: MOST_CYCLES, isWhole: true },
  tolerancePercent: { from: 0, upTo: 100 },
  exposure: { from: 0, upTo: 100_000_000 },
  surfaceM2: { from: 0.001, upTo: 10 },
  dosePerFractionGy: { above: 0, upTo: 1000 },
  fractions: { from: 1, upTo: MOST_FRACTIONS, isWhole: true },
  alphaBetaGy: { from: 0.1, upTo: 100 },
} as const satisfies Readonly<Record<string, Bounds>>;

export type FigureInput = keyof typeof BOUNDS;

/** What a calculation may lack. */
export type Input =
  | FigureInput
  | 'gender'
  | 'birthday'
  | 'date'
  | 'doseType'
  | 'creatinineUnit'
  | 'presentations'
  | 'price'
  | 'bands';

/**
 * Why it lacks it: nothing was given; it is no number, or one that nothing is computed with; the figure would be ordinary in
 * the other unit; the table or the vials do not go so far; nothing fits within the tolerance; it is not the same throughout;
 * it is no whole number for each.
 */
export type GapReason = 'missing' | 'out_of_range' | 'other_unit' | 'beyond_table' | 'no_fit' | 'varies' | 'uneven';

export interface Gap {
  input: Input;
  because: GapReason;
}

/** The figures that were asked for, and what is wrong with those that cannot be used: those are NaN, and must not be read while there is a gap. */
export function readFigures<K extends FigureInput>(
  given: Readonly<Record<K, Given>>,
): { figures: Record<K, number>; gaps: Gap[] } {
  const figures = {} as Record<K, number>;
  const gaps: Gap[] = [];
  for (const input of Object.keys(given) as K[]) {
    const value = given[input];
    const because = reasonAgainst(input, value);
    if (because) gaps.push({ input, because });
    figures[input] = because ? Number.NaN : Number(value);
  }
  return { figures, gaps };
}

function reasonAgainst(input: FigureInput, value: Given): GapReason | null {
  if (value === null || value === undefined) return 'missing';
  const { from, above, upTo, isWhole }: Bounds = BOUNDS[input];
  if (typeof value !== 'number' || !Number.isFinite(value) || value > upTo) return 'out_of_range';
  if (isWhole && !Number.isInteger(value)) return 'out_of_range';
  return (above !== undefined && value <= above) || (from !== undefined && value < from) ? 'out_of_range' : null;
}
