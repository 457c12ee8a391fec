import { createServer, type Server } from 'node:http';
import type { Express } from 'express';

const CLOSE_DEADLINE_MS = 10_000;

/** Serves until SIGTERM or SIGINT; then answers what is under way and ends, at the latest after ten seconds. */
export function listen(app: Express, address: { port: number; host: string }): Server {
  const server = createServer(app);
  server.headersTimeout = 15_000;
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 65_000;
  server.listen(address.port, address.host);

  function close() {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => {
      server.closeAllConnections();
      process.exit(0);
    }, CLOSE_DEADLINE_MS).unref();
  }
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
  return server;
}
