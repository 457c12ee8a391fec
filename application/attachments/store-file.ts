import { randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { readMediaType } from '@aval/platform/file-type';
import type { FileStore } from '@aval/platform/files';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';

export interface BroughtFile {
  companyId: number;
  fileName: string;
  content: Uint8Array;
}

type FileServices = Pick<Services, 'database' | 'clock'> & { files: FileStore };

const LONGEST_NAME = 255;

/**
 * Keeps a file that somebody brought, under a number of its own; what it belongs to is said by the form that names the
 * number. Throws FileRefused for a type that is not admitted and for one that is too large.
 */
export async function storeFile(
  { database, clock, files }: FileServices,
  actor: Actor,
  { companyId, fileName, content }: BroughtFile,
): Promise<{ mediaId: string }> {
  const mediaType = await readMediaType(content);
  const { key, sha256, size } = await files.put(content);
  const mediaId = randomUUID();
  await forActor(database, actor).run((transaction) =>
    transaction.media.create({
      data: {
        id: mediaId,
        companyId,
        storageKey: key,
        sha256,
        size,
        mediaType,
        originalFilename: plainName(fileName),
        createdById: actor.userId,
        createdAt: clock.now(),
      },
    }),
  );
  return { mediaId };
}

/** The name alone, whatever path a browser sent with it; no control characters, its ending kept. */
function plainName(fileName: string): string {
  const name = (fileName.split(/[/\\]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').trim() || 'fichero';
  if (name.length <= LONGEST_NAME) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, LONGEST_NAME - ending.length) + ending;
}
