import type { Actor } from '@aval/domain/access/actor';
import { isAdminRole } from '@aval/domain/access/roles';
import type { Database } from './client';
import type { Prisma } from './generated/client';

export type Transaction = Prisma.TransactionClient;

export interface RunOptions {
  /** Limit for a single statement in ms, enforced by the server; by default slightly below the transaction's limit. */
  statementTimeoutMs?: number;
  /** Limit for the whole transaction in ms, from its first statement to its commit. */
  timeoutMs?: number;
  /**
   * Epoch milliseconds after which the outcome is not needed; neither a connection nor a statement is waited for beyond
   * it.
   */
  endsAt?: number;
}

/** Access to the rows of some companies; every access to a tenant's table goes through a scope. */
export interface Scope {
  run<T>(work: (tx: Transaction) => Promise<T>, options?: RunOptions): Promise<T>;
  /** Runs work that may not write; the database refuses writes. */
  read<T>(work: (tx: Transaction) => Promise<T>, options?: RunOptions): Promise<T>;
}

const TRANSACTION_TIMEOUT_MS = 10_000;
const WAIT_FOR_CONNECTION_MS = 5_000;
/** Longest wait for a lock, so that it is reported while the rest of the transaction has time left. */
const LONGEST_LOCK_WAIT_MS = 5_000;

interface Settings extends RunOptions {
  companyIds: readonly number[];
  readOnly: boolean;
  projection: boolean;
  /** Rows without a company, which belong to the platform, are in the scope. */
  platform: boolean;
}

async function runWith<T>(db: Database, settings: Settings, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const companies = settings.companyIds.join(',');
  const timeoutMs = settings.timeoutMs ?? TRANSACTION_TIMEOUT_MS;
  // Stay below the transaction's limit: the client only stops waiting, and the server would finish the statement for
  // nobody.
  const statementTimeoutMs = settings.statementTimeoutMs ?? Math.floor(timeoutMs * 0.9);
  const left = (milliseconds: number) =>
    Math.max(1, Math.min(milliseconds, (settings.endsAt ?? Number.POSITIVE_INFINITY) - Date.now()));
  return db.$transaction(
    async (tx) => {
      // Waiting for the connection may have used up most of the time.
      const ownTimeoutMs = left(statementTimeoutMs);
      // Stay below the statement's limit: if both ended together, the statement timeout would be reported instead of
      // the lock.
      const lockTimeoutMs = Math.max(1, Math.min(Math.floor(ownTimeoutMs * 0.8), LONGEST_LOCK_WAIT_MS));
      // Set everything in one statement and for this transaction only, so that the pooled connection keeps no settings.
      await tx.$queryRaw`SELECT set_config('app.companies', ${companies}, true),
        set_config('app.projection', ${settings.projection ? 'on' : 'off'}, true),
        set_config('app.platform', ${settings.platform ? 'on' : 'off'}, true),
        set_config('statement_timeout', ${`${ownTimeoutMs}ms`}, true),
        set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true),
        set_config('transaction_read_only', ${settings.readOnly ? 'on' : 'off'}, true)`;
      return work(tx);
    },
    { timeout: timeoutMs, maxWait: left(WAIT_FOR_CONNECTION_MS) },
  );
}

/** Scope of these companies; an empty list sees no rows. Regimens of the platform are read in every scope. */
export function forCompanies(db: Database, companyIds: readonly number[]): Scope {
  return scopeOf(db, { companyIds, platform: false });
}

function scopeOf(db: Database, reach: Pick<Settings, 'companyIds' | 'platform'>): Scope {
  const settings = { ...reach, projection: false };
  return {
    run: (work, options) => runWith(db, { ...settings, ...options, readOnly: false }, work),
    read: (work, options) => runWith(db, { ...settings, ...options, readOnly: true }, work),
  };
}

/**
 * Scope of the companies that the actor may access, and for admin roles of the platform's own rows; `demandScope` and
 * `can()` narrow it further.
 */
export function forActor(db: Database, { role, companyIds }: Actor): Scope {
  return scopeOf(db, { companyIds, platform: isAdminRole(role) });
}

export function forTenant(db: Database, companyId: number): Scope {
  return forCompanies(db, [companyId]);
}

/**
 * Scope of every company and of the platform's own rows, for work of the platform itself (the relay, reminders,
 * operators' commands), never for a user's request.
 */
export async function forPlatform(db: Database): Promise<Scope> {
  const companies = await db.company.findMany({ select: { id: true } });
  return scopeOf(db, { companyIds: companies.map((company) => company.id), platform: true });
}

/** Runs the only transactions that may write a demand's lifecycle: the projection's and the submission's. */
export function withProjection<T>(
  db: Database,
  companyId: number,
  work: (tx: Transaction) => Promise<T>,
  options: RunOptions = {},
): Promise<T> {
  return runWith(db, { ...options, companyIds: [companyId], readOnly: false, projection: true, platform: false }, work);
}

/**
 * Runs work in the rows of one company within a transaction that has other companies or none. A mail about an account
 * belongs to the company that governs the account, which the user who changes it need not have access to.
 */
export async function withinCompany<T>(tx: Transaction, companyId: number, work: () => Promise<T>): Promise<T> {
  const [before] = await tx.$queryRaw<{ companies: string | null }[]>`
    SELECT current_setting('app.companies', true) AS companies, set_config('app.companies', ${String(companyId)}, true)`;
  const done = await work();
  await tx.$queryRaw`SELECT set_config('app.companies', ${before?.companies ?? ''}, true)`;
  return done;
}

/**
 * Runs work that reaches the platform's own rows within a transaction that need not: a person who belongs to no company
 * changes the own account, and the record of that change has none either.
 */
export async function withinPlatform<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const [before] = await tx.$queryRaw<{ platform: string | null }[]>`
    SELECT current_setting('app.platform', true) AS platform, set_config('app.platform', 'on', true)`;
  const done = await work();
  await tx.$queryRaw`SELECT set_config('app.platform', ${before?.platform ?? ''}, true)`;
  return done;
}

/** Lets a transaction that wrote a draft write the lifecycle as well, until it ends. */
export async function allowProjection(tx: Transaction): Promise<void> {
  await tx.$queryRaw`SELECT set_config('app.projection', 'on', true)`;
}
