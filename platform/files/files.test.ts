import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { BYTES_OF_A_FILE } from '@aval/domain/validation/dialogs/attachment-limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileRefused } from './file-refused';
import { createFileStore, type FileStore } from './files';

let folder: string;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aval-files-'));
  store = createFileStore({ AVAL_FILES: folder, S3_REGION: 'us-east-1' });
});

afterEach(() => rm(folder, { recursive: true }));

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function listed(files: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.list()) keys.push(key);
  return keys.sort();
}

test('stored files are readable by their owner only', async () => {
  const mask = process.umask(0);
  try {
    const { key } = await store.put(png);
    for (const folderOf of ['incoming', path.dirname(key)])
      expect((await stat(path.join(folder, folderOf))).mode & 0o077).toBe(0);
    expect((await stat(path.join(folder, key))).mode & 0o077).toBe(0);
  } finally {
    process.umask(mask);
  }
});

test.runIf(process.platform === 'linux')('inspected and stored files are not kept open', async () => {
  await Promise.all(Array.from({ length: 40 }, () => store.putInspected(png, async () => null)));
  const open = await Promise.all(
    (await readdir('/proc/self/fd')).map((each) => readlink(`/proc/self/fd/${each}`).catch(() => '')),
  );
  expect(open.filter((target) => target.startsWith(folder))).toEqual([]);
});

test('a file is returned as stored, with its size and hash', async () => {
  const content = randomBytes(300_000);
  const stored = await store.put(Readable.from([content.subarray(0, 1000), content.subarray(1000)]));
  expect(stored).toMatchObject({
    size: 300_000,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  expect(Buffer.from(await store.getBytes(stored.key)).equals(content)).toBe(true);
  const chunks: Buffer[] = [];
  for await (const chunk of await store.get(stored.key)) chunks.push(chunk);
  expect(Buffer.concat(chunks).equals(content)).toBe(true);
});

test('the same content twice gives two files, and deleting one keeps the other', async () => {
  const [first, second] = [await store.put(png), await store.put(png)];
  await store.delete(first.key);
  expect([await store.exists(first.key), await store.exists(second.key)]).toEqual([false, true]);
});

test('an inspected file is returned with the inspector’s result, and a refused one is removed', async () => {
  const { found, key } = await store.putInspected(Readable.from([png]), async (file) => (await readFile(file)).length);
  expect(found).toBe(png.length);
  expect(await listed(store)).toEqual([key]);
  const refuse = () => Promise.reject(new FileRefused('forbidden_file'));
  await expect(store.putInspected(Readable.from([png]), refuse)).rejects.toThrow('forbidden_file');
  expect(await files()).toHaveLength(1);
});

test('incomplete uploads are removed once no process can be writing them', async () => {
  expect(await store.sweepIncoming(new Date())).toBe(0);
  await store.put(png);
  const left = path.join(folder, 'incoming', 'left');
  await writeFile(left, png);
  expect(await store.sweepIncoming(new Date(Date.now() - 3_600_000))).toBe(0);
  expect(await store.sweepIncoming(new Date(Date.now() + 1_000))).toBe(1);
  expect(await files()).toHaveLength(1);
});

test('a file that is too large, empty or cut off is removed', async () => {
  await expect(store.put(Buffer.alloc(BYTES_OF_A_FILE + 1, 1))).rejects.toThrow('file_too_large');
  await expect(store.put(Buffer.alloc(0))).rejects.toThrow('empty_file');
  const broken = new Readable({
    read() {
      this.push('half');
      this.destroy(new Error('connection lost'));
    },
  });
  await expect(store.put(broken)).rejects.toThrow('connection lost');
  expect(await files()).toEqual([]);
  expect((await store.put(Buffer.alloc(BYTES_OF_A_FILE, 1))).size).toBe(BYTES_OF_A_FILE);
});

test('every stored file is listed, except incoming ones', async () => {
  const empty = createFileStore({ AVAL_FILES: path.join(folder, 'not-there-yet'), S3_REGION: 'us-east-1' });
  expect(await listed(empty)).toEqual([]);
  const { key } = await store.put(png);
  await writeFile(path.join(folder, 'stray (1).pdf'), 'x');
  await writeFile(path.join(folder, 'incoming', 'half'), 'x');
  expect(await listed(store)).toEqual([key, 'stray (1).pdf'].sort());
});

test('a file of a backup is restored under its key, and under no key outside', async () => {
  const stored = await store.put(png);
  await store.delete(stored.key);
  expect(await store.putBack(stored.key, Readable.from([png]))).toEqual(stored);
  await expect(store.putBack('../outside', Readable.from([png]))).rejects.toThrow();
});

test('a key cannot lead out of the folder', async () => {
  await expect(store.getBytes('../../etc/passwd')).rejects.toThrow();
});
