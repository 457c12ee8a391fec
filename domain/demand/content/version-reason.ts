import type { DisplayStatus } from '../vocabulary';

/** What the doctor's side does with the one action that files a demand. */
export type FilingReason = 'REQUEST' | 'RESUBMIT' | 'CONTINUE';

/** What made a version. */
export const VERSION_REASONS = ['REQUEST', 'RESUBMIT', 'CONTINUE', 'CHANGE_DATES', 'SAVE'] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

/** The actions that make one, as history and version name them. */
export type VersionAction = 'REQUEST' | 'CHANGE_DATES' | 'SAVE';

/**
 * The same action sends a demand, answers a request for information and asks for the next cycle: the status that it was filed from tells them
 * apart, null for a draft.
 */
export function filingReason(statusBefore: DisplayStatus | null): FilingReason {
  if (statusBefore === null) return 'REQUEST';
  return statusBefore === 'pending_continue' ? 'CONTINUE' : 'RESUBMIT';
}

export function versionReason(action: VersionAction, statusBefore: DisplayStatus | null): VersionReason {
  return action === 'REQUEST' ? filingReason(statusBefore) : action;
}
