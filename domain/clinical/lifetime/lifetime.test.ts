import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chemotherapyDoses } from '../doses/line-doses';
import type { CycleVersion, Exposure, LifetimeHistory } from './exposures';
import { firstPlaceAbove, firstPlaceFrom } from './ledger';
import {
  anthracyclineLedger,
  anthracyclineLedgerWithLiposomal,
  judgeLimit,
  principleLedger,
  summableUnits,
} from './lifetime-dose';
import { lifetimeLimitsOf } from './lifetime-limits';
import { requestedCycles } from './request-cycles';

const nothing: LifetimeHistory = { cycles: [], request: [], declared: [], requestSurfaceM2: 1.75 };
const mgM2 = (principle: string, amount: number): Exposure => ({ principle, amount, unit: 'mg/m2' });

function cycle(change: Partial<CycleVersion>): CycleVersion {
  const exposures = [mgM2('doxorubicina', 60)];
  return {
    demandId: 1,
    version: 1,
    cycle: 1,
    fate: 'authorized',
    date: '2026-04-22',
    surfaceM2: 1.75,
    exposures,
    ...change,
  };
}

const doxorubicinOf = (history: Partial<LifetimeHistory>) =>
  principleLedger({ ...nothing, ...history }, 'doxorubicina', { unit: 'mg/m2' });

describe('the lifetime dose', () => {
  test.each([
    ['authorized', 60],
    ['never_started', 0],
  ] as const)('of a cycle that is %s: %d mg/m²', (fate, total) => {
    expect(doxorubicinOf({ cycles: [cycle({ fate })] }).total).toBe(total);
  });

  test('counts cycles separately by number and by demand', () => {
    expect(doxorubicinOf({ cycles: [cycle({}), cycle({ demandId: 2 }), cycle({ cycle: 2 })] }).total).toBe(180);
  });

  test('counts a cycle of this request only within the request', () => {
    const request = [cycle({ cycle: 2, exposures: [mgM2('doxorubicina', 40)] })];
    const ledger = doxorubicinOf({ cycles: [cycle({}), cycle({ cycle: 2 })], request });
    expect(ledger.rows.map(({ from, cycle: number, counted }) => [from, number, counted])).toEqual([
      ['authorized', 1, 60],
      ['request', 2, 40],
    ]);
  });
});

describe('exposures', () => {
  const inMg = (amount: number | null): Exposure => ({ principle: 'doxorubicina', amount, unit: 'mg' });

  test('exposures in authorized cycles are converted from mg to mg/m² by the surface of their own version', () => {
    expect(doxorubicinOf({ cycles: [cycle({ exposures: [inMg(120)], surfaceM2: 2 })] }).total).toBe(60);
  });

  test('declared exposures are converted by the surface of the request, and the row says so', () => {
    const ledger = doxorubicinOf({ declared: [inMg(350), mgM2('doxorubicina', 100)] });
    expect(ledger.rows.map(({ amount, declaredAs }) => [amount, declaredAs])).toEqual([
      [200, { amount: 350, unit: 'mg' }],
      [100, null],
    ]);
  });

  test('exposures that cannot be added are listed', () => {
    const declared = [inMg(null), inMg(350), { principle: 'doxorubicina', amount: 15_000, unit: 'IU' } as const];
    const ledger = doxorubicinOf({ declared, requestSurfaceM2: null });
    expect(ledger).toMatchObject({ total: 0, rows: [] });
    expect(ledger.uncounted.map(({ gap }) => gap)).toEqual(
      expect.arrayContaining([
        { input: 'exposure', because: 'missing' },
        { input: 'surfaceM2', because: 'missing' },
        { input: 'exposure', because: 'other_unit' },
      ]),
    );
  });

  // 1 mg of the protocols is 1 USP unit, and 1,000 IU.
  test('milligrams of bleomycin count as 1,000 international units each, and the steps say so', () => {
    const mg = (amount: number) => ({ principle: 'bleomicina', amount, unit: 'mg' }) as const;
    const declared = [{ principle: 'bleomicina', amount: 30_000, unit: 'IU' } as const];
    const cycles = [cycle({ exposures: [mg(10), mg(5)] })];
    const ledger = principleLedger({ ...nothing, declared, cycles }, 'bleomicina', { unit: 'IU' });
    expect([ledger.total, ledger.uncounted]).toEqual([45_000, []]);
    expect(ledger.rows.map(({ inUnits }) => inUnits)).toEqual([undefined, { mg: 15, unitsPerMg: 1000 }]);
    expect(ledger.steps[0]?.expression).toMatchObject({
      terms: [
        { figure: { value: 30_000, unit: 'IU' } },
        { kind: 'product', terms: [{ figure: { value: 15, unit: 'mg' } }, { figure: { value: 1000, unit: 'IU/mg' } }] },
      ],
    });
  });

  test('declared milligrams per square metre of bleomycin count by the surface of the request', () => {
    const declared = [{ principle: 'bleomicina', amount: 20, unit: 'mg/m2' } as const];
    const history = { ...nothing, declared, requestSurfaceM2: 1.8 };
    expect(principleLedger(history, 'bleomicina', { unit: 'IU' }).total).toBeCloseTo(36_000);
  });

  test('milligrams of a principle without a conversion are not added to international units', () => {
    const declared = [{ principle: 'doxorubicina', amount: 15, unit: 'mg' } as const];
    const ledger = principleLedger({ ...nothing, declared }, 'doxorubicina', { unit: 'IU' });
    expect([ledger.rows, ledger.uncounted.length]).toEqual([[], 1]);
  });

  test.each([
    ['bleomicina', ['mg/m2', 'mg', 'IU']],
    ['epirubicina', ['mg/m2', 'mg']],
    ['mitomicina', ['mg/m2', 'mg']],
    ['mitoxantrona', ['mg/m2', 'mg']],
  ] as const)('to %s can be added in %j', (principle, units) => {
    expect(summableUnits(principle)).toEqual(units);
  });

  test('exposures to mitomycin in the bladder do not count where the limit is for infusions', () => {
    const line = (administration: string): Exposure => ({
      principle: 'mitomicina',
      amount: 40,
      unit: 'mg',
      administration,
    });
    const exposures = [line('INTRAVESICAL'), line('ENDOVENOUS'), line('INTRAVENOUS')];
    const question = { unit: 'mg', administration: 'INTRAVENOUS' } as const;
    expect(principleLedger({ ...nothing, cycles: [cycle({ exposures })] }, 'mitomicina', question).total).toBe(80);
  });
});

describe('anthracyclines as doxorubicin equivalents', () => {
  // Lyon, Eur Heart J 2022;43:4229 (note to the table: epirubicin 125 mg/m² × 0.8 = 100 mg/m²); Feijen, JAMA Oncol
  // 2019;5:864, table 3.
  test.each([
    ['epirubicina', 125, 100],
    ['daunorubicina', 100, 60],
    ['mitoxantrona', 10, 105],
    ['idarubicina', 10, 50],
    ['paclitaxel', 175, 0],
  ] as const)('%s %d mg/m²: %d', (principle, amount, expected) => {
    const ledger = anthracyclineLedger({ ...nothing, declared: [mgM2(principle, amount)] });
    expect(ledger.total).toBeCloseTo(expected, 9);
  });

  test('count pegylated liposomal doxorubicin mg for mg, in a separate sum', () => {
    const declared = [mgM2('doxorubicina', 240), mgM2('doxorubicina-liposomal-pegilada', 150)];
    expect(anthracyclineLedger({ ...nothing, declared }).total).toBe(240);
    expect(anthracyclineLedgerWithLiposomal({ ...nothing, declared }).total).toBe(390);
  });

  test('exceed the limit with a risk factor in the third of four cycles of AC after epirubicin', () => {
    const body = { heightCm: 162, weightKg: 68 };
    const drugs = [{ dose: 60, doseType: 'MGM2', cycles: 4, sessions: [1] }];
    const [doses] = chemotherapyDoses({ ...body, drugs }, null);
    const amount = doses?.cycle.computable ? doses.cycle.doseMg : null;
    const surfaceM2 = Math.sqrt((162 * 68) / 3600);
    const request = requestedCycles({
      demandId: 7,
      surfaceM2,
      exposuresIn: () => [{ principle: 'doxorubicina', administration: 'INTRAVENOUS', unit: 'mg', amount }],
      plan: {
        cycle: 1,
        totalCycles: 4,
        sessionsPerCycle: 1,
        sessionFrequencyDays: 0,
        cycleIntervalDays: 21,
        firstSessionDate: '2026-04-28',
        sessionDates: ['2026-04-28'],
      },
    });
    const declared = [{ ...mgM2('epirubicina', 300), date: '2018-05-01' }];
    const ledger = anthracyclineLedger({ ...nothing, request, declared, requestSurfaceM2: surfaceM2 });
    expect(ledger.rows.map(({ cycle, cycles, total }) => [cycle, cycles, Math.round(total)])).toEqual([
      [null, undefined, 240],
      [1, 4, 480],
    ]);
    const [limit] = lifetimeLimitsOf('doxorubicina', 52);
    if (!limit) throw new Error('doxorubicin has a limit');
    const judged = judgeLimit(ledger, limit, { hasRiskFactors: true });
    expect(judged).toMatchObject({
      appliedLimit: 400,
      exceededAt: { from: 'request', cycle: 3 },
      alertAt: { cycle: 4 },
    });
    expect(judgeLimit(ledger, limit, { hasRiskFactors: false })).toMatchObject({ appliedLimit: 550, exceededAt: null });
  });

  test('do not exceed the limit with a total equal to it, and reach the alert with an equal total', () => {
    const [limit] = lifetimeLimitsOf('doxorubicina', null);
    if (!limit) throw new Error('doxorubicin has a limit');
    const at = (amount: number) =>
      judgeLimit(doxorubicinOf({ declared: [mgM2('doxorubicina', amount)] }), limit, { hasRiskFactors: false });
    expect([at(449.9).alertAt, at(550).exceededAt]).toEqual([null, null]);
    expect([at(450).alertAt, at(550.1).exceededAt].map((row) => row?.from)).toEqual(['declared', 'declared']);
  });
});

test('bleomycin has the limit of the patient’s age beside the one for all ages', () => {
  const slugs = (age: number | null) => lifetimeLimitsOf('bleomicina', age).map(({ slug }) => slug);
  expect(slugs(null)).toEqual(['limit-bleomycin']);
  expect(slugs(69)).toEqual(['limit-bleomycin', 'limit-bleomycin-age-60']);
  expect(slugs(70)).toEqual(['limit-bleomycin', 'limit-bleomycin-age-70']);
  expect(lifetimeLimitsOf('cisplatino', 69)).toMatchObject([{ alertAt: null, limit: null }]);
});

describe('cycles of a request', () => {
  const plan = {
    cycle: 3,
    totalCycles: 5,
    sessionsPerCycle: 1,
    sessionFrequencyDays: 0,
    cycleIntervalDays: 21,
    firstSessionDate: '2026-04-28',
    sessionDates: ['2026-04-28'],
  };
  const cyclesOf = (change: Partial<typeof plan>) =>
    requestedCycles({ demandId: 1, surfaceM2: 2, exposuresIn: () => [], plan: { ...plan, ...change } }).map((one) => [
      one.cycle,
      one.date,
    ]);

  test('of a request are the current cycle and the later ones', () => {
    expect(cyclesOf({})).toEqual([
      [3, '2026-04-28'],
      [4, '2026-05-19'],
      [5, '2026-06-09'],
    ]);
  });

  test('have no dates while the plan is incomplete; a treatment without cycles counts as one', () => {
    expect(cyclesOf({ sessionDates: ['28/04/2026'] }).map(([, date]) => date)).toEqual([null, null, null]);
    expect(cyclesOf({ cycleIntervalDays: Number.NaN }).map(([, date]) => date)).toEqual([null, null, null]);
    expect(cyclesOf({ cycle: 0, totalCycles: 0 })).toEqual([[0, '2026-04-28']]);
    expect(cyclesOf({ totalCycles: 1.5 })).toEqual([]);
  });
});

const amount = fc.integer({ min: 0, max: 90_000 }).map((hundredths) => hundredths / 100);
const exposure = fc.record({
  principle: fc.constantFrom('doxorubicina', 'epirubicina', 'paclitaxel'),
  amount,
  unit: fc.constantFrom('mg/m2' as const, 'mg' as const),
});
const drawnCycle = fc.record({
  demandId: fc.integer({ min: 1, max: 3 }),
  version: fc.integer({ min: 1, max: 5 }),
  cycle: fc.integer({ min: 1, max: 3 }),
  fate: fc.constantFrom('authorized' as const, 'never_started' as const),
  date: fc.constantFrom('2026-01-01', '2026-02-01', null),
  surfaceM2: fc.constantFrom(1.5, 1.73, 2),
  exposures: fc.array(exposure, { maxLength: 3 }),
});
const cycles = fc.uniqueArray(drawnCycle, {
  maxLength: 12,
  selector: ({ demandId, cycle: number }) => `${demandId} ${number}`,
});

test('the ledger is the sum of what counts, whatever the order of the cycles', () => {
  const history = fc.record({ cycles, declared: fc.array(exposure, { maxLength: 4 }) });
  const shuffled = history.chain((one) =>
    fc.record({
      one: fc.constant({ ...nothing, ...one }),
      other: fc.record({
        cycles: fc.shuffledSubarray(one.cycles, { minLength: one.cycles.length }),
        declared: fc.shuffledSubarray(one.declared, { minLength: one.declared.length }),
      }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ one, other }) => {
      const ledger = anthracyclineLedger(one);
      expect(anthracyclineLedger({ ...one, ...other })).toEqual(ledger);
      const factor = { doxorubicina: 1, epirubicina: 0.8, paclitaxel: 0 };
      const inMgM2 = ({ principle, amount: given, unit }: (typeof one.declared)[number] | Exposure, surface: number) =>
        (Number(given) / (unit === 'mg' ? surface : 1)) * factor[principle as keyof typeof factor];
      const counted = one.cycles.filter(({ fate }) => fate === 'authorized');
      const sum =
        counted
          .flatMap((each) => each.exposures.map((given) => inMgM2(given, each.surfaceM2)))
          .reduce((a, b) => a + b, 0) + one.declared.map((given) => inMgM2(given, 1.75)).reduce((a, b) => a + b, 0);
      expect(ledger.total).toBeCloseTo(sum, 6);
      expect(ledger.rows.at(-1)?.total ?? 0).toBe(ledger.total);
    }),
  );
});

const asked = fc.record({
  principle: fc.constantFrom('doxorubicina', 'epirubicina', 'paclitaxel'),
  amount: fc.integer({ min: 0, max: 120 }),
  lastCycle: fc.constantFrom(null, 1, 2, 5),
});

test('the cycle that reaches a total is the one found by adding cycle by cycle', () => {
  const plan = {
    cycle: 1,
    totalCycles: 9,
    sessionsPerCycle: 1,
    sessionFrequencyDays: 0,
    cycleIntervalDays: 21,
    firstSessionDate: '2026-04-28',
    sessionDates: ['2026-04-28'],
  };
  const drawn = fc.record({
    lines: fc.array(asked, { minLength: 1, maxLength: 6 }),
    before: fc.integer({ min: 0, max: 400 }),
    limit: fc.integer({ min: 1, max: 2000 }),
  });
  fc.assert(
    fc.property(drawn, ({ lines, before, limit }) => {
      const given = lines.map((each) => ({ ...each, exposure: mgM2(each.principle, each.amount) }));
      const exposuresIn = (cycle: number) =>
        given.flatMap(({ lastCycle, exposure: one }) => (lastCycle === null || cycle <= lastCycle ? one : []));
      const request = requestedCycles({ demandId: 1, surfaceM2: 2, plan, exposuresIn });
      const ledger = anthracyclineLedger({ ...nothing, request, declared: [mgM2('doxorubicina', before)] });
      const factor = { doxorubicina: 1, epirubicina: 0.8, paclitaxel: 0 };
      const totals = request.map(({ cycle: until }) =>
        request
          .filter(({ cycle: one }) => one <= until)
          .flatMap((each) => each.exposures)
          .reduce((sum, each) => sum + Number(each.amount) * factor[each.principle as keyof typeof factor], before),
      );
      const reached = (isSo: (total: number) => boolean) =>
        isSo(before) ? null : totals.findIndex(isSo) + 1 || undefined;
      expect(firstPlaceAbove(ledger, limit)?.cycle).toBe(reached((total) => total > limit + 1e-6));
      expect(firstPlaceFrom(ledger, limit)?.cycle).toBe(reached((total) => total >= limit - 1e-6));
      expect(ledger.total).toBeCloseTo(totals.at(-1) ?? before, 6);
    }),
  );
});

test('exposures of many cycles that cannot be added are listed once', () => {
  const request = [1, 2, 3].map((number) =>
    cycle({ cycle: number, surfaceM2: null, exposures: [{ ...mgM2('doxorubicina', 5), unit: 'mg' }] }),
  );
  expect(doxorubicinOf({ request }).uncounted).toMatchObject([{ from: 'request', cycle: 1 }]);
});
