import { expect, test } from 'vitest';
import { isRetriedAlone } from './retry-pause';

test.each([
  ['no answer at all', undefined, 100],
  ['a server that is away', 503, 100],
  ['too many at once', 429, 100],
  ['the page of something on the way', 200, 100],
  ['a server that failed a few times', 500, 4],
])('%s is retried automatically', (_, code, failures) => {
  expect(isRetriedAlone(code, failures)).toBe(true);
});

test.each([
  ['a request that is refused', 400, 1],
  ['a text that is too large for something on the way', 413, 1],
  ['a server that has failed on it five times', 500, 5],
])('%s waits for changed input', (_, code, failures) => {
  expect(isRetriedAlone(code, failures)).toBe(false);
});
