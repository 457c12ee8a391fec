import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { createLogger } from '../../logger';
import { createFileStore } from '../files';
import { type Clamd, startClamd, THREAT } from './clamd.test-support';
import { createScanner } from './scanner';

const logger = createLogger('test', { LOG_LEVEL: 'silent' });
const running: { stop: () => Promise<void> }[] = [];

async function started(...options: Parameters<typeof startClamd>): Promise<Clamd> {
  const clamd = await startClamd(...options);
  running.push(clamd);
  return clamd;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

test('a clean file passes, complete and in order', async () => {
  const clamd = await started();
  await createScanner(clamd.address, logger).scan(() =>
    Readable.from([Buffer.from('Infor'), Buffer.alloc(0), Buffer.alloc(300_000, 1)]),
  );
  expect(clamd.scanned).toEqual([Buffer.concat([Buffer.from('Infor'), Buffer.alloc(300_000, 1)])]);
});

test('an infected file is refused as infected', async () => {
  const clamd = await started();
  await expect(createScanner(clamd.address, logger).scan(() => Readable.from([Buffer.from(THREAT)]))).rejects.toThrow(
    'infected_file',
  );
});

test('a scanner is reached through a Unix socket too', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'aval-clamd-'));
  try {
    const clamd = await started({ path: path.join(folder, 'clamd.ctl') });
    const scanner = createScanner(clamd.address, logger);
    await scanner.scan(() => Readable.from([Buffer.from('x')]));
    await expect(scanner.scan(() => Readable.from([Buffer.from(THREAT)]))).rejects.toThrow('infected_file');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  ['says that it is too long', { longest: 10 }],
  ['says that something failed', { answer: () => "stream: Can't allocate memory ERROR" }],
  ['says nothing', { answer: () => '' }],
  ['says something else', { answer: () => 'stream: OK FOUND OK' }],
  ['never says anything', { answer: () => null }],
])('a file is refused as unchecked when the scanner %s', async (_what, options) => {
  const clamd = await started(options);
  const scanner = createScanner(clamd.address, logger, { answersMs: 300 });
  await expect(scanner.scan(() => Readable.from([Buffer.alloc(3_000_000)]))).rejects.toThrow('unchecked_file');
});

test('a file is refused as unchecked when the scanner is away', async () => {
  const { address, stop } = await startClamd();
  await stop();
  await expect(createScanner(address, logger).scan(() => Readable.from([Buffer.from('x')]))).rejects.toThrow(
    'unchecked_file',
  );
  await expect(createScanner({ path: '/nowhere/clamd.ctl' }, logger).scan(() => Readable.from([]))).rejects.toThrow(
    'unchecked_file',
  );
});

test('a file is refused as unchecked when the scanner closes before reading it', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const scanner = createScanner({ host: '127.0.0.1', port }, logger);
  await expect(scanner.scan(() => Readable.from([Buffer.alloc(3_000_000)]))).rejects.toThrow('unchecked_file');
  await new Promise((resolve) => server.close(resolve));
});

test('at most four files are scanned at once, and a long wait is refused', async () => {
  const clamd = await started({ answer: () => null });
  const scanner = createScanner(clamd.address, logger, { waitsMs: 100, answersMs: 5_000 });
  const answers = await Promise.allSettled(
    Array.from({ length: 9 }, () => scanner.scan(() => Readable.from([Buffer.from('x')]))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(9).fill('rejected'));
  expect([clamd.most(), clamd.scanned.length]).toEqual([4, 4]);
  // The places of aborted waits are free again.
  const quick = await started();
  const later = createScanner(quick.address, logger, { waitsMs: 5_000 });
  await Promise.all(Array.from({ length: 9 }, () => later.scan(() => Readable.from([Buffer.from('x')]))));
  expect(quick.scanned).toHaveLength(9);
});

test('an upload is scanned after its inspection, and is removed when infected', async () => {
  const clamd = await started();
  const folder = await mkdtemp(path.join(tmpdir(), 'aval-files-'));
  try {
    const store = createFileStore({ AVAL_FILES: folder, S3_REGION: 'x' }, createScanner(clamd.address, logger));
    await expect(store.putInspected(Buffer.from(THREAT), async () => 1)).rejects.toThrow('infected_file');
    expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
    expect((await store.putInspected(Buffer.from('x'), async () => 1)).found).toBe(1);
    expect(clamd.scanned).toHaveLength(2);
  } finally {
    await rm(folder, { recursive: true });
  }
});
