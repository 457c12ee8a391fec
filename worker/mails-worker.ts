import type { DocumentsEnvironment } from '@aval/platform/environment';
import { TASK_QUEUES } from '@aval/workflows/contract';
import { type NativeConnection, Worker } from '@temporalio/worker';
import { workerDataConverter } from './data-converter';
import { createMailActivities, type MailDependencies } from './mails/activities';
import { onlyForOwnRun } from './only-for-own-run';

export interface MailsWorkerOptions extends MailDependencies {
  connection: NativeConnection;
  environment: Pick<DocumentsEnvironment, 'TEMPORAL_NAMESPACE' | 'PAYLOAD_KEYS'>;
}

/**
 * Creates the worker that sends mails. It shares the documents process but has its own task slots, so that a mail
 * server that never answers delays no document.
 */
export function createMailsWorker(options: MailsWorkerOptions): Promise<Worker> {
  const { connection, environment, ...dependencies } = options;
  return Worker.create({
    connection,
    namespace: environment.TEMPORAL_NAMESPACE,
    taskQueue: TASK_QUEUES.mails,
    activities: createMailActivities(dependencies),
    dataConverter: workerDataConverter(environment.PAYLOAD_KEYS, dependencies.logger),
    interceptors: { activity: [onlyForOwnRun] },
    maxConcurrentActivityTaskExecutions: 4,
    shutdownGraceTime: '3s',
    shutdownForceTime: '6s',
  });
}
