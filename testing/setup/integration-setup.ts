import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseDatabaseUrl } from '@aval/ops/database/database-address';
import { addressFor, OWNER_ROLE, prepareDatabase } from '@aval/ops/database/roles';
import { applyMigrations } from '@aval/ops/database/schema-engine';
import { ProcessGroup } from '@aval/ops/supervisor/process-group';
import { startPostgres, startTemporal } from '@aval/ops/supervisor/services';
import { seedBase } from '@aval/story/seed';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { makeTemporaryHome } from '../stack/temporary-home';

/** Values provided to test files; see stack.ts. */
export interface TestServers {
  adminUrl: string;
  templateDatabase: string;
  passwords: { owner: string; application: string };
  temporalAddress: string;
  /** Folder of the servers' logs. */
  logs: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    servers: TestServers;
  }
}

const TEMPLATE = 'aval_template';

/**
 * Starts one PostgreSQL and one Temporal for all test files, and prepares a migrated and seeded database that each of
 * them clones.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { home, register, remove } = await makeTemporaryHome();
  const logs = path.join(home, 'logs');
  const processes = new ProcessGroup(register, logs);
  // An interrupted vitest ends at once without teardown; the next run removes the folder.
  const end = () => processes.kill();
  process.once('exit', end);
  const context = { processes, home, dataName: path.basename(home), durable: false };
  const [postgres, temporal] = await Promise.all([startPostgres(context, {}), startTemporal(context, {})]);
  const passwords = { owner: randomBytes(12).toString('hex'), application: randomBytes(12).toString('hex') };
  await prepareDatabase(postgres.adminUrl, TEMPLATE, passwords);
  const ownerUrl = addressFor(postgres.adminUrl, { role: OWNER_ROLE, password: passwords.owner, database: TEMPLATE });
  await applyMigrations(parseDatabaseUrl(ownerUrl));
  await seedBase({ empty: false, ownerUrl });
  await closeTemplate(postgres.adminUrl);
  project.provide('servers', {
    adminUrl: postgres.adminUrl,
    templateDatabase: TEMPLATE,
    passwords,
    temporalAddress: temporal.address,
    logs,
  });
  return async () => {
    process.off('exit', end);
    await processes.stop();
    remove();
  };
}

/** Forbids connections to the template, since a database with an open connection cannot be cloned. */
async function closeTemplate(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS false`);
  await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [TEMPLATE]);
  await client.end();
}
