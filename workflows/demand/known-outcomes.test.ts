import { expect, it } from 'vitest';
import { type DoneOutcome, KNOWN_OUTCOMES } from '../contract';
import { KnownOutcomes } from './known-outcomes';

const outcome = (number: number): DoneOutcome => ({
  status: 'done',
  commandId: `command-${number}`,
  sequence: number,
  payloadSha256: '',
});
const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, index) => outcome(from + index));

it('known outcomes keep the last hundred and drop the oldest', () => {
  const known = new KnownOutcomes(upTo(KNOWN_OUTCOMES));
  known.remember(outcome(KNOWN_OUTCOMES + 1));
  expect(known.list()).toHaveLength(KNOWN_OUTCOMES);
  expect(known.find('command-1')).toBeUndefined();
  expect(known.find('command-2')).toEqual(outcome(2));
  expect(known.list().at(-1)).toEqual(outcome(KNOWN_OUTCOMES + 1));
});

it('known outcomes add those of the database as older, and prefer their own', () => {
  const refused = { status: 'refused', commandId: 'command-3', refusal: 'stale', payloadSha256: 'x' } as const;
  const known = new KnownOutcomes([refused, outcome(4)]);
  known.addOlder(upTo(3));
  expect(known.list()).toEqual([outcome(1), outcome(2), refused, outcome(4)]);
});
