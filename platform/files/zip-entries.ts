import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createInflateRaw, inflateRaw } from 'node:zlib';

/** Of a document of 15 MB; whatever says more of itself is none, and costs no more than this to find out. */
const MOST_ENTRIES = 5_000;
const LONGEST_DIRECTORY = 2 * 1024 * 1024;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const [END_LENGTH, ENTRY_LENGTH, LOCAL_LENGTH] = [22, 46, 30];
const LONGEST_COMMENT = 0xffff;

const [STORED, DEFLATED] = [0, 8];
/** The content, the whole entry or the directory itself. */
const ENCRYPTED = 0x0001 | 0x0040 | 0x2000;

/** Of what is unpacked to be counted, when there is more of it. */
const PIECE = 256 * 1024;

const inflate = promisify(inflateRaw);

export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  method: number;
  compressedSize: number;
  /** Unpacked, as the directory says. */
  size: number;
  offset: number;
}

/** What an archive says that it holds; null for one whose directory cannot be read, is cut off or is longer than any document's. */
export async function listZipEntries(file: FileHandle): Promise<ZipEntry[] | null> {
  const { size } = await file.stat();
  const tail = await read(
    file,
    Math.max(0, size - END_LENGTH - LONGEST_COMMENT),
    Math.min(size, END_LENGTH + LONGEST_COMMENT),
  );
  const end = findEnd(tail);
  if (end === null) return null;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES || length > LONGEST_DIRECTORY || offset + length > size) return null;
  const entries = readDirectory(await read(file, offset, length));
  return entries?.length === count ? entries : null;
}

/** An entry's content, unpacked; null when it is longer than `longest`, packed in an unusual way, or not where the directory says. */
export async function readZipEntry(file: FileHandle, entry: ZipEntry, longest: number): Promise<Buffer | null> {
  const start = await findContent(file, entry);
  if (start === null || entry.isEncrypted || entry.compressedSize > longest) return null;
  const packed = await read(file, start, entry.compressedSize);
  if (packed.length < entry.compressedSize) return null;
  if (entry.method === STORED) return packed;
  if (entry.method !== DEFLATED) return null;
  return inflate(packed, { maxOutputLength: longest }).catch(() => null);
}

/**
 * Whether all entries together are no longer than `longest` once they are unpacked. What a directory says of it may be a lie: each is unpacked, no
 * further than to what it says. Behind a password the directory has to be believed.
 */
export async function unpacksWithin(file: FileHandle, entries: readonly ZipEntry[], longest: number): Promise<boolean> {
  const { size } = await file.stat();
  const sum = (sizeOf: (entry: ZipEntry) => number) => entries.reduce((before, entry) => before + sizeOf(entry), 0);
  // Entries that share their content would be read as often as they name it.
  if (sum(({ compressedSize }) => compressedSize) > size || sum((entry) => entry.size) > longest) return false;
  for (const entry of entries) if (!(await isNoLongerThanSaid(file, entry))) return false;
  return true;
}

/** Also false for what cannot be unpacked. */
async function isNoLongerThanSaid(file: FileHandle, entry: ZipEntry): Promise<boolean> {
  if (entry.isEncrypted) return true;
  if (entry.method === STORED) return entry.compressedSize <= entry.size;
  const most = Math.max(entry.size, entry.compressedSize);
  if (most <= PIECE) {
    const content = await readZipEntry(file, entry, most);
    return content !== null && content.length <= entry.size;
  }
  const start = await findContent(file, entry);
  if (start === null || entry.method !== DEFLATED) return false;
  let length = 0;
  const count = async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      length += piece.length;
      if (length > entry.size) throw new RangeError('longer than it says');
    }
  };
  return pipeline(piecesOf(file, start, entry.compressedSize), createInflateRaw({ chunkSize: PIECE }), count).then(
    () => true,
    () => false,
  );
}

async function* piecesOf(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += PIECE) yield await read(file, start + at, Math.min(PIECE, length - at));
}

async function findContent(file: FileHandle, entry: ZipEntry): Promise<number | null> {
  const local = await read(file, entry.offset, LOCAL_LENGTH);
  if (local.length < LOCAL_LENGTH || local.readUInt32LE(0) !== LOCAL_SIGNATURE) return null;
  return entry.offset + LOCAL_LENGTH + local.readUInt16LE(26) + local.readUInt16LE(28);
}

/** The directory's end stands at the very end, behind it at most a comment. */
function findEnd(tail: Buffer): number | null {
  for (let at = tail.length - END_LENGTH; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END_SIGNATURE && at + END_LENGTH + tail.readUInt16LE(at + 20) === tail.length)
      return at;
  }
  return null;
}

function readDirectory(directory: Buffer): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  for (let at = 0; at < directory.length; ) {
    if (directory.length - at < ENTRY_LENGTH || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameEnd = at + ENTRY_LENGTH + directory.readUInt16LE(at + 28);
    if (nameEnd > directory.length) return null;
    entries.push({
      name: directory.toString('utf8', at + ENTRY_LENGTH, nameEnd),
      isEncrypted: (directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      method: directory.readUInt16LE(at + 10),
      compressedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
