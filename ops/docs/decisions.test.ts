import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from './sources';

const NUMBERS = readdirSync(path.join(import.meta.dirname, '../../docs/decisions')).map((file) =>
  Number(file.slice(0, 4)),
);

it('decisions are numbered consecutively, each once', () => {
  expect(NUMBERS.sort((one, other) => one - other)).toEqual(NUMBERS.map((_number, index) => index + 1));
});

it('code cites existing decisions, by number only', () => {
  const sources = readSources();
  const cited = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdecision (\d+)\b/g)].map(([, number]) => ({ file, number: Number(number) })),
  );
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter(({ number }) => !NUMBERS.includes(number))).toEqual([]);
  expect(sources.filter(({ text }) => /docs\/decisions\/\d/.test(text)).map(({ file }) => file)).toEqual([]);
});
