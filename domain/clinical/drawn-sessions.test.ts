import { expect, test } from 'vitest';
import { countSessions, drawnSessions, lastSession } from './drawn-sessions';
import { sessionCalendar } from './session-calendar';

const schedule = {
  cycle: 2,
  totalCycles: 4,
  sessionsPerCycle: 2,
  sessionFrequencyDays: 7,
  cycleIntervalDays: 14,
  firstSessionDate: '2026-04-22',
  sessionDates: ['2026-04-22', '2026-04-29'],
};

test('all sessions from the current cycle on are drawn where they fit', () => {
  const { sessions, more } = drawnSessions(schedule, 60);
  expect(sessions.map(({ cycle, number }) => `${cycle}.${number}`)).toEqual(['2.1', '2.2', '3.1', '3.2', '4.1', '4.2']);
  expect(sessions.map(({ current }) => current)).toEqual([true, true, false, false, false, false]);
  expect(more).toBe(0);
  expect(countSessions(schedule)).toBe(6);
});

test('sessions beyond the limit are counted but not drawn, whatever the number of cycles', () => {
  const endless = { ...schedule, totalCycles: 1_000_000 };
  const { sessions, more } = drawnSessions(endless, 60);
  expect(sessions).toHaveLength(60);
  expect(more).toBe(countSessions(endless) - 60);
  expect(countSessions(endless)).toBe(2 + 999_998 * 2);
});

test('a treatment without cycles has the sessions of its plan', () => {
  expect(countSessions({ ...schedule, cycle: 0, totalCycles: 0 })).toBe(2);
  expect(drawnSessions({ ...schedule, cycle: 0, totalCycles: 0 }, 60).sessions).toHaveLength(2);
});

test.each([
  [{}],
  [{ totalCycles: 2 }],
  [{ totalCycles: 90 }],
  [{ totalCycles: 90, sessionsPerCycle: 1, sessionDates: ['2026-04-22'] }],
  [{ sessionFrequencyDays: 0 }],
  [{ cycle: 0, totalCycles: 0 }],
  [{ sessionsPerCycle: 0, sessionDates: [] }],
])('the last session is that of the whole calendar, drawn or not: %j', (changes) => {
  const each = { ...schedule, ...changes };
  const all = sessionCalendar(each).flatMap(({ sessionDates }) => sessionDates);
  expect(lastSession(each)).toBe(all.at(-1));
  expect(countSessions(each)).toBe(all.length);
});
