import { connect, createServer, type Server, type Socket } from 'node:net';
import { RELAY_CHANNEL, wakeRelay } from '@aval/application/engine/outbox';
import { eventually } from '@aval/ops/test/engine';
import { createTestDatabase, type TestDatabase } from '@aval/ops/test/stack';
import { createDatabase, type Database } from '@aval/prisma/client';
import { forTenant } from '@aval/prisma/scope';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from './listen';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = createDatabase(testDatabase.url, { poolSize: 1 });
});

afterAll(async () => {
  await database.$disconnect();
  await testDatabase.drop();
});

it('hears of what is due once it is committed, and again after its connection was lost', async () => {
  let told = 0;
  const notices = listen(testDatabase.url, () => told++);
  // Being connected counts as being told: something may have become due before.
  await eventually(async () => told === 1);
  const gaveUp = forTenant(database, 2).run(async (transaction) => {
    await wakeRelay(transaction);
    throw new Error('given up');
  });
  await expect(gaveUp).rejects.toThrow('given up');
  await forTenant(database, 2).run((transaction) => wakeRelay(transaction));
  await eventually(async () => told === 2);

  const allowConnections = await testDatabase.refuseConnections();
  await allowConnections();
  await eventually(async () => told === 3);
  await forTenant(database, 2).run((transaction) => wakeRelay(transaction));
  await eventually(async () => told === 4);
  await notices.stop();
});

it('leaves no connection behind at a server that lets it in and does not announce, as a standby', async () => {
  const standby = await openStandby(new URL(testDatabase.url));
  const address = new URL(testDatabase.url);
  address.port = String(standby.port);
  const notices = listen(address.toString(), () => undefined);
  await eventually(async () => standby.refused() >= 3);
  expect(standby.mostAtOnce()).toBe(1);
  await notices.stop();
  standby.server.close();
});

interface Standby {
  server: Server;
  port: number;
  refused(): number;
  mostAtOnce(): number;
}

/** The real server, but for the statement that a standby refuses. */
async function openStandby(primary: URL): Promise<Standby> {
  const open = new Set<Socket>();
  let [refused, mostAtOnce] = [0, 0];
  const server = createServer((client) => {
    const upstream = connect({ host: primary.hostname, port: Number(primary.port) });
    open.add(client);
    mostAtOnce = Math.max(mostAtOnce, open.size);
    client.once('close', () => {
      open.delete(client);
      upstream.destroy();
    });
    upstream.once('close', () => client.destroy());
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
    upstream.pipe(client);
    client.on('data', (data) => {
      if (!data.includes(`LISTEN ${RELAY_CHANNEL}`)) return upstream.write(data);
      refused++;
      return client.write(Buffer.concat([refusal('25006', 'cannot execute LISTEN during recovery'), READY]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { server, port, refused: () => refused, mostAtOnce: () => mostAtOnce };
}

/** ReadyForQuery, idle: the server waits for the next statement. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** ErrorResponse of PostgreSQL's protocol. */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SERROR\0VERROR\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
