import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { type Content, piecesOf } from './judging/content';

/** Limits of a document of 15 MB; a file that declares more is refused at no higher cost. */
const MOST_ENTRIES = 5_000;
const LONGEST_DIRECTORY = 2 * 1024 * 1024;

const END_SIGNATURE = 0x06054b50;
const END_MARK = Buffer.from('PK\x05\x06');
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const [END_LENGTH, ENTRY_LENGTH, LOCAL_LENGTH] = [22, 46, 30];
const LONGEST_COMMENT = 0xffff;

export const STORED = 0;
const DEFLATED = 8;
/** Deflated size of empty content, in bytes. */
export const LONGEST_OF_NOTHING = 2;
/** Flags of encryption: of the content, the whole entry or the directory. */
const ENCRYPTED = 0x0001 | 0x0040 | 0x2000;
/** Flag of an entry whose sizes follow its content. */
const SIZES_FOLLOW = 0x0008;
/** Data descriptor after such a content: with or without a signature, in four or eight bytes per size. */
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const DESCRIPTOR_LENGTHS = new Set([12, 16, 20, 24]);
/** ZIP64 end record and its locator. */
const [LARGE_END_SIGNATURE, LOCATOR_SIGNATURE] = [0x06064b50, 0x07064b50];
const [LARGE_END_LENGTH, LOCATOR_LENGTH] = [56, 20];
/** Extra fields: ZIP64 sizes in eight bytes each, and the Unicode name. */
const [LARGE_SIZES, UNICODE_NAME] = [0x0001, 0x7075];
/** Marks a size given in an extra field. */
const ELSEWHERE = 0xffffffff;

/** Unix file types by four bits: unspecified, folder, file. All others are links or devices. */
const PLAIN = new Set([0, 4, 8]);

/** Bytes unpacked at a time. */
const PIECE = 256 * 1024;
/**
 * Entries up to this size are unpacked at once in memory: a stream or file for each of thousands would cost far more
 * than the unpacking.
 */
export const LONGEST_AT_ONCE = 256 * 1024;

/** Why an archive cannot be listed: its end is missing, it is longer than a document's, or programs read it differently. */
export type ZipFault = 'cut_off' | 'too_large' | 'damaged' | 'ambiguous';

export interface ZipEntry {
  name: string;
  /** Name from an extra field, which some programs use. */
  otherName: string | null;
  /** Name as written. */
  nameBytes: Buffer;
  flags: number;
  isEncrypted: boolean;
  /** Whether it becomes a link to another file or device when unpacked. */
  isLink: boolean;
  method: number;
  /** CRC of its content. */
  sum: number;
  compressedSize: number;
  /** Unpacked size declared by the directory. */
  size: number;
  offset: number;
}

/**
 * Lists the entries of an archive. Returns why it cannot be: its directory is missing, unreadable or longer than a
 * document's, or ambiguous, since some programs read the directory, others the entries in sequence, some the ZIP64 end
 * record, and some the Unicode name.
 */
export async function listZipEntries(content: Content): Promise<ZipEntry[] | ZipFault> {
  const { size } = content;
  const tail = await content.read(
    Math.max(0, size - END_LENGTH - LONGEST_COMMENT),
    Math.min(size, END_LENGTH + LONGEST_COMMENT),
  );
  const end = findEnd(tail);
  if (end === null) return tail.includes(END_MARK) ? 'ambiguous' : 'cut_off';
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES || length > LONGEST_DIRECTORY) return 'too_large';
  if (offset + length > size) return 'damaged';
  // The directory of a multi-part archive lies in another file.
  if (tail.readUInt32LE(end + 4) !== 0 || tail.readUInt16LE(end + 8) !== count) return 'damaged';
  const place = { count, length, offset, end: Math.max(0, size - tail.length) + end };
  if (!(await endsAsSaid(content, place))) return 'ambiguous';
  const entries = readDirectory(await content.read(offset, length))?.sort(byPlace);
  if (entries?.length !== count || !(await lieAsSaid(content, entries, offset))) return 'ambiguous';
  return entries;
}

/** Sorts by position, whatever the directory's order, so that none is read twice. */
function byPlace(one: ZipEntry, other: ZipEntry): number {
  return one.offset - other.offset;
}

interface DirectoryPlace {
  count: number;
  length: number;
  offset: number;
  /** Position of the end record. */
  end: number;
}

/**
 * Whether the end record directly follows the directory, or a ZIP64 end record with the same values, which programs
 * prefer.
 */
async function endsAsSaid(content: Content, { count, length, offset, end }: DirectoryPlace): Promise<boolean> {
  const gap = end - (offset + length);
  if (end < LARGE_END_LENGTH + LOCATOR_LENGTH) return gap === 0;
  const before = await content.read(end - LARGE_END_LENGTH - LOCATOR_LENGTH, LARGE_END_LENGTH + LOCATOR_LENGTH);
  const isLed = before.readUInt32LE(LARGE_END_LENGTH) === LOCATOR_SIGNATURE;
  if (!isLed) return gap === 0;
  return (
    gap === LARGE_END_LENGTH + LOCATOR_LENGTH &&
    before.readUInt32LE(0) === LARGE_END_SIGNATURE &&
    before.readBigUInt64LE(4) === BigInt(LARGE_END_LENGTH - 12) &&
    before.readBigUInt64LE(16) === 0n &&
    before.readBigUInt64LE(24) === BigInt(count) &&
    before.readBigUInt64LE(32) === BigInt(count) &&
    before.readBigUInt64LE(40) === BigInt(length) &&
    before.readBigUInt64LE(48) === BigInt(offset) &&
    before.readUInt32LE(LARGE_END_LENGTH + 4) === 0 &&
    before.readBigUInt64LE(LARGE_END_LENGTH + 8) === BigInt(offset + length)
  );
}

/** Whether the entries follow each other from the very start to the directory, each as the directory declares. */
async function lieAsSaid(content: Content, entries: readonly ZipEntry[], directory: number): Promise<boolean> {
  let at = 0;
  for (const [index, entry] of entries.entries()) {
    if (entry.offset !== at) return false;
    const length = await lengthAsSaid(content, entry);
    if (length === null) return false;
    const next = entries[index + 1]?.offset ?? directory;
    if (!(await followsAsSaid(content, entry, at + length, next))) return false;
    at = next;
  }
  return at === directory;
}

/**
 * Returns the length of an entry from its local header to the end of its content; null when the header contradicts the
 * directory.
 */
async function lengthAsSaid(content: Content, entry: ZipEntry): Promise<number | null> {
  const { nameBytes, compressedSize, size } = entry;
  const head = await content.read(entry.offset, LOCAL_LENGTH + nameBytes.length);
  if (head.length < LOCAL_LENGTH + nameBytes.length || head.readUInt32LE(0) !== LOCAL_SIGNATURE) return null;
  const flags = head.readUInt16LE(6);
  const isSame =
    head.readUInt16LE(26) === nameBytes.length &&
    head.subarray(LOCAL_LENGTH).equals(nameBytes) &&
    head.readUInt16LE(8) === entry.method &&
    ((flags ^ entry.flags) & (ENCRYPTED | SIZES_FOLLOW)) === 0;
  const extraLength = head.readUInt16LE(28);
  const contentAt = LOCAL_LENGTH + nameBytes.length + extraLength;
  const extra =
    extraLength > 0 ? readExtra(await content.read(entry.offset + contentAt - extraLength, extraLength)) : NO_EXTRA;
  if (!isSame || extra === null) return null;
  // The header may omit the Unicode name. If the directory omits it, the header may only repeat the name.
  if (extra.otherName !== null && extra.otherName !== (entry.otherName ?? entry.name)) return null;
  const isUnknown = (said: number) => said === 0 && (flags & SIZES_FOLLOW) !== 0;
  const saysAs = (said: number, large: number | undefined, expected: number) =>
    isUnknown(said) || (said === ELSEWHERE ? large === expected || isUnknown(large ?? 0) : said === expected);
  const [unpackedLarge, packedLarge] = extra.largeSizes;
  const saysSo =
    saysAs(head.readUInt32LE(18), packedLarge, compressedSize) &&
    saysAs(head.readUInt32LE(22), unpackedLarge, size) &&
    (isUnknown(head.readUInt32LE(14)) || head.readUInt32LE(14) === entry.sum);
  return saysSo ? contentAt + compressedSize : null;
}

/**
 * Whether an entry's content is followed directly by the next entry, or by a data descriptor that repeats the sizes.
 */
async function followsAsSaid(content: Content, entry: ZipEntry, at: number, next: number): Promise<boolean> {
  if (next === at) return true;
  const length = next - at;
  if ((entry.flags & SIZES_FOLLOW) === 0 || !DESCRIPTOR_LENGTHS.has(length)) return false;
  const said = await content.read(at, length);
  const isSigned = length % 8 === 0;
  const isLarge = length >= 20;
  const start = isSigned ? 4 : 0;
  if (said.length < length || (isSigned && said.readUInt32LE(0) !== DESCRIPTOR_SIGNATURE)) return false;
  const sizeAt = (index: number) =>
    isLarge ? said.readBigUInt64LE(start + 4 + index * 8) : BigInt(said.readUInt32LE(start + 4 + index * 4));
  return (
    said.readUInt32LE(start) === entry.sum &&
    sizeAt(0) === BigInt(entry.compressedSize) &&
    sizeAt(1) === BigInt(entry.size)
  );
}

/**
 * Whether all entries unpack to at most `longest` bytes together. The directory may lie, so each is unpacked, up to its
 * declared size. For encrypted entries the directory is trusted.
 */
export async function unpacksWithin(content: Content, entries: readonly ZipEntry[], longest: number): Promise<boolean> {
  const { size } = content;
  const sum = (sizeOf: (entry: ZipEntry) => number) => entries.reduce((before, entry) => before + sizeOf(entry), 0);
  // Entries that share content would be read as often as they name it.
  if (sum(({ compressedSize }) => compressedSize) > size || sum((entry) => entry.size) > longest) return false;
  for (const entry of entries) if (!(await isNoLongerThanSaid(content, entry))) return false;
  return true;
}

/** Also returns false for an entry that cannot be unpacked. */
async function isNoLongerThanSaid(content: Content, entry: ZipEntry): Promise<boolean> {
  if (entry.isEncrypted) return true;
  try {
    for await (const _piece of unpackEntry(content, entry));
    return true;
  } catch (error) {
    if (error instanceof EntryUnreadable) return false;
    throw error;
  }
}

/** An entry is encrypted, compressed by an unusual method, broken or longer than declared. */
export class EntryUnreadable extends Error {
  override name = 'EntryUnreadable';
}

/** Yields an entry's unpacked content in pieces, up to the declared size. Throws `EntryUnreadable`. */
export async function* unpackEntry(content: Content, entry: ZipEntry): AsyncGenerator<Buffer> {
  const start = await findContent(content, entry);
  if (start === null || entry.isEncrypted) throw new EntryUnreadable();
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new EntryUnreadable();
  if (entry.size <= LONGEST_AT_ONCE && entry.compressedSize <= LONGEST_AT_ONCE) {
    // Lets other work run between two of thousands of entries.
    await setImmediate();
    yield* unpackAtOnce(await content.read(start, entry.compressedSize), entry);
    return;
  }
  const packed = piecesOf(content, start, entry.compressedSize);
  let length = 0;
  for await (const piece of entry.method === STORED ? packed : inflated(packed, entry.size)) {
    length += piece.length;
    if (length > entry.size) throw new EntryUnreadable();
    yield piece;
  }
}

function* unpackAtOnce(packed: Buffer, { method, size }: ZipEntry): Generator<Buffer> {
  const unpacked = method === STORED ? packed : inflateAtOnce(packed, size);
  if (unpacked.length > size) throw new EntryUnreadable();
  if (unpacked.length > 0) yield unpacked;
}

function inflateAtOnce(packed: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: size + 1, chunkSize: chunkFor(size) });
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    if (code.startsWith('Z_') || code === 'ERR_BUFFER_TOO_LARGE') throw new EntryUnreadable();
    throw error;
  }
}

function chunkFor(size: number): number {
  return Math.max(1024, Math.min(PIECE, size + 1));
}

async function* inflated(packed: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  const inflater = createInflateRaw({ chunkSize: chunkFor(size) });
  // Errors of the source also reach the reader of the inflater.
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

async function findContent(content: Content, entry: ZipEntry): Promise<number | null> {
  const local = await content.read(entry.offset, LOCAL_LENGTH);
  if (local.length < LOCAL_LENGTH || local.readUInt32LE(0) !== LOCAL_SIGNATURE) return null;
  return entry.offset + LOCAL_LENGTH + local.readUInt16LE(26) + local.readUInt16LE(28);
}

/** Finds the end record, followed by at most a comment; a comment that contains another end record is ambiguous. */
function findEnd(tail: Buffer): number | null {
  for (let at = tail.length - END_LENGTH; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END_SIGNATURE)
      return at + END_LENGTH + tail.readUInt16LE(at + 20) === tail.length ? at : null;
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
    const extra = readExtra(directory.subarray(nameEnd, extraEnd));
    if (extra === null) return null;
    entries.push({
      name: nameBytes.toString('utf8'),
      otherName: extra.otherName,
      nameBytes,
      flags: directory.readUInt16LE(at + 8),
      isEncrypted: (directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      isLink: !PLAIN.has(directory.readUInt32LE(at + 38) >>> 28),
      method: directory.readUInt16LE(at + 10),
      sum: directory.readUInt32LE(at + 16),
      compressedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at = extraEnd + directory.readUInt16LE(at + 32);
  }
  return entries;
}

interface Extra {
  otherName: string | null;
  /** Unpacked and packed size. */
  largeSizes: readonly number[];
}

const NO_EXTRA: Extra = { otherName: null, largeSizes: [] };

/**
 * Reads extra fields: id and length in two bytes each, then the data; a Unicode name starts after a version and a
 * checksum. Returns null for fields that are truncated or name the entry twice, of which programs use the first or the
 * last. Trailing zeros are padding.
 */
function readExtra(extra: Buffer): Extra | null {
  const names: string[] = [];
  let largeSizes: number[] = [];
  for (let at = 0; at < extra.length; ) {
    if (extra.length - at < 4)
      return extra.subarray(at).every((byte) => byte === 0) ? extraOf(names, largeSizes) : null;
    const start = at + 4;
    const end = start + extra.readUInt16LE(at + 2);
    if (end > extra.length) return null;
    const kind = extra.readUInt16LE(at);
    if (kind === UNICODE_NAME) names.push(extra.toString('utf8', Math.min(start + 5, end), end));
    if (kind === LARGE_SIZES && end - start >= 16)
      largeSizes = [0, 8].map((place) => Number(extra.readBigUInt64LE(start + place)));
    at = end;
  }
  return extraOf(names, largeSizes);
}

function extraOf(names: readonly string[], largeSizes: readonly number[]): Extra | null {
  return names.length > 1 ? null : { otherName: names[0] ?? null, largeSizes };
}
