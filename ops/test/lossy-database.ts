import { connect, createServer, type Socket } from 'node:net';

export interface LossyDatabase {
  url: string;
  /** How many answers were lost. */
  lost(): number;
  close(): Promise<void>;
}

/**
 * A way to the database that breaks once: the first transaction whose text holds `text` is committed, and the connection ends before
 * anybody hears of it.
 */
export async function createLossyDatabase(databaseUrl: string, text: string): Promise<LossyDatabase> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let lost = 0;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let isSought = false;
    let isCommitting = false;
    for (const socket of [client, database]) {
      sockets.add(socket);
      // The end of one is the end of the other; why does not matter here.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', (chunk) => {
      const sent = chunk.toString('latin1');
      isSought ||= lost === 0 && sent.includes(text);
      isCommitting ||= isSought && sent.includes('COMMIT');
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      if (!isCommitting || lost > 0) {
        client.write(chunk);
        return;
      }
      lost += 1;
      client.destroy();
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
    lost: () => lost,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
