/** Content of a storage: streams and further storages, by name. */
export interface Storage {
  readonly [name: string]: Buffer | Storage;
}

const SECTOR = 512;
const [END, FREE, TABLE] = [0xfffffffe, 0xffffffff, 0xfffffffd];

interface Listed {
  name: string;
  kind: number;
  next: number;
  child: number;
  start: number;
  size: number;
}

/** Streams shorter than this lie in small sectors. */
const [SHORTEST, SMALL] = [4096, 64];

/** An OLE compound file with these streams and storages. */
export function container(storage: Storage): Buffer {
  const root: Listed = { name: 'Root Entry', kind: 5, next: FREE, child: FREE, start: END, size: 0 };
  const listed = [root];
  const contents: Buffer[] = [];
  const smalls: Buffer[] = [];
  let [sectors, smallSectors] = [0, 0];
  const place = (content: Buffer) => {
    const start = sectors;
    contents.push(padded(content, SECTOR));
    sectors += Math.ceil(content.length / SECTOR);
    return start;
  };
  const list = (of: Listed, within: Storage) => {
    let before: Listed | undefined;
    for (const [name, held] of Object.entries(within)) {
      const index = listed.length;
      const entry: Listed = { name, kind: 1, next: FREE, child: FREE, start: 0, size: 0 };
      listed.push(entry);
      if (before) before.next = index;
      else of.child = index;
      before = entry;
      if (Buffer.isBuffer(held)) {
        Object.assign(entry, { kind: 2, start: smallSectors, size: held.length });
        if (held.length >= SHORTEST) entry.start = place(held);
        else {
          smalls.push(padded(held, SMALL));
          smallSectors += Math.ceil(held.length / SMALL);
        }
      } else list(entry, held);
    }
  };
  list(root, storage);
  const small = Buffer.concat(smalls);
  const smallTable = Buffer.alloc(smallSectors * 4);
  for (const { kind, start, size } of listed)
    if (kind === 2 && size < SHORTEST) writeChain(smallTable, start, Math.ceil(size / SMALL));
  if (small.length > 0) Object.assign(root, { start: place(small), size: small.length });
  const smallTableAt = small.length > 0 ? place(smallTable) : null;
  const directory = Buffer.alloc(Math.ceil((listed.length * 128) / SECTOR) * SECTOR);
  const directoryLength = directory.length / SECTOR;
  const tableLength = Math.ceil((sectors + directoryLength + 40) / 128);
  const first = tableLength + directoryLength;
  const table = Buffer.alloc(tableLength * SECTOR, 0xff);
  for (let at = 0; at < tableLength; at += 1) table.writeUInt32LE(TABLE, at * 4);
  writeChain(table, tableLength, directoryLength);
  if (smallTableAt !== null) writeChain(table, first + smallTableAt, Math.ceil(smallTable.length / SECTOR));
  for (const [index, { name, kind, next, child, start, size }] of listed.entries()) {
    const at = index * 128;
    const isLarge = (kind === 2 && size >= SHORTEST) || (kind === 5 && size > 0);
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE(name.length * 2 + 2, at + 64);
    directory.writeUInt16LE(kind, at + 66);
    directory.writeUInt32LE(FREE, at + 68);
    directory.writeUInt32LE(next, at + 72);
    directory.writeUInt32LE(child, at + 76);
    directory.writeUInt32LE(isLarge ? first + start : start, at + 116);
    directory.writeUInt32LE(size, at + 120);
    if (isLarge) writeChain(table, first + start, Math.ceil(size / SECTOR));
  }
  const head = headOf(tableLength, smallTableAt === null ? END : first + smallTableAt);
  return Buffer.concat([head, table, directory, ...contents]);
}

function padded(content: Buffer, unit: number): Buffer {
  return Buffer.concat([content, Buffer.alloc((unit - (content.length % unit)) % unit)]);
}

function writeChain(table: Buffer, start: number, length: number): void {
  for (let at = start; at < start + length; at += 1)
    table.writeUInt32LE(at === start + length - 1 ? END : at + 1, at * 4);
}

function headOf(tableLength: number, smallTable: number): Buffer {
  const head = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1'.padEnd(152, '0'), 'hex').copy(head);
  for (const [at, number] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
    [44, tableLength],
    [57, 16],
  ] as const)
    head.writeUInt16LE(number, at);
  for (const [at, number] of [
    [48, tableLength],
    [60, smallTable],
    [68, END],
  ] as const)
    head.writeUInt32LE(number, at);
  for (let at = 0; at < tableLength; at += 1) head.writeUInt32LE(at, 76 + at * 4);
  return head;
}

export interface OlderText {
  encrypted?: boolean;
  /** Path of its template. */
  template?: string;
  /** Further streams and storages. */
  more?: Storage;
  /** Lengths of the pieces into which the text is cut; the rest is one more. */
  cuts?: readonly number[];
}

/** A text of Word 97 (MS-DOC), written in one byte or two for each character. */
export function olderText(text: string, encoding: 'latin1' | 'utf16le' = 'latin1', options: OlderText = {}): Buffer {
  const width = encoding === 'latin1' ? 1 : 2;
  const head = Buffer.alloc(1536);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(0xc1, 2);
  head.writeUInt16LE(0x0200 | (options.encrypted ? 0x0100 : 0), 10);
  const ends = [...(options.cuts ?? []), text.length];
  const bounds = Buffer.alloc((ends.length + 1) * 4);
  const pieces = Buffer.alloc(ends.length * 8);
  for (const [index, end] of ends.entries()) {
    const place = head.length + (ends[index - 1] ?? 0) * width;
    bounds.writeUInt32LE(end, (index + 1) * 4);
    pieces.writeUInt32LE(width === 1 ? place * 2 + 0x40000000 : place, index * 8 + 2);
  }
  const list = Buffer.concat([Buffer.from([1, 2, 0, 9, 9, 2, 0, 0, 0, 0]), bounds, pieces]);
  list.writeUInt32LE(bounds.length + pieces.length, 6);
  const names = namesOf(options.template ?? 'Normal.dot');
  head.writeUInt32LE(0, 0x1a2);
  head.writeUInt32LE(list.length, 0x1a6);
  head.writeUInt32LE(list.length, 0x19a);
  head.writeUInt32LE(names.length, 0x19e);
  return container({
    WordDocument: Buffer.concat([head, Buffer.from(text, encoding)]),
    '1Table': Buffer.concat([list, names]),
    ...options.more,
  });
}

function namesOf(template: string): Buffer {
  const names = ['', template].map((name) => {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(name.length);
    return Buffer.concat([length, Buffer.from(name, 'utf16le')]);
  });
  return Buffer.concat([Buffer.from([0xff, 0xff, 18, 0, 0, 0]), ...names]);
}

const wide = (text: string) => Buffer.from(text, 'utf16le');

/** Something attached to an e-mail of Outlook, with its long and its short name. */
export const attachedByOutlook = (name: string | null, content: Buffer | Storage, short?: string): Storage => ({
  '__properties_version1.0': Buffer.alloc(8),
  [`__substg1.0_3701${Buffer.isBuffer(content) ? '0102' : '000D'}`]: content,
  ...(name === null ? {} : { '__substg1.0_3707001F': wide(name) }),
  ...(short === undefined ? {} : { '__substg1.0_3704001F': wide(short) }),
});

/** Storage of an e-mail of Outlook, with its attachments and its page. */
export function outlookMailOf(attached: readonly Storage[], page?: string): Storage {
  return {
    '__properties_version1.0': Buffer.alloc(32),
    '__nameid_version1.0': { '__substg1.0_00020102': Buffer.alloc(16) },
    '__substg1.0_0037001F': wide('Informe'),
    '__substg1.0_1000001F': wide('Le adjunto el informe'),
    ...(page === undefined ? {} : { '__substg1.0_10130102': Buffer.from(page) }),
    ...Object.fromEntries(
      attached.map((held, index) => [`__attach_version1.0_#${String(index).padStart(8, '0')}`, held]),
    ),
  };
}

export const outlookMail = (...args: Partial<Parameters<typeof outlookMailOf>>) =>
  container(outlookMailOf(args[0] ?? [], args[1]));
