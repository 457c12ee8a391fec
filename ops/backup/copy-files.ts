import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { FileStore } from '@aval/platform/files/files';
import pg from 'pg';
import { StartFailure } from '../prepare/failure.mjs';
import { type Manifest, tableFile } from './manifest';

const AT_ONCE = 4;
/** Error codes of the target folder (full or read-only), which abort the backup instead of marking one file. */
const PLACE_FAULTS: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES']);

interface FileRow {
  storage_key: string;
  sha256: string;
  size: number;
}

/** Copies the files that the rows of the backup name, checking each hash on the way. */
export async function copyFilesOut(files: FileStore, ownerUrl: string, folder: string): Promise<Manifest['files']> {
  const copied: Manifest['files'] = { count: 0, bytes: 0, removedMeanwhile: [], notAsRecorded: [] };
  await eachFile(folder, async (row) => {
    const good = await copyOut(files, folder, row).catch((error: NodeJS.ErrnoException) => {
      if (PLACE_FAULTS.has(error.code ?? '')) throw error;
      return false;
    });
    if (good) {
      copied.count += 1;
      copied.bytes += row.size;
    } else {
      copied.notAsRecorded.push(row.storage_key);
    }
  });
  // A file whose row was deleted during the backup is not missing.
  const left = await rowsLeft(ownerUrl, copied.notAsRecorded);
  copied.removedMeanwhile = copied.notAsRecorded.filter((key) => !left.has(key));
  copied.notAsRecorded = copied.notAsRecorded.filter((key) => left.has(key));
  return copied;
}

async function copyOut(files: FileStore, folder: string, row: FileRow): Promise<boolean> {
  const place = placeOf(folder, row.storage_key);
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(await files.get(row.storage_key), meter, createWriteStream(place, { mode: 0o600 }));
  if (hash.digest('hex') === row.sha256) return true;
  await rm(place);
  return false;
}

async function rowsLeft(ownerUrl: string, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<FileRow>(
      `SELECT storage_key FROM media WHERE storage_key = ANY ($1)
        UNION ALL SELECT storage_key FROM image WHERE storage_key = ANY ($1)
        UNION ALL SELECT storage_key FROM catalogue_import WHERE storage_key = ANY ($1)`,
      [keys],
    );
    return new Set(rows.map(({ storage_key }) => storage_key));
  } finally {
    await client.end();
  }
}

/** Puts the files into an empty store under their keys. Throws `StartFailure` at the first that does not match its row. */
export async function copyFilesIn(files: FileStore, folder: string, manifest: Manifest): Promise<void> {
  for await (const key of files.list()) {
    throw new StartFailure(`The file store is not empty (${key}): a backup is restored into an empty one only.`);
  }
  const absent = new Set([...manifest.files.removedMeanwhile, ...manifest.files.notAsRecorded]);
  await eachFile(folder, async (row) => {
    if (absent.has(row.storage_key)) return;
    const stored = await files
      .putBack(row.storage_key, createReadStream(placeOf(folder, row.storage_key)))
      .catch(() => null);
    if (stored?.sha256 === row.sha256 && stored.size === row.size) return;
    throw new StartFailure(`The file ${row.storage_key} of the backup is missing or damaged.`);
  });
}

function placeOf(folder: string, key: string): string {
  return path.join(folder, 'files', key);
}

/** Tables whose rows name one file each. */
const TABLES_OF_FILES = ['media', 'image', 'catalogue_import'];

/** Runs `work` on the files that the rows of the backup name, `AT_ONCE` at a time; an older backup may lack a table. */
async function eachFile(folder: string, work: (row: FileRow) => Promise<void>): Promise<void> {
  for (const table of TABLES_OF_FILES) {
    const file = tableFile(folder, table);
    if (existsSync(file)) await eachRow(file, work);
  }
}

async function eachRow(file: string, work: (row: FileRow) => Promise<void>): Promise<void> {
  const rows = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  const lines = rows[Symbol.asyncIterator]();
  const workOn = async () => {
    for (let next = await lines.next(); !next.done; next = await lines.next()) await work(JSON.parse(next.value));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOn));
}
