import type { Readable } from 'node:stream';
import type { Services } from '../services';

export interface ShownImage {
  mediaType: string;
  size: number;
  /** Whether it may be shown to somebody who has not signed in. */
  isPublic: boolean;
  content: Readable;
}

/**
 * A picture by its id: marks of companies for everybody, faces for whoever has signed in. Null for what there is not, or not for this reader. Source:
 * docs/rules.md 5.18.
 */
export async function getImage(
  { database, files }: Services,
  { imageId, isSignedIn }: { imageId: string; isSignedIn: boolean },
): Promise<ShownImage | null> {
  const image = await database.image.findUnique({
    where: { id: imageId },
    select: { kind: true, storageKey: true, mediaType: true, size: true },
  });
  const isPublic = image?.kind !== 'avatar';
  if (!image || !(isPublic || isSignedIn)) return null;
  return { mediaType: image.mediaType, size: image.size, isPublic, content: await files.get(image.storageKey) };
}
