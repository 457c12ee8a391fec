import { HEIGHT_CM, MOST_CYCLES, MOST_FRACTIONS, WEIGHT_KG } from '../form-bounds';

/** Figure from a form, a draft or a version, which may be missing or absurd. */
export type Given = number | null | undefined;

interface Bounds {
  /** Inclusive minimum; `above` is an exclusive one. */
  from?: number;
  above?: number;
  upTo: number;
  isWhole?: boolean;
}

/**
 * Values that calculations accept. These bounds say what can be computed, never what is healthy or usual: height,
 * weight, sessions, cycles and fractions have the bounds of the request form, age that of adults as far as the
 * Cockcroft-Gault formula has a result, and all others catch typing errors. Sources: docs/rules.md 8.10, 11.1.
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
  /** Sessions of a cycle, or of a radiotherapy, which has more. */
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

/** Inputs that a calculation may lack. */
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
 * Reasons of a gap: `missing`: nothing was given; `out_of_range`: not a number, or one that cannot be computed with;
 * `other_unit`: the figure would be usual in the other unit; `beyond_table`: beyond the table or the vials; `no_fit`:
 * no dose within the tolerance; `varies`: not the same throughout; `uneven`: no whole number for each.
 */
export type GapReason = 'missing' | 'out_of_range' | 'other_unit' | 'beyond_table' | 'no_fit' | 'varies' | 'uneven';

export interface Gap {
  input: Input;
  because: GapReason;
}

/**
 * Reads the given figures and the gaps of those that cannot be used. Unusable figures are NaN and must not be read
 * while there is a gap.
 */
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
