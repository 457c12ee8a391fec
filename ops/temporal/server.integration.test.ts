import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../testing/stack/engine';
import { freePort } from '../supervisor/free-port';
import { findTemporal } from './executable';
import { temporalProcess } from './server';

let folder: string;
let server: ChildProcess;
let httpPort: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'aval-temporal-'));
  const port = await freePort(undefined);
  httpPort = await freePort(undefined);
  const specification = temporalProcess({ executable: await findTemporal(), port, databaseFile: null, folder });
  // Fix the HTTP port, which is otherwise random.
  const given = [...specification.arguments, '--http-port', String(httpPort)];
  server = spawn(specification.command, given, { cwd: folder, stdio: 'ignore' });
  await eventually(async () => (await statusOf(['GET / HTTP/1.0'])) !== 'none');
});

afterAll(async () => {
  server.kill('SIGKILL');
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the status of the answer to raw request lines, which an HTTP client would correct. */
function statusOf(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: httpPort, host: '127.0.0.1' });
    let answer = '';
    socket.on('error', reject);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('close', () => resolve(answer.split(' ')[1] ?? 'none'));
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  });
}

const NAMESPACES = '/api/v1/namespaces';
const FOREIGN = ['Origin: https://evil.example', 'Connection: close'];

it.each<[name: string, lines: string[]]>([
  ['a foreign host', [`GET ${NAMESPACES} HTTP/1.1`, 'Host: evil.example', ...FOREIGN]],
  ['this machine', [`GET ${NAMESPACES} HTTP/1.1`, 'Host: localhost', ...FOREIGN]],
  ['the server’s address', [`GET ${NAMESPACES} HTTP/1.1`, 'Host: 127.0.0.1', ...FOREIGN]],
  ['no host', [`GET ${NAMESPACES} HTTP/1.0`]],
  ['an empty host', [`GET ${NAMESPACES} HTTP/1.1`, 'Host:', ...FOREIGN]],
  ['the host of the allow list', [`GET ${NAMESPACES} HTTP/1.1`, 'Host: /', ...FOREIGN]],
  [
    'a web page that starts a run',
    [
      'POST /api/v1/namespaces/default/workflows/demand-1 HTTP/1.1',
      'Host: 127.0.0.1',
      'Content-Length: 2',
      ...FOREIGN,
      '',
      '{}',
    ],
  ],
])('the development server refuses HTTP requests for %s', async (_name, lines) => {
  expect(await statusOf(lines)).toMatch(/^40[03]$/);
});
