/** Sector numbers from here on are special: free, end of chain, table. */
const LAST_SECTOR = 0xfffffffa;
const HEAD_LENGTH = 512;
const [TABLES_IN_HEAD, ENTRY_LENGTH] = [109, 128];
const SMALL_SECTOR = 64;
const [STREAM, ROOT] = [2, 5];

interface Entry {
  name: string;
  kind: number;
  start: number;
  size: number;
}

/**
 * Returns the streams with these lowercase names in a compound file (MS-CFB), at any depth; null for an unreadable
 * file.
 */
export function readStreams(content: Buffer, names: readonly string[]): Buffer[] | null {
  try {
    const sectors = new Sectors(content);
    const entries = sectors.entries();
    const root = entries.find(({ kind }) => kind === ROOT);
    if (!root) return null;
    const wanted = entries.filter(({ kind, name }) => kind === STREAM && names.includes(name.toLowerCase()));
    // Streams that share content would be read as often as they name it.
    if (wanted.reduce((sum, { size }) => sum + size, 0) > content.length) return null;
    return wanted.map((entry) => sectors.streamOf(entry, root));
  } catch (error) {
    // A reference beyond the end, or a cycle.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

class Sectors {
  private readonly size: number;
  private readonly table: readonly number[];
  private small: { content: Buffer; table: readonly number[] } | undefined;

  constructor(private readonly content: Buffer) {
    this.size = 2 ** content.readUInt16LE(30);
    if (this.size !== 512 && this.size !== 4096) throw new RangeError();
    this.table = this.tables().flatMap((sector) => numbersOf(this.sector(sector)));
  }

  entries(): Entry[] {
    const directory = this.chain(this.content.readUInt32LE(48));
    return Array.from({ length: Math.floor(directory.length / ENTRY_LENGTH) }, (_, index) => {
      const entry = directory.subarray(index * ENTRY_LENGTH, (index + 1) * ENTRY_LENGTH);
      return {
        name: entry.toString('utf16le', 0, Math.max(0, Math.min(entry.readUInt16LE(64), 64) - 2)),
        kind: entry[66] ?? 0,
        start: entry.readUInt32LE(116),
        size: entry.readUInt32LE(120),
      };
    });
  }

  /** Reads a stream. Those shorter than the header's threshold lie in small sectors, within the stream of the root. */
  streamOf({ start, size }: Entry, root: Entry): Buffer {
    if (size >= this.content.readUInt32LE(56)) return this.chain(start, Math.ceil(size / this.size)).subarray(0, size);
    this.small ??= { content: this.chain(root.start), table: numbersOf(this.chain(this.content.readUInt32LE(60))) };
    const { content: small, table } = this.small;
    const pieces = numbersIn(table, start, Math.ceil(size / SMALL_SECTOR)).map((sector) => {
      if ((sector + 1) * SMALL_SECTOR > small.length) throw new RangeError();
      return small.subarray(sector * SMALL_SECTOR, (sector + 1) * SMALL_SECTOR);
    });
    return Buffer.concat(pieces).subarray(0, size);
  }

  private chain(start: number, most = this.table.length): Buffer {
    return Buffer.concat(numbersIn(this.table, start, most).map((sector) => this.sector(sector)));
  }

  /** Returns the sectors of the allocation table: from the header, and from a chain of sectors. */
  private tables(): number[] {
    const found = numbersOf(this.content.subarray(76, 76 + TABLES_IN_HEAD * 4));
    const seen = new Set<number>();
    for (let next = this.content.readUInt32LE(68); next < LAST_SECTOR; ) {
      if (seen.has(next)) throw new RangeError();
      seen.add(next);
      const numbers = numbersOf(this.sector(next));
      next = numbers.pop() ?? LAST_SECTOR;
      found.push(...numbers);
    }
    return found.filter((sector) => sector < LAST_SECTOR);
  }

  /** Returns a sector; the last may be cut short. */
  private sector(number: number): Buffer {
    const start = this.size === HEAD_LENGTH ? HEAD_LENGTH + number * this.size : (number + 1) * this.size;
    if (start >= this.content.length) throw new RangeError();
    return this.content.subarray(start, start + this.size);
  }
}

/** Follows a chain of sectors, up to `most`, which also ends a cycle. Throws beyond the table. */
function numbersIn(table: readonly number[], start: number, most: number): number[] {
  const chain: number[] = [];
  for (let next = start; next < LAST_SECTOR && chain.length < most; next = table[next] as number) {
    if (next >= table.length) throw new RangeError();
    chain.push(next);
  }
  return chain;
}

function numbersOf(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));
}
