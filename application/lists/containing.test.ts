import { expect, it } from 'vitest';
import { containing } from './containing';

it('containing escapes wildcards and backslashes', () => {
  expect(containing(String.raw`50 %_a\b`)).toEqual({ contains: String.raw`50 \%\_a\\b` });
});
