import type { FileHandle } from 'node:fs/promises';
import { open, rm } from 'node:fs/promises';
import { FileRefused } from '../file-refused';
import { EntryUnreadable, unpackEntry, type ZipEntry } from '../zip-entries';

/** Unpacked, with all that lies within each other: fifteen megabytes of pictures take three times that, of texts ten times. */
const MOST_UNPACKED = 200 * 1024 * 1024;
/** Of what has to be read sign by sign: a document of a thousand pages has some ten megabytes. */
const MOST_READ = 64 * 1024 * 1024;
const MOST_ENTRIES = 5_000;
/** A workbook in a document in an archive in another one. */
const DEEPEST = 3;

/** What is left for one file that was brought and for all that lies within it. */
export class Allowance {
  private unpacked = MOST_UNPACKED;
  private read = MOST_READ;
  private entries = MOST_ENTRIES;

  takeEntries(entries: readonly ZipEntry[]): void {
    this.entries -= entries.length;
    this.unpacked -= entries.reduce((sum, { size }) => sum + size, 0);
    if (this.entries < 0 || this.unpacked < 0) throw new FileRefused('forbidden_archive');
  }

  takeRead(bytes: number): void {
    this.read -= bytes;
    if (this.read < 0) throw new FileRefused('forbidden_content');
  }
}

/** Judges the file at a path as one that was brought, and says what it is. */
export type JudgeFile = (path: string, within: Within) => Promise<{ mediaType: string }>;

/** Where a file lies that is judged. */
export interface Within {
  allowance: Allowance;
  /** In how many others. */
  depth: number;
}

/** Unpacks an entry beside the file that holds it, for as long as it is looked at. */
export async function withUnpacked<Result>(
  holder: { file: FileHandle; path: string; within: Within },
  entry: ZipEntry,
  look: (path: string, within: Within) => Promise<Result>,
): Promise<Result> {
  const depth = holder.within.depth + 1;
  if (depth > DEEPEST) throw new FileRefused('forbidden_archive');
  const place = `${holder.path}.within`;
  const target = await open(place, 'wx', 0o600);
  try {
    for await (const piece of piecesOfEntry(holder.file, entry)) await target.write(piece);
    await target.close();
    return await look(place, { allowance: holder.within.allowance, depth });
  } finally {
    await target.close().catch(() => undefined);
    await rm(place, { force: true });
  }
}

/** An entry's content in pieces; what cannot be unpacked is refused. */
export async function* piecesOfEntry(file: FileHandle, entry: ZipEntry): AsyncGenerator<Buffer> {
  try {
    yield* unpackEntry(file, entry);
  } catch (error) {
    if (error instanceof EntryUnreadable) throw new FileRefused('forbidden_archive');
    throw error;
  }
}
