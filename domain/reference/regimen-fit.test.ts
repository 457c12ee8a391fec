import { expect, test } from 'vitest';
import { inOrderOfFit, isForIntention } from './regimen-fit';

const LIBRARY = [
  { slug: 'a', tumourType: 'ovario', intentions: ['paliativo'] },
  { slug: 'b', tumourType: 'mama', intentions: ['paliativo'] },
  { slug: 'c', tumourType: 'ovario', intentions: ['adyuvante', 'paliativo'] },
  { slug: 'd', tumourType: 'mama', intentions: ['adyuvante'] },
] as const;

test.each([
  ['ovario', 'adyuvante', 'c a d b'],
  ['ovario', 'paliativo', 'a c b d'],
  ['ovario', 'no_se_indica', 'a c b d'],
  ['ovario', '', 'a c b d'],
  [null, 'adyuvante', 'c d a b'],
  [null, null, 'a b c d'],
])('regimens for the tumour %s and the intention %s are sorted as %s', (tumourType, intention, expected) => {
  const ordered = inOrderOfFit(LIBRARY, { tumourType, intention });
  expect(ordered.map(({ slug }) => slug).join(' ')).toBe(expected);
});

test.each([
  [['adyuvante'], 'adyuvante', true],
  [['adyuvante'], 'curativo', false],
  [['adyuvante'], 'no_se_indica', null],
  [['adyuvante'], null, null],
  [[], 'adyuvante', null],
])('a regimen with the intentions %j is for %s: %s', (intentions, intention, expected) => {
  expect(isForIntention({ intentions }, intention)).toBe(expected);
});
