import type { VersionAction } from '../action-traits';
import type { DisplayStatus } from '../vocabulary';

/** Purposes of the one action by which the doctor's side files a demand. */
export type FilingReason = 'REQUEST' | 'RESUBMIT' | 'CONTINUE';

export const VERSION_REASONS = ['REQUEST', 'RESUBMIT', 'CONTINUE', 'CHANGE_DATES', 'SAVE'] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

/**
 * Distinguishes the purposes of the filing action by the status before it: a new demand (null for a draft), the next
 * cycle, or an answer to a request for information.
 */
export function filingReason(statusBefore: DisplayStatus | null): FilingReason {
  if (statusBefore === null) return 'REQUEST';
  return statusBefore === 'pending_continue' ? 'CONTINUE' : 'RESUBMIT';
}

export function versionReason(action: VersionAction, statusBefore: DisplayStatus | null): VersionReason {
  return action === 'REQUEST' ? filingReason(statusBefore) : action;
}
