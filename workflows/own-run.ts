import { ApplicationFailure, workflowInfo } from '@temporalio/workflow';
import { type CommandInput, FAILURE_TYPES, FOREIGN_RUN } from './contract';

/**
 * Fails a run whose input does not name the demand or effect of its own id, or was refused: one run exists per id, and
 * so one per demand and effect. The rightful run starts again from the database.
 */
export function requireOwnRun<Input>(input: Input | undefined, workflowIdOf: (input: Input) => string): void {
  if (input && workflowIdOf(input) === workflowInfo().workflowId) return;
  throw ApplicationFailure.nonRetryable(FOREIGN_RUN, FAILURE_TYPES.unread);
}

/** Validates a client's command: it must be readable, and not the clock's, which only the run itself creates. */
export function requireSentCommand(input: CommandInput | undefined): void {
  if (!input?.command || input.command.type === 'cycle_ended') throw unread();
}

export function unread(): ApplicationFailure {
  return ApplicationFailure.nonRetryable(FAILURE_TYPES.unread, FAILURE_TYPES.unread);
}
