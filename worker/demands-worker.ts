import type { WorkerEnvironment } from '@aval/platform/environment';
import type { Logger } from '@aval/platform/logger';
import type { Database } from '@aval/prisma/client';
import { TASK_QUEUES } from '@aval/workflows/contract';
import { type NativeConnection, Worker } from '@temporalio/worker';
import { workerDataConverter } from './data-converter';
import { createDemandActivities } from './demands/demand-activities';
import { createReminderActivities } from './demands/reminders/reminder-activities';
import { createEffectOutcomeActivities } from './effects/effect-outcome-activities';
import { onlyForOwnRun } from './only-for-own-run';
import { workflowTaskSlots } from './task-slots';
import { WORKFLOW_SOURCES } from './workflow-sources';

/**
 * Number of demands that a worker caches, at about 0.4 MB each. The SDK's default fills the machine's memory; a demand
 * outside the cache costs the replay of its history, a few milliseconds.
 */
const CACHED_DEMANDS = 500;

/**
 * Concurrent workflow tasks. Replaying the longest possible run takes a quarter of a second, so six at once finish well
 * before the task timeout.
 */
const TASKS_AT_ONCE = { cached: 40, uncached: 6 };
const ACTIVITIES_AT_ONCE = { type: 'fixed-size', numSlots: 100 } as const;

export interface DemandsWorkerOptions {
  connection: NativeConnection;
  database: Database;
  logger: Logger;
  environment: Pick<WorkerEnvironment, 'TEMPORAL_NAMESPACE' | 'PAYLOAD_KEYS' | 'WORKFLOW_BUNDLE'>;
}

/** Creates the worker that runs the workflows of demands and effects, and the activities that write to the database. */
export function createDemandsWorker(options: DemandsWorkerOptions): Promise<Worker> {
  const { connection, database, environment, logger } = options;
  const bundle = environment.WORKFLOW_BUNDLE;
  const { workflowsPath, preloadModules } = WORKFLOW_SOURCES;
  return Worker.create({
    connection,
    namespace: environment.TEMPORAL_NAMESPACE,
    taskQueue: TASK_QUEUES.demands,
    // Bundles at the start when no bundle was built before, as under `npm run dev`.
    ...(bundle ? { workflowBundle: { codePath: bundle } } : { workflowsPath, bundlerOptions: { preloadModules } }),
    activities: {
      ...createDemandActivities(database),
      ...createReminderActivities(database),
      ...createEffectOutcomeActivities(database),
    },
    dataConverter: workerDataConverter(environment.PAYLOAD_KEYS, logger),
    interceptors: { activity: [onlyForOwnRun] },
    // A demand cached by a killed worker moves to another worker after this time.
    stickyQueueScheduleToStartTimeout: '1s',
    shutdownGraceTime: '3s',
    maxCachedWorkflows: CACHED_DEMANDS,
    tuner: {
      workflowTaskSlotSupplier: workflowTaskSlots(TASKS_AT_ONCE),
      activityTaskSlotSupplier: ACTIVITIES_AT_ONCE,
      localActivityTaskSlotSupplier: ACTIVITIES_AT_ONCE,
      nexusTaskSlotSupplier: ACTIVITIES_AT_ONCE,
    },
  });
}
