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
