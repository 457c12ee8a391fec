import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BYTES_OF_AN_IMAGE, IMAGE_KINDS } from './image-kinds';
import { type MadeImage, makeImage } from './make-image';

const RED = { r: 200, g: 20, b: 20 };
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: RED } });

async function made(kind: (typeof IMAGE_KINDS)[number], uploaded: Uint8Array): Promise<MadeImage> {
  const result = await makeImage(kind, uploaded);
  if ('refused' in result) throw new Error(result.refused);
  return result.image;
}

describe('an uploaded image', () => {
  it.each([
    ['avatar', 900, 500, 'image/webp', 256, 256],
    ['avatar', 20, 30, 'image/webp', 256, 256],
    ['logo', 1200, 300, 'image/png', 400, 100],
    ['logo', 300, 900, 'image/png', 67, 200],
    ['logo', 120, 40, 'image/png', 120, 40],
    ['favicon', 64, 32, 'image/png', 130, 130],
  ] as const)('becomes a %s of its own size: %i × %i', async (kind, width, height, mediaType, toWidth, toHeight) => {
    for (const uploaded of [
      picture(width, height).png(),
      picture(width, height).jpeg(),
      picture(width, height).webp(),
    ]) {
      const image = await made(kind, await uploaded.toBuffer());
      expect(image).toMatchObject({ mediaType, width: toWidth, height: toHeight });
      expect(await sharp(image.content).metadata()).toMatchObject({ width: toWidth, height: toHeight });
    }
  });

  it('loses its metadata and trailing data', async () => {
    const spoken = await picture(300, 300)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .toBuffer();
    const polyglot = Buffer.concat([spoken, Buffer.from('<script>alert(1)</script>hung on')]);
    for (const kind of IMAGE_KINDS) {
      const { content } = await made(kind, polyglot);
      const text = Buffer.from(content).toString('latin1');
      expect(text).not.toMatch(/Secret place|<script|hung on/);
      expect((await sharp(content).metadata()).exif).toBeUndefined();
    }
  });

  it('is rotated as its camera was held', async () => {
    const lying = await picture(400, 100).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await made('logo', lying)).toMatchObject({ width: 50, height: 200 });
  });

  it('is reduced to its first frame', async () => {
    const moments = await Promise.all([picture(40, 40).png().toBuffer(), picture(40, 40).negate().png().toBuffer()]);
    const frames = await sharp(moments, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { content } = await made('avatar', frames);
    expect((await sharp(content).metadata()).pages ?? 1).toBe(1);
  });
});

describe('an upload that is not an accepted image', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('not a picture at all')],
    [
      'a drawing that is a program',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'a page that begins like a picture',
      Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.from('<html>')]),
    ],
    ['a document', Buffer.from('%PDF-1.4\n%%EOF')],
  ])('is refused: %s', async (_what, uploaded) => {
    expect(await makeImage('avatar', uploaded)).toEqual({ refused: 'not_an_image' });
  });

  it('is refused: images of other types, and half of one', async () => {
    for (const other of [picture(50, 50).gif(), picture(50, 50).tiff(), picture(64, 64).avif()])
      expect(await makeImage('logo', await other.toBuffer())).toEqual({ refused: 'not_an_image' });
    const whole = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer();
    expect(await makeImage('logo', whole.subarray(0, whole.length / 2))).toEqual({ refused: 'not_an_image' });
  });

  it('is refused: too many bytes, or few that decode to too many pixels', async () => {
    const heavy = Buffer.concat([await picture(10, 10).png().toBuffer(), Buffer.alloc(BYTES_OF_AN_IMAGE)]);
    expect(await makeImage('avatar', heavy)).toEqual({ refused: 'too_many_bytes' });
    const vast = await picture(8000, 8000).png().toBuffer();
    expect(vast.length).toBeLessThan(1_000_000);
    expect(await makeImage('avatar', vast)).toEqual({ refused: 'too_many_pixels' });
    expect(await makeImage('avatar', await picture(4000, 4000).png().toBuffer())).toHaveProperty('image');
  }, 60_000);
});
