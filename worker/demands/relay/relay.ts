import type { TemporalConnection } from '@aval/platform/engine/temporal-connection';
import type { Logger } from '@aval/platform/logger';
import type { Database } from '@aval/prisma/client';
import { forPlatform } from '@aval/prisma/scope';
import { sqlState } from '@aval/prisma/sql-state';
import { bundleMails, startEffects, takeEffects } from '../../effects/relay-effects';
import { listen } from './listen';
import { COMMANDS_AT_ONCE, deliverCommands, takeCommands } from './relay-outbox';
import { relayReminderChange, takeReminderChange } from './relay-reminder-changes';

export interface RelayOptions {
  database: Database;
  databaseUrl: string;
  engine: TemporalConnection;
  logger: Logger;
  /** Poll interval in ms for work without a notice: an expired lease, an engine that is back, mails and webhooks. */
  pollMs?: number;
  /** Whether a mail server is configured; without one mails stay due, visible to everybody. */
  sendsMails: boolean;
}

const POLL_MS = 2000;
const DOCUMENTS_AT_ONCE = 50;
/**
 * Batch size of mails and webhooks, which have no notice: five hundred reminders at eight o'clock leave the engine free
 * for decisions.
 */
const AT_A_WALKING_PACE = 8;

/**
 * Starts a relay that carries due rows from the database to the engine. Any number of relays may run: each takes other
 * rows.
 */
export function startRelay(options: RelayOptions): { stop(): Promise<void> } {
  const { logger } = options;
  let running: Promise<void> | null = null;
  let again = false;
  let stopping = false;
  let walking: Promise<unknown> | null = null;

  const warn = (error: unknown) => logger.warn({ code: codeOf(error) }, 'the relay will try again');
  const walk = (): void => {
    const kinds = options.sendsMails ? (['mail', 'webhook'] as const) : (['webhook'] as const);
    walking ??= Promise.all(kinds.map((kind) => relaySlowly(options, kind).catch(warn))).finally(() => {
      walking = null;
    });
  };
  const round = async (): Promise<void> => {
    do {
      again = false;
      const left = await relayNext(options, warn).catch(warn);
      again ||= left === 'more';
    } while (again && !stopping);
  };
  const wake = (): void => {
    if (stopping) return;
    if (running) {
      again = true;
      return;
    }
    running = round().finally(() => {
      running = null;
    });
  };

  const notices = listen(options.databaseUrl, wake);
  const timer = setInterval(() => {
    wake();
    walk();
  }, options.pollMs ?? POLL_MS);
  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      await notices.stop();
      await Promise.all([running, walking]);
    },
  };
}

/**
 * Takes one round of due rows except mails and webhooks. Returns `more` when rows may be left, since no notice
 * announces them.
 */
async function relayNext({ database, engine }: RelayOptions, warn: (error: unknown) => void): Promise<'more' | 'none'> {
  const scope = await forPlatform(database);
  // One transaction for all three: most rounds find a single row, and every command pays the cost of a round.
  const { commands, documents, change } = await scope.run(async (transaction) => ({
    commands: await takeCommands(transaction),
    documents: await takeEffects(transaction, { kind: 'document', atMost: DOCUMENTS_AT_ONCE }),
    change: await takeReminderChange(transaction),
  }));
  const results = await Promise.allSettled([
    deliverCommands(database, engine, commands),
    startEffects(engine, documents),
    change && relayReminderChange(database, engine, change),
  ]);
  for (const result of results) if (result.status === 'rejected') warn(result.reason);
  const isFull = commands.length === COMMANDS_AT_ONCE || documents.length === DOCUMENTS_AT_ONCE || change !== null;
  return isFull ? 'more' : 'none';
}

async function relaySlowly({ database, engine }: RelayOptions, kind: 'mail' | 'webhook'): Promise<void> {
  const scope = await forPlatform(database);
  const effects = await scope.run(async (transaction) => {
    if (kind === 'mail') await bundleMails(transaction);
    return takeEffects(transaction, { kind, atMost: AT_A_WALKING_PACE });
  });
  await startEffects(engine, effects);
}

/** Returns the code or name of an error, never its text, which may contain data that must not reach a log. */
function codeOf(error: unknown): string {
  return sqlState(error) ?? (error instanceof Error ? error.name : 'unknown');
}
