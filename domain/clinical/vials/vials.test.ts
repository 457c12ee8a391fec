import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineSchedule } from '../doses/line-doses';
import type { PresentationOffer } from './presentations';
import { dispensingOf, type Supply, type SupplyOrder, supplyChoice } from './supply';

const once: LineSchedule = { sessions: 1, cycles: 1 };
const offer = (id: number, strengthMg: number, priceCents: number, unitsPerPack = 1): PresentationOffer => ({
  id,
  strengthMg,
  unitsPerPack,
  priceCents,
});
const doxorubicin = [offer(1, 10, 690), offer(2, 50, 2730), offer(3, 200, 9860)];

function choose(change: Partial<SupplyOrder>) {
  return supplyChoice({ doseMg: 100, offers: doxorubicin, schedule: once, dispensing: 'units', ...change });
}

function found(choice: ReturnType<typeof choose>, which: 'cheapest' | 'leastWasteful'): Supply {
  const supply = choice[which];
  if (!supply.computable) throw new Error(JSON.stringify(supply.gaps));
  return supply;
}

describe('vials', () => {
  test('vials for 104.957 mg of doxorubicin are 2 × 50 + 1 × 10 mg', () => {
    const choice = choose({ doseMg: 104.957, schedule: { sessions: 1, cycles: 4 } });
    const supply = found(choice, 'cheapest');
    expect(supply.units).toMatchObject([
      { presentationId: 2, count: 2 },
      { presentationId: 1, count: 1 },
    ]);
    expect(supply.wasteMg).toBeCloseTo(5.043, 3);
    expect(supply.wastePercent).toBeCloseTo(4.58, 2);
    expect(supply.cost).toEqual({ sessionCents: 6150, cycleCents: 6150, courseCents: 24_600 });
    expect(found(choice, 'leastWasteful').units).toMatchObject(supply.units);
  });

  test('the cheapest vials may be wasteful', () => {
    const choice = choose({ doseMg: 600, offers: [offer(1, 500, 780), offer(2, 1000, 1360)] });
    expect(found(choice, 'cheapest')).toMatchObject({
      units: [{ presentationId: 2, count: 1 }],
      wasteMg: 400,
      wastePercent: 40,
    });
    expect(found(choice, 'leastWasteful').units).toMatchObject([{ presentationId: 2, count: 1 }]);
    const dear = choose({ doseMg: 600, offers: [offer(1, 600, 2000), offer(2, 1000, 1360)] });
    expect(found(dear, 'cheapest')).toMatchObject({ units: [{ presentationId: 2, count: 1 }] });
    expect(found(dear, 'leastWasteful')).toMatchObject({ units: [{ presentationId: 1, count: 1 }], wasteMg: 0 });
  });

  test('vials of equal cost or equal waste are chosen by the fewest units', () => {
    const choice = choose({ doseMg: 200, offers: [offer(1, 50, 500), offer(2, 100, 1000), offer(3, 200, 2000)] });
    expect(found(choice, 'cheapest').units).toMatchObject([{ presentationId: 3, count: 1 }]);
    expect(found(choice, 'leastWasteful').units).toMatchObject([{ presentationId: 3, count: 1 }]);
  });

  test('cost their part of a pack, rounded once', () => {
    const choice = choose({ doseMg: 25, offers: [offer(1, 25, 1000, 3)], schedule: { sessions: 2, cycles: 3 } });
    expect(found(choice, 'cheapest').cost).toEqual({ sessionCents: 333, cycleCents: 667, courseCents: 2000 });
  });

  test('vials without a price are left out of the cheapest choice and listed', () => {
    const choice = choose({ doseMg: 100, offers: [offer(1, 100, 0), offer(2, 50, 500)] });
    expect(choice.unpricedIds).toEqual([1]);
    expect(found(choice, 'cheapest').units).toMatchObject([{ presentationId: 2, count: 2 }]);
    expect(found(choice, 'leastWasteful')).toMatchObject({ units: [{ presentationId: 1, count: 1 }], cost: null });
    const none = choose({ offers: [offer(1, 100, 0)] });
    expect(none.cheapest).toEqual({ computable: false, gaps: [{ input: 'price', because: 'missing' }] });
  });

  test('have a session cost only when the number of sessions is unknown', () => {
    expect(found(choose({ schedule: { sessions: null, cycles: 4 } }), 'cheapest').cost).toMatchObject({
      sessionCents: 5460,
      cycleCents: null,
      courseCents: null,
    });
  });

  test.each([
    [{ doseMg: null }, 'doseMg', 'missing'],
    [{ doseMg: Number.NaN }, 'doseMg', 'out_of_range'],
    [{ offers: [] }, 'presentations', 'missing'],
    [{ offers: [offer(1, 0, 100)] }, 'presentations', 'missing'],
    [{ doseMg: 1_000_000, offers: [offer(1, 0.001, 100)] }, 'presentations', 'out_of_range'],
    [{ schedule: { sessions: 1.5, cycles: 1 } }, 'sessions', 'out_of_range'],
  ] as const)('%j is not computable', (change, input, because) => {
    const nothing = { computable: false, gaps: [{ input, because }] };
    expect(choose(change)).toMatchObject({ cheapest: nothing, leastWasteful: nothing });
  });

  test('are none for a dose of 0', () => {
    expect(found(choose({ doseMg: 0 }), 'cheapest')).toMatchObject({ units: [], suppliedMg: 0, wastePercent: 0 });
  });
});

describe('packs', () => {
  const capecitabine = [offer(1, 150, 3490, 60), offer(2, 500, 19_600, 120)];

  test('are whole, and last for the next cycle', () => {
    // 1,650 mg twice a day for 14 days: 84 tablets of 500 mg and 28 of 150 mg a cycle.
    const schedule = { administrationsPerSession: 28, sessions: 1, cycles: 2 };
    const choice = choose({ doseMg: 1650, offers: capecitabine, schedule, dispensing: 'packs' });
    expect(found(choice, 'leastWasteful')).toMatchObject({
      units: [
        // 84 and 28 tablets a cycle, 168 and 56 in both.
        { presentationId: 2, count: 3, packs: { cycle: 1, course: 2 } },
        { presentationId: 1, count: 1, packs: { cycle: 1, course: 1 } },
      ],
      wasteMg: 0,
      cost: { sessionCents: 23_090, cycleCents: 23_090, courseCents: 42_690 },
    });
  });

  const day: LineSchedule = { administrationsPerSession: 1, sessions: 28, cycles: 1 };
  const takenOf = (doseMg: number, ...tablets: PresentationOffer[]) => {
    const { units, wasteMg, wastePercent } = found(
      choose({ doseMg, offers: tablets, schedule: day, dispensing: 'packs' }),
      'cheapest',
    );
    return { taken: units.map(({ count, strengthMg }) => [count, strengthMg]), wasteMg, wastePercent };
  };

  // In each case the pack of the stronger tablets costs less.
  test.each([
    ['ruxolitinib', 10, [offer(1, 5, 90_000, 56), offer(2, 15, 80_000, 56)], [[2, 5]], 0],
    [
      'prednisone',
      15,
      [offer(1, 5, 300, 30), offer(2, 10, 300, 30), offer(3, 30, 100, 30)],
      [
        [1, 10],
        [1, 5],
      ],
      0,
    ],
    [
      'imatinib',
      500,
      [offer(1, 100, 9000, 60), offer(2, 400, 100, 30)],
      [
        [1, 400],
        [1, 100],
      ],
      0,
    ],
    // For 1,844.66 mg the nearest is 1,850; 4 × 500 are 8 % more and cheaper.
    ['capecitabine', 1844.66, [offer(1, 150, 9000, 60), offer(2, 500, 100, 120)], [[4, 500]], 8.42],
    [
      'capecitabine, lower dose',
      1810,
      [offer(1, 150, 9000, 60), offer(2, 500, 100, 120)],
      [
        [3, 500],
        [2, 150],
      ],
      -0.55,
    ],
    // No amount is near enough: the nearest, the lower of two, and never zero tablets.
    ['the nearest', 13, [offer(1, 10, 900, 30), offer(2, 25, 100, 30)], [[1, 10]], -23.08],
    ['a quarter of a tablet', 10, [offer(1, 40, 900, 30)], [[1, 40]], 300],
    // Equal costs: the fewest before the nearest, then the strongest.
    ['fewest', 100, [offer(1, 50, 100, 28), offer(2, 105, 200, 28)], [[1, 105]], 5],
    ['nearest of as many', 100, [offer(1, 100, 200, 28), offer(2, 105, 200, 28)], [[1, 100]], 0],
    [
      'strongest of as many',
      60,
      [offer(1, 20, 100, 56), offer(2, 30, 200, 56), offer(3, 40, 100, 56)],
      [
        [1, 40],
        [1, 20],
      ],
      0,
    ],
    // At exactly 10 %, and beyond it.
    ['at 10 %', 100, [offer(1, 50, 900, 28), offer(2, 110, 100, 28)], [[1, 110]], 10],
    ['above 10 %', 100, [offer(1, 50, 900, 28), offer(2, 110.1, 100, 28)], [[2, 50]], 0],
  ])(
    'take the cheapest tablets within the tolerance, otherwise the nearest: %s, %d mg',
    (_name, doseMg, tablets, taken, percent) => {
      expect(takenOf(doseMg, ...tablets)).toMatchObject({ taken, wastePercent: expect.closeTo(percent, 2) });
    },
  );

  test('apply to routes that are taken home', () => {
    expect(['ORAL', 'NASAL', 'TOPIC'].map(dispensingOf)).toEqual(['packs', 'packs', 'packs']);
    expect(['INTRAVENOUS', 'ENDOVENOUS', 'SUBCUTANEOUS', ''].map(dispensingOf)).toEqual(Array(4).fill('units'));
  });
});

/** Every combination of up to as many units as the weakest would need. */
function everyCombination(doseMg: number, offers: readonly PresentationOffer[]): number[][] {
  return offers.reduce<number[][]>(
    (combinations, { strengthMg }) =>
      combinations.flatMap((counts) =>
        Array.from({ length: Math.ceil(doseMg / Number(strengthMg)) + 1 }, (_, count) => [...counts, count]),
      ),
    [[]],
  );
}

const anOffer = fc.record({
  strengthMg: fc.constantFrom(0.5, 1, 2, 2.5, 5, 7, 10, 20, 43),
  unitsPerPack: fc.constantFrom(1, 2, 3, 5),
  priceCents: fc.integer({ min: 1, max: 40 }),
});
const offers = fc
  .array(anOffer, { minLength: 1, maxLength: 3 })
  .map((list) => list.map((one, index): PresentationOffer => ({ ...one, id: index + 1 })));
const schedule = fc.record({
  administrationsPerSession: fc.integer({ min: 1, max: 3 }),
  sessions: fc.integer({ min: 1, max: 3 }),
  cycles: fc.integer({ min: 1, max: 3 }),
});

/** Measures by which the brute force compares sets. */
function measures(list: readonly PresentationOffer[], administrations: number, dispensing: 'units' | 'packs') {
  return {
    cost: (counts: readonly number[]) =>
      list.reduce((sum, { unitsPerPack, priceCents }, index) => {
        const packs = ((counts[index] ?? 0) * administrations) / Number(unitsPerPack);
        return sum + (dispensing === 'packs' ? Math.ceil(packs) : packs) * Number(priceCents);
      }, 0),
    total: (counts: readonly number[]) =>
      list.reduce((sum, { strengthMg }, index) => sum + Number(strengthMg) * (counts[index] ?? 0), 0),
    units: (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0),
    /** Strongest unit among them. */
    strongest: (counts: readonly number[]) =>
      Math.max(...list.map(({ strengthMg }, index) => (counts[index] ? Number(strengthMg) : 0))),
    countsOf: (supply: Supply) =>
      list.map(({ id }) => supply.units.find(({ presentationId }) => presentationId === id)?.count ?? 0),
  };
}

/** Dose of at most ten units of the weakest, so that all combinations can be compared. */
function lookedAt(halves: number, list: readonly PresentationOffer[]): number {
  return Math.min(halves / 2, Math.min(...list.map(({ strengthMg }) => Number(strengthMg))) * 10);
}

test('no combination of vials that covers the dose beats the chosen ones', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), offers, schedule, (halves, list, when) => {
      const doseMg = lookedAt(halves, list);
      const administrations = when.administrationsPerSession * when.sessions * when.cycles;
      const choice = supplyChoice({ doseMg, offers: list, schedule: when, dispensing: 'units' });
      const { cost, total, units, countsOf } = measures(list, administrations, 'units');
      const covering = everyCombination(doseMg, list).filter((counts) => total(counts) >= doseMg);
      const [cheapest, leanest] = [countsOf(found(choice, 'cheapest')), countsOf(found(choice, 'leastWasteful'))];
      for (const counts of [cheapest, leanest]) expect(total(counts)).toBeGreaterThanOrEqual(doseMg);
      for (const counts of covering) {
        const dearer = cost(counts) - cost(cheapest);
        expect(dearer > -1e-9).toBe(true);
        if (Math.abs(dearer) < 1e-9) expect(units(counts)).toBeGreaterThanOrEqual(units(cheapest));
        expect(total(counts)).toBeGreaterThanOrEqual(total(leanest));
        if (total(counts) === total(leanest)) expect(units(counts)).toBeGreaterThanOrEqual(units(leanest));
      }
    }),
    { numRuns: 200 },
  );
});

test('no combination of tablets from the nearest up to 10 % above the dose beats the chosen ones, which are among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), offers, schedule, (halves, list, when) => {
      const doseMg = lookedAt(halves, list);
      const administrations = when.administrationsPerSession * when.sessions * when.cycles;
      const choice = supplyChoice({ doseMg, offers: list, schedule: when, dispensing: 'packs' });
      const { cost, total, units, strongest, countsOf } = measures(list, administrations, 'packs');
      const away = (counts: readonly number[]) => Math.abs(total(counts) - doseMg);
      const taken = everyCombination(doseMg * 1.1, list).filter((counts) => total(counts) > 0);
      const least = Math.min(...taken.map(away));
      const nearest = Math.min(...taken.filter((counts) => away(counts) < least + 1e-9).map(total));
      const most = Math.abs(nearest - doseMg) <= doseMg * 0.1 + 1e-9 ? doseMg * 1.1 : nearest;
      const near = taken.filter((counts) => total(counts) > nearest - 1e-9 && total(counts) < most + 1e-9);
      const [cheapest, leanest] = [countsOf(found(choice, 'cheapest')), countsOf(found(choice, 'leastWasteful'))];
      expect(near).toContainEqual(cheapest);
      expect(total(leanest)).toBeCloseTo(nearest, 9);
      for (const counts of near) {
        expect(cost(counts)).toBeGreaterThanOrEqual(cost(cheapest));
        if (total(counts) === total(leanest)) expect(units(counts)).toBeGreaterThanOrEqual(units(leanest));
        if (cost(counts) > cost(cheapest)) continue;
        expect(units(counts)).toBeGreaterThanOrEqual(units(cheapest));
        if (units(counts) > units(cheapest)) continue;
        expect(away(counts)).toBeGreaterThan(away(cheapest) - 1e-9);
        if (away(counts) < away(cheapest) + 1e-9) expect(strongest(counts)).toBeLessThanOrEqual(strongest(cheapest));
      }
    }),
    { numRuns: 400 },
  );
});

test('the order of the presentations never matters', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), offers, schedule, (doseMg, list, when) => {
      const order = { doseMg, schedule: when, dispensing: 'units' } as const;
      const turned = supplyChoice({ ...order, offers: list.toReversed() });
      expect(supplyChoice({ ...order, offers: list })).toEqual(turned);
    }),
  );
});
