import pg from 'pg';
import { StartFailure } from '../prepare/failure.mjs';
import type { DatabaseService } from './data-services';

const ANSWERS_WITHIN_MS = 5000;

/** Returns the database of the environment; null when none is given. Throws `StartFailure` when only one of the two addresses is. */
export function givenDatabase(): DatabaseService | null {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } = process.env;
  if (!url && !ownerUrl) return null;
  if (!url || !ownerUrl) {
    const [there, missing] = url ? ['DATABASE_URL', 'DATABASE_OWNER_URL'] : ['DATABASE_OWNER_URL', 'DATABASE_URL'];
    throw new StartFailure(
      `${there} is given and ${missing} is not: a database of your own needs both, its user under row-level security and the owner of its tables.`,
    );
  }
  return { url, ownerUrl };
}

/** Throws `StartFailure` when a database cannot be reached, before three processes fail to start. */
export async function requireAnswer({ url, ownerUrl }: DatabaseService): Promise<void> {
  const addresses = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl };
  for (const [name, connectionString] of Object.entries(addresses)) {
    try {
      const client = new pg.Client({ connectionString, connectionTimeoutMillis: ANSWERS_WITHIN_MS });
      client.on('error', () => undefined);
      await client.connect();
      await client.end();
    } catch (error) {
      throw new StartFailure(`The database that ${name} names cannot be reached: ${wordsOf(error)}.`);
    }
  }
}

/** Describes an error without the address, which contains a password. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // An AggregateError has one error per resolved address and no message of its own.
  if (error instanceof AggregateError) return wordsOf(error.errors[0]);
  return error.message;
}

/** Throws `StartFailure` when row-level security does not bind the application's role. Needs migrated tables. */
export async function requireBoundUser({ url }: DatabaseService): Promise<void> {
  // Imported only for a given database: loading the client takes half a second.
  const { createDatabase } = await import('@aval/prisma/client');
  const { describeUnboundRole } = await import('@aval/prisma/unbound-role');
  const database = createDatabase(url, { poolSize: 1 });
  try {
    const fault = await describeUnboundRole(database);
    if (fault !== null) throw new StartFailure(fault);
  } finally {
    await database.$disconnect();
  }
}
