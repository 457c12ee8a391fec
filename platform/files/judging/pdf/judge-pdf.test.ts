import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { typeOf, zip } from '../../archives.test-support';
import { pdf } from '../../contents.test-support';
import { looksWhole } from './looks-whole';
import { openPdf } from './open-pdf';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const FIVE = pdf({ pages: 5, text: 'Informe clínico '.repeat(20) });
const part = (share: number) => FIVE.subarray(0, Math.floor(FIVE.length * share));
const replaced = (from: RegExp, to: string) => Buffer.from(FIVE.toString('latin1').replace(from, to), 'latin1');
/** Returns a linearized PDF, which programs write for the web and which states its length at its start. */
const linearized = (length: number) =>
  FIVE.toString('latin1').replace('%PDF-1.7\n', `%PDF-1.7\n99 0 obj\n<< /Linearized 1 /L ${length} >>\nendobj\n`);
/** Ends the first page, near the start of a linearized PDF. */
const FIRST_END = 'startxref\n0\n%%EOF\n';

describe('a PDF that readers open', () => {
  it.each([
    ['whole', FIVE],
    ['behind the commands of a printer', pdf({ before: '\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n' })],
    ['whose table counts from the start of the file', Buffer.concat([Buffer.from('\r\n'), pdf()])],
    ['whose end leads nowhere, which they repair', replaced(/startxref\n\d+/, 'startxref\n7')],
    ['whose end was lost by a few bytes', FIVE.subarray(0, -12)],
    ['whose table was lost, which they repair', replaced(/xref\n0[\s\S]*trailer/, 'trailer')],
    ['that a program changed after it was made for the web', Buffer.from(linearized(300), 'latin1')],
    ['with a password for changes alone', fixture('restricted.pdf')],
    ['that speaks of a password', pdf({ text: '/Encrypt' })],
  ])('is accepted: %s', async (_what, content) => {
    expect(await typeOf(content)).toEqual({ mediaType: 'application/pdf', extension: 'pdf' });
  });

  it('is not opened when it shows that it is whole', () => {
    expect(looksWhole(FIVE).isWhole).toBe(true);
    expect(looksWhole(pdf({ before: '\r\n' })).isWhole).toBe(true);
    expect(looksWhole(fixture('restricted.pdf')).isWhole).toBe(false);
  });
});

describe('a PDF that nobody will be able to open', () => {
  it.each([
    ['locked', 'under a password', fixture('locked.pdf')],
    ['locked', 'under a password of today', fixture('locked-by-aes.pdf')],
    ['cut_off', 'half of one', part(0.5)],
    ['cut_off', 'most of one', part(0.8)],
    ['cut_off', 'its first bytes', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    [
      'cut_off',
      'one made for the web, of which a part is there',
      Buffer.from(`${linearized(9_000).slice(0, 800)}${FIRST_END}`, 'latin1'),
    ],
    ['no_pages', 'one without pages', pdf({ pages: 0 })],
    ['damaged', 'one of nothing but its end', Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n')],
  ])('is refused as %s: %s', async (reason, _what, content) => {
    await expect(typeOf(content)).rejects.toMatchObject({ reason, holding: null });
    await expect(typeOf(zip({ 'a/informe.pdf': content }))).rejects.toMatchObject({ reason, holding: 'informe.pdf' });
  });
});

describe('a PDF that is made to take long', () => {
  it('is left as it is when it takes too long to open', async () => {
    expect(await openPdf(part(0.5), { longestMs: 1 })).toBe('unknown');
  });

  it('is opened a few times only in one archive', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`${index}.pdf`, fixture('restricted.pdf')]),
    );
    const start = performance.now();
    expect((await typeOf(zip(many))).extension).toBe('zip');
    expect(performance.now() - start).toBeLessThan(20_000);
  }, 60_000);

  it.each([
    ['many ends', Buffer.from(`%PDF-1.7\n${'startxref 1 '.repeat(1_000_000)}`)],
    ['many objects', Buffer.from(`%PDF-1.7\n${'1 0 obj '.repeat(1_500_000)}`)],
  ])('is cheap to look at: %s', (_what, content) => {
    const start = performance.now();
    looksWhole(content);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
