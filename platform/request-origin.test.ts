import { expect, it } from 'vitest';
import { keptUserAgent } from './request-origin';

it('user agent is cut to 300 characters', () => {
  expect(keptUserAgent('x'.repeat(5_000))).toHaveLength(300);
  expect(keptUserAgent('')).toBeNull();
  expect(keptUserAgent(null)).toBeNull();
});
