import type { Gap } from './inputs';
import type { Step } from './steps';

/**
 * A calculation's outcome: its figures with the steps that led to them, or why there are none. Nothing throws, nothing is NaN.
 * Source: docs/rules.md 11.1.
 */
export type Calculation<T extends object> = Computed<T> | NotComputable;

export type Computed<T extends object> = T & {
  computable: true;
  /** In their order; words and number formats are added where they are read (`i18n/clinical/calculation-steps.ts`). */
  steps: readonly Step[];
};

/** Not computable, because … Never without a reason. */
export interface NotComputable {
  computable: false;
  gaps: readonly Gap[];
}

export function computed<T extends object>(figures: T, steps: readonly Step[]): Computed<T> {
  return { ...figures, computable: true, steps };
}

export function notComputable(...gaps: readonly Gap[]): NotComputable {
  return { computable: false, gaps };
}
