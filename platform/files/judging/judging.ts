import { open, rm } from 'node:fs/promises';
import { FileRefused } from '../file-refused';
import { EntryUnreadable, LONGEST_AT_ONCE, unpackEntry, type ZipEntry } from '../zip-entries';
import { type Content, inMemory, withFile } from './content';

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

/** Judges a content as a file that was brought, and says what it is. */
export type JudgeFile = (content: Content, within: Within) => Promise<{ mediaType: string }>;

/** Where a content lies that is judged. */
export interface Within {
  allowance: Allowance;
  /** In how many others. */
  depth: number;
  /** The path beside which its entries are unpacked. */
  path: string;
}

/** Unpacks an entry for as long as it is looked at: a short one in memory, another beside the file that was brought. */
export async function withUnpacked<Result>(
  holder: { content: Content; within: Within },
  entry: ZipEntry,
  look: (content: Content, within: Within) => Promise<Result>,
): Promise<Result> {
  const within = { ...holder.within, depth: holder.within.depth + 1, path: `${holder.within.path}.within` };
  if (within.depth > DEEPEST) throw new FileRefused('forbidden_archive');
  const pieces = piecesOfEntry(holder.content, entry);
  if (entry.size <= LONGEST_AT_ONCE) return look(inMemory(await joined(pieces)), within);
  try {
    await writePieces(within.path, pieces);
    return await withFile(within.path, (content) => look(content, within));
  } finally {
    await rm(within.path, { force: true });
  }
}

async function joined(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

async function writePieces(path: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const target = await open(path, 'wx', 0o600);
  try {
    for await (const piece of pieces) await target.write(piece);
  } finally {
    await target.close();
  }
}

/** An entry's content in pieces; what cannot be unpacked is refused. */
export async function* piecesOfEntry(content: Content, entry: ZipEntry): AsyncGenerator<Buffer> {
  try {
    yield* unpackEntry(content, entry);
  } catch (error) {
    if (error instanceof EntryUnreadable) throw new FileRefused('forbidden_archive');
    throw error;
  }
}
