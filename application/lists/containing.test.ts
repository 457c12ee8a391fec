import { expect, it } from 'vitest';
import { containing } from './containing';

it('takes every sign for itself', () => {
  expect(containing(String.raw`50 %_a\b`)).toEqual({ contains: String.raw`50 \%\_a\\b` });
});
