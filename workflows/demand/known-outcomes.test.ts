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

it('keeps the last hundred and forgets the oldest', () => {
  const known = new KnownOutcomes(upTo(KNOWN_OUTCOMES));
  known.remember(outcome(KNOWN_OUTCOMES + 1));
  expect(known.list()).toHaveLength(KNOWN_OUTCOMES);
  expect(known.find('command-1')).toBeUndefined();
  expect(known.find('command-2')).toEqual(outcome(2));
  expect(known.list().at(-1)).toEqual(outcome(KNOWN_OUTCOMES + 1));
});

it('takes what the database knows as older, and its own word before the database’s', () => {
  const refused = { status: 'refused', commandId: 'command-3', refusal: 'stale', payloadSha256: 'x' } as const;
  const known = new KnownOutcomes([refused, outcome(4)]);
  known.addOlder(upTo(3));
  expect(known.list()).toEqual([outcome(1), outcome(2), refused, outcome(4)]);
});
