import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';

/** Of a document of 15 MB; whatever says more of itself is none, and costs no more than this to find out. */
const MOST_ENTRIES = 5_000;
const LONGEST_DIRECTORY = 2 * 1024 * 1024;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const [END_LENGTH, ENTRY_LENGTH, LOCAL_LENGTH] = [22, 46, 30];
const LONGEST_COMMENT = 0xffff;

export const STORED = 0;
const DEFLATED = 8;
/** What deflating makes of nothing. */
export const LONGEST_OF_NOTHING = 2;
/** The content, the whole entry or the directory itself. */
const ENCRYPTED = 0x0001 | 0x0040 | 0x2000;
/** The sizes stand behind the content, and not before it. */
const SIZES_FOLLOW = 0x0008;
/** What stands behind a content whose sizes follow: with or without a signature, in four or in eight bytes each. */
const SIZES_LENGTHS = new Set([12, 16, 20, 24]);
/** The end of a directory of the larger kind, with what leads to it. */
const LARGE_END_LENGTH = 56 + 20;
/** An extra field with the name once more, in UTF-8. */
const UNICODE_NAME = 0x7075;

/** Of the four bits that say what a file is on Unix. */
const LINK = 0xa;

/** Of what is read at a time. */
const PIECE = 256 * 1024;

export interface ZipEntry {
  name: string;
  /** The name that an extra field gives it; some programs take this one. */
  otherName: string | null;
  /** The name as it is written. */
  nameBytes: Buffer;
  flags: number;
  isEncrypted: boolean;
  /** It leads to another file where it is unpacked. */
  isLink: boolean;
  method: number;
  compressedSize: number;
  /** Unpacked, as the directory says. */
  size: number;
  offset: number;
}

/**
 * What an archive says that it holds; null for one whose directory cannot be read, is cut off or is longer than any document's, or that does not say
 * the same of each entry where it lies: some programs read the directory, others the entries one after the other.
 */
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
  const afterDirectory = Math.max(0, size - tail.length) + end - (offset + length);
  if (afterDirectory !== 0 && afterDirectory !== LARGE_END_LENGTH) return null;
  const entries = readDirectory(await read(file, offset, length));
  if (entries?.length !== count || !(await lieAsSaid(file, entries, offset))) return null;
  return entries;
}

/** Whether the entries lie one behind the other from the very start to the directory, each under the name and way of packing that the directory says. */
async function lieAsSaid(file: FileHandle, entries: readonly ZipEntry[], directory: number): Promise<boolean> {
  let at = 0;
  let sizesFollow = false;
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    if (!isBehind(entry.offset - at, sizesFollow)) return false;
    const local = await read(file, entry.offset, LOCAL_LENGTH + entry.nameBytes.length);
    if (local.length < LOCAL_LENGTH || local.readUInt32LE(0) !== LOCAL_SIGNATURE) return false;
    const isSame =
      local.readUInt16LE(26) === entry.nameBytes.length &&
      local.subarray(LOCAL_LENGTH).equals(entry.nameBytes) &&
      local.readUInt16LE(8) === entry.method &&
      ((local.readUInt16LE(6) ^ entry.flags) & ENCRYPTED) === 0;
    if (!isSame) return false;
    sizesFollow = ((local.readUInt16LE(6) | entry.flags) & SIZES_FOLLOW) !== 0;
    const packed = local.readUInt32LE(18);
    const unpacked = local.readUInt32LE(22);
    if (!sizesFollow && packed !== entry.compressedSize && packed !== 0xffffffff) return false;
    if (!sizesFollow && unpacked !== entry.size && unpacked !== 0xffffffff) return false;
    at = entry.offset + LOCAL_LENGTH + entry.nameBytes.length + local.readUInt16LE(28) + entry.compressedSize;
  }
  return entries.length === 0 || isBehind(directory - at, sizesFollow);
}

function isBehind(gap: number, sizesFollow: boolean): boolean {
  return gap === 0 || (sizesFollow && SIZES_LENGTHS.has(gap));
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
  try {
    for await (const _piece of unpackEntry(file, entry));
    return true;
  } catch (error) {
    if (error instanceof EntryUnreadable) return false;
    throw error;
  }
}

/** An entry lies behind a password, is packed in an unusual way, is broken or longer than the directory says. */
export class EntryUnreadable extends Error {
  override name = 'EntryUnreadable';
}

/** An entry's content in pieces, unpacked, no further than to the size that the directory says. Throws EntryUnreadable. */
export async function* unpackEntry(file: FileHandle, entry: ZipEntry): AsyncGenerator<Buffer> {
  const start = await findContent(file, entry);
  if (start === null || entry.isEncrypted) throw new EntryUnreadable();
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new EntryUnreadable();
  const packed = piecesOf(file, start, entry.compressedSize);
  let length = 0;
  for await (const piece of entry.method === STORED ? packed : inflated(packed, entry.size)) {
    length += piece.length;
    if (length > entry.size) throw new EntryUnreadable();
    yield piece;
  }
}

async function* inflated(packed: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  const inflater = createInflateRaw({ chunkSize: Math.max(1024, Math.min(PIECE, size + 1)) });
  // What fails on the way there comes out of it too.
  pipeline(packed, inflater).catch(() => undefined);
  try {
    for await (const piece of inflater) yield piece as Buffer;
  } catch (error) {
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw new EntryUnreadable();
    throw error;
  } finally {
    inflater.destroy();
  }
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
    const nameBytes = directory.subarray(at + ENTRY_LENGTH, nameEnd);
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
    entries.push({
      name: nameBytes.toString('utf8'),
      otherName: readOtherName(directory.subarray(nameEnd, extraEnd)),
      nameBytes,
      flags: directory.readUInt16LE(at + 8),
      isEncrypted: (directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      isLink: directory.readUInt32LE(at + 38) >>> 28 === LINK,
      method: directory.readUInt16LE(at + 10),
      compressedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at = extraEnd + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Extra fields: a number and a length in two bytes each, then as much. In this one stand a version and a sum of the other name before it. */
function readOtherName(extra: Buffer): string | null {
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === UNICODE_NAME) return extra.toString('utf8', Math.min(at + 9, end), end);
    at = end;
  }
  return null;
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
