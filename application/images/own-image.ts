import type { Actor } from '@aval/domain/access/actor';
import type { ImageKind } from '@aval/platform/images/image-kinds';
import type { Transaction } from '@aval/prisma/scope';

/** Whether a form may name this picture: the one that is there already, or one of the kind that its sender has just brought. */
export async function mayNameImage(
  tx: Transaction,
  { userId }: Pick<Actor, 'userId'>,
  { imageId, kind, present }: { imageId: string | null; kind: ImageKind; present: string | null },
): Promise<boolean> {
  if (imageId === null || imageId === present) return true;
  return (await tx.image.count({ where: { id: imageId, kind, createdById: userId } })) === 1;
}
