import { describe, expect, test } from 'vitest';
import drugsFile from '../reference/drugs.json' with { type: 'json' };
import { citationKey } from '../reference/source';
import { LABEL_CAPS } from './doses/label-caps';
import { COUNTED_MG_FOR_MG, EQUIVALENCE_FACTORS, REFERENCE_ANTHRACYCLINE } from './lifetime/anthracyclines';
import { LIFETIME_LIMITS } from './lifetime/lifetime-limits';
import { LIFETIME_PRINCIPLES } from './lifetime/principles';
import { BAND_TABLES } from './rounding/band-tables';

const catalogue = new Set<string>(drugsFile.map(({ slug }) => slug));

describe('rows that calculations read', () => {
  test('name drugs of the reference data, each of which can be declared', () => {
    const slugs = [...LABEL_CAPS.map(({ drugSlug }) => drugSlug), ...BAND_TABLES.flatMap(({ drugSlugs }) => drugSlugs)];
    expect(slugs.filter((slug) => !catalogue.has(slug))).toEqual([]);
    expect(LIFETIME_PRINCIPLES.filter((principle) => !catalogue.has(principle))).toEqual([]);
    expect(catalogue.has(COUNTED_MG_FOR_MG)).toBe(true);
  });

  test('have a source, and its place exactly if they were compared with the text', () => {
    for (const { source, checked } of [...EQUIVALENCE_FACTORS, ...LIFETIME_LIMITS, ...LABEL_CAPS, ...BAND_TABLES]) {
      expect(citationKey(source).length).toBeGreaterThan(10);
      expect(source.where !== null).toBe(checked === 'text');
    }
  });

  test("have doxorubicin as the convention's reference, and each principle once", () => {
    const rows = EQUIVALENCE_FACTORS;
    expect(rows.find(({ principle }) => principle === REFERENCE_ANTHRACYCLINE)?.factor).toBe(1);
    expect(new Set(rows.map(({ principle }) => principle)).size).toBe(rows.length);
    expect(rows).toHaveLength(5);
  });
});
