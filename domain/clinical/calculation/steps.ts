/** Units of figures in steps; their signs are written where steps are read. */
export type Unit =
  | ('cm' | 'kg' | 'm2' | 'kg/m2' | 'mg' | 'mg/m2' | 'mg/kg' | 'AUC')
  | ('mg/dL' | 'umol/L' | 'mL/min' | 'Gy' | 'IU' | '%');

/** A number with its unit. `decimals` is with how many it is shown; without it as many as it has, two at most. */
export interface Figure {
  value: number;
  unit: Unit | null;
  decimals?: number;
}

/** What a step finds. */
export type Subject =
  | ('bodySurface' | 'bodyMassIndex' | 'idealWeight' | 'adjustedWeight' | 'creatinine' | 'creatinineFloor')
  | ('clearance' | 'clearanceCap' | 'dose' | 'doseCap' | 'session' | 'cycle' | 'course' | 'lifetime')
  | ('variance' | 'supplied' | 'waste' | 'totalDose' | 'biologicallyEffectiveDose' | 'equivalentIn2Gy');

/** An expression as a tree. `result` is what an earlier step found. */
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

/** A figure as it was given, or a constant of a formula. */
export function figure(value: number, unit: Unit | null = null): Expression {
  return { kind: 'figure', figure: { value, unit } };
}

/** What an earlier step found, to go on with. */
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

/** A step with its result: two decimals, of 100 mg and more one. Only what is shown is rounded, never what is reckoned with. */
export function step(subject: Subject, expression: Expression, value: number, unit: Unit): Step {
  const decimals = unit === 'mg' && value >= 100 ? 1 : 2;
  return { subject, expression, result: { value, unit, decimals } };
}
