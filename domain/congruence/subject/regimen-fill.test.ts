import { expect, test } from 'vitest';
import type { Regimen, RegimenLine } from '../../reference/regimen';
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

test('the lines of the cycle, with the sessions in which each is given', () => {
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

test('all that is taken at home is one session; the cycle of a treatment without cycles is the first', () => {
  const [, , , oral = line] = regimen.lines;
  const fill = regimenFill({ ...regimen, plannedCycles: null, sessionDays: [], lines: [oral] }, 0, find);
  expect(fill).toMatchObject({ totalCycles: null, sessionsPerCycle: 1, sessionFrequencyDays: 0, sessionDays: [1] });
});

test('says what of other cycles is not put in: a loading dose, what has ended, what is to come; and what will end', () => {
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
  // A loading dose ends with its cycle, but its drug goes on.
  expect(first?.ending).toMatchObject([{ drugName: 'carboplatino', toCycle: 4 }]);
  expect(fifth?.ending).toEqual([]);
  expect(fifth?.earlier).toMatchObject([
    { isLoading: true },
    { drugName: 'carboplatino', toCycle: 4, isLoading: false },
  ]);
});
