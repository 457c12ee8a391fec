import { ApplicationFailure, workflowInfo } from '@temporalio/workflow';
import { type CommandInput, FAILURE_TYPES, FOREIGN_RUN } from './contract';

/**
 * Ends a run whose input names another thing than its own id does, or nothing, as an input that was refused: there is one run at a time under each id, and
 * so one for each demand and each effect. What it is about starts again from the database.
 */
export function requireOwnRun<Input>(input: Input | undefined, workflowIdOf: (input: Input) => string): void {
  if (input && workflowIdOf(input) === workflowInfo().workflowId) return;
  throw ApplicationFailure.nonRetryable(FOREIGN_RUN, FAILURE_TYPES.unread);
}

/** What somebody sends: a command that could be read, and none of the clock's, which only the run itself gives. */
export function requireSentCommand(input: CommandInput | undefined): void {
  if (!input?.command || input.command.type === 'cycle_ended') throw unread();
}

export function unread(): ApplicationFailure {
  return ApplicationFailure.nonRetryable(FAILURE_TYPES.unread, FAILURE_TYPES.unread);
}
