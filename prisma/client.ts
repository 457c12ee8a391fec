import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client';

export type Database = PrismaClient;

/** `pg` closes a connection after ten idle seconds: the next page then waits for several new ones and their passwords. */
const IDLE_TIMEOUT_MS = 5 * 60_000;

/** Connects lazily; one client for each process. Ten connections serve a web process on two cores. */
export function createDatabase(url: string, options: { poolSize?: number } = {}): Database {
  const adapter = new PrismaPg({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
  });
  return new PrismaClient({ adapter });
}
