import { differencesFrom, recordOf, unreached } from '@aval/domain/congruence/edges/edge.test-support';
import { EDGES_OF_TABLES } from '@aval/domain/congruence/edges/edges-of-tables.test-support';
import { describe, expect, it, test } from 'vitest';
import { OVERLAPPING, readFound, readRecord } from './recorded-edges';

const HOW = 'where it should not: npx tsx ops/test/mutation/write-edges.ts, and read what moved';

/** Figures that no request reaches, each with what stands before it. */
const UNREACHED: Readonly<Record<string, string>> = {
  'renal-carboplatino-16-41-reduce-to-percent, clearanceFrom': 'below 30 another row forbids the drug',
  'liver-bortezomib-bili-1-5-reduce-to-percent, bilirubinAboveMgDl': 'the reference data lack the drug',
  'liver-bortezomib-bili-1-5-reduce-to-percent, toDose.dose': 'the reference data lack the drug',
  'enzyme-dpd-partial, percent tegafur-uracilo': 'the reference data lack the drug',
  'enzyme-dpd-partial, percent tegafur-gimeracilo-oteracilo': 'the reference data lack the drug',
  'limit-bleomycin-age-0, limit': 'the limit for every age is lower',
  'limit-bleomycin-age-0, ageTo': 'the limit for every age is lower',
};

describe.each(Object.entries(EDGES_OF_TABLES))('edges of %s', (table, edges) => {
  test('what is said below, at and above each recorded edge stays', () => {
    expect(differencesFrom(readRecord(table))).toEqual([]);
  });

  it('records each edge of its rows', () => {
    expect(recordOf(edges), HOW).toEqual(readRecord(table));
  });
});

test.each(OVERLAPPING)('what is said of the requests found for figures of %s stays', (table) => {
  expect(differencesFrom(readFound(table))).toEqual([]);
});

const DECIDING = Object.entries(EDGES_OF_TABLES).filter(([table]) => !OVERLAPPING.includes(table));

test.each(DECIDING)('each figure of %s is read where its row says', (_table, edges) => {
  const names = unreached(edges).map(({ row, field }) => `${row}, ${field}`);
  expect(names.filter((name) => !(name in UNREACHED))).toEqual([]);
});

test('figures that are said to be out of reach are so', () => {
  const found = DECIDING.flatMap(([, edges]) => unreached(edges));
  expect(Object.keys(UNREACHED).sort()).toEqual(found.map(({ row, field }) => `${row}, ${field}`).sort());
});
