import { demandRunOptions, resumeInput, WORKFLOW_TYPES } from '@aval/workflows/contract';
import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import type { Services } from '../services';
import type { OpenDemand } from './open-demands';

const DEADLINE_MS = 10_000;

/** Starts a demand's run from its last row; false when it has one already. */
export async function resumeRun({ engine }: Pick<Services, 'engine'>, { id, companyId }: OpenDemand): Promise<boolean> {
  try {
    await engine.withDeadline(DEADLINE_MS, (client) =>
      client.workflow.start(WORKFLOW_TYPES.demand, {
        ...demandRunOptions(id),
        args: [resumeInput(id, companyId)],
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof WorkflowExecutionAlreadyStartedError) return false;
    throw error;
  }
}
