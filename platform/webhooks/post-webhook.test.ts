import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createWebhookClient } from './post-webhook';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function receiver(listener: RequestListener): Promise<number> {
  const server = http.createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return (server.address() as AddressInfo).port;
}

const inside = createWebhookClient({ allowsLoopback: true });
const outside = createWebhookClient({ allowsLoopback: false });
const request = (url: string, withinMs = 5000) => ({ url, headers: { 'x-test': 'yes' }, body: '{"a":"ñ"}', withinMs });

test('posts the bytes unchanged, and returns the answer', async () => {
  const port = await receiver((asked, answer) => {
    let body = '';
    asked.setEncoding('utf8').on('data', (chunk) => {
      body += chunk;
    });
    asked.on('end', () => answer.writeHead(202).end(`${asked.method} ${asked.headers['x-test']} ${body}`));
  });
  expect(await inside.post(request(`http://127.0.0.1:${port}/x`))).toEqual({
    status: 202,
    excerpt: 'POST yes {"a":"ñ"}',
  });
});

test('keeps the start of an answer without control characters', async () => {
  const port = await receiver((_asked, answer) => answer.end(`a\u0000\u001b[31m${'b'.repeat(1_000_000)}`));
  const answer = await inside.post(request(`http://127.0.0.1:${port}/`));
  expect(answer).toMatchObject({ status: 200, excerpt: expect.stringMatching(/^a \[31mb+$/) });
  expect('excerpt' in answer && answer.excerpt).toHaveLength(300);
});

test('returns a redirect as the answer, without following it', async () => {
  let followed = 0;
  const port = await receiver((asked, answer) => {
    if (asked.url === '/inside') followed += 1;
    answer.writeHead(307, { location: `http://127.0.0.1:${port}/inside` }).end();
  });
  expect(await inside.post(request(`http://127.0.0.1:${port}/`))).toEqual({ status: 307, excerpt: '' });
  expect(followed).toBe(0);
});

test('returns the header by which a receiver postpones the next try', async () => {
  const port = await receiver((_asked, answer) => answer.writeHead(503, { 'retry-after': '120' }).end());
  expect(await inside.post(request(`http://127.0.0.1:${port}/`))).toMatchObject({ status: 503, retryAfter: '120' });
});

test('gives up in time on a silent or dripping server', async () => {
  const silent = await receiver(() => undefined);
  expect(await inside.post(request(`http://127.0.0.1:${silent}/`, 200))).toEqual({ code: 'too_slow' });
  const dripping = await receiver((_asked, answer) => {
    answer.write('.');
    const drops = setInterval(() => answer.write('.'), 20);
    answer.on('close', () => clearInterval(drops));
  });
  expect(await inside.post(request(`http://127.0.0.1:${dripping}/`, 300))).toEqual({ code: 'too_slow' });
});

test('tells apart an unreachable server, an unknown name, and a missing certificate', async () => {
  const port = await receiver(() => undefined);
  const closed = closing.pop();
  await closed?.();
  expect(await inside.post(request(`http://127.0.0.1:${port}/`))).toEqual({ code: 'unreachable' });
  expect(await outside.post(request('https://nobody.invalid/'))).toEqual({ code: 'name_unknown' });
  const bare = await receiver((_asked, answer) => answer.end());
  expect(await inside.post(request(`https://127.0.0.1:${bare}/`))).toEqual({ code: 'certificate_refused' });
});

test('reaches no internal address without the setting, under any name or number', async () => {
  let reached = 0;
  const server = https.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.on('connection', () => {
    reached += 1;
  });
  const { port } = server.address() as AddressInfo;
  const addresses = [
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    `127.1:${port}`,
    `2130706433:${port}`,
    `0.0.0.0:${port}`,
  ];
  const others = [
    '10.0.0.8',
    '172.16.3.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
  ];
  for (const host of [...addresses, ...others, '[fe80::1]', '[fc00::1]', '[64:ff9b::7f00:1]', '224.0.0.1']) {
    expect(await outside.post(request(`https://${host}/`)), host).toEqual({ code: 'address_refused' });
  }
  expect(await outside.post(request(`http://127.0.0.1:${port}/`))).toEqual({ code: 'address_refused' });
  expect(reached).toBe(0);
  server.close();
});

test('reaches the own machine with the setting, and no other internal network', async () => {
  const refused = { code: 'address_refused' };
  expect(await inside.post(request('http://169.254.169.254/latest'))).toEqual(refused);
  expect(await inside.post(request('https://10.0.0.8/'))).toEqual(refused);
});
