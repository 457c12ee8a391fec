import { regimens } from '@aval/prisma/reference/regimens';
import { expect, test } from 'vitest';
import { basisOfRegimen } from './regimen-basis';
import basisFile from './regimen-basis.json' with { type: 'json' };

test('each row is that of a regimen of the platform', () => {
  const slugs = regimens.map(({ slug }) => slug);
  expect(basisFile.filter(({ slug }) => !slugs.includes(slug))).toEqual([]);
});

test('a regimen without a row was written from its publication', () => {
  expect(basisOfRegimen('mama-tc')).toBe('text');
  expect(basisFile.filter(({ checked }) => checked === 'knowledge')).toHaveLength(70);
});
