import type { Refusal } from '@aval/domain/demand/lifecycle/commands';
import { FAILURE_TYPES } from '@aval/workflows/contract';
import { ApplicationFailure } from '@temporalio/common';

/** Failure for a refusal that was detected under a lock, after the transition table had accepted the command. */
export function refusal(code: Refusal): ApplicationFailure {
  return ApplicationFailure.create({ message: code, type: FAILURE_TYPES.refused, nonRetryable: true, details: [code] });
}

/**
 * Failure when engine and database disagree: another command has this sequence number, or this command has another
 * number.
 */
export function diverged(): ApplicationFailure {
  return ApplicationFailure.create({
    message: FAILURE_TYPES.diverged,
    type: FAILURE_TYPES.diverged,
    nonRetryable: true,
  });
}

/** Failure that no retry can cure: the demand is marked with the code, and the admins are notified. */
export function faulty(code: string): ApplicationFailure {
  return ApplicationFailure.create({ message: code, type: FAILURE_TYPES.faulty, nonRetryable: true, details: [code] });
}
