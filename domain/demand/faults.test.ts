import { expect, it } from 'vitest';
import { causeOf, faultsOf, isMarked } from './faults';

const SOUND = { divergedAt: null, commandFaultCode: null, clockFaultCode: null, reminderFaultCode: null };

it('lists every fault with its cause', () => {
  expect(faultsOf(SOUND)).toEqual([]);
  expect(faultsOf({ ...SOUND, clockFaultCode: 'clock_refused', reminderFaultCode: 'database_22012' })).toEqual([
    { cause: 'clock', code: 'clock_refused' },
    { cause: 'reminder', code: 'database_22012' },
  ]);
});

it('marks a demand that has a fault or has diverged', () => {
  expect(isMarked(SOUND)).toBe(false);
  expect(isMarked({ ...SOUND, divergedAt: new Date(0) })).toBe(true);
  for (const name of ['commandFaultCode', 'clockFaultCode', 'reminderFaultCode'])
    expect(isMarked({ ...SOUND, [name]: 'database_23514' })).toBe(true);
});

it("assigns the clock's own command to the clock, and all others to the command", () => {
  expect(causeOf('cycle_ended')).toBe('clock');
  expect(causeOf('return_to_manager')).toBe('command');
  expect(causeOf('comment')).toBe('command');
});
