import type { Actor } from '@aval/domain/access/actor';
import { message } from '@aval/domain/validation/fields/message';
import type { ImageKind } from '@aval/platform/images/image-kinds';
import type { Transaction } from '@aval/prisma/scope';
import type { FormIssue } from '../engine/outcomes';

/** Whether a form may name this picture: the one that is there already, or one of the kind that its sender has just brought. */
export async function mayNameImage(
  tx: Transaction,
  { userId }: Pick<Actor, 'userId'>,
  { imageId, kind, present }: { imageId: string | null; kind: ImageKind; present: string | null },
): Promise<boolean> {
  if (imageId === null || imageId === present) return true;
  return (await tx.image.count({ where: { id: imageId, kind, createdById: userId } })) === 1;
}

/** What is wrong with the face that a form gives somebody. */
export async function findFaceIssues(
  tx: Transaction,
  actor: Pick<Actor, 'userId'>,
  face: { imageId: string | null; present: string | null },
): Promise<FormIssue[]> {
  const isOwn = await mayNameImage(tx, actor, { ...face, kind: 'avatar' });
  return isOwn ? [] : [{ path: 'avatarImageId', message: message('imageForbidden') }];
}
