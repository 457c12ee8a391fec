import type { DocumentsEnvironment } from '@aval/platform/environment';
import { TASK_QUEUES } from '@aval/workflows/contract';
import { type NativeConnection, Worker } from '@temporalio/worker';
import { workerDataConverter } from './data-converter';
import { onlyForOwnRun } from './only-for-own-run';
import { createWebhookActivities, type WebhookDependencies } from './webhooks/activities';

export interface WebhooksWorkerOptions extends WebhookDependencies {
  connection: NativeConnection;
  environment: Pick<DocumentsEnvironment, 'TEMPORAL_NAMESPACE' | 'PAYLOAD_KEYS'>;
}

/**
 * Creates the worker that calls webhooks. It shares the documents process but has its own task slots, so that an
 * address that never answers delays neither documents nor mails.
 */
export function createWebhooksWorker(options: WebhooksWorkerOptions): Promise<Worker> {
  const { connection, environment, ...dependencies } = options;
  return Worker.create({
    connection,
    namespace: environment.TEMPORAL_NAMESPACE,
    taskQueue: TASK_QUEUES.webhooks,
    activities: createWebhookActivities(dependencies),
    dataConverter: workerDataConverter(environment.PAYLOAD_KEYS, dependencies.logger),
    interceptors: { activity: [onlyForOwnRun] },
    // Each delivery holds a connection while it waits, up to the longest duration of a try.
    maxConcurrentActivityTaskExecutions: 16,
    shutdownGraceTime: '3s',
    shutdownForceTime: '6s',
  });
}
