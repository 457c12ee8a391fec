import { demandWorkflowId, effectWorkflowId, FAILURE_TYPES, FOREIGN_RUN } from '@aval/workflows/contract';
import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';

/**
 * Lets an activity act only on the demand or effect that the calling workflow's id names. Anybody with access to the
 * engine can choose the id of a new workflow, but one run exists per id: a second run for the same demand or effect is
 * refused.
 */
export const onlyForOwnRun: ActivityInterceptorsFactory = () => ({
  inbound: {
    async execute(input, next) {
      const { workflowExecution } = activityInfo();
      const named = workflowIdFor(input.args[0]);
      if (named === null || workflowExecution?.workflowId !== named)
        throw ApplicationFailure.nonRetryable(FOREIGN_RUN, FAILURE_TYPES.faulty, FOREIGN_RUN);
      return next(input);
    },
  },
});

/** Returns null for an input that names neither a demand nor an effect, for example a refused payload. */
function workflowIdFor(input: unknown): string | null {
  const { demandId, effectId } = (input ?? {}) as { demandId?: unknown; effectId?: unknown };
  if (typeof demandId === 'string') return demandWorkflowId(demandId);
  return typeof effectId === 'string' ? effectWorkflowId(effectId) : null;
}
