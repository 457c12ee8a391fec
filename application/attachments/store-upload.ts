import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Actor } from '@aval/domain/access/actor';
import { MEGABYTES_OF_A_FILE } from '@aval/domain/validation/attachment-limits';
import { message } from '@aval/domain/validation/message';
import { type FileType, nameWithExtension, readFileType } from '@aval/platform/file-type';
import { isFileRefused } from '@aval/platform/files';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../services';

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

const LONGEST_FILENAME = 255;

/** Files of one person that nothing names, until they are swept a day later; many more than dialogs that are left without sending make. */
const MOST_WAITING = 100;
const FILES_WAITING = message('filesWaiting');

/** Why a file was not taken, as a message for its field. */
const REFUSALS = {
  forbidden_file: message('fileForbidden'),
  file_too_large: message('fileTooLarge', { megabytes: MEGABYTES_OF_A_FILE }),
} as const;

/** Keeps a file of a company, its type read from its content. It belongs to nothing yet; a form names it by its id. */
export async function storeUpload(
  services: Services,
  actor: Actor,
  companyId: number,
  { filename, content }: Upload,
): Promise<StoreResult> {
  try {
    const scope = forTenant(services.database, companyId);
    if ((await scope.read((tx) => countWaiting(tx, actor))) >= MOST_WAITING) return { refused: FILES_WAITING };
    const { found, ...stored } = await services.files.putInspected(content, readFileType);
    const { mediaType } = found;
    const data = {
      id: randomUUID(),
      companyId,
      storageKey: stored.key,
      sha256: stored.sha256,
      size: stored.size,
      mediaType,
      originalFilename: keptName(filename, found),
      createdById: actor.userId,
    };
    await scope.run((tx) => tx.media.create({ data }));
    return { media: { mediaId: data.id, filename: data.originalFilename, size: data.size, mediaType } };
  } catch (error) {
    if (isFileRefused(error)) return { refused: REFUSALS[error.code] };
    throw error;
  }
}

function countWaiting(transaction: Transaction, actor: Actor): Promise<number> {
  return transaction.media.count({
    where: { createdById: actor.userId, attachments: { none: {} }, pdfEditions: { none: {} } },
  });
}

/** Control characters, and those that turn the reading direction, by which "gnp.exe" passes for "exe.png". */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Without folders and unprintable characters, which some browsers and all attackers send along, and with the ending of what the file is. */
function keptName(filename: string, type: FileType): string {
  const name = (filename.split(/[/\\]/).at(-1) ?? '').replace(UNPRINTABLE, '').trim();
  return nameWithExtension(name || 'adjunto', type, LONGEST_FILENAME);
}
