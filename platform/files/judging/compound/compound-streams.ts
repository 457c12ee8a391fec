/** Sector numbers from here on are special: free, end of chain, table. */
const LAST_SECTOR = 0xfffffffa;
const HEAD_LENGTH = 512;
const [TABLES_IN_HEAD, ENTRY_LENGTH] = [109, 128];
const SMALL_SECTOR = 64;
/** Streams shorter than this lie in small sectors; programs know no other number. */
const SHORTEST = 4096;
const [STORAGE, STREAM, ROOT] = [1, 2, 5];
const DEEPEST = 32;

interface Entry {
  name: string;
  kind: number;
  /** Its neighbours in the storage, and the first of what it holds, by their places in the directory. */
  neighbours: readonly number[];
  child: number;
  start: number;
  size: number;
}

/** A folder of a compound file. */
export interface Storage {
  /** Lowercase, as are the names of its streams. */
  name: string;
  streams: ReadonlyMap<string, Buffer>;
  storages: readonly Storage[];
}

/**
 * Reads the storages and streams of a compound file (MS-CFB). Returns null for a file that is unreadable, names two
 * streams alike or names one content many times.
 */
export function readCompound(content: Buffer): Storage | null {
  try {
    return new Directory(content).storageOf(0, 0);
  } catch (error) {
    // A reference beyond the end, or a cycle.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Yields a storage with all that lie in it. */
export function* storagesIn(storage: Storage): Generator<Storage> {
  yield storage;
  for (const inner of storage.storages) yield* storagesIn(inner);
}

class Directory {
  private readonly sectors: Sectors;
  private readonly entries: readonly Entry[];
  private readonly seen = new Set<number>([0]);
  private left: number;

  constructor(content: Buffer) {
    this.left = content.length;
    this.sectors = new Sectors(content);
    this.entries = entriesIn(this.sectors.directory());
    if (this.entries[0]?.kind !== ROOT) throw new RangeError();
  }

  storageOf(index: number, depth: number): Storage {
    if (depth > DEEPEST) throw new RangeError();
    const { name, child } = this.entries[index] as Entry;
    const streams = new Map<string, Buffer>();
    const storages: Storage[] = [];
    const names = new Set<string>();
    for (const held of this.heldFrom(child)) {
      const entry = this.entries[held] as Entry;
      if (names.has(entry.name)) throw new RangeError();
      names.add(entry.name);
      if (entry.kind === STORAGE) storages.push(this.storageOf(held, depth + 1));
      else if (entry.kind === STREAM) streams.set(entry.name, this.contentOf(entry));
      else throw new RangeError();
    }
    return { name, streams, storages };
  }

  /** Follows the neighbours of an entry, each once. */
  private heldFrom(first: number): number[] {
    const held: number[] = [];
    const waiting = [first];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next >= LAST_SECTOR) continue;
      const entry = this.entries[next];
      if (!entry || this.seen.has(next)) throw new RangeError();
      this.seen.add(next);
      held.push(next);
      waiting.push(...entry.neighbours);
    }
    return held;
  }

  /** Streams that share content would be read as often as they name it. */
  private contentOf(entry: Entry): Buffer {
    this.left -= entry.size;
    if (this.left < 0) throw new RangeError();
    return this.sectors.streamOf(entry, this.entries[0] as Entry);
  }
}

function entriesIn(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / ENTRY_LENGTH) }, (_, index) => {
    const entry = directory.subarray(index * ENTRY_LENGTH, (index + 1) * ENTRY_LENGTH);
    return {
      name: entry.toString('utf16le', 0, Math.max(0, Math.min(entry.readUInt16LE(64), 64) - 2)).toLowerCase(),
      kind: entry[66] ?? 0,
      neighbours: [entry.readUInt32LE(68), entry.readUInt32LE(72)],
      child: entry.readUInt32LE(76),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}

class Sectors {
  private readonly size: number;
  private readonly table: readonly number[];
  private small: { content: Buffer; table: readonly number[] } | undefined;

  constructor(private readonly content: Buffer) {
    this.size = 2 ** content.readUInt16LE(30);
    if (this.size !== 512 && this.size !== 4096) throw new RangeError();
    if (content.readUInt32LE(56) !== SHORTEST) throw new RangeError();
    this.table = this.tables().flatMap((sector) => numbersOf(this.sector(sector)));
  }

  directory(): Buffer {
    return this.chain(this.content.readUInt32LE(48));
  }

  /** Reads a stream. Short ones lie in small sectors, within the stream of the root. */
  streamOf({ start, size }: Entry, root: Entry): Buffer {
    const content = size >= SHORTEST ? this.chain(start, Math.ceil(size / this.size)) : this.shortOf(start, size, root);
    // The last sector may be cut short.
    if (content.length + this.size <= size) throw new RangeError();
    return content.subarray(0, size);
  }

  private shortOf(start: number, size: number, root: Entry): Buffer {
    this.small ??= { content: this.chain(root.start), table: numbersOf(this.chain(this.content.readUInt32LE(60))) };
    const { content: small, table } = this.small;
    const pieces = numbersIn(table, start, Math.ceil(size / SMALL_SECTOR)).map((sector) => {
      if ((sector + 1) * SMALL_SECTOR > small.length) throw new RangeError();
      return small.subarray(sector * SMALL_SECTOR, (sector + 1) * SMALL_SECTOR);
    });
    if (pieces.length * SMALL_SECTOR < size) throw new RangeError();
    return Buffer.concat(pieces);
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
