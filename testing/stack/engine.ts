import { randomBytes, randomUUID } from 'node:crypto';
import { closeServices, createServices, type Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { buildWorkflowBundle, WORKFLOW_BUNDLE } from '@aval/ops/compile/workflow-bundle';
import { readEnvironment, type WorkerEnvironment, workerEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase, type Database } from '@aval/prisma/client';
import { loadActor } from '@aval/prisma/load-actor';
import { connectNative } from '@aval/worker/connect-native';
import { startRelay } from '@aval/worker/demands/relay/relay';
import { createDemandsWorker } from '@aval/worker/demands-worker';
import {
  DEFAULT_TIMINGS,
  type DemandTimings,
  demandRunOptions,
  demandWorkflowId,
  resumeInput,
  WORKFLOW_TYPES,
} from '@aval/workflows/contract';
import { msToTs } from '@temporalio/common/lib/time';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import { createTestDatabase, processEnvironment, type TestDatabase, temporalAddress } from './stack';

// Let signals end the process: by default the library would only stop its workers.
Runtime.install({ logger: new DefaultLogger('ERROR'), shutdownSignals: [] });

/** A database, a namespace of the engine and services for one test; the test starts and stops the worker. */
export interface TestEngine {
  database: TestDatabase;
  /** Connection without row-level security, to inspect data. */
  owner: Database;
  environment: WorkerEnvironment;
  services: Services;
  actor(email: string, companyId?: number): Promise<Actor>;
  startWorker(options?: WorkerOptions): Promise<RunningWorker>;
  stopWorkers(): Promise<void>;
  close(): Promise<void>;
}

export interface WorkerOptions {
  relay?: boolean;
  /** Send mails, as with a configured mail server. */
  sendsMails?: boolean;
}

export interface RunningWorker {
  stop(): Promise<void>;
}

export interface TestEngineOptions {
  /** Address of another engine than the one shared by all test files. */
  address?: string;
  namespace?: string;
}

export async function createTestEngine(options: TestEngineOptions = {}): Promise<TestEngine> {
  const address = options.address ?? temporalAddress();
  const database = await createTestDatabase();
  const namespace = options.namespace ?? `test-${randomBytes(6).toString('hex')}`;
  await buildWorkflowBundle();
  const environment = readEnvironment(
    workerEnvironmentSchema,
    processEnvironment(database, {
      TEMPORAL_ADDRESS: address,
      TEMPORAL_NAMESPACE: namespace,
      WORKFLOW_BUNDLE,
      LOG_LEVEL: 'silent',
    }),
  );
  const services = createServices('test', environment, { allowOccurredAt: true });
  if (!options.namespace) await registerNamespace(services, namespace);
  const owner = createDatabase(database.ownerUrl, { poolSize: 2 });
  const workers = new Set<RunningWorker>();
  return {
    database,
    owner,
    environment,
    services,
    actor: async (email, companyId) => {
      const user = await owner.userAccount.findUniqueOrThrow({ where: { email } });
      const actor = await loadActor(services.database, user.id, { companyId: companyId ?? null });
      if (!actor) throw new Error(`${email} is not active`);
      return actor;
    },
    startWorker: async (options = {}) => {
      const worker = await startWorker(services, environment, options);
      const stop = async () => {
        if (workers.delete(running)) await worker.stop();
      };
      const running = { stop };
      workers.add(running);
      return running;
    },
    stopWorkers: async () => {
      await Promise.all([...workers].map((worker) => worker.stop()));
    },
    close: async () => {
      await Promise.all([...workers].map((worker) => worker.stop()));
      await closeServices(services);
      await owner.$disconnect();
      await database.drop();
    },
  };
}

async function startWorker(
  services: Services,
  environment: WorkerEnvironment,
  { relay: withRelay = true, sendsMails = false }: WorkerOptions,
): Promise<RunningWorker> {
  const connection = await connectNative(environment, services.logger);
  const worker = await createDemandsWorker({ ...services, connection, environment });
  const running = worker.run();
  const relay = withRelay
    ? startRelay({ ...services, databaseUrl: environment.DATABASE_URL, pollMs: 200, sendsMails })
    : { stop: async () => undefined };
  return {
    stop: async () => {
      await relay.stop();
      worker.shutdown();
      await running;
      await connection.close();
    },
  };
}

/** Registers a namespace and waits until all parts of the server know it, which takes a second or two. */
async function registerNamespace({ engine }: Services, namespace: string): Promise<void> {
  await engine.client.workflowService.registerNamespace({
    namespace,
    workflowExecutionRetentionPeriod: msToTs('1 day'),
  });
  await eventually(async () => {
    await engine.client.workflowService.describeTaskQueue({
      namespace,
      taskQueue: { name: 'demands' },
      taskQueueType: 1,
    });
    return true;
  });
}

/** Repeats a question until the answer is yes; throws after `withinMs`. */
export async function eventually(question: () => Promise<boolean>, withinMs = 60_000): Promise<void> {
  const end = Date.now() + withinMs;
  for (;;) {
    const yes = await question().catch(() => false);
    if (yes) return;
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

export function newCommandId(): string {
  return randomUUID();
}

/** Starts a demand's run by hand with other timings than the relay's; it finds a submission in the outbox. */
export async function startRun(
  { services }: TestEngine,
  demand: { id: string; companyId: number },
  timings: Partial<DemandTimings>,
): Promise<void> {
  await services.engine.client.workflow.start(WORKFLOW_TYPES.demand, {
    ...demandRunOptions(demand.id),
    args: [resumeInput(demand.id, demand.companyId, { ...DEFAULT_TIMINGS, ...timings })],
  });
}

/** Returns what the engine reports about the demand's last run. */
export async function describeRun({ services }: TestEngine, demandId: string) {
  const { runId, status } = await services.engine.client.workflow.getHandle(demandWorkflowId(demandId)).describe();
  return { runId, status: status.name };
}
