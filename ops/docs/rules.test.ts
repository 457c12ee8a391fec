import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources';

const CHECKOUT = path.join(import.meta.dirname, '../..');
const RULES = readFileSync(path.join(CHECKOUT, 'docs/rules.md'), 'utf8');
const NUMBERS = [...RULES.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number = '']) => number);
const CITED = /docs\/rules\.md ((?:\d+\.\d+|to|and|,|;|\s)+)/g;

describe('the rules of the product', () => {
  it('are numbered in their order, each once', () => {
    for (const section of new Set(NUMBERS.map((number) => number.split('.')[0]))) {
      const numbers = NUMBERS.filter((number) => number.startsWith(`${section}.`));
      expect(numbers).toEqual(numbers.map((_number, index) => `${section}.${index + 1}`));
    }
  });

  it('name places that exist', () => {
    const places = [...RULES.matchAll(/`([a-z0-9]+\/[\w./-]+)`/g)].map(([, place = '']) => place);
    const gone = places.filter((place) => !existsSync(path.join(CHECKOUT, place)));
    expect(places.length).toBeGreaterThan(50);
    expect(gone).toEqual([]);
  });

  it('that code names are among them', () => {
    const known = new Set(NUMBERS);
    const cited = readSources().flatMap(({ file, text }) =>
      [...text.matchAll(CITED)].flatMap(([, list = '']) =>
        [...list.matchAll(/\d+\.\d+/g)].map(([number]) => ({ file, number })),
      ),
    );
    expect(cited.length).toBeGreaterThan(80);
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
  });
});
