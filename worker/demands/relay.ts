import type { Logger } from '@aval/platform/logger';
import type { TemporalConnection } from '@aval/platform/temporal-connection';
import type { Database } from '@aval/prisma/client';
import { relayEffects } from '../effects/relay-effects';
import { sqlState } from './database-faults';
import { listen } from './listen';
import { relayOutbox } from './relay-outbox';
import { relayReminderChanges } from './relay-reminder-changes';

export interface RelayOptions {
  database: Database;
  databaseUrl: string;
  engine: TemporalConnection;
  logger: Logger;
  /** For what no notice announced: a lease that ran out, an engine that is back, mails. */
  pollMs?: number;
  /** Without a mail server mails stay due, where everybody sees them. */
  sendsMails: boolean;
}

const POLL_MS = 2000;
const EFFECTS_AT_ONCE = 50;
/** Mails go at a walking pace and are announced by nobody, so that five hundred reminders at eight o'clock leave the engine to decisions. */
const MAILS_AT_ONCE = 8;

/** Carries what is due from the database to the engine. Any number of relays may run: each takes other rows. */
export function startRelay(options: RelayOptions): { stop(): Promise<void> } {
  const { database, engine, logger } = options;
  let running: Promise<void> | null = null;
  let again = false;
  let stopping = false;
  let mailing: Promise<void> | null = null;

  const warn = (error: unknown) => logger.warn({ code: codeOf(error) }, 'the relay will try again');
  const mail = (): void => {
    mailing ??= relayEffects(database, engine, { kind: 'mail', atOnce: MAILS_AT_ONCE })
      .then(() => undefined, warn)
      .finally(() => {
        mailing = null;
      });
  };
  const round = async (): Promise<void> => {
    do {
      again = false;
      const results = await Promise.allSettled([
        relayOutbox(database, engine),
        relayEffects(database, engine, { kind: 'document', atOnce: EFFECTS_AT_ONCE }),
        relayReminderChanges(database, engine),
      ]);
      for (const result of results) {
        if (result.status === 'rejected') warn(result.reason);
        else if (result.value > 0) again = true;
      }
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
    if (options.sendsMails) mail();
  }, options.pollMs ?? POLL_MS);
  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      await notices.stop();
      await Promise.all([running, mailing]);
    },
  };
}

/** The code or the name of an error and never its text: that may hold what nobody should read in a log. */
function codeOf(error: unknown): string {
  return sqlState(error) ?? (error instanceof Error ? error.name : 'unknown');
}
