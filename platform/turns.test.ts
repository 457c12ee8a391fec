import { expect, test } from 'vitest';
import { createTurns } from './turns';

test('no more than so many at once, in the order of their coming, also after one has failed', async () => {
  const inTurn = createTurns(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const tasks = [0, 1, 2, 3, 4].map((number) =>
    inTurn(async () => {
      begun.push(number);
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      if (number === 0) throw new Error('the first fails');
    }),
  );
  expect((await Promise.allSettled(tasks)).map(({ status }) => status)).toEqual([
    'rejected',
    ...Array(4).fill('fulfilled'),
  ]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});
