import { describe, expect, test } from 'vitest';
import { sessionsOf } from '../../../reference/regimen-sessions';
import { chosen, LIBRARY } from '../regimen-cases.test-support';
import { chemotherapy, line, verdictOf } from '../rule-cases.test-support';
import { cycleLength } from './cycle-length';
import { cyclesOfRegimen } from './cycles-of-regimen';
import { daysBetweenSessions } from './days-between-sessions';
import { infusorDates } from './infusor-dates';
import { sessionsOfLine } from './sessions-of-line';
import { sessionsOfRegimen } from './sessions-of-regimen';

const regimens = LIBRARY;
/** Days 1, 8 and 15 every 21 days, four cycles. */
const WEEKLY = {
  ...chosen('mama-paclitaxel-semanal'),
  cycle: 1,
  totalCycles: 4,
  sessionsPerCycle: 3,
  sessionFrequencyDays: 7,
  cycleIntervalDays: 7,
};

test.each([
  [3, null],
  [4, 'more: warning'],
  [2, 'fewer: note'],
  [null, null],
])('%d sessions of three: %s', (sessionsPerCycle, verdict) => {
  expect(verdictOf(sessionsOfRegimen, chemotherapy({ ...WEEKLY, sessionsPerCycle }), { regimens })).toBe(verdict);
});

test('a later cycle of the regimen may have fewer sessions: zolbetuximab after mFOLFOX6 on days 1 and 22 alone', () => {
  const of = (cycle: number, sessionsPerCycle: number) =>
    chemotherapy({ ...chosen('gastrico-zolbetuximab-mfolfox6'), cycle, sessionsPerCycle });
  expect(verdictOf(sessionsOfRegimen, of(5, 2), { regimens })).toBeNull();
  expect(verdictOf(sessionsOfRegimen, of(5, 3), { regimens })).toBe('fewer: note');
  expect(verdictOf(sessionsOfRegimen, of(1, 2), { regimens })).toBe('fewer: note');
});

test.each([
  [7, null],
  [6, 'shorter: warning'],
  [8, 'longer: note'],
])('%d days between sessions of seven: %s', (sessionFrequencyDays, verdict) => {
  expect(verdictOf(daysBetweenSessions, chemotherapy({ ...WEEKLY, sessionFrequencyDays }), { regimens })).toBe(verdict);
});

test('a single session has no days between', () => {
  const one = { ...WEEKLY, sessionsPerCycle: 1, sessionFrequencyDays: 0 };
  expect(verdictOf(daysBetweenSessions, chemotherapy(one), { regimens })).toBeNull();
});

test.each([
  // Three sessions end 14 days after the first; the interval follows them.
  [{}, null],
  [{ cycleIntervalDays: 9 }, null],
  [{ cycleIntervalDays: 10 }, 'longer: note'],
  [{ cycleIntervalDays: 5 }, null],
  [{ cycleIntervalDays: 4 }, 'shorter: warning'],
  // Two sessions and a pause of 14 days also make 21.
  [{ sessionsPerCycle: 2, cycleIntervalDays: 14 }, null],
  [{ sessionsPerCycle: 0 }, null],
  // A single cycle has no next one.
  [{ totalCycles: 1, cycle: 1, cycleIntervalDays: 0 }, null],
])('length of a cycle with %j: %s', (change, verdict) => {
  expect(verdictOf(cycleLength, chemotherapy({ ...WEEKLY, ...change }), { regimens })).toBe(verdict);
});

describe('length of a cycle whose sessions do not begin on day 1', () => {
  // Paclitaxel on days 2 and 9 of 21.
  const [weekly] = LIBRARY.filter(({ slug }) => slug === 'mama-paclitaxel-semanal');
  if (!weekly) throw new Error('the library has it');
  const [first] = weekly.lines;
  if (!first) throw new Error('it has a line');
  const of = (days: readonly (readonly number[])[]) => {
    const lines = days.map((each, place) => ({ ...first, days: each, fromCycle: place + 1, toCycle: place + 1 }));
    return [{ ...weekly, lines, ...sessionsOf(lines, 21) }];
  };
  const verdict = (days: readonly (readonly number[])[], plan: object) =>
    verdictOf(cycleLength, chemotherapy({ ...WEEKLY, ...plan }), { regimens: of(days) });

  test.each([
    [{ cycleIntervalDays: 14 }, null],
    [{ cycleIntervalDays: 12 }, null],
    [{ cycleIntervalDays: 11 }, 'shorter: warning'],
    [{ cycleIntervalDays: 16 }, null],
    [{ cycleIntervalDays: 17 }, 'longer: note'],
  ])('%j: %s', (plan, expected) => {
    expect(verdict([[2, 9]], { ...plan, sessionsPerCycle: 2 })).toBe(expected);
  });

  test('follows the sessions of a later cycle', () => {
    const later = (plan: object) => verdict([[1, 8], [8]], { cycle: 2, sessionsPerCycle: 1, ...plan });
    expect(later({ cycleIntervalDays: 21 })).toBeNull();
    expect(later({ cycleIntervalDays: 14 })).toBe('shorter: warning');
  });

  test('is not judged where the gaps of this cycle are uneven', () => {
    const days = [
      [1, 8, 15],
      [1, 8, 22],
    ];
    const plan = { sessionsPerCycle: 3, sessionFrequencyDays: 7, cycleIntervalDays: 0 };
    expect(verdict(days, { ...plan, cycle: 1 })).toBe('shorter: warning');
    expect(verdict(days, { ...plan, cycle: 2 })).toBeNull();
  });
});

test.each([
  [[1, 2, 3], null],
  [[1, 2], 'fewer: note'],
  [[], null],
])('paclitaxel in sessions %j: %s', (sessions, verdict) => {
  const content = chemotherapy({ ...WEEKLY, drugs: [line(4, 80, 'MGM2', 'INTRAVENOUS', sessions)] });
  expect(verdictOf(sessionsOfLine, content, { regimens })).toBe(verdict);
});

describe('carboplatin on day 1 of three', () => {
  const of = (sessions: number[], more: object = {}) =>
    chemotherapy({
      ...WEEKLY,
      ...chosen('pulmon-atezolizumab-carboplatino-etoposido'),
      ...more,
      drugs: [line(2, 5, 'AUC', 'INTRAVENOUS', sessions)],
    });

  test('warns about every day, and leaves another number of sessions to its own rule', () => {
    expect(verdictOf(sessionsOfLine, of([1]), { regimens })).toBeNull();
    expect(verdictOf(sessionsOfLine, of([1, 2, 3]), { regimens })).toBe('more: warning');
    expect(verdictOf(sessionsOfLine, of([1, 2], { sessionsPerCycle: 2 }), { regimens })).toBeNull();
  });
});

test('a drug taken at home has no sessions to compare: capecitabine of CAPOX', () => {
  const drugs = [line(15, 1000, 'MGM2', 'ORAL', [1])];
  const content = chemotherapy({ ...chosen('colorrectal-capox'), cycle: 1, sessionsPerCycle: 1, drugs });
  expect(verdictOf(sessionsOfLine, content, { regimens })).toBeNull();
});

test.each([
  ['mama-paclitaxel-semanal', 4, null],
  ['mama-paclitaxel-semanal', 5, 'more: note'],
  ['mama-t-dxd', 40, null],
])('%s with %d cycles: %s', (slug, totalCycles, verdict) => {
  expect(verdictOf(cyclesOfRegimen, chemotherapy({ ...chosen(slug), totalCycles }), { regimens })).toBe(verdict);
});

test('cycles before the regimen began do not count: four of weekly paclitaxel from the third cycle on', () => {
  const { regimen } = chosen('mama-paclitaxel-semanal');
  const content = (totalCycles: number) =>
    chemotherapy({ regimen: { ...regimen, firstCycle: 3 }, cycle: 5, totalCycles });
  expect(verdictOf(cyclesOfRegimen, content(6), { regimens })).toBeNull();
  expect(verdictOf(cyclesOfRegimen, content(7), { regimens })).toBe('more: note');
});

test('rules of the plan find nothing without a chosen regimen', () => {
  const content = chemotherapy({ ...WEEKLY, regimen: null, sessionsPerCycle: 9, sessionFrequencyDays: 1 });
  for (const rule of [sessionsOfRegimen, daysBetweenSessions, cycleLength, sessionsOfLine, cyclesOfRegimen])
    expect(verdictOf(rule, content, { regimens })).toBeNull();
});

describe('dates of the infusor', () => {
  test.each([
    ['2026-12-01', '2026-12-03', null],
    ['2026-12-01', '2026-12-01', null],
    ['2026-12-03', '2026-12-02', 'removedFirst: warning'],
    ['2026-12-08', null, null],
    ['2026-12-09', null, 'afterSessions: note'],
    [null, '2026-12-02', null],
  ])('implanted %s, removed %s: %s', (infusorImplantDate, infusorRemovalDate, verdict) => {
    const sessionDates = ['2026-12-01', '2026-12-08'];
    expect(verdictOf(infusorDates, chemotherapy({ infusorImplantDate, infusorRemovalDate, sessionDates }))).toBe(
      verdict,
    );
  });
});
