import { describe, expect, test } from 'vitest';
import type { RegimenLine } from '../../reference/regimen';
import { BOOK_AS_IT_COMES } from '../rule-book';
import { FACTS } from '../rules/rule-cases.test-support';
import type { LibraryRegimen } from '../subject/subject';
import { congruenceReport } from './report';

const [VINCRISTINE, DOXORUBICIN, FLUOROURACIL] = [3, 6, 8];

const given: RegimenLine = {
  ...{ drugSlug: 'fluorouracilo', dose: 400, doseType: 'MGM2', administration: 'INTRAVENOUS', days: [1] },
  ...{ timesPerDay: 1, fromCycle: 1, toCycle: null, cap: null },
};

/** A regimen of one session every 21 days. */
function regimenOf(lines: readonly Partial<RegimenLine>[], more: Partial<LibraryRegimen> = {}): LibraryRegimen {
  return {
    ...{ slug: 'of-this-test', version: 1, name: 'Of this test', tumourType: 'colo_rectal', intentions: [] },
    ...{ plannedCycles: 8, sessionDays: [1], sessionsPerCycle: 1, sessionFrequencyDays: 0, cycleIntervalDays: 21 },
    ...{ lines: lines.map((line) => ({ ...given, ...line })), source: { citation: 'Of this test', where: null } },
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
    ...{ heightCm: 180, weightKg: 80, cycle: 1, totalCycles: 8, sessionsPerCycle: 1, sessionFrequencyDays: 0 },
    ...{ cycleIntervalDays: 21, regimen: regimen && { slug: regimen.slug, version: 1 }, drugs, ...more },
  };
  const facts = {
    ...{ ...FACTS, regimens: regimen ? [regimen] : [] },
    offers: new Map([DOXORUBICIN, FLUOROURACIL].map((id) => [id, VIALS])),
  };
  return congruenceReport({ protocol: { type: 'colo_rectal' }, treatment: { chemotherapy } }, facts, BOOK_AS_IT_COMES);
}

const cap = (value: number) => ({ kind: 'doseMg' as const, value });

describe('the cap of a line of the chosen regimen', () => {
  const bolusAndInfusion = regimenOf([{ cap: cap(800) }, { dose: 2400 }]);

  test.each([
    ['in its order', [400, 2400], [800, 4800]],
    ['in another order', [2400, 400], [4800, 800]],
    ['more than its own', [500, 2400], [800, 4800]],
    ['the other one alone', [2400], [4800]],
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

  test('limits the cycles of its line alone', () => {
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

  test('limits nothing of a line more than the regimen has', () => {
    const { lines } = reportOf(regimenOf([{ cap: cap(600) }]), [line(FLUOROURACIL, 400), line(FLUOROURACIL, 500)]);
    expect(lines).toMatchObject([
      { doses: { administration: { doseMg: 600 } }, isBesideRegimen: false },
      { doses: { administration: { doseMg: 1000 } }, isBesideRegimen: true },
    ]);
  });

  // Vincristine: its label has 2 mg at most.
  test('spares the most of a label only what it has limited itself', () => {
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

describe('what the chosen regimen has injected several times a day', () => {
  const twice = { drugSlug: 'doxorubicina', dose: 30, timesPerDay: 2 };

  test('is given as often in each session: doses, vials and lifetime', () => {
    const { lines, lifetime } = reportOf(regimenOf([twice]), [line(DOXORUBICIN, 30)]);
    expect(lines).toMatchObject([
      {
        ...{ administrationsPerSession: 2, administrationsPerCycle: null, deviation: { percent: 0 } },
        doses: {
          ...{
            administration: { doseMg: 60 },
            session: { doseMg: 120 },
            cycle: { doseMg: 120 },
            course: { doseMg: 960 },
          },
        },
        // Each administration has vials of its own: 6 of 10 mg, at 9 euros.
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

  test('in as many sessions as the request has', () => {
    const { lines } = reportOf(regimenOf([{ ...twice, days: [1, 2] }], { sessionDays: [1, 2], sessionsPerCycle: 2 }), [
      line(DOXORUBICIN, 30, { sessions: [1, 2, 3] }),
    ]);
    expect(lines).toMatchObject([{ doses: { session: { doseMg: 120 }, cycle: { doseMg: 360 } } }]);
  });

  test.each([
    ['without a regimen', null, [line(DOXORUBICIN, 30)], [1]],
    ['of another dose', regimenOf([twice]), [line(DOXORUBICIN, 24)], [2]],
    ['a line more than it has', regimenOf([twice]), [line(DOXORUBICIN, 30), line(DOXORUBICIN, 60)], [2, 1]],
    [
      'each line as its own',
      regimenOf([twice, { ...twice, dose: 60, timesPerDay: 1 }]),
      [line(DOXORUBICIN, 60), line(DOXORUBICIN, 30)],
      [1, 2],
    ],
    ['what it has taken at home', regimenOf([{ ...twice, administration: 'ORAL' }]), [line(DOXORUBICIN, 30)], [1]],
    ['while no route is chosen', regimenOf([twice]), [line(DOXORUBICIN, 30, { administration: null })], [2]],
  ])('%s', (_name, regimen, drugs, times) => {
    const { lines } = reportOf(regimen, drugs);
    expect(lines.map(({ administrationsPerSession }) => administrationsPerSession)).toEqual(times);
  });
});
