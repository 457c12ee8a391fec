import type { TemporalConnection } from '@aval/platform/engine/temporal-connection';

/** Values of the server's `taskQueueType`: workflow tasks, activity tasks. */
const QUEUE_KINDS = [1, 2] as const;

/** Returns whether a worker polls this queue for workflow or activity tasks. */
export async function hasPoller(connection: TemporalConnection, queue: string): Promise<boolean> {
  try {
    const answers = await connection.withDeadline(1000, (client) =>
      Promise.all(
        QUEUE_KINDS.map((taskQueueType) =>
          client.workflowService.describeTaskQueue({
            namespace: client.options.namespace,
            taskQueue: { name: queue },
            taskQueueType,
          }),
        ),
      ),
    );
    return answers.some((answer) => answer.pollers.length > 0);
  } catch {
    return false;
  }
}
