import type { TemporalConnection } from '@aval/platform/engine/temporal-connection';
import { demandWorkflowId, WORKFLOW_TYPES } from '@aval/workflows/contract';

const PAGE = 1000;

/**
 * The ids of the demands that have a run, or one that began before a moment, as the engine's index of runs knows them: it lags a little behind the
 * runs themselves.
 */
export async function* listRuns({ client }: TemporalConnection, startedBefore?: Date): AsyncGenerator<string> {
  const prefix = demandWorkflowId('');
  const older = startedBefore ? ` AND StartTime < '${startedBefore.toISOString()}'` : '';
  const query = `WorkflowType = '${WORKFLOW_TYPES.demand}' AND ExecutionStatus = 'Running'${older}`;
  for await (const { workflowId } of client.workflow.list({ query, pageSize: PAGE })) {
    if (workflowId.startsWith(prefix)) yield workflowId.slice(prefix.length);
  }
}
