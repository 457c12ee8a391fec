import { setFlagsFromString } from 'node:v8';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from './generated/client';

export type Database = PrismaClient;

/**
 * `pg` closes a connection after ten idle seconds by default, and the next page would wait for several new ones and
 * their authentication.
 */
const IDLE_TIMEOUT_MS = 5 * 60_000;

export interface DatabaseOptions {
  poolSize?: number;
  /**
   * Prepares all statements, so that each is planned once per connection; planning is most of the cost of a short one.
   * Meant for a process with few statements that go by key. Otherwise only statements by key are prepared, since a
   * list's filter needs a different plan for each value.
   */
  preparesStatements?: boolean;
  /**
   * Time in ms after which a statement without an answer fails, since a hanging server does not enforce its own limits.
   * Unlimited when absent.
   */
  answersWithinMs?: number;
}

/**
 * Client that tolerates errors while it is idle. Between two users of a connection nobody listens for its errors, and
 * an error without a listener ends the process; a killed server sends one right behind its last answer. The next user
 * of the connection still gets an error.
 */
class SteadyConnection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/**
 * Budget before V8 optimises Prisma's WebAssembly query compiler; V8's default is 1.8 million. With the default,
 * optimising took a second of CPU and 80 MB in each newly started process, without a measurable gain.
 */
const RUN_BEFORE_OPTIMIZED = 200_000_000;

/** Creates a database client, one per process; it connects lazily. Ten connections serve a web process on two cores. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  // Set the flag here and not at module load: V8 uses cached code only under the flags that it was compiled with.
  setFlagsFromString(`--wasm-tiering-budget=${RUN_BEFORE_OPTIMIZED}`);
  const adapter = new PrismaPg(
    {
      connectionString: url,
      Client: SteadyConnection,
      max: options.poolSize ?? 10,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      ...(options.answersWithinMs === undefined ? {} : { query_timeout: options.answersWithinMs }),
    },
    { statementNameGenerator: statementNames(options.preparesStatements ? ANY : BY_KEY) },
  );
  // The default format quotes a statement's values outside production, and looks up each statement's place in the code.
  return new PrismaClient({ adapter, errorFormat: 'minimal' });
}

/**
 * Limit of prepared statements. A name lives as long as its connection, so statements that differ by the length of a
 * list must not fill the server's memory.
 */
const MOST_STATEMENTS = 200;
/** Name with which `pg` does not prepare a statement. */
const UNNAMED = '';

/** Statements that insert one row, or find rows by one key or a page's keys: one plan fits all values. */
const BY_KEY = /^\s*INSERT\b|\bset_config\(|\bunnest\(\$|\b(id|user_id|token_hash)"? = \$/;
const ANY = /^/;

/** Names statements, equal texts equally; statements that are not to be prepared or exceed the limit stay unnamed. */
function statementNames(prepared: RegExp): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MOST_STATEMENTS || !prepared.test(sql)) return UNNAMED;
    const name = `s${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
