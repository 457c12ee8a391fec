import { describe, expect, it } from 'vitest';
import { message } from '../fields/message';
import { companyTextSchema } from './company-text-schema';
import { hasWords, LONGEST_RICH_TEXT } from './rich-text';

describe('a text of a company', () => {
  it.each(['', ' ', '<p></p>', '<p> &nbsp;</p>', '<h2><br></h2><ul><li><p>\u00a0\u200b</p></li></ul>', '<img src=x>'])(
    'is empty without a word: %s',
    (html) => {
      expect(hasWords(html)).toBe(false);
      expect(companyTextSchema.parse({ text: html }).text).toBe('');
    },
  );

  it('is accepted up to the maximum length of about thirty pages', () => {
    const of = (length: number) => `<p>${'a'.repeat(length - 7)}</p>`;
    expect(companyTextSchema.parse({ text: of(LONGEST_RICH_TEXT) }).text).toHaveLength(LONGEST_RICH_TEXT);
    const refused = companyTextSchema.safeParse({ text: of(LONGEST_RICH_TEXT + 2) });
    expect(refused.error?.issues[0]?.message).toBe(message('textLong', { max: LONGEST_RICH_TEXT, over: 2 }));
  });

  it('is scanned in linear time, also when hostile', () => {
    const begun = performance.now();
    hasWords('<'.repeat(LONGEST_RICH_TEXT));
    hasWords('<a'.repeat(LONGEST_RICH_TEXT / 2));
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
