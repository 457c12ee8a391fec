import type { Actor } from '@aval/domain/access/actor';
import { message } from '@aval/domain/validation/fields/message';
import type { ImageKind } from '@aval/platform/images/image-kinds';
import type { Transaction } from '@aval/prisma/scope';
import type { FormIssue } from '../engine/outcomes';

/** Tells whether a form may name this image: the present one, or one of the kind that the sender uploaded. */
export async function mayNameImage(
  tx: Transaction,
  { userId }: Pick<Actor, 'userId'>,
  { imageId, kind, present }: { imageId: string | null; kind: ImageKind; present: string | null },
): Promise<boolean> {
  if (imageId === null || imageId === present) return true;
  return (await tx.image.count({ where: { id: imageId, kind, createdById: userId } })) === 1;
}

/** Returns the issues of the avatar that a form sets. */
export async function findFaceIssues(
  tx: Transaction,
  actor: Pick<Actor, 'userId'>,
  face: { imageId: string | null; present: string | null },
): Promise<FormIssue[]> {
  const isOwn = await mayNameImage(tx, actor, { ...face, kind: 'avatar' });
  return isOwn ? [] : [{ path: 'avatarImageId', message: message('imageForbidden') }];
}
