import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answerOf } from './answer-of';

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

/** Starts a server with a fixed response. */
async function answering(code: number, body: string, type = 'application/json'): Promise<string> {
  server = createServer((_, response) => response.writeHead(code, { 'content-type': type }).end(body));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('an outcome is an answer, whatever its status code', async () => {
  for (const [code, status] of [
    [200, 'found'],
    [409, 'conflict'],
    [422, 'invalid'],
    [429, 'throttled'],
    [503, 'unavailable'],
  ] as const) {
    expect(await answerOf(await answering(code, JSON.stringify({ status })))).toEqual({ status });
    server?.close();
  }
});

test('data with a success code are an answer', async () => {
  expect(await answerOf(await answering(200, '{"options":[]}'))).toEqual({ options: [] });
});

test.each([
  [503, '{}'],
  [500, '{"error":"x"}'],
  [502, '{"status":"error"}'],
  [404, '{"message":"Not found"}'],
  [200, '{}'],
  [200, 'null'],
])('a %i with %s is not an answer', async (code, body) => {
  expect(await answerOf(await answering(code, body))).toEqual({ status: 'failed', answeredWith: code });
});

test('responses that are not JSON, or truncated JSON, are not an answer', async () => {
  const page = await answering(503, '<p>down</p>', 'text/html');
  expect(await answerOf(page)).toEqual({ status: 'failed', answeredWith: 503 });
  server?.close();
  expect(await answerOf(await answering(200, '{"options":'))).toEqual({ status: 'failed' });
});
