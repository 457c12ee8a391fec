import { demandWorkflowId, effectWorkflowId, FAILURE_TYPES, FOREIGN_RUN } from '@aval/workflows/contract';
import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';

/**
 * Every activity acts on the one demand, or the one effect, that the id of the workflow that asks for it names. Whoever starts a workflow chooses its
 * id, and there is one run at a time under each: a second run for the same thing asks in vain.
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

/** Null for an input that names nothing, as one that was refused. */
function workflowIdFor(input: unknown): string | null {
  const { demandId, effectId } = (input ?? {}) as { demandId?: unknown; effectId?: unknown };
  if (typeof demandId === 'string') return demandWorkflowId(demandId);
  return typeof effectId === 'string' ? effectWorkflowId(effectId) : null;
}
