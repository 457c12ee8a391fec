import { connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** URL of the database through the proxy. */
  url: string;
  close(): Promise<void>;
}

/** Hooks into the traffic of one connection. */
export interface Passage {
  /**
   * Called with data from the client before the database gets it. A returned buffer is sent as the answer and the
   * database is not asked; null resets the connection.
   */
  onSent?: (chunk: Buffer) => Buffer | null | undefined;
  /** Called with data from the database; returns what the client gets, or null to end the connection. */
  onAnswer?: (chunk: Buffer) => Buffer | null;
  /** Called when the client's connection has ended. */
  onClose?: () => void;
}

/** Builds an ErrorResponse message of PostgreSQL's protocol. */
export function errorResponse(severity: 'ERROR' | 'FATAL', code: string, message: string): Buffer {
  const fields = Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Starts a proxy in front of the database, in which a test can manipulate the traffic. */
export async function createDatabaseProxy(databaseUrl: string, passage: () => Passage): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const { onSent, onAnswer = (chunk) => chunk, onClose } = passage();
    for (const socket of [client, database]) {
      sockets.add(socket);
      // Ending one side ends the other; the reason does not matter here.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        database.destroy();
      });
    }
    client.once('close', () => onClose?.());
    client.on('data', (chunk) => {
      const answer = onSent?.(chunk);
      if (answer) client.write(answer);
      else if (answer === null) client.resetAndDestroy();
      else database.write(chunk);
    });
    database.on('data', (chunk) => {
      const answer = onAnswer(chunk);
      if (answer) client.write(answer);
      else client.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('nobody listens');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
