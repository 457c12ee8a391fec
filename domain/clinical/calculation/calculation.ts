import type { Gap } from './inputs';
import type { Step } from './steps';

/**
 * Outcome of a calculation: its figures with the steps that led to them, or the reasons why there are none.
 * Calculations never throw and never return NaN. Source: docs/rules.md 11.1.
 */
export type Calculation<T extends object> = Computed<T> | NotComputable;

export type Computed<T extends object> = T & {
  computable: true;
  /** Steps in order; words and number formats are added on display (`i18n/clinical/calculation-steps.ts`). */
  steps: readonly Step[];
};

/** Outcome without figures; has at least one reason. */
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
