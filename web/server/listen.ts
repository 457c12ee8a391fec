import { createServer, type RequestListener, type Server } from 'node:http';
import type { Express } from 'express';

const CLOSE_DEADLINE_MS = 10_000;

interface Address {
  port: number;
  host: string;
}

export interface PatienceMs {
  /** Time for a request's head, from the start of the connection. */
  head: number;
  /** Time for a whole request: a file of 15 MB at 1 Mbit/s. */
  request: number;
  /** Idle time between requests; longer than that of the proxy in front. */
  betweenRequests: number;
  /** Idle time while neither side sends. */
  silence: number;
  /** Interval at which the first two are checked. */
  look: number;
}

const PATIENCE_MS: PatienceMs = {
  head: 15_000,
  request: 120_000,
  betweenRequests: 65_000,
  silence: 120_000,
  look: 2_000,
};

/** Creates a server that closes connections which are silent, stall within a request or do not read their response. */
export function createPatientServer(answer: RequestListener, patience: PatienceMs = PATIENCE_MS): Server {
  const server = createServer({ connectionsCheckingInterval: patience.look }, answer);
  server.headersTimeout = patience.head;
  server.requestTimeout = patience.request;
  server.keepAliveTimeout = patience.betweenRequests;
  server.timeout = patience.silence;
  return server;
}

/** Serves until SIGTERM or SIGINT, then finishes running requests and exits within ten seconds. */
export function listen(app: Express, address: Address, release: () => Promise<unknown>): Server {
  const server = createPatientServer(app);
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
