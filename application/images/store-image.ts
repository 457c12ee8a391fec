import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Actor } from '@aval/domain/access/actor';
import type { Permission } from '@aval/domain/access/permission-matrix';
import { roleMay } from '@aval/domain/access/permissions';
import { message } from '@aval/domain/validation/fields/message';
import { isFileRefused } from '@aval/platform/files/file-refused';
import {
  BYTES_OF_AN_IMAGE,
  type ImageKind,
  MEGABYTES_OF_AN_IMAGE,
  MEGAPIXELS_OF_AN_IMAGE,
} from '@aval/platform/images/image-kinds';
import { type ImageRefusal, makeImage } from '@aval/platform/images/make-image';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { refusalOf } from '../files/file-refusals';
import type { Services } from '../services';

export type StoreImageResult =
  | { status: 'stored'; imageId: string }
  | { status: 'invalid'; errors: { file: string } }
  | { status: 'forbidden' };

/** Permission to upload an image of each kind: that of the form that names it. */
const BRINGS: Readonly<Record<ImageKind, Permission>> = {
  avatar: 'account.edit',
  logo: 'companies.edit',
  favicon: 'companies.edit',
};

/** Limit of unused images per user until they are swept a day later; far more than trying out a form takes. */
const MOST_WAITING = 30;

const REFUSALS: Readonly<Record<ImageRefusal, string>> = {
  not_an_image: message('imageForbidden'),
  too_many_bytes: message('imageTooHeavy', { megabytes: MEGABYTES_OF_AN_IMAGE }),
  too_many_pixels: message('imageTooLarge', { megapixels: MEGAPIXELS_OF_AN_IMAGE }),
};

/**
 * Encodes an image anew and stores it. Nothing refers to it until a form names its id; unused images are swept. Source:
 * docs/rules.md 5.18.
 */
export async function storeImage(
  services: Services,
  actor: Actor,
  { kind, content }: { kind: ImageKind; content: Uint8Array | Readable },
): Promise<StoreImageResult> {
  if (!roleMay(actor.role, BRINGS[kind])) return { status: 'forbidden' };
  const { database, files } = services;
  if (!(await hasRoom(database, actor))) return refused(message('filesWaiting'));
  const uploaded = await readWhole(content);
  if (uploaded) {
    const refusal = await scanRefusal(services, uploaded);
    if (refusal !== null) return refused(refusal);
  }
  const made = uploaded ? await makeImage(kind, uploaded) : { refused: 'too_many_bytes' as const };
  if ('refused' in made) return refused(REFUSALS[made.refused]);
  const { content: drawn, ...facts } = made.image;
  const { key, sha256, size } = await files.put(drawn);
  const data = { id: randomUUID(), kind, storageKey: key, sha256, size, ...facts, createdById: actor.userId };
  const isKept = await forActor(database, actor).run(async (tx) => {
    // Lock, so that simultaneous uploads of one user are counted one after the other until the commit.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${actor.userId}::int, hashtext('images'))::text`;
    if (!(await hasRoom(tx, actor))) return false;
    await tx.image.create({ data: { ...data, createdAt: services.clock.now() } });
    return true;
  });
  if (isKept) return { status: 'stored', imageId: data.id };
  await files.delete(key);
  return refused(message('filesWaiting'));
}

/** Scans the upload as received, before it is decoded. */
async function scanRefusal({ scanner }: Services, uploaded: Uint8Array): Promise<string | null> {
  try {
    await scanner.scan(() => Readable.from([uploaded]));
    return null;
  } catch (error) {
    if (isFileRefused(error)) return refusalOf(error);
    throw error;
  }
}

function refused(file: string): StoreImageResult {
  return { status: 'invalid', errors: { file } };
}

async function hasRoom({ image }: Pick<Transaction, 'image'>, { userId }: Actor): Promise<boolean> {
  const unnamed = { avatars: { none: {} }, logos: { none: {} }, favicons: { none: {} } };
  return (await image.count({ where: { createdById: userId, ...unnamed } })) < MOST_WAITING;
}

/** Reads the whole content; null when it exceeds the limit, without reading the rest. */
async function readWhole(content: Uint8Array | Readable): Promise<Uint8Array | null> {
  if (content instanceof Uint8Array) return content;
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content) {
    size += (piece as Buffer).length;
    if (size > BYTES_OF_AN_IMAGE) return null;
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}
