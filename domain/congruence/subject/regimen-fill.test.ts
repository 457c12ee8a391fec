import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Regimen, RegimenLine } from '../../reference/regimen';
import { cycleLengthOf, sessionsOf } from '../../reference/regimen-sessions';
import { firstCyclesOf, repeated } from './filled-calendar.test-support';
import { regimenFill } from './regimen-fill';

const line: RegimenLine = {
  drugSlug: 'gemcitabina',
  dose: 1000,
  doseType: 'MGM2',
  administration: 'INTRAVENOUS',
  days: [1, 8],
  timesPerDay: 1,
  fromCycle: 1,
  toCycle: null,
  cap: null,
};
const regimen: Regimen = {
  slug: 'carboplatino-gemcitabina',
  name: 'Carboplatino-gemcitabina',
  tumourType: 'ovario',
  intentions: ['paliativo'],
  plannedCycles: 6,
  sessionDays: [1, 8, 15],
  sessionsPerCycle: 3,
  sessionFrequencyDays: 7,
  cycleIntervalDays: 21,
  lines: [
    line,
    { ...line, drugSlug: 'carboplatino', dose: 4, doseType: 'AUC', days: [1], toCycle: 6 },
    { ...line, drugSlug: 'paclitaxel', days: [15], fromCycle: 2 },
    { ...line, drugSlug: 'capecitabina', administration: 'ORAL', days: [2, 3, 4] },
  ],
  source: { citation: 'Of this test', where: null },
};
const find = ({ drugSlug }: RegimenLine) => ({ drugId: drugSlug.length, drugName: drugSlug });

test('the fill has the lines of the cycle with their sessions', () => {
  const fill = regimenFill(regimen, 1, find);
  expect(fill).toMatchObject({
    totalCycles: 6,
    sessionsPerCycle: 2,
    sessionFrequencyDays: 7,
    cycleIntervalDays: 28,
    cycleLengthDays: 35,
    sessionDays: [1, 8],
  });
  expect(fill.lines.map(({ drugName, dose, doseType, sessions }) => [drugName, dose, doseType, sessions])).toEqual([
    ['gemcitabina', 1000, 'MGM2', [1, 2]],
    ['carboplatino', 4, 'AUC', [1]],
    ['capecitabina', 1000, 'MGM2', [1]],
  ]);
});

test('a later cycle has its own lines and sessions', () => {
  const fill = regimenFill(regimen, 7, find);
  expect(fill.lines.map(({ drugName }) => drugName)).toEqual(['gemcitabina', 'paclitaxel', 'capecitabina']);
  expect(fill).toMatchObject({ sessionDays: [1, 8, 15], cycleIntervalDays: 21 });
  expect(fill.lines[1]?.sessions).toEqual([3]);
});

test('a regimen taken only at home has one session, and cycle 0 is filled as the first', () => {
  const [, , , oral = line] = regimen.lines;
  const fill = regimenFill({ ...regimen, plannedCycles: null, sessionDays: [], lines: [oral] }, 0, find);
  expect(fill).toMatchObject({ totalCycles: null, sessionsPerCycle: 1, sessionFrequencyDays: 0, sessionDays: [1] });
});

test('the fill names lines of other cycles (loading doses, ended and later ones) and lines that will end', () => {
  const trastuzumab = { ...line, drugSlug: 'trastuzumab', doseType: 'MGKG' as const, days: [1] };
  const phased = {
    ...regimen,
    lines: [
      { ...trastuzumab, dose: 8, toCycle: 1 },
      { ...trastuzumab, dose: 6, fromCycle: 2 },
      { ...line, drugSlug: 'carboplatino', doseType: 'AUC' as const, dose: 5, toCycle: 4 },
    ],
  };
  const [first, second, fifth] = [1, 2, 5].map((cycle) => regimenFill(phased, cycle, find));
  expect(first?.lines.map(({ dose }) => dose)).toEqual([8, 5]);
  expect(first).toMatchObject({ earlier: [], later: [{ drugName: 'trastuzumab', dose: 6, fromCycle: 2 }] });
  expect(second?.lines.map(({ dose }) => dose)).toEqual([6, 5]);
  expect(second).toMatchObject({
    earlier: [{ drugName: 'trastuzumab', dose: 8, toCycle: 1, isLoading: true }],
    later: [],
  });
  // A loading dose ends with its cycle, but its drug continues.
  expect(first?.ending).toMatchObject([{ drugName: 'carboplatino', toCycle: 4 }]);
  expect(fifth?.ending).toEqual([]);
  expect(fifth?.earlier).toMatchObject([
    { isLoading: true },
    { drugName: 'carboplatino', toCycle: 4, isLoading: false },
  ]);
});

describe('the calendar of a filled regimen repeats after the length of its cycle', () => {
  const of = (lines: readonly RegimenLine[], cycleLengthDays: number): Regimen => ({
    ...regimen,
    ...sessionsOf(lines, cycleLengthDays),
    lines,
  });
  const oral: RegimenLine = { ...line, drugSlug: 'capecitabina', administration: 'ORAL', days: [1, 2, 3, 4] };

  test('a day 1 without a session: tablets from day 1, vinorelbine on days 2 and 9 of 21', () => {
    const fill = regimenFill(of([oral, { ...line, drugSlug: 'vinorelbina', days: [2, 9] }], 21), 1, find);
    expect(fill).toMatchObject({ sessionDays: [2, 9], sessionFrequencyDays: 7, cycleIntervalDays: 14 });
    expect(firstCyclesOf(fill)).toEqual([
      ['2026-12-01', '2026-12-08'],
      ['2026-12-22', '2026-12-29'],
      ['2027-01-12', '2027-01-19'],
    ]);
  });

  test('a later cycle that begins with another session: days 1 and 8, from the third cycle on day 8', () => {
    const changing = of(
      [
        { ...line, toCycle: 2 },
        { ...line, days: [8], fromCycle: 3 },
      ],
      21,
    );
    expect([1, 3].map((cycle) => regimenFill(changing, cycle, find))).toMatchObject([
      { sessionDays: [1, 8], cycleIntervalDays: 14, cycleLengthDays: 21 },
      { sessionDays: [8], cycleIntervalDays: 21, cycleLengthDays: 21 },
    ]);
  });

  test('days that only tablets of this cycle use have no session', () => {
    const both = of([oral, { ...line, days: [1] }, { ...line, days: [3], toCycle: 1 }], 21);
    expect([1, 2].map((cycle) => regimenFill(both, cycle, find).sessionDays)).toEqual([[1, 3], [1]]);
  });

  /** Days of a cycle with even gaps. */
  const evenDays = fc
    .record({
      first: fc.integer({ min: 1, max: 10 }),
      gap: fc.integer({ min: 1, max: 10 }),
      count: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ first, gap, count }) => Array.from({ length: count }, (_, place) => first + place * gap));

  test('any days with even gaps repeat in any cycle', () => {
    fc.assert(
      fc.property(
        fc.array(evenDays, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.integer({ min: 40, max: 60 }),
        (phases, hasOral, cycleLengthDays) => {
          const lines = phases.map((days, place) => ({ ...line, days, fromCycle: place + 1, toCycle: place + 1 }));
          const drawn = of([...lines, ...(hasOral ? [oral] : [])], cycleLengthDays);
          expect(cycleLengthOf(drawn)).toBe(cycleLengthDays);
          for (const [place] of phases.entries()) {
            const fill = regimenFill(drawn, place + 1, find);
            expect(fill.cycleLengthDays).toBe(cycleLengthDays);
            expect(firstCyclesOf(fill)).toEqual(repeated(fill, cycleLengthDays));
          }
        },
      ),
    );
  });
});
