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

/** Tells webhooks, in the process that makes documents but with turns of its own: an address that never answers holds up neither documents nor mails. */
export function createWebhooksWorker(options: WebhooksWorkerOptions): Promise<Worker> {
  const { connection, environment, ...dependencies } = options;
  return Worker.create({
    connection,
    namespace: environment.TEMPORAL_NAMESPACE,
    taskQueue: TASK_QUEUES.webhooks,
    activities: createWebhookActivities(dependencies),
    dataConverter: workerDataConverter(environment.PAYLOAD_KEYS, dependencies.logger),
    interceptors: { activity: [onlyForOwnRun] },
    // Each holds a connection and waits; some of them for as long as a try may take.
    maxConcurrentActivityTaskExecutions: 16,
    shutdownGraceTime: '3s',
    shutdownForceTime: '6s',
  });
}
