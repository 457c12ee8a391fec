import type { Readable } from 'node:stream';
import type { Services } from '../services';

export interface ShownImage {
  mediaType: string;
  size: number;
  /** Whether the image may be shown to anonymous visitors. */
  isPublic: boolean;
  content: Readable;
}

/**
 * Reads an image by its id: logos and icons of companies are public, avatars are for signed-in users. Null alike when
 * it does not exist and when this reader may not see it. Source: docs/rules.md 5.18.
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
