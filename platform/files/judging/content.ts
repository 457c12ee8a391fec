import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';

/** Content to judge: a file on disk, or an unpacked entry. */
export interface Content {
  readonly size: number;
  /** Reads up to `length` bytes. */
  read(position: number, length: number): Promise<Buffer>;
  /** Media type by signature; undefined for content without one, such as text. */
  mediaType(): Promise<string | undefined>;
}

/** Bytes per read. */
const PIECE = 64 * 1024;
/** Bytes read ahead, since reads are mostly sequential: thousands of small entries take few disk reads. */
const AHEAD = 256 * 1024;

export async function withFile<Result>(path: string, look: (content: Content) => Promise<Result>): Promise<Result> {
  const handle = await open(path);
  try {
    return await look(new FileContent(path, handle, (await handle.stat()).size));
  } finally {
    await handle.close();
  }
}

class FileContent implements Content {
  private ahead: { position: number; bytes: Buffer } = { position: 0, bytes: Buffer.alloc(0) };

  constructor(
    private readonly path: string,
    private readonly handle: FileHandle,
    readonly size: number,
  ) {}

  async read(position: number, length: number): Promise<Buffer> {
    if (length >= AHEAD) return this.readNow(position, length);
    const { ahead } = this;
    const isThere = position >= ahead.position && position + length <= ahead.position + ahead.bytes.length;
    if (!isThere) this.ahead = { position, bytes: await this.readNow(position, AHEAD) };
    const start = position - this.ahead.position;
    return this.ahead.bytes.subarray(start, start + length);
  }

  async mediaType(): Promise<string | undefined> {
    return (await fileTypeFromFile(this.path))?.mime;
  }

  private async readNow(position: number, length: number): Promise<Buffer> {
    const most = Math.max(0, Math.min(length, this.size - position));
    const { buffer, bytesRead } = await this.handle.read(Buffer.alloc(most), 0, most, position);
    return buffer.subarray(0, bytesRead);
  }
}

export function inMemory(bytes: Buffer): Content {
  return {
    size: bytes.length,
    read: async (position, length) => bytes.subarray(position, position + length),
    mediaType: async () => (await fileTypeFromBuffer(bytes))?.mime,
  };
}

/** Yields a range of a content, or all of it, piece by piece. */
export async function* piecesOf(content: Content, start = 0, length = content.size): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += PIECE) yield await content.read(start + at, Math.min(PIECE, length - at));
}

export function wholeOf(content: Content): Promise<Buffer> {
  return content.read(0, content.size);
}

export async function beginsWith(content: Content, head: Buffer): Promise<boolean> {
  return (await content.read(0, head.length)).equals(head);
}
