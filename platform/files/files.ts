import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk, KeyNormalizer } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FilesEnvironment } from '../environment';
import { FileRefused } from './file-refused';
import { NO_SCANNER, type Scanner } from './scanning/scanner';

/**
 * Limit in bytes, equal to that in domain/validation/dialogs/attachment-limits.ts, which this package may not import.
 * Source: docs/rules.md 8.15.
 */
const MAXIMUM_FILE_BYTES = 15 * 1024 * 1024;

/** Folder of incoming files, beside the stored ones. */
const INCOMING = 'incoming';

export interface StoredFile {
  /** Location in the store; reveals neither content nor person. */
  key: string;
  sha256: string;
  size: number;
}

export interface FileStore {
  /** Resolves once the file is complete and in place, so that a row written afterwards never names a missing file. */
  put(content: Uint8Array | Readable): Promise<StoredFile>;
  /**
   * Does the same for uploads: the whole file is inspected by its path before it is in place, then scanned, and an
   * error of either keeps it out.
   */
  putInspected<Found>(
    content: Uint8Array | Readable,
    inspect: (path: string) => Promise<Found>,
  ): Promise<StoredFile & { found: Found }>;
  get(key: string): Promise<Readable>;
  getBytes(key: string): Promise<Uint8Array>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Removes incomplete uploads older than this, whose process was killed. Returns their number. */
  sweepIncoming(before: Date): Promise<number>;
  /** Free space in bytes; null when the store does not tell. */
  freeBytes(): Promise<number | null>;
  /** Keys of all stored files, unordered, without incoming ones. */
  list(): AsyncIterable<string>;
  /** Stores a file under its former key, only for restoring a backup. */
  putBack(key: string, content: Readable): Promise<StoredFile>;
}

/** Creates a store in a folder, or in a bucket when one is named; the folder then holds only incoming files. */
export function createFileStore(environment: FilesEnvironment, scanner: Scanner = NO_SCANNER): FileStore {
  const folder = path.resolve(environment.AVAL_FILES);
  const incoming = path.join(folder, INCOMING);
  const bucket = environment.S3_BUCKET;
  const disk = new Disk(
    bucket === undefined ? new FSDriver({ location: folder, visibility: 'private' }) : s3Driver(environment, bucket),
  );

  async function putInPlace(spooled: string, key: string): Promise<void> {
    if (bucket !== undefined) {
      await disk.putStream(key, createReadStream(spooled));
      return;
    }
    const place = path.join(folder, key);
    await makePrivateFolder(path.dirname(place));
    await rename(spooled, place);
  }

  async function putUnder<Found>(
    key: string,
    content: Uint8Array | Readable,
    inspect: (path: string) => Promise<Found>,
  ): Promise<StoredFile & { found: Found }> {
    await makePrivateFolder(incoming);
    const spooled = path.join(incoming, randomUUID());
    try {
      const { sha256, size } = await spool(content, spooled);
      const found = await inspect(spooled);
      await putInPlace(spooled, key);
      return { key, sha256, size, found };
    } finally {
      await rm(spooled, { force: true });
    }
  }

  async function putUninspected(key: string, content: Uint8Array | Readable): Promise<StoredFile> {
    const { found: _nothing, ...stored } = await putUnder(key, content, async () => undefined);
    return stored;
  }

  return {
    put: (content) => putUninspected(newKey(), content),
    putInspected: (content, inspect) =>
      putUnder(newKey(), content, async (spooled) => {
        const found = await inspect(spooled);
        await scanner.scan(() => createReadStream(spooled));
        return found;
      }),
    putBack: async (key, content) => putUninspected(new KeyNormalizer().normalize(key), content),
    list: () => (bucket === undefined ? keysBelow(folder, '') : keysOf(disk)),
    get: async (key) => disk.getStream(key),
    getBytes: async (key) => disk.getBytes(key),
    exists: async (key) => disk.exists(key),
    delete: async (key) => disk.delete(key),
    async sweepIncoming(before) {
      const names = await readdir(incoming).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      let removed = 0;
      for (const name of names) {
        const file = path.join(incoming, name);
        // The file may be moved to its place in the meantime.
        const changed = await stat(file).catch(() => null);
        if (!changed || changed.mtime >= before) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
    async freeBytes() {
      if (bucket !== undefined) return null;
      await makePrivateFolder(folder);
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

/** Creates a folder for patient files: readable by its owner only, whatever the umask. */
async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

function newKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

/** Lists folder by folder, so that memory use does not grow with the archive. */
async function* keysBelow(folder: string, below: string): AsyncGenerator<string> {
  const entries = await opendir(path.join(folder, below)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for await (const entry of entries) {
    const key = below === '' ? entry.name : `${below}/${entry.name}`;
    if (!entry.isDirectory()) yield key;
    else if (key !== INCOMING) yield* keysBelow(folder, key);
  }
}

async function* keysOf(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('', { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
    for (const found of page.objects) if (found.isFile) yield found.key;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

function s3Driver(environment: FilesEnvironment, bucket: string): S3Driver {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  return new S3Driver({
    bucket,
    visibility: 'private',
    supportsACL: false,
    region: environment.S3_REGION,
    // Self-hosted stores (MinIO and others) have no host name per bucket.
    ...(environment.S3_ENDPOINT ? { endpoint: environment.S3_ENDPOINT, forcePathStyle: true } : {}),
    // Without keys the client uses those of the machine's own role.
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });
}

/** Writes to disk with fsync, computing hash and size on the way; throws for empty and too large content. */
async function spool(content: Uint8Array | Readable, file: string): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(size > MAXIMUM_FILE_BYTES ? new FileRefused('file_too_large') : null, chunk);
    },
  });
  const source =
    content instanceof Uint8Array
      ? Readable.from([Buffer.from(content.buffer, content.byteOffset, content.byteLength)])
      : content;
  await pipeline(source, meter, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  if (size === 0) throw new FileRefused('empty_file');
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
  return { sha256: hash.digest('hex'), size };
}
