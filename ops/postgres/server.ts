import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { StartFailure } from '../prepare/failure.mjs';
import type { ProcessSpecification } from '../supervisor/managed-process';
import type { Account } from './account';

export interface PostgresOptions {
  binaries: string;
  account: Account | null;
  dataFolder: string;
  port: number;
  /** The superuser `postgres`, for setting up roles and databases only. */
  password: string;
  /** Throw-away servers of tests need not survive a power cut. */
  durable: boolean;
}

export function adminUrl(options: Pick<PostgresOptions, 'port' | 'password'>, database = 'postgres'): string {
  return `postgresql://postgres:${options.password}@127.0.0.1:${options.port}/${database}`;
}

/** Makes the cluster beside its final place, so that an interrupted first start leaves nothing half-made. */
export function initialiseCluster({ binaries, account, dataFolder, password }: PostgresOptions): void {
  if (existsSync(path.join(dataFolder, 'PG_VERSION'))) return;
  mkdirSync(path.dirname(dataFolder), { recursive: true, mode: 0o755 });
  const unfinished = `${dataFolder}.unfinished`;
  const passwordFile = `${dataFolder}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) for (const file of [unfinished, passwordFile]) chownSync(file, account.uid, account.gid);
  try {
    execFileSync(
      path.join(binaries, 'initdb'),
      [
        `--pgdata=${unfinished}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        // The same order of text on every machine: the one built into PostgreSQL, not the system's.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-sync',
      ],
      { stdio: 'pipe', cwd: '/', env: {}, ...account },
    );
    renameSync(unfinished, dataFolder);
  } catch (error) {
    // What initdb says about a full or a read-only disk stands in its last lines.
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n') : [];
    const telling = words.find((line) => /error|fatal|could not/i.test(line)) ?? words.at(-1);
    if (!telling) throw error;
    throw new StartFailure(`The database cluster ${dataFolder} cannot be made: ${telling}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * Statements, their parameters and what an error quotes of them are the data of patients: the log keeps none of it. What went wrong is told to
 * whoever asked, and that is where it is put down without them; the server's own life and death stay in its log.
 */
export const QUIET = {
  log_statement: 'none',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_min_duration_statement: '-1',
  log_min_duration_sample: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
} as const;

export function postgresProcess(options: PostgresOptions): ProcessSpecification {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '256MB',
    // A list's ids are sorted in memory, and what an index points at is not taken for dear: no disk turns here any more.
    work_mem: '16MB',
    random_page_cost: '1.1',
    ...QUIET,
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return {
    name: 'PostgreSQL',
    command: path.join(options.binaries, 'postgres'),
    arguments: [
      '-D',
      options.dataFolder,
      '-p',
      String(options.port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    environment: {},
    folder: '/',
    account: options.account,
    // SIGINT is PostgreSQL's fast stop: connections are closed, everything is written.
    stopSignal: 'SIGINT',
    isReady: () => answers(adminUrl(options)),
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
