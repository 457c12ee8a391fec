import type { KnownRange } from '@aval/domain/congruence/rules/doses/known-orders';
import { plainText } from '@aval/domain/reading/plain-text';
import limitsFile from '@aval/domain/reference/dose-limits.json' with { type: 'json' };
import { slugsNamed } from '@aval/domain/reference/regimen-names';
import namesFile from '@aval/domain/reference/regimen-names.json' with { type: 'json' };
import { rowsOf } from '@aval/domain/reference/rows';
import { expect, test } from 'vitest';
import { drugs, presentations } from './catalogues';
import regimensFile from './regimens.json' with { type: 'json' };

test('names are not written in capitals', () => {
  const names = [
    ...drugs.flatMap(({ name, activePrinciple }) => [name, activePrinciple]),
    ...presentations.map(({ presentation }) => presentation),
  ];
  expect(names.filter((name) => /^\p{Lu}{4,}/u.test(name))).toEqual([]);
});

test('other names are those of regimens of the library, each once and not its name', () => {
  const names = new Map<string, string>(regimensFile.map(({ slug, name }) => [slug, plainText(name)]));
  for (const { slug, otherNames } of namesFile) {
    const plain = otherNames.map(plainText);
    expect(names.has(slug), slug).toBe(true);
    expect(new Set([...plain, names.get(slug)]).size, slug).toBe(plain.length + 1);
  }
});

test.each([
  ['FOLFOX', 'colorrectal-mfolfox6'],
  ['XELOX', 'colorrectal-capox'],
  ['AC-T', 'mama-ac-21'],
  ['TCH', 'mama-tch'],
])('%s is another name of %s', (name, slug) => {
  expect(slugsNamed((other) => other === name)).toContain(slug);
});

test("known dose ranges cite the library's regimens with their names, publications and doses", () => {
  const ranges = rowsOf<KnownRange>(limitsFile, 'range');
  const expected = ranges.flatMap(({ drugSlug, doseType, administration, regimens }) =>
    regimensFile.flatMap(({ slug, name, tumourType, lines, source: { citation, doi } }) => {
      const doses = lines
        .filter(
          (line) => line.drugSlug === drugSlug && line.doseType === doseType && line.administration === administration,
        )
        .flatMap(({ dose }) => (dose === null ? [] : [dose]));
      if (doses.length === 0 || !regimens.some((cited) => cited.slug === slug)) return [];
      const span = { minDose: Math.min(...doses), maxDose: Math.max(...doses) };
      return [{ slug, tumourType, citation: `${name}: ${citation}`, where: doi && `doi ${doi}`, ...span }];
    }),
  );
  expect(expected.length).toBeGreaterThan(0);
  const cited = ranges.flatMap(({ regimens }) => regimens);
  expect(cited).toHaveLength(expected.length);
  expect(cited).toEqual(expect.arrayContaining(expected));
  for (const { minDose, maxDose, regimens } of ranges) {
    expect(minDose).toBe(Math.min(...regimens.map((regimen) => regimen.minDose)));
    expect(maxDose).toBe(Math.max(...regimens.map((regimen) => regimen.maxDose)));
  }
});
