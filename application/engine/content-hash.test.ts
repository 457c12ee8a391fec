import { expect, it } from 'vitest';
import { contentHash } from './content-hash';

it('the hash ignores the order of keys and keys without a value', () => {
  expect(contentHash({ a: 1, b: { c: 'x', d: [1, 2] } })).toBe(
    contentHash({ b: { d: [1, 2], c: 'x', e: undefined }, a: 1 }),
  );
});

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: 'x' }, { a: null }],
  [{ comment: 'yes' }, { comment: 'yes ' }],
])('the hash tells %j from %j', (left, right) => {
  expect(contentHash(left)).not.toBe(contentHash(right));
});
