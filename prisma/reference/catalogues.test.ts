import limitsFile from '@aval/domain/reference/dose-limits.json' with { type: 'json' };
import { rowsOf } from '@aval/domain/reference/rows';
import { expect, test } from 'vitest';
import { drugs, presentations } from './catalogues';
import regimensFile from './regimens.json' with { type: 'json' };

test('names are written as they are read, and not in capitals', () => {
  const names = [
    ...drugs.flatMap(({ name, activePrinciple }) => [name, activePrinciple]),
    ...presentations.map(({ presentation }) => presentation),
  ];
  expect(names.filter((name) => /^\p{Lu}{4,}/u.test(name))).toEqual([]);
});

test('the regimens that a span of known doses cites are those of the library, by name, with their publications', () => {
  const cited = rowsOf<{ regimens: readonly object[] }>(limitsFile, 'range').flatMap((range) => range.regimens);
  const library = regimensFile.map(({ slug, name, tumourType, source: { citation, doi } }) => ({
    ...{ slug, tumourType, citation: `${name}: ${citation}`, where: doi && `doi ${doi}` },
  }));
  expect(cited.length).toBeGreaterThan(0);
  expect(library).toEqual(expect.arrayContaining([...cited]));
});
