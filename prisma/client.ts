import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client';

export type Database = PrismaClient;

/** Connects lazily; one client for each process. Ten connections serve a web process on two cores. */
export function createDatabase(url: string, options: { poolSize?: number } = {}): Database {
  const adapter = new PrismaPg({ connectionString: url, max: options.poolSize ?? 10, connectionTimeoutMillis: 5_000 });
  return new PrismaClient({ adapter });
}
