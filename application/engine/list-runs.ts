import type { TemporalConnection } from '@aval/platform/engine/temporal-connection';
import { demandWorkflowId, WORKFLOW_TYPES } from '@aval/workflows/contract';

const PAGE = 1000;

/**
 * Yields the ids of demands that have a run, optionally only runs started before a moment, from the engine's index,
 * which lags a little behind the runs.
 */
export async function* listRuns({ client }: TemporalConnection, startedBefore?: Date): AsyncGenerator<string> {
  const prefix = demandWorkflowId('');
  const older = startedBefore ? ` AND StartTime < '${startedBefore.toISOString()}'` : '';
  const query = `WorkflowType = '${WORKFLOW_TYPES.demand}' AND ExecutionStatus = 'Running'${older}`;
  for await (const { workflowId } of client.workflow.list({ query, pageSize: PAGE })) {
    if (workflowId.startsWith(prefix)) yield workflowId.slice(prefix.length);
  }
}
