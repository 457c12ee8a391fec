import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSavePause } from './save-pause';

const QUIET_MS = 5_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Simulates a key press at the given interval and returns the seconds of the saves. */
function typeSteadily(seconds: number, keyEvery = 1): number[] {
  const sent: number[] = [];
  let second = 0;
  const pause = createSavePause(() => sent.push(second));
  for (second = 0; second < seconds; second += 1) {
    if (second % keyEvery === 0) pause.begin(QUIET_MS);
    vi.advanceTimersByTime(1_000);
  }
  pause.end();
  vi.advanceTimersByTime(60_000);
  return sent;
}

test('steady typing is saved at most ten seconds after its first key, repeatedly', () => {
  expect(typeSteadily(35)).toEqual([9, 19, 29]);
});

test('a pause of five seconds saves the preceding input once', () => {
  expect(typeSteadily(8, 100)).toEqual([4]);
});
