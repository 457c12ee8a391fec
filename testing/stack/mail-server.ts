import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { type Envelope, receiveMails } from '@aval/ops/mail-catcher/receive-mails';
import { freePort } from '@aval/ops/supervisor/free-port';
import PostalMime, { type Email } from 'postal-mime';
import type { SMTPServer } from 'smtp-server';

export interface TakenMail {
  envelope: Envelope;
  source: string;
  mail: Email;
}

/** A mail server that a test can stop, start again at the same address, and make refuse recipients. */
export interface TestMailServer {
  url: string;
  /** Received mails in order of arrival. */
  mails: TakenMail[];
  /** SMTP reply codes for recipients that are refused, by address. */
  refusals: Map<string, number>;
  /** Counts how often a client named this recipient. */
  attemptsAt(address: string): number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function createMailServer(): Promise<TestMailServer> {
  const port = await freePort();
  const mails: TakenMail[] = [];
  const refusals = new Map<string, number>();
  const attempts = new Map<string, number>();
  let server: SMTPServer | null = null;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refusals,
    attemptsAt: (address) => attempts.get(address) ?? 0,
    start: async () => {
      server = receiveMails({
        onMail: async (source, envelope) => {
          mails.push({ envelope, source, mail: await PostalMime.parse(source) });
        },
        refusal: (address) => {
          attempts.set(address, (attempts.get(address) ?? 0) + 1);
          return refusals.get(address);
        },
      });
      await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    stop: async () => {
      const stopping = server;
      server = null;
      if (stopping) await new Promise<void>((resolve) => stopping.close(resolve));
    },
  };
}

/** Starts a server that accepts every connection and never answers. */
export async function createSilentServer(): Promise<{ url: string; connections(): number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    connections: () => connections,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
