import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { isFileRefused } from '@aval/platform/files/file-refused';
import { type FileType, nameWithExtension, readFileType } from '@aval/platform/files/file-type';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import type { Services } from '../services';
import { refusalOf } from './file-refusals';

export interface Upload {
  /** Name on the sender's device; shown and used for downloads, never as a path. */
  filename: string;
  /** A stream is read once, or not at all when the file is refused before. */
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
  /** Null when the file belongs to no demand. */
  demandId: string | null;
  /** Null for an anonymous sender. */
  createdById: number | null;
}

/** Limit of files that one sender may store before something refers to them. */
export interface Room {
  /** Advisory lock: senders with the same limit are checked one after the other, until commit. */
  lock: number;
  isLeft: (transaction: Transaction) => Promise<boolean>;
  /** Message when the limit is reached. */
  refusal: string;
}

const LONGEST_FILENAME = 255;

/**
 * Stores a file with the type that its content shows. Nothing refers to it yet: a form has to name its id, otherwise it
 * is swept.
 */
export async function keepFile(
  services: Services,
  owner: FileOwner,
  room: Room,
  { filename, content }: Upload,
  keep: KeepMade = keepNothing,
): Promise<StoreResult> {
  try {
    const scope = forTenant(services.database, owner.companyId);
    // Check before reading the content, so that nobody uploads megabytes only to be refused.
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
    if (isFileRefused(error)) return { refused: refusalOf(error) };
    throw error;
  }
}

/** Identifies a file by content and name. */
export function contentOf({ sha256, originalFilename }: { sha256: string; originalFilename: string }): string {
  return `${sha256} ${originalFilename}`;
}

/** Control characters, and those that change the text direction, with which "gnp.exe" reads as "exe.png". */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Removes folders and unprintable characters, which some browsers and attackers send, and sets the extension of the
 * actual type.
 */
function keptName(filename: string, type: FileType): string {
  const name = (filename.split(/[/\\]/).at(-1) ?? '').replace(UNPRINTABLE, '').trim();
  return nameWithExtension(name || 'adjunto', type, LONGEST_FILENAME);
}
