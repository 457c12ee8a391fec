import { RELAY_CHANNEL } from '@aval/application/engine/outbox';
import pg from 'pg';

const RECONNECT_MS = 500;

/** Calls back when PostgreSQL announces due rows. A lost connection is reopened, which counts as a notification. */
export function listen(databaseUrl: string, onNotice: () => void): { stop(): Promise<void> } {
  let stopped = false;
  let client: pg.Client | null = null;

  const connect = async (): Promise<void> => {
    if (stopped) return;
    const next = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3000 });
    client = next;
    let lost = false;
    const reconnect = () => {
      if (lost) return;
      lost = true;
      // Ends the connection, because a standby accepts it and refuses LISTEN: each retry would leave one behind.
      void next.end().catch(() => undefined);
      setTimeout(connect, RECONNECT_MS).unref();
    };
    next.on('notification', onNotice);
    next.on('error', reconnect);
    next.on('end', reconnect);
    try {
      await next.connect();
      await next.query(`LISTEN ${RELAY_CHANNEL}`);
      onNotice();
    } catch {
      reconnect();
    }
  };

  void connect();
  return {
    async stop() {
      stopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}
