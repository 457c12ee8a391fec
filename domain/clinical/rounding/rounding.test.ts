import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BAND_TABLES, bandTableOf } from './band-tables';
import { type BandTable, roundToBand } from './dose-bands';
import { roundToWholeUnits } from './whole-units';

describe('dose bands', () => {
  const vincristine = bandTableOf('vincristina');

  // NHS England, National Dose Banding Table, raw material of 1 mg/mL, with its printed variances.
  test.each([
    [0.21, 0.22, 5],
    [0.229, 0.22, -4],
    [0.23, 0.24, 4],
    [1.9, 2, 5],
    [1.8999, 1.8, -5],
    [2.0999, 2, -5],
    [2.1, 2.2, 5],
    [9.49, 10, 5],
    [16.96, 16, -6],
  ])('round %d mg to %d mg', (reckoned, given, variance) => {
    const found = roundToBand(reckoned, vincristine);
    expect(found).toMatchObject({ doseMg: given });
    expect(Math.round(found.computable ? found.variancePercent : Number.NaN)).toBe(variance);
  });

  test.each([
    [0.2, 'bands', 'beyond_table'],
    [16.97, 'bands', 'beyond_table'],
    [null, 'doseMg', 'missing'],
    [-1, 'doseMg', 'out_of_range'],
  ])('have none for %s mg', (reckoned, input, because) => {
    expect(roundToBand(reckoned, vincristine)).toEqual({ computable: false, gaps: [{ input, because }] });
  });

  test('do not round a drug without a table', () => {
    expect(roundToBand(100, bandTableOf('docetaxel'))).toMatchObject({
      gaps: [{ input: 'bands', because: 'missing' }],
    });
  });

  test.each(BAND_TABLES)('each band of a table holds its own dose (%#)', ({ bands, belowMg }) => {
    bands.forEach(({ fromMg, doseMg }, index) => {
      const end = bands[index + 1]?.fromMg ?? belowMg;
      expect(fromMg <= doseMg && doseMg < end, `${fromMg}`).toBe(true);
      expect(roundToBand(fromMg - 1e-12, { bands, belowMg } as BandTable)).toMatchObject({ doseMg });
    });
  });
});

describe('whole vials and tablets', () => {
  const offer = (strengthMg: number) => ({ id: strengthMg, strengthMg, unitsPerPack: 1, priceCents: 100 });

  test.each([
    // 1,000 mg/m² of capecitabine for 1.67 m², in tablets of 150 and 500 mg.
    [1674, [150, 500], 1650],
    [104.957, [10, 50], 100],
    [105, [10, 50], 100],
    [105.1, [10, 50], 110],
    [200, [100], 200],
  ])('%d mg of %j: %d mg', (doseMg, strengths, expected) => {
    expect(roundToWholeUnits(doseMg, strengths.map(offer))).toMatchObject({ doseMg: expected });
  });

  test('are accepted at exactly the tolerance', () => {
    expect(roundToWholeUnits(110, [offer(100)])).toMatchObject({ doseMg: 100 });
    expect(roundToWholeUnits(100, [offer(110)])).toMatchObject({ doseMg: 110, variancePercent: expect.closeTo(10, 9) });
    expect(roundToWholeUnits(112, [offer(100)])).toEqual({
      computable: false,
      gaps: [{ input: 'presentations', because: 'no_fit' }],
    });
    expect(roundToWholeUnits(112, [offer(100)], 20)).toMatchObject({ doseMg: 100 });
  });

  test('never round a dose to 0', () => {
    expect(roundToWholeUnits(1, [offer(100)], 100)).toMatchObject({ gaps: [{ because: 'no_fit' }] });
  });

  test('make no sum nearer than the found one', () => {
    const strengths = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), strengths, (doseMg, list) => {
        const sums = new Set([0]);
        for (const sum of sums) for (const strength of list) if (sum + strength <= 200) sums.add(sum + strength);
        const nearest = Math.min(...[...sums].map((sum) => Math.abs(sum - doseMg)));
        const found = roundToWholeUnits(doseMg, list.map(offer), 100);
        if (found.computable) expect(Math.abs(found.doseMg - doseMg)).toBe(nearest);
        else expect(nearest).toBeGreaterThanOrEqual(doseMg);
      }),
    );
  });
});
