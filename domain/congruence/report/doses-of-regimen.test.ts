import { describe, expect, test } from 'vitest';
import type { RegimenLine } from '../../reference/regimen';
import { DEFAULT_RULE_BOOK } from '../rule-book';
import { FACTS } from '../rules/rule-cases.test-support';
import type { LibraryRegimen } from '../subject/subject';
import { congruenceReport } from './report';

const [VINCRISTINE, DOXORUBICIN, FLUOROURACIL] = [3, 6, 8];

const given: RegimenLine = {
  drugSlug: 'fluorouracilo',
  dose: 400,
  doseType: 'MGM2',
  administration: 'INTRAVENOUS',
  days: [1],
  timesPerDay: 1,
  fromCycle: 1,
  toCycle: null,
  cap: null,
};

/** A regimen of one session every 21 days. */
function regimenOf(lines: readonly Partial<RegimenLine>[], more: Partial<LibraryRegimen> = {}): LibraryRegimen {
  return {
    slug: 'of-this-test',
    version: 1,
    name: 'Of this test',
    tumourType: 'colo_rectal',
    intentions: [],
    plannedCycles: 8,
    sessionDays: [1],
    sessionsPerCycle: 1,
    sessionFrequencyDays: 0,
    cycleIntervalDays: 21,
    lines: lines.map((line) => ({ ...given, ...line })),
    source: { citation: 'Of this test', where: null },
    ...more,
  };
}

function line(drugId: number, dose: number, more: object = {}) {
  return { drugId, dose, doseType: 'MGM2', administration: 'INTRAVENOUS', sessions: [1], ...more };
}

const VIALS = [
  { id: 1, strengthMg: 10, unitsPerPack: 1, priceCents: 900 },
  { id: 2, strengthMg: 500, unitsPerPack: 1, priceCents: 1000 },
];

/** 180 cm and 80 kg are exactly 2 m². */
function reportOf(regimen: LibraryRegimen | null, drugs: readonly object[], more: object = {}) {
  const chemotherapy = {
    heightCm: 180,
    weightKg: 80,
    cycle: 1,
    totalCycles: 8,
    sessionsPerCycle: 1,
    sessionFrequencyDays: 0,
    cycleIntervalDays: 21,
    regimen: regimen && { slug: regimen.slug, version: 1 },
    drugs,
    ...more,
  };
  const facts = {
    ...FACTS,
    regimens: regimen ? [regimen] : [],
    offers: new Map([DOXORUBICIN, FLUOROURACIL].map((id) => [id, VIALS])),
  };
  return congruenceReport({ protocol: { type: 'colo_rectal' }, treatment: { chemotherapy } }, facts, DEFAULT_RULE_BOOK);
}

const cap = (value: number) => ({ kind: 'doseMg' as const, value });

describe('the cap of a line of the chosen regimen', () => {
  const bolusAndInfusion = regimenOf([{ cap: cap(800) }, { dose: 2400 }]);

  test.each([
    ['in the order of the regimen', [400, 2400], [800, 4800]],
    ['in another order', [2400, 400], [4800, 800]],
    ['above its own dose', [500, 2400], [800, 4800]],
    ['the other line alone', [2400], [4800]],
  ])('limits no other line of the drug: %s', (_name, doses, milligrams) => {
    const { lines } = reportOf(
      bolusAndInfusion,
      doses.map((dose) => line(FLUOROURACIL, dose)),
    );
    expect(lines.map(({ doses: { administration } }) => administration)).toMatchObject(
      milligrams.map((doseMg) => ({ doseMg })),
    );
    expect(lines.map(({ supply }) => supply?.leastWasteful)).toMatchObject(
      milligrams.map((suppliedMg) => ({ suppliedMg })),
    );
  });

  test('applies only in the cycles of its line', () => {
    const later = regimenOf([{ cap: cap(600), toCycle: 1 }, { fromCycle: 2 }]);
    const [first, second] = [1, 2].map((cycle) => reportOf(later, [line(FLUOROURACIL, 400)], { cycle }).lines[0]);
    expect(first).toMatchObject({
      doses: { administration: { doseMg: 600 } },
      deviation: { expected: { cap: cap(600) } },
    });
    expect(second).toMatchObject({
      doses: { administration: { doseMg: 800 } },
      deviation: { expected: { cap: null } },
    });
  });

  test('limits no line beyond those of the regimen', () => {
    const { lines } = reportOf(regimenOf([{ cap: cap(600) }]), [line(FLUOROURACIL, 400), line(FLUOROURACIL, 500)]);
    expect(lines).toMatchObject([
      { doses: { administration: { doseMg: 600 } }, isBesideRegimen: false },
      { doses: { administration: { doseMg: 1000 } }, isBesideRegimen: true },
    ]);
  });

  // The label of vincristine caps the dose at 2 mg.
  test('silences the label cap rule only for lines that it limited itself', () => {
    const vincristine = { drugSlug: 'vincristina', dose: 1.4 };
    const above = (regimen: LibraryRegimen | null, ...doses: number[]) =>
      reportOf(
        regimen,
        doses.map((dose, place) => line(VINCRISTINE, dose, { sessions: [place + 1] })),
      )
        .findings.filter(({ rule }) => rule === 'CAP-01')
        .map(({ fields: [field], values }) => [field, values.given]);
    const of2800 = ['treatment.chemotherapy.drugs.0.dose', { value: 2.8, unit: 'mg' }];
    const capped = { ...vincristine, cap: cap(2) };
    expect(above(regimenOf([capped]), 1.4)).toEqual([]);
    expect(above(regimenOf([capped, { ...vincristine, dose: 1.5, cap: null }]), 1.4, 1.5)).toMatchObject([
      ['treatment.chemotherapy.drugs.1.dose', { value: 3 }],
    ]);
    expect(
      above(
        regimenOf([
          { ...capped, fromCycle: 2 },
          { ...vincristine, toCycle: 1 },
        ]),
        1.4,
      ),
    ).toMatchObject([of2800]);
    expect(above(null, 1.4)).toMatchObject([of2800]);
  });
});

describe('a line of the chosen regimen that is injected several times a day', () => {
  const twice = { drugSlug: 'doxorubicina', dose: 30, timesPerDay: 2 };

  test('multiplies doses, vials and the lifetime dose of each session', () => {
    const { lines, lifetime } = reportOf(regimenOf([twice]), [line(DOXORUBICIN, 30)]);
    expect(lines).toMatchObject([
      {
        administrationsPerSession: 2,
        administrationsPerCycle: null,
        deviation: { percent: 0 },
        doses: {
          administration: { doseMg: 60 },
          session: { doseMg: 120 },
          cycle: { doseMg: 120 },
          course: { doseMg: 960 },
        },
        // Each administration opens its own vials: 6 of 10 mg, at 9 euros.
        supply: {
          leastWasteful: {
            units: [{ presentationId: 1, count: 6 }],
            cost: { sessionCents: 10_800, cycleCents: 10_800, courseCents: 86_400 },
          },
        },
      },
    ]);
    expect(lifetime).toMatchObject([{ ledger: { total: 480, unit: 'mg/m2' } }]);
  });

  test('applies to every session of the request', () => {
    const { lines } = reportOf(regimenOf([{ ...twice, days: [1, 2] }], { sessionDays: [1, 2], sessionsPerCycle: 2 }), [
      line(DOXORUBICIN, 30, { sessions: [1, 2, 3] }),
    ]);
    expect(lines).toMatchObject([{ doses: { session: { doseMg: 120 }, cycle: { doseMg: 360 } } }]);
  });

  test.each([
    ['is given once a session without a regimen', null, [line(DOXORUBICIN, 30)], [1]],
    ['keeps its times with another dose', regimenOf([twice]), [line(DOXORUBICIN, 24)], [2]],
    [
      'leaves a further line of the drug at once a session',
      regimenOf([twice]),
      [line(DOXORUBICIN, 30), line(DOXORUBICIN, 60)],
      [2, 1],
    ],
    [
      'is matched to the line with its dose',
      regimenOf([twice, { ...twice, dose: 60, timesPerDay: 1 }]),
      [line(DOXORUBICIN, 60), line(DOXORUBICIN, 30)],
      [1, 2],
    ],
    [
      'is given once when the regimen has it taken at home',
      regimenOf([{ ...twice, administration: 'ORAL' }]),
      [line(DOXORUBICIN, 30)],
      [1],
    ],
    [
      'keeps its times while no route is chosen',
      regimenOf([twice]),
      [line(DOXORUBICIN, 30, { administration: null })],
      [2],
    ],
  ])('%s', (_name, regimen, drugs, times) => {
    const { lines } = reportOf(regimen, drugs);
    expect(lines.map(({ administrationsPerSession }) => administrationsPerSession)).toEqual(times);
  });
});

describe('the lifetime dose of a request whose regimen changes the dose', () => {
  const doxorubicin = { drugSlug: 'doxorubicina' };
  const loading = regimenOf([
    { ...doxorubicin, dose: 75, toCycle: 1 },
    { ...doxorubicin, dose: 25, fromCycle: 2 },
  ]);
  const ledgerOf = (regimen: LibraryRegimen, drugs: readonly object[], more: object = {}) => {
    const { lifetime, findings } = reportOf(regimen, drugs, more);
    expect(lifetime).toHaveLength(1);
    const rows = lifetime[0]?.ledger.rows.flatMap(({ cycle, cycles: count = 1, amount }) =>
      Array.from({ length: count }, (_, nth) => [Number(cycle) + nth, Number(amount.toFixed(6))]),
    );
    const uncounted = lifetime[0]?.ledger.uncounted.map(({ cycle }) => cycle);
    const said = findings.filter(({ rule }) => rule === 'CUM-01').map(({ variant }) => variant);
    return { rows, uncounted, said };
  };
  const cycles = (from: number, ...amounts: number[]) => amounts.map((amount, place) => [from + place, amount]);

  test('counts each cycle as the regimen gives it: 75 mg/m² and seven times 25 are 250', () => {
    expect(ledgerOf(loading, [line(DOXORUBICIN, 75)])).toEqual({
      rows: cycles(1, 75, 25, 25, 25, 25, 25, 25, 25),
      uncounted: [],
      said: [],
    });
  });

  test.each([
    ['scales later cycles by the dose of the current one', loading, 60, { totalCycles: 3 }, cycles(1, 60, 20, 20)],
    ['scales doses in milligrams as well', loading, 120, { totalCycles: 3, doseType: 'MG' }, cycles(1, 60, 20, 20)],
    [
      'keeps the later dose when it is requested from the first cycle',
      loading,
      25,
      { totalCycles: 3 },
      cycles(1, 25, 25, 25),
    ],
    ['takes the dose that follows a loading dose', loading, 20, { cycle: 7 }, cycles(7, 20, 20)],
    [
      'counts from the cycle in which the regimen began',
      loading,
      75,
      { cycle: 3, totalCycles: 5, regimen: { slug: 'of-this-test', version: 1, firstCycle: 3 } },
      cycles(3, 75, 25, 25),
    ],
    [
      'ends when the regimen ends the drug',
      regimenOf([
        { ...doxorubicin, dose: 75, toCycle: 1 },
        { ...doxorubicin, dose: 25, fromCycle: 2, toCycle: 3 },
      ]),
      ...([75, {}, cycles(1, 75, 25, 25)] as const),
    ],
    [
      'leaves out cycles in which the regimen pauses the drug',
      regimenOf([
        { ...doxorubicin, dose: 60, toCycle: 2 },
        { ...doxorubicin, dose: 50, fromCycle: 4, toCycle: 4 },
      ]),
      ...([60, {}, [...cycles(1, 60, 60), [4, 50]]] as const),
    ],
    [
      'follows more days and more doses a day',
      regimenOf([
        { ...doxorubicin, dose: 60, toCycle: 1 },
        { ...doxorubicin, dose: 5, days: [1, 2, 3], timesPerDay: 2, fromCycle: 2 },
      ]),
      ...([60, { totalCycles: 2 }, cycles(1, 60, 30)] as const),
    ],
    [
      'adds a line that starts later to one that continues',
      regimenOf([
        { ...doxorubicin, dose: 40 },
        { ...doxorubicin, dose: 10, fromCycle: 2 },
      ]),
      ...([40, { totalCycles: 2 }, cycles(1, 40, 50)] as const),
    ],
    [
      'applies the cap of each cycle',
      regimenOf([
        { ...doxorubicin, dose: 75, toCycle: 1, cap: cap(100) },
        { ...doxorubicin, dose: 60, fromCycle: 2, cap: cap(80) },
      ]),
      ...([75, { totalCycles: 2 }, cycles(1, 50, 40)] as const),
    ],
  ])(
    '%s',
    (_name, regimen, dose, { doseType = 'MGM2', ...more }: { doseType?: string; [name: string]: unknown }, rows) => {
      const found = ledgerOf(regimen, [line(DOXORUBICIN, dose, { doseType })], more);
      expect(found.uncounted).toEqual([]);
      expect(found.rows?.toSorted()).toEqual(rows.toSorted());
    },
  );

  test('leaves cycles without a dose in the regimen uncounted, from the first such cycle on', () => {
    const unsaid = regimenOf([
      { ...doxorubicin, dose: 75, toCycle: 1 },
      { ...doxorubicin, dose: null, fromCycle: 2 },
    ]);
    expect(ledgerOf(unsaid, [line(DOXORUBICIN, 75)], { totalCycles: 3 })).toMatchObject({
      rows: [[1, 75]],
      uncounted: [2],
    });
  });

  test('continues a line beyond those of the regimen as long as the drug continues', () => {
    const ending = regimenOf([{ ...doxorubicin, dose: 60, toCycle: 2 }]);
    const { rows } = ledgerOf(ending, [line(DOXORUBICIN, 60), line(DOXORUBICIN, 20)]);
    expect(rows).toEqual(cycles(1, 80, 80));
  });
});
