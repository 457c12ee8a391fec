import { expect, test } from 'vitest';
import { embeddedFontFaces } from './fonts';

function families(text: string): string[] {
  return [...new Set([...embeddedFontFaces(text).matchAll(/font-family:'([^']+)'/g)].map((match) => match[1] ?? ''))];
}

test.each([
  ['Ibarguren Solís, 133,60 mg', ['Inter']],
  ['Ελληνικά, Кириллица', ['Inter']],
  ['שלום', ['Noto Sans Hebrew']],
  ['مريض 42', ['Inter', 'Noto Sans Arabic']],
  ['🫀', ['Noto Emoji', 'Inter Signs']],
  ['60 → 48', ['Inter', 'Inter Signs']],
  ['अनीता शर्मा', ['Inter', 'Noto Sans Devanagari']],
  ['สมชาย', ['Noto Sans Thai']],
  ['ნინო, Անի', ['Inter', 'Noto Sans Armenian', 'Noto Sans Georgian']],
  ['王小明，女。', ['Noto Sans SC']],
  ['山田さくら', ['Noto Sans JP']],
  ['김민준', ['Noto Sans KR']],
])('%s embeds only the fonts that have its letters', (text, expected) => {
  expect(families(text)).toEqual(expected);
});

test('a subset is embedded only when one of its letters occurs', () => {
  expect(embeddedFontFaces('abc').match(/@font-face/g)).toHaveLength(3);
  expect(embeddedFontFaces('abcж').match(/@font-face/g)).toHaveLength(6);
});
