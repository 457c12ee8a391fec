import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
} from '@prisma/driver-adapter-utils';
import type { DiffTarget, MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import type { DatabaseAddress } from './database-address';

const PRISMA_FOLDER = fileURLToPath(new URL('../../prisma/', import.meta.url));
const MIGRATIONS_FOLDER = path.join(PRISMA_FOLDER, 'migrations');
const SCHEMA_FILE = path.join(PRISMA_FOLDER, 'schema.prisma');
const FILTERS = { externalTables: [], externalEnums: [] };

/** Object ids of PostgreSQL's `"char"`, which the adapter does not know, and of `text`, which it accepts instead. */
const CHAR_TYPE = 18;
const TEXT_TYPE = 25;

/** Declared here because Node's types leave WebAssembly to the DOM library, which is not included. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

interface EngineModule {
  __wbg_set_wasm(exports: object): void;
  SchemaEngine: typeof SchemaEngine;
}

let engineModule: Promise<EngineModule> | undefined;

/**
 * Instantiates the WebAssembly module by hand, because the package is made for bundlers. Call it once only: a second instance
 * would replace the memory of the first.
 */
async function loadEngineModule(): Promise<EngineModule> {
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => console.error(message) },
  });
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const engine: EngineModule = await import(path.join(folder, 'schema_engine_bg.js'));
  const bytes = readFileSync(path.join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': engine,
  });
  engine.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
  return engine;
}

/** Internal methods of the adapter: `performIO` returns a result before its column types are checked, `onError` maps error codes. */
interface AdapterCore {
  performIO(query: unknown): Promise<pg.QueryArrayResult>;
  onError(error: unknown): never;
}

async function connect(address: DatabaseAddress): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaPg({ ...address, max: 1 }).connect();
  const driver = adapter.underlyingDriver();
  const core = adapter as unknown as AdapterCore;
  const performIO = core.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  const charColumns = new WeakMap<object, number[]>();
  core.performIO = async (query) => {
    const result = await performIO(query);
    const positions = result.fields.flatMap((field, position) => (field.dataTypeID === CHAR_TYPE ? [position] : []));
    for (const position of positions) Object.assign(result.fields[position] ?? {}, { dataTypeID: TEXT_TYPE });
    charColumns.set(result.rows, positions);
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const position of charColumns.get(result.rows) ?? []) result.columnTypes[position] = ColumnTypeEnum.Character;
    return result;
  };
  // Run as one simple query: the adapter would split at every semicolon and break functions and DO blocks.
  adapter.executeScript = async (script) => {
    await driver.query(script).catch((error: unknown) => core.onError(error));
  };
  return adapter;
}

/** Creates the shadow database in which the engine replays migrations; disposing of the connection drops it. */
async function connectToShadow(address: DatabaseAddress): Promise<SqlDriverAdapter> {
  const database = `aval_shadow_${process.pid}_${Date.now()}`;
  const server = new pg.Client({ ...address, database: 'postgres' });
  await server.connect();
  await server.query(`CREATE DATABASE "${database}"`);
  const shadow = await connect({ ...address, database });
  const dispose = shadow.dispose.bind(shadow);
  shadow.dispose = async () => {
    await dispose();
    await server.query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
    await server.end();
  };
  return shadow;
}

/** Runs `run` with an engine on a database, and closes all of its connections in any case. */
async function withEngine<T>(address: DatabaseAddress, run: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  engineModule ??= loadEngineModule();
  const { SchemaEngine } = await engineModule;
  const open: SqlDriverAdapter[] = [];
  const track = async (adapter: Promise<SqlDriverAdapter>) => {
    open.push(await adapter);
    return adapter;
  };
  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => track(connect(address)),
    connectToShadowDb: () => connectToShadow(address),
  });
  const datamodels: [string, string][] = [['schema.prisma', readFileSync(SCHEMA_FILE, 'utf8')]];
  try {
    return await run(await SchemaEngine.new({ datamodels }, () => {}, factory));
  } finally {
    await Promise.all(open.map((adapter) => adapter.dispose()));
  }
}

function migrationNames(): string[] {
  return readdirSync(MIGRATIONS_FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function readScript(name: string): string {
  return readFileSync(path.join(MIGRATIONS_FOLDER, name, 'migration.sql'), 'utf8');
}

/** Returns the SHA-256 of each migration, as `_prisma_migrations` stores it. */
export function migrationHashes(): Map<string, string> {
  return new Map(migrationNames().map((name) => [name, createHash('sha256').update(readScript(name)).digest('hex')]));
}

function readMigrations(only?: ReadonlySet<string>): MigrationList {
  const names = migrationNames().filter((name) => only?.has(name) ?? true);
  return {
    baseDir: MIGRATIONS_FOLDER,
    lockfile: {
      path: 'migration_lock.toml',
      content: readFileSync(path.join(MIGRATIONS_FOLDER, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readScript(name) },
      },
    })),
  };
}

/** Applies pending migrations, or only those in `only`, and returns their names. The user has to own the database. */
export function applyMigrations(address: DatabaseAddress, only?: ReadonlySet<string>): Promise<string[]> {
  return withEngine(address, async (engine) => {
    const output = await engine.applyMigrations({ migrationsList: readMigrations(only), filters: FILTERS });
    return output.appliedMigrationNames;
  });
}

/** Returns the SQL from the migrations to `schema.prisma`, only a comment when they are equal. Needs CREATEDB. */
export function diffSchema(address: DatabaseAddress): Promise<string> {
  const migrations = readMigrations();
  const from: DiffTarget =
    migrations.migrationDirectories.length === 0 ? { tag: 'empty' } : { tag: 'migrations', ...migrations };
  const to: DiffTarget = {
    tag: 'schemaDatamodel',
    files: [{ path: SCHEMA_FILE, content: readFileSync(SCHEMA_FILE, 'utf8') }],
  };
  return withEngine(address, async (engine) => {
    const { stdout } = await engine.diff({ from, to, script: true, exitCode: null, filters: FILTERS });
    return stdout ?? '';
  });
}
