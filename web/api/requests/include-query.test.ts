import { expect, it } from 'vitest';
import { includedOf, includeQuery } from './include-query';

const include = includeQuery(['role', 'company']);

it('includes only the requested parts', () => {
  const asked = include.parse('company, role');
  expect(includedOf(asked, { role: 1, company: 2 })).toEqual({ role: 1, company: 2 });
  expect(includedOf(include.parse('role'), { role: 1, company: 2 })).toEqual({ role: 1 });
  expect(includedOf(include.parse(undefined), { role: 1, company: 2 })).toEqual({});
});

it('names each unknown part', () => {
  const read = include.safeParse('role,empresa,x');
  expect(read.error?.issues.map(({ path }) => path)).toEqual([['empresa'], ['x']]);
  expect(include.safeParse('').success).toBe(false);
});
