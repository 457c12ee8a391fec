import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CHECKOUT } from '../../prepare/folders.mjs';
import { joinTests } from './choose-tests';
import { entriesOverHttp, readTestMap, testsOverHttp } from './test-map';

const map = readTestMap();
const isMissing = (file: string) => !existsSync(path.join(CHECKOUT, file));

it('has every browser test and every test of pages and API: `npm run test:map -- <file>` records one', () => {
  const known = [...Object.keys(map.tests), ...map.unrecorded];
  expect(testsOverHttp().filter((test) => !known.includes(test))).toEqual([]);
  expect(map.unrecorded.filter((test) => map.tests[test] !== undefined)).toEqual([]);
});

it('names files and folders that are there', () => {
  const named = [
    ...Object.keys(map.tests),
    ...map.unrecorded,
    ...map.withoutTests,
    ...Object.keys(map.entries),
    ...Object.values(map.entries).flat(),
  ];
  expect([...new Set(named)].filter(isMissing)).toEqual([]);
});

it('names only recorded tests', () => {
  const unknown = Object.values(map.entries).flatMap((tests) => tests.filter((test) => map.tests[test] === undefined));
  expect(unknown).toEqual([]);
});

it('names no more tests of an entry than a run needs, those that are named like it first', () => {
  const unordered = Object.entries(map.entries).filter(
    ([entry, tests]) => joinTests(entry, tests, []).join() !== tests.join(),
  );
  expect(unordered.map(([entry]) => entry)).toEqual([]);
});

it('has an entry for each folder and route of pages and API, or says that no test calls it', () => {
  const unknown = entriesOverHttp().filter((name) => !map.entries[name] && !map.withoutTests.includes(name));
  expect(unknown, 'recording a test of it by `npm run test:map -- <file>` adds it').toEqual([]);
  expect(map.withoutTests.filter((name) => map.entries[name])).toEqual([]);
});
