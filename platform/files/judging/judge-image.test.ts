import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { typeOf, zip } from '../archives.test-support';
import { JPEG, PNG, WEBP } from '../contents.test-support';

/** A picture of signs without a pattern, so that its data are long. */
const noise = () =>
  sharp(Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7_919) % 251)), {
    raw: { width: 64, height: 64, channels: 3 },
  });
const made = {
  JPEG: await noise().jpeg().toBuffer(),
  'JPEG in several scans': await noise().jpeg({ progressive: true }).toBuffer(),
  PNG: await noise().png().toBuffer(),
  WebP: await noise().webp().toBuffer(),
  TIFF: await noise().tiff({ compression: 'lzw' }).toBuffer(),
};
const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const HEIC = Buffer.concat([
  box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
  box('mdat', Buffer.alloc(900)),
]);

describe('a picture that is whole', () => {
  it.each([
    ...Object.entries(made),
    ['HEIC', HEIC],
    ['JPEG with bytes behind its end', Buffer.concat([JPEG, Buffer.alloc(40)])],
    [
      'JPEG with a small picture in it',
      Buffer.concat([JPEG.subarray(0, 2), Buffer.from([0xff, 0xe1, 1, 13]), JPEG, JPEG.subarray(2)]),
    ],
    ['PNG with bytes behind its end', Buffer.concat([PNG, Buffer.from('x')])],
    ['WebP with bytes behind its end', Buffer.concat([WEBP, Buffer.from('x')])],
  ])('is accepted: %s', async (_what, content) => {
    expect((await typeOf(content)).mediaType).toMatch(/^image\//);
  });
});

describe('a picture that is cut off', () => {
  it.each([...Object.entries(made), ['HEIC', HEIC]] as const)('is refused: %s', async (_what, content) => {
    for (const share of [0.5, 0.9]) {
      const part = content.subarray(0, Math.floor(content.length * share));
      await expect(typeOf(part)).rejects.toMatchObject({ reason: 'cut_off', holding: null });
    }
    const half = content.subarray(0, content.length >> 1);
    await expect(typeOf(zip({ 'foto.jpg': half }))).rejects.toMatchObject({ reason: 'cut_off', holding: 'foto.jpg' });
  });

  it('is refused when only its end is missing', async () => {
    await expect(typeOf(JPEG.subarray(0, -2))).rejects.toMatchObject({ reason: 'cut_off' });
    await expect(typeOf(PNG.subarray(0, -12))).rejects.toMatchObject({ reason: 'cut_off' });
  });
});
