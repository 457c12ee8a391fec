import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

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

const inflate = promisify(inflateRaw);

export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  method: number;
  compressedSize: number;
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
  const local = await read(file, entry.offset, LOCAL_LENGTH);
  if (local.length < LOCAL_LENGTH || local.readUInt32LE(0) !== LOCAL_SIGNATURE) return null;
  if (entry.isEncrypted || entry.compressedSize > longest) return null;
  const nameLength = local.readUInt16LE(26);
  const start = entry.offset + LOCAL_LENGTH + nameLength + local.readUInt16LE(28);
  const packed = await read(file, start, entry.compressedSize);
  if (packed.length < entry.compressedSize) return null;
  if (entry.method === STORED) return packed;
  if (entry.method !== DEFLATED) return null;
  return inflate(packed, { maxOutputLength: longest }).catch(() => null);
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
