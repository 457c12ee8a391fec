import { refuseContent } from '../file-refused';
import { type Content, wholeOf } from './content';

/** Longer pictures are not followed to their ends, which holds them in memory. */
const LONGEST = 64 * 1024 * 1024;

/**
 * Throws `FileRefused` for a picture whose end is missing, as its own format says it: a download that broke off, a card
 * that was taken out. What is damaged otherwise is left to viewers, which show more than a strict reader would.
 */
export async function judgeImage(content: Content, mediaType: string): Promise<void> {
  const end = ENDS[mediaType];
  if (!end || content.size > LONGEST) return;
  if (!end(await wholeOf(content))) refuseContent('cut_off');
}

/** Whether a picture has its end, by media type. */
const ENDS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/jpeg': hasEndOfJpeg,
  'image/png': hasEndOfPng,
  'image/webp': (bytes) => bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length,
  'image/tiff': hasDirectoryOfTiff,
  'image/heic': hasBoxesOfHeic,
};

const [MARK, END, SCAN] = [0xff, 0xd9, 0xda];
/** Markers without a length: a stuffed byte, a fill byte, restarts, beginning, and the one for private use. */
const isAlone = (marker: number) => marker <= 0x01 || marker === MARK || (marker >= 0xd0 && marker <= 0xd8);

/** Follows the segments of a JPEG (ITU-T T.81, B.1) to its end marker; what stands between them is passed over. */
function hasEndOfJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at < bytes.length) {
    const mark = bytes.indexOf(MARK, at);
    const marker = mark < 0 ? undefined : bytes[mark + 1];
    if (marker === undefined) return false;
    if (marker === END) return true;
    if (isAlone(marker)) at = marker === MARK ? mark + 1 : mark + 2;
    else {
      if (mark + 4 > bytes.length) return false;
      at = mark + 2 + Math.max(2, bytes.readUInt16BE(mark + 2));
      // The picture's own data follow the head of a scan, with their 0xff bytes stuffed.
      if (marker === SCAN && at >= bytes.length) return false;
    }
  }
  return false;
}

const PNG_SIGNATURE_LENGTH = 8;
/** Length, type and checksum of each chunk. */
const CHUNK_LENGTH = 12;

/** Follows the chunks of a PNG (5.3) to the one that ends it. */
function hasEndOfPng(bytes: Buffer): boolean {
  for (let at = PNG_SIGNATURE_LENGTH; at + CHUNK_LENGTH <= bytes.length; ) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true;
    at += CHUNK_LENGTH + bytes.readUInt32BE(at);
  }
  return false;
}

const BIG_TIFF = 43;

/** Whether the first directory of a TIFF (6.0, section 2) lies in it: most programs write it behind the picture. */
function hasDirectoryOfTiff(bytes: Buffer): boolean {
  if (bytes.length < 8) return false;
  const isLittle = bytes[0] === 0x49;
  const read16 = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  if (read16(2) === BIG_TIFF) return true;
  const directory = isLittle ? bytes.readUInt32LE(4) : bytes.readUInt32BE(4);
  return directory + 2 <= bytes.length && directory + 2 + read16(directory) * 12 <= bytes.length;
}

/** Follows the boxes of an HEIC (ISO 14496-12, 4.2), whose last may lie open to the end. */
function hasBoxesOfHeic(bytes: Buffer): boolean {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const said = bytes.readUInt32BE(at);
    if (said === 0) return true;
    if (said === 1 && at + 16 > bytes.length) return false;
    const length = said === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : said;
    if (length < 8) return true;
    if (at + length > bytes.length) return false;
    at += length;
  }
  return true;
}
