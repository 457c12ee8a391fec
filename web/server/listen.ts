import { createServer, type Server } from 'node:http';
import type { Express } from 'express';

const CLOSE_DEADLINE_MS = 10_000;

interface Address {
  port: number;
  host: string;
}

/** Serves until SIGTERM or SIGINT; then answers what is under way and ends, at the latest after ten seconds. */
export function listen(app: Express, address: Address, release: () => Promise<unknown>): Server {
  const server = createServer(app);
  server.headersTimeout = 15_000;
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 65_000;
  server.listen(address.port, address.host);

  function close() {
    const deadline = setTimeout(() => process.exit(1), CLOSE_DEADLINE_MS);
    deadline.unref();
    server.close(async () => {
      await release().catch(() => {});
      process.exit(0);
    });
    server.closeIdleConnections();
  }
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
  return server;
}
