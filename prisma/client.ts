import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client';

export type Database = PrismaClient;

/** `pg` closes a connection after ten idle seconds: the next page then waits for several new ones and their passwords. */
const IDLE_TIMEOUT_MS = 5 * 60_000;

export interface DatabaseOptions {
  poolSize?: number;
  /**
   * Statements are planned once for each connection instead of each time, which is most of what a short one costs. For a process whose statements are
   * few and go by key, and that has a session of its own: a pooler between, or a filter that wants another plan for each value, forbids it.
   */
  preparesStatements?: boolean;
}

/** Connects lazily; one client for each process. Ten connections serve a web process on two cores. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const adapter = new PrismaPg(
    {
      connectionString: url,
      max: options.poolSize ?? 10,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
    },
    options.preparesStatements ? { statementNameGenerator: statementNames() } : {},
  );
  return new PrismaClient({ adapter });
}

/** A name is kept for as long as its connection: texts that differ by the length of a list must not fill the server's memory. */
const MOST_STATEMENTS = 200;
/** How `pg` is told to prepare nothing. */
const UNNAMED = '';

/** The same name for the same text; none for those that come when there are many already. */
function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MOST_STATEMENTS) return UNNAMED;
    const name = `s${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
