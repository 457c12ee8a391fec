import { createServer, type RequestListener, type Server } from 'node:http';
import type { Express } from 'express';

const CLOSE_DEADLINE_MS = 10_000;

interface Address {
  port: number;
  host: string;
}

export interface PatienceMs {
  /** Of a connection for the head of a request, from its first moment on. */
  head: number;
  /** For a whole request: a file of 15 MB at 1 Mbit/s. */
  request: number;
  /** Between two requests; longer than that of the proxy in front. */
  betweenRequests: number;
  /** While neither side sends anything. */
  silence: number;
  /** How often the first two are looked at. */
  look: number;
}

const PATIENCE_MS: PatienceMs = {
  head: 15_000,
  request: 120_000,
  betweenRequests: 65_000,
  silence: 120_000,
  look: 2_000,
};

/** A server that no connection keeps waiting: one that says nothing, stops in the middle or does not take its answer is closed in time. */
export function createPatientServer(answer: RequestListener, patience: PatienceMs = PATIENCE_MS): Server {
  const server = createServer({ connectionsCheckingInterval: patience.look }, answer);
  server.headersTimeout = patience.head;
  server.requestTimeout = patience.request;
  server.keepAliveTimeout = patience.betweenRequests;
  server.timeout = patience.silence;
  return server;
}

/** Serves until SIGTERM or SIGINT; then answers what is under way and ends, at the latest after ten seconds. */
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
