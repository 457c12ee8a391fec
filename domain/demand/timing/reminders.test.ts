import { describe, expect, it } from 'vitest';
import { EXAMPLE_STATES } from '../lifecycle/example-states.test-support';
import { displayStatus } from '../outlook/display-status';
import { DISPLAY_STATUSES } from '../vocabulary';
import {
  dueAtOf,
  dueReminder,
  isReminded,
  isReminderOver,
  nextReminder,
  REMINDED_STATUSES,
  reminderOccasion,
  type Waiting,
} from './reminders';

/** The first reminders of a wait, in order. */
function reminders(waiting: Waiting, count: number): string[] {
  const instants: string[] = [];
  for (let after: string | null = null; instants.length < count; ) {
    after = nextReminder(waiting, after);
    instants.push(after);
  }
  return instants;
}

/** Counted by hand on a calendar; 08:00 in Madrid is 07:00 UTC in winter and 06:00 UTC in summer. */
describe('the reminders of a wait', () => {
  it.each<[string, string, number, number, string[]]>([
    [
      'within a week: Monday, first after 2, then every 2',
      '2026-11-16T10:30:00.000Z',
      2,
      2,
      ['2026-11-18T07:00:00.000Z', '2026-11-20T07:00:00.000Z', '2026-11-24T07:00:00.000Z', '2026-11-26T07:00:00.000Z'],
    ],
    [
      'over a weekend: Thursday, first after 2, then every 3',
      '2026-11-19T22:30:00.000Z',
      2,
      3,
      ['2026-11-23T07:00:00.000Z', '2026-11-26T07:00:00.000Z', '2026-12-01T07:00:00.000Z'],
    ],
    [
      'asked on a Saturday: counted from there, so Tuesday is the second working day',
      '2026-11-21T11:00:00.000Z',
      2,
      2,
      ['2026-11-24T07:00:00.000Z', '2026-11-26T07:00:00.000Z'],
    ],
    [
      'past Christmas, New Year and Epiphany: Wednesday 23 December, first after 3, then every 2',
      '2026-12-23T09:00:00.000Z',
      3,
      2,
      ['2026-12-29T07:00:00.000Z', '2026-12-31T07:00:00.000Z', '2027-01-05T07:00:00.000Z', '2027-01-08T07:00:00.000Z'],
    ],
    [
      'past Good Friday and the change to summer time: Monday 23 March',
      '2026-03-23T09:00:00.000Z',
      2,
      4,
      ['2026-03-25T07:00:00.000Z', '2026-03-31T06:00:00.000Z', '2026-04-07T06:00:00.000Z'],
    ],
    [
      'late in the evening UTC it is the next day in Madrid: Monday 23:30 UTC is Tuesday',
      '2026-11-16T23:30:00.000Z',
      2,
      2,
      ['2026-11-19T07:00:00.000Z', '2026-11-23T07:00:00.000Z'],
    ],
    [
      'at once: at the midnight that ends a cycle, then every 5',
      '2026-11-16T23:00:00.000Z',
      0,
      5,
      ['2026-11-16T23:00:00.000Z', '2026-11-24T07:00:00.000Z', '2026-12-01T07:00:00.000Z', '2026-12-09T07:00:00.000Z'],
    ],
    [
      'at once on a Saturday as well',
      '2026-11-20T23:00:00.000Z',
      0,
      5,
      ['2026-11-20T23:00:00.000Z', '2026-11-27T07:00:00.000Z'],
    ],
    [
      'daily',
      '2026-04-01T06:00:00.000Z',
      1,
      1,
      ['2026-04-02T06:00:00.000Z', '2026-04-06T06:00:00.000Z', '2026-04-07T06:00:00.000Z'],
    ],
  ])('%s', (_name, since, firstAfter, every, expected) => {
    expect(reminders({ since, rule: { firstAfter, every } }, expected.length)).toEqual(expected);
  });

  it('come on working days only and never stop, for ten years', () => {
    const instants = reminders({ since: '2026-01-02T12:00:00.000Z', rule: { firstAfter: 2, every: 2 } }, 1250);
    expect(new Set(instants).size).toBe(instants.length);
    expect(instants).toEqual([...instants].sort());
    // 2,500 working days at about 251 a year.
    expect(instants.at(-1)?.slice(0, 4)).toBe('2035');
    for (const instant of instants) expect([0, 6]).not.toContain(new Date(instant).getUTCDay());
  });
});

describe('the next and the due reminder', () => {
  // Wednesday 18, Friday 20, Tuesday 24 November, …
  const waiting: Waiting = { since: '2026-11-16T10:00:00.000Z', rule: { firstAfter: 2, every: 2 } };

  it.each([
    ['before the first', '2026-11-17T10:00:00.000Z', '2026-11-18T07:00:00.000Z'],
    ['a millisecond before', '2026-11-18T06:59:59.999Z', '2026-11-18T07:00:00.000Z'],
    ['at its exact time: the next one', '2026-11-18T07:00:00.000Z', '2026-11-20T07:00:00.000Z'],
    ['on a weekend', '2026-11-22T12:00:00.000Z', '2026-11-24T07:00:00.000Z'],
    ['before the wait began, after the clock was set back', '2026-11-10T07:00:00.000Z', '2026-11-18T07:00:00.000Z'],
  ])('%s', (_name, after, expected) => {
    expect(nextReminder(waiting, after)).toBe(expected);
  });

  it.each([
    ['nothing before the first', null, '2026-11-18T06:59:59.999Z', null],
    ['the first at its exact time', null, '2026-11-18T07:00:00.000Z', '2026-11-18T07:00:00.000Z'],
    ['nothing between two', '2026-11-18T07:00:00.000Z', '2026-11-20T06:00:00.000Z', null],
    ['the last of several that were missed', null, '2026-11-26T12:00:00.000Z', '2026-11-26T07:00:00.000Z'],
    ['nothing twice', '2026-11-26T07:00:00.000Z', '2026-11-27T12:00:00.000Z', null],
    ['nothing when the clock was set back', '2026-11-26T07:00:00.000Z', '2026-11-19T12:00:00.000Z', null],
  ])('%s', (_name, after, now, expected) => {
    expect(dueReminder(waiting, after, now)).toBe(expected);
  });

  it.each([
    { firstAfter: -1, every: 2 },
    { firstAfter: 1.5, every: 2 },
    { firstAfter: 0, every: 0 },
    { firstAfter: 0, every: 0.5 },
  ])('are refused for %j', (rule) => {
    expect(() => nextReminder({ since: waiting.since, rule }, null)).toThrow(RangeError);
  });
});

it('the seven reminded states are those in which somebody has to act', () => {
  expect(DISPLAY_STATUSES.filter(isReminded).sort()).toEqual([...REMINDED_STATUSES].sort());
  for (const status of REMINDED_STATUSES) expect(displayStatus(EXAMPLE_STATES[status])).toBe(status);
});

describe('a due reminder', () => {
  const dueAt = '2026-11-18T07:00:00.000Z';

  it('has a key of its own among all that are due at the same instant, which says when', () => {
    const occasions = REMINDED_STATUSES.map((status) => reminderOccasion(status, dueAt));
    expect(new Set(occasions).size).toBe(REMINDED_STATUSES.length);
    expect(new Set(occasions.map(dueAtOf))).toEqual(new Set([dueAt]));
  });

  it.each(REMINDED_STATUSES)(
    'a reminder of %s is not over in the status that issues it, and is over when the demand ends',
    (status) => {
      expect(isReminderOver(status, status)).toBe(false);
      for (const ended of ['canceled', 'finished'] as const) expect(isReminderOver(status, ended)).toBe(true);
    },
  );
});
