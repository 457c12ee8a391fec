import type { BasisReason, CheckState } from '../basis';

/**
 * Checks of a drug line, in the order in which they are shown. Kept apart from the rules, whose tables no browser needs.
 */
export const LINE_CHECKS = ['labelDose', 'regimen', 'route', 'renal', 'lifetime', 'indication'] as const;
export type LineCheckName = (typeof LINE_CHECKS)[number];

/** Checks of a radiotherapy, in the order in which they are shown. */
export const RADIOTHERAPY_CHECKS = ['fractionDose', 'totalDose', 'schedule'] as const;
export type RadiotherapyCheckName = (typeof RADIOTHERAPY_CHECKS)[number];

/** Whether something was checked; with the reason where it was not, or only in part. */
export interface Check<Name extends string = LineCheckName | RadiotherapyCheckName> {
  check: Name;
  state: CheckState;
  reason: BasisReason | null;
}

export type LineCheck = Check<LineCheckName>;
export type RadiotherapyCheck = Check<RadiotherapyCheckName>;

/** Whether nothing was held against the dose of a line: neither a schedule nor the chosen regimen. */
export function isDoseUnchecked(checks: readonly LineCheck[]): boolean {
  const ofDose = checks.filter(({ check }) => check === 'labelDose' || check === 'regimen');
  return ofDose.length > 0 && ofDose.every(({ state }) => state !== 'checked');
}

/** Whether every check that applies was made. */
export function isAllChecked(checks: readonly Check[]): boolean {
  return checks.every(({ state }) => state !== 'notChecked');
}
