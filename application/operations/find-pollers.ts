import type { TemporalConnection } from '@aval/platform/engine/temporal-connection';

export type QueueKind = 'workflow' | 'activity';

/** Values of `taskQueueType` in the server's API. */
const TASK_QUEUE_TYPES: Readonly<Record<QueueKind, 1 | 2>> = { workflow: 1, activity: 2 };

export interface QueueReport {
  /**
   * Time at which a worker last asked for work; null when none has within the five minutes that the server remembers.
   */
  lastSeenAt: Date | null;
  processes: number;
  /** Tasks that no worker has taken yet. */
  backlog: number;
}

/** Returns the workers of a task queue, as the engine last saw them. */
export async function findPollers(
  engine: TemporalConnection,
  { name, kind, deadlineMs }: { name: string; kind: QueueKind; deadlineMs: number },
): Promise<QueueReport> {
  const { pollers, stats } = await engine.withDeadline(deadlineMs, (client) =>
    client.workflowService.describeTaskQueue({
      namespace: client.options.namespace,
      taskQueue: { name },
      taskQueueType: TASK_QUEUE_TYPES[kind],
      reportStats: true,
    }),
  );
  const times = pollers.map(({ lastAccessTime }) => Number(lastAccessTime?.seconds ?? 0) * 1000);
  const last = Math.max(0, ...times);
  return {
    lastSeenAt: last > 0 ? new Date(last) : null,
    processes: new Set(pollers.map(({ identity }) => identity)).size,
    backlog: Number(stats?.approximateBacklogCount ?? 0),
  };
}
