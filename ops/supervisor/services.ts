import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { canReach, serverAccount, sharedFolder } from '../postgres/account';
import { findBinaries } from '../postgres/binaries';
import { adminUrl, initialiseCluster, type PostgresOptions, postgresProcess } from '../postgres/server';
import { withProgress } from '../prepare/progress.mjs';
import { findTemporal } from '../temporal/executable';
import { temporalProcess } from '../temporal/server';
import { freePort } from './free-port';
import type { ProcessGroup } from './process-group';

/** Properties of the run that a service belongs to. */
export interface ServiceContext {
  processes: ProcessGroup;
  /** Data folder, used if the service's user can enter it. */
  home: string;
  /** Part of the path of data that cannot be in the home. */
  dataName: string;
  durable: boolean;
}

export interface RunningPostgres {
  adminUrl: string;
  dataFolder: string;
}

export async function startPostgres(
  context: ServiceContext,
  wanted: { port?: number; password?: string },
): Promise<RunningPostgres> {
  const account = serverAccount();
  const inHome = path.join(context.home, 'postgres');
  const dataFolder = canReach(account, context.home) ? inHome : path.join(sharedFolder(), context.dataName, 'postgres');
  if (dataFolder !== inHome)
    console.log(`PostgreSQL's user cannot enter ${context.home}: its data is in ${dataFolder}`);
  const options: PostgresOptions = {
    binaries: await findBinaries(account),
    account,
    dataFolder,
    port: await freePort(wanted.port),
    password: wanted.password ?? randomBytes(18).toString('hex'),
    durable: context.durable,
  };
  await withProgress('Making the database cluster (a few seconds, once)', async () => initialiseCluster(options));
  await context.processes.launch(postgresProcess(options));
  return { adminUrl: adminUrl(options), dataFolder };
}

export async function startTemporal(context: ServiceContext, wanted: { port?: number }): Promise<{ address: string }> {
  const port = await freePort(wanted.port);
  const databaseFile = context.durable ? path.join(context.home, 'temporal.db') : null;
  if (databaseFile !== null) makePrivate(databaseFile);
  const options = {
    executable: await findTemporal(),
    port,
    databaseFile,
    folder: context.home,
  };
  await context.processes.launch(temporalProcess(options));
  return { address: `127.0.0.1:${port}` };
}

/**
 * Makes existing database files private to this user. New files are private by the process's umask and must not be created here,
 * because Temporal takes an empty file for a database that has its tables.
 */
function makePrivate(databaseFile: string): void {
  for (const file of [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`]) {
    if (existsSync(file)) chmodSync(file, 0o600);
  }
}
