import type { Logger } from '@aval/platform/logger';
import type { TemporalConnection } from '@aval/platform/temporal-connection';
import type { Database } from '@aval/prisma/client';
import { relayEffects } from '../effects/relay-effects';
import { sqlState } from './database-faults';
import { listen } from './listen';
import { relayOutbox } from './relay-outbox';

export interface RelayOptions {
  database: Database;
  databaseUrl: string;
  engine: TemporalConnection;
  logger: Logger;
  /** For what no notice announced: a lease that ran out, an engine that is back. */
  pollMs?: number;
}

const POLL_MS = 2000;

/** Carries what is due from the database to the engine. Any number of relays may run: each takes other rows. */
export function startRelay(options: RelayOptions): { stop(): Promise<void> } {
  const { database, engine, logger } = options;
  let running: Promise<void> | null = null;
  let again = false;

  const round = async (): Promise<void> => {
    do {
      again = false;
      const results = await Promise.allSettled([relayOutbox(database, engine), relayEffects(database, engine)]);
      for (const result of results) {
        if (result.status === 'rejected') logger.warn({ code: codeOf(result.reason) }, 'the relay will try again');
        else if (result.value > 0) again = true;
      }
    } while (again);
  };
  const wake = (): void => {
    if (running) {
      again = true;
      return;
    }
    running = round().finally(() => {
      running = null;
    });
  };

  const notices = listen(options.databaseUrl, wake);
  const timer = setInterval(wake, options.pollMs ?? POLL_MS);
  return {
    async stop() {
      clearInterval(timer);
      await notices.stop();
      await running;
    },
  };
}

/** The code or the name of an error and never its text: that may hold what nobody should read in a log. */
function codeOf(error: unknown): string {
  return sqlState(error) ?? (error instanceof Error ? error.name : 'unknown');
}
