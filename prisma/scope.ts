import type { Actor } from '@aval/domain/access/actor';
import type { Database } from './client';
import type { Prisma } from './generated/client';

export type Transaction = Prisma.TransactionClient;

export interface RunOptions {
  /** The database stops a single statement that takes longer; by default a little before the transaction's time is over. */
  statementTimeoutMs?: number;
  /** The whole transaction, from its first statement to its commit. */
  timeoutMs?: number;
  /** Epoch milliseconds after which nobody waits for the outcome: neither a connection nor a statement is waited for beyond it. */
  endsAt?: number;
}

/** Access to the rows of some companies; everything that touches a tenant's table goes through one. */
export interface Scope {
  run<T>(work: (tx: Transaction) => Promise<T>, options?: RunOptions): Promise<T>;
  /** The same where nothing may be written: the database refuses it. */
  read<T>(work: (tx: Transaction) => Promise<T>, options?: RunOptions): Promise<T>;
}

const TRANSACTION_TIMEOUT_MS = 10_000;
const WAIT_FOR_CONNECTION_MS = 5_000;
/** Whoever waits for a row for longer than this is told so while the rest of the transaction has time left. */
const LONGEST_LOCK_WAIT_MS = 5_000;

interface Settings extends RunOptions {
  companyIds: readonly number[];
  readOnly: boolean;
  projection: boolean;
}

async function runWith<T>(db: Database, settings: Settings, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const companies = settings.companyIds.join(',');
  const timeoutMs = settings.timeoutMs ?? TRANSACTION_TIMEOUT_MS;
  // Below the transaction's own: the client only stops waiting, and the server would go on with a statement that nobody waits for.
  const statementTimeoutMs = settings.statementTimeoutMs ?? Math.floor(timeoutMs * 0.9);
  const left = (milliseconds: number) =>
    Math.max(1, Math.min(milliseconds, (settings.endsAt ?? Number.POSITIVE_INFINITY) - Date.now()));
  return db.$transaction(
    async (tx) => {
      // The wait for the connection may have used most of it up.
      const ownTimeoutMs = left(statementTimeoutMs);
      // Below it: of two that end at the same moment the statement's would be told, which says nothing of somebody else.
      const lockTimeoutMs = Math.max(1, Math.min(Math.floor(ownTimeoutMs * 0.8), LONGEST_LOCK_WAIT_MS));
      // All settings in one statement, for this transaction only: the connection goes back to its pool without them.
      await tx.$queryRaw`SELECT set_config('app.companies', ${companies}, true),
        set_config('app.projection', ${settings.projection ? 'on' : 'off'}, true),
        set_config('statement_timeout', ${`${ownTimeoutMs}ms`}, true),
        set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true),
        set_config('transaction_read_only', ${settings.readOnly ? 'on' : 'off'}, true)`;
      return work(tx);
    },
    { timeout: timeoutMs, maxWait: left(WAIT_FOR_CONNECTION_MS) },
  );
}

/** The rows of these companies; none at all for an empty list. */
export function forCompanies(db: Database, companyIds: readonly number[]): Scope {
  const settings = { companyIds, projection: false };
  return {
    run: (work, options) => runWith(db, { ...settings, ...options, readOnly: false }, work),
    read: (work, options) => runWith(db, { ...settings, ...options, readOnly: true }, work),
  };
}

/** The companies that the actor may touch at all; `demandScope` and `can()` narrow further. */
export function forActor(db: Database, actor: Actor): Scope {
  return forCompanies(db, actor.companyIds);
}

export function forTenant(db: Database, companyId: number): Scope {
  return forCompanies(db, [companyId]);
}

/** Every company: for what serves the platform itself (the relay, reminders, operators' commands), never for a user's request. */
export async function forPlatform(db: Database): Promise<Scope> {
  const companies = await db.company.findMany({ select: { id: true } });
  return forCompanies(
    db,
    companies.map((company) => company.id),
  );
}

/** The only transactions that may write a demand's lifecycle: the projection's and the submission's. */
export function withProjection<T>(
  db: Database,
  companyId: number,
  work: (tx: Transaction) => Promise<T>,
  options: RunOptions = {},
): Promise<T> {
  return runWith(db, { ...options, companyIds: [companyId], readOnly: false, projection: true }, work);
}

/**
 * A piece of work in the rows of one company within a transaction that has other ones, or none: a mail about an account comes from its house, which
 * need not be among the companies of whoever changes the account.
 */
export async function withinCompany<T>(tx: Transaction, companyId: number, work: () => Promise<T>): Promise<T> {
  const [before] = await tx.$queryRaw<{ companies: string | null }[]>`
    SELECT current_setting('app.companies', true) AS companies, set_config('app.companies', ${String(companyId)}, true)`;
  const done = await work();
  await tx.$queryRaw`SELECT set_config('app.companies', ${before?.companies ?? ''}, true)`;
  return done;
}

/** Makes a transaction that has written a draft the submission's, from here to its end. */
export async function allowProjection(tx: Transaction): Promise<void> {
  await tx.$queryRaw`SELECT set_config('app.projection', 'on', true)`;
}
