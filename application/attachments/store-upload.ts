import { randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { message } from '@aval/domain/validation/message';
import { type FileType, nameWithExtension, readFileType } from '@aval/platform/file-type';
import { FileRefused, MAXIMUM_FILE_BYTES } from '@aval/platform/files';
import { forTenant } from '@aval/prisma/scope';
import type { Services } from '../services';

export interface Upload {
  /** The name at the sender's; shown and given back on download, never used as a path. */
  filename: string;
  content: Uint8Array;
}

export interface StoredMedia {
  mediaId: string;
  filename: string;
  size: number;
  mediaType: string;
}

export type StoreResult = { media: StoredMedia } | { refused: string };

const BYTES_PER_MEGABYTE = 1024 * 1024;
const LONGEST_FILENAME = 255;
export const FILE_TOO_LARGE = message('fileTooLarge', { megabytes: MAXIMUM_FILE_BYTES / BYTES_PER_MEGABYTE });

/** Why a file was not taken, as a message for its field. */
const REFUSALS = {
  forbidden_file: message('fileForbidden'),
  file_too_large: FILE_TOO_LARGE,
} as const;

/** Keeps a file of a company, its type read from its content. It belongs to nothing yet; a form names it by its id. */
export async function storeUpload(
  services: Services,
  actor: Actor,
  companyId: number,
  { filename, content }: Upload,
): Promise<StoreResult> {
  try {
    if (content.length > MAXIMUM_FILE_BYTES) throw new FileRefused('file_too_large');
    const type = await readFileType(content);
    const stored = await services.files.put(content);
    const media = await forTenant(services.database, companyId).run((tx) =>
      tx.media.create({
        data: {
          id: randomUUID(),
          companyId,
          storageKey: stored.key,
          sha256: stored.sha256,
          size: stored.size,
          mediaType: type.mediaType,
          originalFilename: keptName(filename, type),
          createdById: actor.userId,
        },
      }),
    );
    return {
      media: { mediaId: media.id, filename: media.originalFilename, size: media.size, mediaType: type.mediaType },
    };
  } catch (error) {
    if (error instanceof FileRefused) return { refused: REFUSALS[error.code] };
    throw error;
  }
}

/** Control characters, and those that turn the reading direction, by which "gnp.exe" passes for "exe.png". */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Without folders and unprintable characters, which some browsers and all attackers send along, and with the ending of what the file is. */
function keptName(filename: string, type: FileType): string {
  const name = (filename.split(/[/\\]/).at(-1) ?? '').replace(UNPRINTABLE, '').trim();
  return nameWithExtension(name || 'adjunto', type, LONGEST_FILENAME);
}
