import { expect, test } from 'vitest';
import { drugs, presentations } from './catalogues';

test('names are written as they are read, and not in capitals', () => {
  const names = [
    ...drugs.flatMap(({ name, activePrinciple }) => [name, activePrinciple]),
    ...presentations.map(({ presentation }) => presentation),
  ];
  expect(names.filter((name) => /^\p{Lu}{4,}/u.test(name))).toEqual([]);
});
