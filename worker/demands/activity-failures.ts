import type { Refusal } from '@aval/domain/demand/lifecycle/commands';
import { FAILURE_TYPES } from '@aval/workflows/contract';
import { ApplicationFailure } from '@temporalio/common';

/** Found out under a lock, after the table of transitions had agreed: the command is refused all the same. */
export function refusal(code: Refusal): ApplicationFailure {
  return ApplicationFailure.create({ message: code, type: FAILURE_TYPES.refused, nonRetryable: true, details: [code] });
}

/** The engine is behind the database, or ahead of it: another command has this number, or this command another number. */
export function diverged(): ApplicationFailure {
  return ApplicationFailure.create({
    message: FAILURE_TYPES.diverged,
    type: FAILURE_TYPES.diverged,
    nonRetryable: true,
  });
}

/** What no repetition will ever change: the demand is marked with the code, and the admins are told. */
export function faulty(code: string): ApplicationFailure {
  return ApplicationFailure.create({ message: code, type: FAILURE_TYPES.faulty, nonRetryable: true, details: [code] });
}
