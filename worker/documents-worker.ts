import type { DocumentsEnvironment } from '@aval/platform/environment';
import { TASK_QUEUES } from '@aval/workflows/contract';
import { type NativeConnection, Worker } from '@temporalio/worker';
import { workerDataConverter } from './data-converter';
import { createDocumentActivities, type DocumentDependencies } from './documents/activities';
import { beatWhileWorking } from './heartbeats';
import { onlyForOwnRun } from './only-for-own-run';

export interface DocumentsWorkerOptions extends DocumentDependencies {
  connection: NativeConnection;
  environment: Pick<DocumentsEnvironment, 'TEMPORAL_NAMESPACE' | 'PAYLOAD_KEYS'>;
}

/** Creates the worker that renders documents; the demands worker records the outcome of each effect. */
export function createDocumentsWorker(options: DocumentsWorkerOptions): Promise<Worker> {
  const { connection, environment, ...dependencies } = options;
  return Worker.create({
    connection,
    namespace: environment.TEMPORAL_NAMESPACE,
    taskQueue: TASK_QUEUES.documents,
    activities: createDocumentActivities(dependencies),
    dataConverter: workerDataConverter(environment.PAYLOAD_KEYS, dependencies.logger),
    interceptors: { activity: [onlyForOwnRun, beatWhileWorking] },
    // Two render at a time while a third loads its data.
    maxConcurrentActivityTaskExecutions: 3,
    shutdownGraceTime: '3s',
    shutdownForceTime: '6s',
  });
}
