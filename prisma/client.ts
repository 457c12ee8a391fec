import { setFlagsFromString } from 'node:v8';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from './generated/client';

export type Database = PrismaClient;

/** `pg` closes a connection after ten idle seconds: the next page then waits for several new ones and their passwords. */
const IDLE_TIMEOUT_MS = 5 * 60_000;

export interface DatabaseOptions {
  poolSize?: number;
  /**
   * Every statement is planned once for each connection instead of each time, which is most of what a short one costs. For a process whose statements
   * are few and go by key; otherwise only those are that do, since a filter of a list wants another plan for each value.
   */
  preparesStatements?: boolean;
  /** After how long without an answer a statement has failed: a server that hangs keeps none of its own bounds. Without it never. */
  answersWithinMs?: number;
}

/**
 * Between one who gives a connection back and the next who waits for it, nobody listens for its end, and an error that nobody listens for ends the
 * process: a server that was killed says so right behind its last answer. Whoever uses the connection next is told all the same.
 */
class SteadyConnection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/**
 * How much of Prisma's compiler of queries, which is WebAssembly, must have run before V8 optimizes it; its default is 1.8 million. Optimizing took a
 * second of a processor and 80 MB in each process that had just been started, and made nothing quicker that could be measured.
 */
const RUN_BEFORE_OPTIMIZED = 200_000_000;

/** Connects lazily; one client for each process. Ten connections serve a web process on two cores. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  // Not when the module is loaded: what V8 has compiled of a program is only taken under the options that it was compiled with.
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
  // By default an error outside of production quotes the statement's values, and each statement's place in the code is looked up beforehand.
  return new PrismaClient({ adapter, errorFormat: 'minimal' });
}

/** A name is kept for as long as its connection: texts that differ by the length of a list must not fill the server's memory. */
const MOST_STATEMENTS = 200;
/** How `pg` is told to prepare nothing. */
const UNNAMED = '';

/** What writes one row, or finds those of one key or a page's keys: one plan fits every value. */
const BY_KEY = /^\s*INSERT\b|\bset_config\(|\bunnest\(\$|\b(id|user_id|token_hash)"? = \$/;
const ANY = /^/;

/** The same name for the same text; none for other statements, and for those that come when there are many already. */
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
