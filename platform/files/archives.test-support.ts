import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { container, type Storage } from './compound.test-support';
import { type FileType, readFileType } from './file-type';

/** Determines the type of a file with this content, which has no telling name. Throws when files are left beside it. */
export async function typeOf(content: Uint8Array): Promise<FileType> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aval-file-type-'));
  try {
    const file = path.join(folder, 'file');
    await writeFile(file, content);
    return await readFileType(file).finally(async () => {
      const left = await readdir(folder);
      if (left.length !== 1) throw new Error(`left behind: ${left.join(', ')}`);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

export type Entries = Readonly<Record<string, string | Buffer>>;

export interface ZipOptions {
  packed?: boolean;
  encrypted?: boolean;
  method?: number;
  /** Size that each entry declares. */
  said?: number;
  /** Number of times that the directory names each entry. */
  times?: number;
  /** Name of an entry in the directory, when its local header has another. */
  called?: (name: string) => string;
  /** Fields with another name in the directory. */
  otherNames?: readonly string[];
  /** Fields with another name in the local header. */
  otherLocalNames?: readonly string[];
  /** Unix mode of each file in the directory. */
  mode?: number;
  /** Bytes between the entries and the directory. */
  between?: Buffer;
  /** Data descriptor after each content, when the sizes follow it. */
  descriptor?: (length: number) => Buffer;
  /** Comment of each entry, in the directory. */
  entryComment?: Buffer;
  /** Bytes between the directory and its end record, by what the end record says. */
  beforeEnd?: (said: DirectorySaid) => Buffer;
  /** Bytes after the end record. */
  comment?: Buffer;
}

export interface DirectorySaid {
  count: number;
  length: number;
  offset: number;
}

/** A ZIP64 end record with its locator. */
export function largeEnd({ count, length, offset }: DirectorySaid): Buffer {
  const end = Buffer.alloc(76);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(length), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(offset + length), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

/** A data descriptor of stored content. */
export function descriptorOf(length: number): Buffer {
  const descriptor = Buffer.from('PK\x07\x08'.padEnd(16, '\0'), 'latin1');
  descriptor.writeUInt32LE(length, 8);
  descriptor.writeUInt32LE(length, 12);
  return descriptor;
}

/** A ZIP archive with its entries stored or deflated. */
export function zip(entries: Entries, options: ZipOptions = {}): Buffer {
  const { packed = false, encrypted = false, said, times = 1, called = (name) => name, between, descriptor } = options;
  const method = options.method ?? (packed ? 8 : 0);
  const extra = otherNameFields(options.otherNames);
  const localExtra = otherNameFields(options.otherLocalNames);
  const entryComment = options.entryComment ?? Buffer.alloc(0);
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const plain = Buffer.from(content);
    const data = packed ? deflateRawSync(plain) : plain;
    const headOf = (written: string) => {
      const fixed = Buffer.alloc(26);
      fixed.writeUInt16LE(20, 0);
      fixed.writeUInt16LE((encrypted ? 1 : 0) | (descriptor ? 8 : 0), 2);
      fixed.writeUInt16LE(method, 4);
      fixed.writeUInt32LE(data.length, 14);
      fixed.writeUInt32LE(said ?? plain.length, 18);
      fixed.writeUInt16LE(Buffer.byteLength(written), 22);
      return fixed;
    };
    const localHead = headOf(name);
    if (descriptor) localHead.fill(0, 10, 22);
    localHead.writeUInt16LE(localExtra.length, 24);
    const behind = descriptor?.(data.length) ?? Buffer.alloc(0);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), localHead, Buffer.from(name), localExtra, data, behind]);
    const place = Buffer.alloc(14);
    place.writeUInt16LE(entryComment.length, 0);
    place.writeUInt32LE((options.mode ?? 0) * 0x10000, 6);
    place.writeUInt32LE(offset, 10);
    const head = headOf(called(name));
    head.writeUInt16LE(extra.length, 24);
    const entry = [Buffer.from('PK\x01\x02\x14\x00'), head, place, Buffer.from(called(name)), extra, entryComment];
    directory.push(...Array.from({ length: times }, () => Buffer.concat(entry)));
    locals.push(local);
    offset += local.length;
  }
  if (between) locals.push(between);
  const listing = Buffer.concat(directory);
  const directoryAt = offset + (between?.length ?? 0);
  const comment = options.comment ?? Buffer.alloc(0);
  const beforeEnd = options.beforeEnd?.({ count: directory.length, length: listing.length, offset: directoryAt });
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(directoryAt, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...locals, listing, beforeEnd ?? Buffer.alloc(0), Buffer.from('PK\x05\x06'), end, comment]);
}

function otherNameFields(names: readonly string[] = []): Buffer {
  return Buffer.concat(
    names.map((name) => {
      const field = Buffer.alloc(9);
      field.writeUInt16LE(0x7075, 0);
      field.writeUInt16LE(5 + Buffer.byteLength(name), 2);
      field[4] = 1;
      return Buffer.concat([field, Buffer.from(name)]);
    }),
  );
}

/** A record of an older workbook (XLS). */
export function record(kind: number, ...data: readonly number[]): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, Buffer.from(data)]);
}

/** An older workbook with one sheet, of this kind in the sheet list and in its own record. */
export const olderWorkbook = (listed: number, part: number, ...more: Buffer[]) =>
  container(olderWorkbookOf(listed, part, more));
export const olderWorkbookOf = (listed: number, part: number, more: readonly Buffer[]): Storage => ({
  Workbook: Buffer.concat([
    record(0x809, 0, 6, 5, 0),
    ...more,
    record(0x85, 0, 0, 0, 0, 0, listed, 1, 0, 0x41),
    record(0x0a),
    record(0x809, 0, 6, part, 0),
    record(0x0a),
  ]),
});

const MAIN = (type: string) => `<Override PartName="/x" ContentType="application/vnd.${type}.main+xml"/>`;
export const types = (type: string, more = '') => `<?xml version="1.0"?><Types>${MAIN(type)}${more}</Types>`;
export const office = (type: string, more: Entries = {}) =>
  zip({ '[Content_Types].xml': types(type), ...more }, { packed: true });
export const TEXT = 'openxmlformats-officedocument.wordprocessingml.document';
export const SHEET = 'openxmlformats-officedocument.spreadsheetml.sheet';

export const MANIFEST = (type: string) =>
  `<manifest:manifest xmlns:manifest="m"><manifest:file-entry manifest:full-path="a" manifest:media-type="${type}"/></manifest:manifest>`;
export const openDocument = (kind: string, more: Entries = {}) =>
  zip({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'META-INF/manifest.xml': MANIFEST('text/xml'),
    ...more,
  });
