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
  /** Password of the superuser `postgres`, used only to set up roles and databases. */
  password: string;
  /** False for temporary test servers, which need not survive a power failure. */
  durable: boolean;
}

export function adminUrl(options: Pick<PostgresOptions, 'port' | 'password'>, database = 'postgres'): string {
  return `postgresql://postgres:${options.password}@127.0.0.1:${options.port}/${database}`;
}

/** Creates the cluster beside its final place, so that an interrupted first start leaves no partial cluster. */
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
        // PostgreSQL's built-in collation sorts text equally on every machine, unlike the system's.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-sync',
      ],
      { stdio: 'pipe', cwd: '/', env: {}, ...account },
    );
    renameSync(unfinished, dataFolder);
  } catch (error) {
    // initdb reports a full or read-only disk in its last lines.
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n') : [];
    const telling = words.find((line) => /error|fatal|could not/i.test(line)) ?? words.at(-1);
    if (!telling) throw error;
    throw new StartFailure(`The database cluster ${dataFolder} cannot be made: ${telling}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * Log settings that keep statements, parameters and quotes of them in errors out of the log, because they contain patient data.
 * Errors go to the client, which logs them without that data; the server logs only its own start, stop and failures.
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
    // Lists sort their ids in memory, and random reads are cheap on solid-state disks.
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
    // SIGINT is PostgreSQL's fast shutdown: it closes connections and writes everything.
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
