import { connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The database's, by way of the proxy. */
  url: string;
  close(): Promise<void>;
}

/** What happens on the way, for each connection. */
export interface Passage {
  /** Sees what the client sends before the database does; what it returns is the answer, and the database is not asked; null resets the connection. */
  onSent?: (chunk: Buffer) => Buffer | null | undefined;
  /** What the client gets of an answer; null ends the connection instead. */
  onAnswer?: (chunk: Buffer) => Buffer | null;
  /** The client's connection is over. */
  onClose?: () => void;
}

/** ErrorResponse of PostgreSQL's protocol. */
export function errorResponse(severity: 'ERROR' | 'FATAL', code: string, message: string): Buffer {
  const fields = Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** A way to the database on which a test may stand. */
export async function createDatabaseProxy(databaseUrl: string, passage: () => Passage): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const { onSent, onAnswer = (chunk) => chunk, onClose } = passage();
    for (const socket of [client, database]) {
      sockets.add(socket);
      // The end of one is the end of the other; why does not matter here.
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
