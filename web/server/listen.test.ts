import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createPatientServer, type PatienceMs } from './listen';

const HOUR = 3_600_000;
const SHORT = 100;
const patient: PatienceMs = { head: HOUR, request: HOUR, betweenRequests: HOUR, silence: HOUR, look: 20 };

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Opens a connection that sends only `sent`, reads nothing until told to, and never closes its own side. */
async function connectTo(patience: Partial<PatienceMs>, sent: string): Promise<Socket> {
  server = createPatientServer(
    (request, response) => {
      request.resume();
      response.end('x'.repeat(request.url === '/large' ? 20_000_000 : 1));
    },
    { ...patient, ...patience },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (sent) socket.write(sent);
  return socket;
}

it.each<[string, Partial<PatienceMs>, string]>([
  ['says nothing', { head: SHORT }, ''],
  ['stops in its head', { head: SHORT }, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-'],
  [
    'stops in its body',
    { request: SHORT, head: SHORT },
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx',
  ],
  ['asks nothing more', { betweenRequests: SHORT }, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['asks nothing more than half', { head: SHORT }, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET'],
])(
  'closes a connection that %s',
  async (_what, patience, sent) => {
    const socket = await connectTo(patience, sent);
    socket.resume();
    await once(socket, 'end');
    await expect.poll(() => connectionsOf(server), { timeout: 20_000 }).toBe(0);
  },
  30_000,
);

it('closes a connection that does not read its response', async () => {
  const socket = await connectTo({ silence: SHORT }, 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => connectionsOf(server), { timeout: 20_000 }).toBe(0);
  socket.destroy();
}, 30_000);

function connectionsOf(of: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    of.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
