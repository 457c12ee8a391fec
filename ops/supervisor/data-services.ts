import { isMigrated } from '../database/applied-migrations';
import { parseDatabaseUrl } from '../database/database-address';
import { APPLICATION_ROLE, addressFor, OWNER_ROLE, prepareDatabase } from '../database/roles';
import { StartFailure } from '../prepare/failure.mjs';
import { withProgress } from '../prepare/progress.mjs';
import type { HomeRecordFile } from './home-record';
import { type ServiceContext, startPostgres, startTemporal } from './services';

const DATABASE = 'aval';

export interface DatabaseService {
  url: string;
  ownerUrl: string;
}

/** The database that was given, else one of our own. */
export async function startDatabase(context: ServiceContext, record: HomeRecordFile): Promise<DatabaseService> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, ownerUrl: process.env.DATABASE_OWNER_URL ?? given };
  const { passwords, ports } = record.value;
  const postgres = await startPostgres(context, { port: ports.postgres, password: passwords.server });
  record.update({ ports: { ...record.value.ports, postgres: Number(new URL(postgres.adminUrl).port) } });
  await prepareDatabase(postgres.adminUrl, DATABASE, passwords);
  const ownerUrl = addressFor(postgres.adminUrl, { role: OWNER_ROLE, password: passwords.owner, database: DATABASE });
  const url = addressFor(ownerUrl, { role: APPLICATION_ROLE, password: passwords.application });
  return { url, ownerUrl };
}

/** Address of the Temporal service that was given, else of a development server of our own. */
export async function startEngine(context: ServiceContext, record: HomeRecordFile): Promise<string> {
  const given = process.env.TEMPORAL_ADDRESS;
  if (given) return given;
  const temporal = await startTemporal(context, { port: record.value.ports.temporal });
  record.update({ ports: { ...record.value.ports, temporal: Number(temporal.address.split(':').at(-1)) } });
  return temporal.address;
}

/** Brings the tables up to date and, in a data folder that is new, puts the first rows into them. */
export async function migrateAndSeed(database: DatabaseService, record: HomeRecordFile, empty: boolean): Promise<void> {
  if (!(await isMigrated(database.ownerUrl))) {
    await withProgress('Bringing the database up to date', () => migrate(database.ownerUrl));
  }
  if (record.value.seeded !== 'no') return;
  await withProgress('Seeding users and catalogues (once)', () => seed(database.ownerUrl, empty));
  record.update({ seeded: empty ? 'empty' : 'story' });
}

async function migrate(ownerUrl: string): Promise<void> {
  // The engine is a megabyte of WebAssembly: loaded only when there is something to apply.
  const { applyMigrations } = await import('../database/schema-engine');
  try {
    await applyMigrations(parseDatabaseUrl(ownerUrl));
  } catch (error) {
    throw new StartFailure(`The database cannot be brought up to date: ${firstLine(error)}`);
  }
}

async function seed(ownerUrl: string, empty: boolean): Promise<void> {
  // Loaded only on a first start: the client and the reference data take half a second.
  const { seedBase } = await import('@aval/story/seed');
  await seedBase({ empty, ownerUrl });
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n').find((line) => line.trim()) ?? '';
}
