import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { BYTES_OF_AN_IMAGE, type ImageKind, MEGAPIXELS_OF_AN_IMAGE } from './image-kinds';

/** Image as stored: drawn anew, so that it contains only what the uploaded file showed. */
export interface MadeImage {
  content: Uint8Array;
  mediaType: 'image/webp' | 'image/png';
  width: number;
  height: number;
}

export type ImageRefusal = 'not_an_image' | 'too_many_bytes' | 'too_many_pixels';

const LOADERS = ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'];
const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
const SECONDS = 10;

// Blocks all other decoders of the library (SVG, TIFF, PDF, AVIF and more).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
// Each image is opened once, so a cache gains nothing.
sharp.cache(false);

const MAKE: Readonly<Record<ImageKind, (opened: Sharp) => Sharp>> = {
  avatar: (opened) => opened.resize(256, 256, { fit: 'cover' }).webp({ quality: 85 }),
  // PNG, for mails and printed pages, and for the sharp edges of a logo.
  logo: (opened) => opened.resize(400, 200, { fit: 'inside', withoutEnlargement: true }).png(),
  favicon: (opened) => opened.resize(130, 130, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } }).png(),
};

/**
 * Draws an uploaded image anew. Its type comes from its content (PNG, JPEG or WebP), whatever its name; animations keep
 * their first frame, and location, camera and all other metadata are dropped. Source: docs/rules.md 5.18.
 */
export async function makeImage(
  kind: ImageKind,
  uploaded: Uint8Array,
): Promise<{ image: MadeImage } | { refused: ImageRefusal }> {
  if (uploaded.length > BYTES_OF_AN_IMAGE) return { refused: 'too_many_bytes' };
  const type = await fileTypeFromBuffer(uploaded).catch(() => undefined);
  if (!type || !TYPES.has(type.mime)) return { refused: 'not_an_image' };
  const options = { animated: false, failOn: 'error', limitInputPixels: MEGAPIXELS_OF_AN_IMAGE * 1e6 } as const;
  try {
    const { width, height } = await sharp(uploaded, { ...options, limitInputPixels: false }).metadata();
    if (width * height > MEGAPIXELS_OF_AN_IMAGE * 1e6) return { refused: 'too_many_pixels' };
    const opened = sharp(uploaded, options).timeout({ seconds: SECONDS }).autoOrient();
    const { data, info } = await MAKE[kind](opened).toBuffer({ resolveWithObject: true });
    const mediaType = info.format === 'webp' ? 'image/webp' : 'image/png';
    return { image: { content: data, mediaType, width: info.width, height: info.height } };
  } catch {
    return { refused: 'not_an_image' };
  }
}
