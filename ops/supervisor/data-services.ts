import type { DrawnPassword } from '@aval/story/seed';
import { isMigrated } from '../database/applied-migrations';
import { parseDatabaseUrl } from '../database/database-address';
import { type FirstRows, findFirstRows } from '../database/first-rows';
import { APPLICATION_ROLE, addressFor, OWNER_ROLE, prepareDatabase } from '../database/roles';
import { StartFailure } from '../prepare/failure.mjs';
import { withProgress } from '../prepare/progress.mjs';
import { givenDatabase, requireAnswer, requireBoundUser } from './given-database';
import type { HomeRecordFile } from './home-record';
import { type ServiceContext, startPostgres, startTemporal } from './services';

const DATABASE = 'aval';

export interface DatabaseService {
  url: string;
  ownerUrl: string;
}

/** Returns the database of the environment, or else starts one. */
export async function startDatabase(context: ServiceContext, record: HomeRecordFile): Promise<DatabaseService> {
  const given = givenDatabase();
  if (given) {
    await requireAnswer(given);
    return given;
  }
  const { passwords, ports } = record.value;
  const postgres = await startPostgres(context, { port: ports.postgres, password: passwords.server });
  record.update({ ports: { ...record.value.ports, postgres: Number(new URL(postgres.adminUrl).port) } });
  await prepareDatabase(postgres.adminUrl, DATABASE, passwords);
  const ownerUrl = addressFor(postgres.adminUrl, { role: OWNER_ROLE, password: passwords.owner, database: DATABASE });
  const url = addressFor(ownerUrl, { role: APPLICATION_ROLE, password: passwords.application });
  return { url, ownerUrl };
}

/** Returns the address of the Temporal service of the environment, or else starts a development server. */
export async function startEngine(context: ServiceContext, record: HomeRecordFile): Promise<string> {
  const given = process.env.TEMPORAL_ADDRESS;
  if (given) return given;
  const temporal = await startTemporal(context, { port: record.value.ports.temporal });
  record.update({ ports: { ...record.value.ports, temporal: Number(temporal.address.split(':').at(-1)) } });
  return temporal.address;
}

/** First content of the database, and the superadmin's password if it was generated at this start. */
export interface FirstFill {
  rows: Exclude<FirstRows, 'none'>;
  drawn: DrawnPassword | null;
}

/** Applies pending migrations and seeds a database without rows. */
export async function migrateAndSeed(database: DatabaseService, empty: boolean): Promise<FirstFill> {
  if (!(await isMigrated(database.ownerUrl))) {
    await withProgress('Bringing the database up to date', () => migrate(database.ownerUrl));
  }
  if (givenDatabase()) await requireBoundUser(database);
  const rows = await findFirstRows(database.ownerUrl);
  if (rows !== 'none') return { rows, drawn: null };
  const drawn = await withProgress('Seeding users and catalogues (once)', () => seed(database.ownerUrl, empty));
  return { rows: empty ? 'empty' : 'story', drawn };
}

async function migrate(ownerUrl: string): Promise<void> {
  // Imported only when a migration is pending: the schema engine is a megabyte of WebAssembly.
  const { applyMigrations } = await import('../database/schema-engine');
  try {
    await applyMigrations(parseDatabaseUrl(ownerUrl));
  } catch (error) {
    throw new StartFailure(`The database cannot be brought up to date: ${firstLine(error)}`);
  }
}

async function seed(ownerUrl: string, empty: boolean): Promise<DrawnPassword | null> {
  // Imported only on a first start: loading the client and the reference data takes half a second.
  const { seedBase } = await import('@aval/story/seed');
  return seedBase({ empty, ownerUrl });
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n').find((line) => line.trim()) ?? '';
}
