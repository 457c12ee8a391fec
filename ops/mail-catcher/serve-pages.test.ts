import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MailFolder } from './mail-folder';
import { servePages } from './serve-pages';

let server: Server;

beforeAll(async () => {
  server = servePages(new MailFolder('/nowhere'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Returns the status of the answer to a raw request line, which no client library would send. */
async function statusOf(line: string, host = 'localhost'): Promise<string | undefined> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return /^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1];
}

it.each(['GET //', 'GET ///', 'GET //[', 'GET http://[', 'GET *', 'GET /%', 'GET /mails/%2e%2e%2f', 'OPTIONS *'])(
  'the mail page survives an invalid address: %s',
  async (line) => {
    expect(await statusOf(line)).toBe('404');
    expect(await statusOf('GET /')).toBe('200');
  },
);

it.each(['elsewhere.example', '[', 'a b'])('the mail page answers 404 under another host name: %s', async (host) => {
  expect(await statusOf('GET /', host)).toBe('404');
});
