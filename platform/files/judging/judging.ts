import { open, rm } from 'node:fs/promises';
import { refuseArchive, refuseContent } from '../file-refused';
import { EntryUnreadable, LONGEST_AT_ONCE, unpackEntry, type ZipEntry } from '../zip-entries';
import { type Content, inMemory, withFile } from './content';

/** Unpacked bytes including nested archives: 15 MB of images unpack to three times that, texts to ten times. */
export const MOST_UNPACKED = 200 * 1024 * 1024;
/** Bytes read character by character: a document of a thousand pages has about ten megabytes. */
const MOST_READ = 64 * 1024 * 1024;
export const MOST_ENTRIES = 5_000;
/** PDFs that do not look whole and are opened; those of a longer row in an archive are accepted as they are. */
const MOST_OPENED = 5;
/** Nesting of a workbook in a document in an archive in another archive. */
const DEEPEST = 3;

/** Remaining limits for one uploaded file with everything nested in it. */
export class Allowance {
  private unpacked = MOST_UNPACKED;
  private read = MOST_READ;
  private entries = MOST_ENTRIES;
  private opened = MOST_OPENED;

  takeEntries(entries: readonly ZipEntry[]): void {
    this.take(
      entries.length,
      entries.reduce((sum, { size }) => sum + size, 0),
    );
  }

  take(entries: number, bytes: number): void {
    this.entries -= entries;
    this.unpacked -= bytes;
    if (this.entries < 0 || this.unpacked < 0) refuseArchive('too_large');
  }

  /** Whether one more PDF may be opened, which takes a thread. */
  mayOpen(): boolean {
    this.opened -= 1;
    return this.opened >= 0;
  }

  takeRead(bytes: number): void {
    this.read -= bytes;
    if (this.read < 0) refuseContent('too_large');
  }
}

/** Judges a content like an uploaded file, and returns its type. */
export type JudgeFile = (content: Content, within: Within) => Promise<{ mediaType: string }>;

export interface Within {
  allowance: Allowance;
  depth: number;
  /** Path beside which its entries are unpacked. */
  path: string;
}

/** Returns where what lies in a file is judged. Throws `FileRefused` when it lies too deep. */
export function deeper({ allowance, depth, path }: Within): Within {
  if (depth + 1 > DEEPEST) refuseArchive('too_large');
  return { allowance, depth: depth + 1, path: `${path}.within` };
}

/** Unpacks an entry while `look` runs: a short one in memory, a longer one beside the uploaded file. */
export async function withUnpacked<Result>(
  holder: { content: Content; within: Within },
  entry: ZipEntry,
  look: (content: Content, within: Within) => Promise<Result>,
): Promise<Result> {
  const within = deeper(holder.within);
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

/** Yields an entry's content in pieces. Throws `FileRefused` when it cannot be unpacked. */
export async function* piecesOfEntry(content: Content, entry: ZipEntry): AsyncGenerator<Buffer> {
  try {
    yield* unpackEntry(content, entry);
  } catch (error) {
    if (error instanceof EntryUnreadable) refuseArchive('damaged');
    throw error;
  }
}
