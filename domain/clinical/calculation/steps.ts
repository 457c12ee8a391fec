/** Units of figures in steps; their signs are added on display. */
export type Unit =
  | ('cm' | 'kg' | 'm2' | 'kg/m2' | 'mg' | 'mg/m2' | 'mg/kg' | 'AUC')
  | ('mg/dL' | 'umol/L' | 'mL/min' | 'U/L' | 'Gy' | 'IU' | 'IU/mg' | '%');

/**
 * Number with its unit. `decimals` is the number of decimals shown; without it as many as the value has, two at most.
 */
export interface Figure {
  value: number;
  unit: Unit | null;
  decimals?: number;
}

/** Quantity that a step computes. */
export type Subject =
  | ('bodySurface' | 'bodyMassIndex' | 'idealWeight' | 'adjustedWeight' | 'creatinine' | 'creatinineFloor')
  | ('clearance' | 'clearanceCap' | 'dose' | 'doseCap' | 'session' | 'cycle' | 'course' | 'lifetime')
  | ('variance' | 'supplied' | 'waste' | 'totalDose' | 'biologicallyEffectiveDose' | 'equivalentIn2Gy');

/** Expression tree. `result` refers to the result of an earlier step. */
export type Expression =
  | { kind: 'figure'; figure: Figure }
  | { kind: 'result'; of: Subject; figure: Figure }
  | { kind: 'sum' | 'difference' | 'product' | 'quotient' | 'lower' | 'higher'; terms: readonly Expression[] }
  | { kind: 'root' | 'square'; of: Expression };

export interface Step {
  subject: Subject;
  expression: Expression;
  result: Figure;
}

/** Figure as given, or a constant of a formula. */
export function figure(value: number, unit: Unit | null = null): Expression {
  return { kind: 'figure', figure: { value, unit } };
}

/** Result of an earlier step, for use in another one. */
export function resultOf({ subject, result }: Step): Expression {
  return { kind: 'result', of: subject, figure: result };
}

export const sum = (...terms: readonly Expression[]): Expression => ({ kind: 'sum', terms });
export const difference = (...terms: readonly Expression[]): Expression => ({ kind: 'difference', terms });
export const product = (...terms: readonly Expression[]): Expression => ({ kind: 'product', terms });
export const quotient = (...terms: readonly Expression[]): Expression => ({ kind: 'quotient', terms });
export const lower = (...terms: readonly Expression[]): Expression => ({ kind: 'lower', terms });
export const higher = (...terms: readonly Expression[]): Expression => ({ kind: 'higher', terms });
export const root = (of: Expression): Expression => ({ kind: 'root', of });
export const square = (of: Expression): Expression => ({ kind: 'square', of });

/**
 * Builds a step whose result shows two decimals, or one from 100 mg on. Rounding is for display only, never for
 * calculations.
 */
export function step(subject: Subject, expression: Expression, value: number, unit: Unit): Step {
  const decimals = unit === 'mg' && value >= 100 ? 1 : 2;
  return { subject, expression, result: { value, unit, decimals } };
}
