import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const CHECKOUT = path.join(import.meta.dirname, '../..');

it('the recipes name places that exist', () => {
  const recipes = readFileSync(path.join(CHECKOUT, 'docs/recipes.md'), 'utf8');
  const places = [...recipes.matchAll(/`([a-z0-9]+\/[\w./+-]*)`/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(60);
  expect(places.filter((place) => !existsSync(path.join(CHECKOUT, place)))).toEqual([]);
});
