import { describe, expect, test } from 'vitest';
import { exampleChemotherapy } from '../demand/content/example-chemotherapy.test-support';
import { cycleEnd, daysPerCycle, keptSessions, sessionCalendar, sessionDates } from './session-calendar';

const weekly = exampleChemotherapy({
  sessionsPerCycle: 3,
  sessionFrequencyDays: 7,
  cycleIntervalDays: 7,
  firstSessionDate: '2026-04-22',
  sessionDates: ['2026-04-22', '2026-04-29', '2026-05-06'],
});

test.each([
  [3, 7, 15],
  [5, 7, 29],
  [1, 0, 1],
  [1, 21, 1],
  [2, 1, 2],
  [0, 21, 21],
  [0, 0, 0],
])('%i sessions every %i days: %i days a cycle', (sessionsPerCycle, sessionFrequencyDays, expected) => {
  expect(daysPerCycle({ sessionsPerCycle, sessionFrequencyDays })).toBe(expected);
});

describe('dates of one cycle', () => {
  test('follow the first date and the frequency, across the change of clocks', () => {
    expect(sessionDates('2026-03-22', { sessionsPerCycle: 3, sessionFrequencyDays: 7 })).toEqual([
      '2026-03-22',
      '2026-03-29',
      '2026-04-05',
    ]);
  });

  test("drop sessions of a drug line beyond the cycle's last one", () => {
    expect(keptSessions([1, 2, 3], 2)).toEqual([1, 2]);
    expect(keptSessions([1, 3], 3)).toEqual([1, 3]);
  });
});

describe('end of a cycle', () => {
  test('is its last session', () => expect(cycleEnd(weekly)).toBe('2026-05-06'));

  test('is the first date + days per cycle − 1 without sessions', () => {
    expect(cycleEnd({ ...weekly, sessionsPerCycle: 0, sessionFrequencyDays: 21, sessionDates: [] })).toBe('2026-05-12');
  });

  test('is never before its beginning', () => {
    expect(cycleEnd({ ...weekly, sessionsPerCycle: 0, sessionFrequencyDays: 0, sessionDates: [] })).toBe('2026-04-22');
  });
});

describe('calendar of all cycles', () => {
  test('has twelve sessions in four cycles', () => {
    expect(sessionCalendar(weekly)).toEqual([
      { number: 1, current: true, sessionDates: ['2026-04-22', '2026-04-29', '2026-05-06'] },
      { number: 2, current: false, sessionDates: ['2026-05-13', '2026-05-20', '2026-05-27'] },
      { number: 3, current: false, sessionDates: ['2026-06-03', '2026-06-10', '2026-06-17'] },
      { number: 4, current: false, sessionDates: ['2026-06-24', '2026-07-01', '2026-07-08'] },
    ]);
  });

  test('starts at the current cycle and follows a date that was moved by hand', () => {
    const moved = { ...weekly, cycle: 3, sessionDates: ['2026-06-03', '2026-06-10', '2026-06-19'] };
    expect(sessionCalendar(moved).map(({ number, sessionDates: dates }) => [number, dates[0]])).toEqual([
      [3, '2026-06-03'],
      [4, '2026-06-26'],
    ]);
  });

  test('has one session a cycle for AC every 14 days (Citron, J Clin Oncol 2003;21:1431)', () => {
    const dense = {
      ...weekly,
      sessionsPerCycle: 1,
      sessionFrequencyDays: 0,
      cycleIntervalDays: 14,
      sessionDates: ['2026-04-22'],
    };
    expect(sessionCalendar(dense).flatMap((cycle) => cycle.sessionDates)).toEqual([
      '2026-04-22',
      '2026-05-06',
      '2026-05-20',
      '2026-06-03',
    ]);
  });
});

test('a plan that is being typed may exceed the last supported date', () => {
  const plan = { ...weekly, firstSessionDate: '9999-12-31', sessionDates: ['9999-12-31'], sessionsPerCycle: 1 };
  expect(sessionCalendar(plan)).toHaveLength(4);
  expect(sessionCalendar({ ...weekly, totalCycles: 999, cycleIntervalDays: 3650 })).toHaveLength(999);
});
