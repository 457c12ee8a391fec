import { requireBoundRole } from '@aval/application/health/require-bound-role';
import { closeServices, createServices } from '@aval/application/services';
import { readEnvironmentAtStart, workerEnvironmentSchema } from '@aval/platform/environment';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import { connectNative } from './connect-native';
import { startRelay } from './demands/relay/relay';
import { createDemandsWorker } from './demands-worker';
import { armFaultPoint } from './fault-points';
import { startSimulations } from './simulations/start-simulations';
import { startSweep } from './sweep/start-sweep';

export async function main(): Promise<void> {
  const environment = readEnvironmentAtStart(workerEnvironmentSchema);
  const services = createServices('worker', environment, { preparesStatements: true });
  const { database, engine, logger } = services;
  await requireBoundRole(services);
  Runtime.install({ logger: new DefaultLogger('WARN', ({ level, message }) => logger.warn({ level }, message)) });
  armFaultPoint(environment);

  const connection = await connectNative(environment, logger);
  const worker = await createDemandsWorker({ connection, database, environment, logger });
  const relay = startRelay({
    database,
    databaseUrl: environment.DATABASE_URL,
    engine,
    logger,
    sendsMails: environment.SMTP_URL !== undefined,
  });
  const sweep = startSweep(services);
  const simulations = startSimulations(services);
  logger.info('the worker serves demands');
  try {
    await worker.run();
  } finally {
    await relay.stop();
    await sweep.stop();
    await simulations.stop();
    await connection.close();
    await closeServices(services);
  }
}
