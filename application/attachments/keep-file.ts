import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { isFileRefused } from '@aval/platform/files/file-refused';
import { type FileType, nameWithExtension, readFileType } from '@aval/platform/files/file-type';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import type { Services } from '../services';
import { refusalOf } from './file-refusals';

export interface Upload {
  /** The name at the sender's; shown and given back on download, never used as a path. */
  filename: string;
  /** A stream is read once, and left as it is where the file is refused before. */
  content: Uint8Array | Readable;
}

export interface StoredMedia {
  mediaId: string;
  filename: string;
  size: number;
  mediaType: string;
}

export type StoreResult = { media: StoredMedia } | { refused: string };

export interface FileOwner {
  companyId: number;
  /** Null where it is brought for none. */
  demandId: string | null;
  /** Null for somebody who has not signed in. */
  createdById: number | null;
}

/** How much somebody may bring that nothing names yet. */
export interface Room {
  /** Those who share the room are counted one after the other, until the commit. */
  lock: number;
  isLeft: (transaction: Transaction) => Promise<boolean>;
  /** What is said when there is none. */
  refusal: string;
}

const LONGEST_FILENAME = 255;

/** Keeps a file, its type read from its content. It is part of nothing yet; a form names it by its id, or it is swept. */
export async function keepFile(
  services: Services,
  owner: FileOwner,
  room: Room,
  { filename, content }: Upload,
  keep: KeepMade = keepNothing,
): Promise<StoreResult> {
  try {
    const scope = forTenant(services.database, owner.companyId);
    // Before it is read: nobody sends megabytes to be told so.
    if (!(await scope.read(room.isLeft))) return { refused: room.refusal };
    const { found, ...stored } = await services.files.putInspected(content, readFileType);
    const { mediaType } = found;
    const data = {
      ...owner,
      id: randomUUID(),
      storageKey: stored.key,
      sha256: stored.sha256,
      size: stored.size,
      mediaType,
      originalFilename: keptName(filename, found),
    };
    const written = scope.run(async (transaction) => {
      await transaction.$queryRaw`SELECT pg_advisory_xact_lock(${room.lock}::int, hashtext('uploads'))::text`;
      if (!(await room.isLeft(transaction))) return false;
      await transaction.media.create({ data });
      await keep(transaction, data.id, contentOf(data));
      return true;
    });
    const isKept = await written.catch(async (error: unknown) => {
      await services.files.delete(stored.key);
      throw error;
    });
    if (!isKept) {
      await services.files.delete(stored.key);
      return { refused: room.refusal };
    }
    return { media: { mediaId: data.id, filename: data.originalFilename, size: data.size, mediaType } };
  } catch (error) {
    if (isFileRefused(error)) return { refused: refusalOf(error.code, filename) };
    throw error;
  }
}

/** By which one file is told from another. */
export function contentOf({ sha256, originalFilename }: { sha256: string; originalFilename: string }): string {
  return `${sha256} ${originalFilename}`;
}

/** Control characters, and those that turn the reading direction, by which "gnp.exe" passes for "exe.png". */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Without folders and unprintable characters, which some browsers and all attackers send along, and with the ending of what the file is. */
function keptName(filename: string, type: FileType): string {
  const name = (filename.split(/[/\\]/).at(-1) ?? '').replace(UNPRINTABLE, '').trim();
  return nameWithExtension(name || 'adjunto', type, LONGEST_FILENAME);
}
