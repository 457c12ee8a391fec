import { expect, test } from 'vitest';
import { createPendingChanges } from './pending-changes';

/** Saves that the test completes. */
function slowServer() {
  const saves: ((isKept: boolean) => void)[] = [];
  const counts: number[] = [];
  const owed: boolean[] = [];
  const changes = createPendingChanges({
    send: (_names, isOwed) => {
      owed.push(isOwed);
      return new Promise<boolean>((resolve) => saves.push(resolve));
    },
    onCount: (count) => counts.push(count),
  });
  const end = async (index: number, isKept: boolean) => {
    saves[index]?.(isKept);
    // Lets waiting callers continue.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ...changes, saves, counts, owed, end };
}

/** Returns the results that have arrived so far. */
function answersOf(...asked: Promise<boolean>[]): (boolean | undefined)[] {
  const answers: (boolean | undefined)[] = asked.map(() => undefined);
  asked.forEach((each, index) => {
    void each.then((isKept) => {
      answers[index] = isKept;
    });
  });
  return answers;
}

test('callers waiting for a save both get the result of the one that follows', async () => {
  const { add, keep, saves, end } = slowServer();
  add('observations');
  const first = keep();
  add('officialComments');
  const answers = answersOf(first, keep(), keep());
  await end(0, true);
  expect(saves).toHaveLength(2);
  expect(answers).toEqual([true, undefined, undefined]);
  await end(1, true);
  expect(saves).toHaveLength(2);
  expect(answers).toEqual([true, true, true]);
});

test('waiting callers are not told of success when the following save failed', async () => {
  const { add, keep, saves, counts, end } = slowServer();
  add('observations');
  const first = keep();
  add('officialComments');
  const answers = answersOf(first, keep(), keep());
  await end(0, true);
  await end(1, false);
  expect(answers).toEqual([true, false, undefined]);
  await end(2, false);
  expect(answers).toEqual([true, false, false]);
  expect(saves).toHaveLength(3);
  expect(counts.at(-1)).toBe(1);
});

test('changes that could not be saved are sent with the next save', async () => {
  const { add, keep, saves, counts, end } = slowServer();
  add('observations');
  const failed = keep();
  await end(0, false);
  expect(await failed).toBe(false);
  expect(counts).toEqual([1, 1]);
  const again = keep();
  await end(1, true);
  expect(await again).toBe(true);
  expect(counts.at(-1)).toBe(0);
  expect(await keep()).toBe(true);
  expect(saves).toHaveLength(2);
});

test('an owed step is sent with its fields, and counts as one change when none has changed', async () => {
  const { add, owe, keep, saves, counts, owed, end } = slowServer();
  add('observations');
  owe();
  const failed = keep();
  await end(0, false);
  expect(await failed).toBe(false);
  expect(counts).toEqual([1, 1, 1]);
  const again = keep();
  await end(1, true);
  expect(await again).toBe(true);
  expect(counts.at(-1)).toBe(0);
  owe();
  expect(counts.at(-1)).toBe(1);
  void keep();
  expect(saves).toHaveLength(3);
  expect(owed).toEqual([true, true, true]);
});
