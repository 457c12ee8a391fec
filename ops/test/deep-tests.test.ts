import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHECKOUT } from '../prepare/folders.mjs';
import { DEEP_GROUPS, deepGroupsToLeaveOut, isDrillNeeded } from './deep-tests';

const names = (changed: readonly string[] | null) => deepGroupsToLeaveOut(changed).map(({ name }) => name);
const find = (pattern: string) => globSync(pattern, { cwd: CHECKOUT, exclude: ['**/node_modules/**'] });

it.each(DEEP_GROUPS)('$name: every pattern names files of the checkout', ({ tests, guards }) => {
  expect(tests.filter((pattern) => !find(pattern).some((file) => file.endsWith('.integration.test.ts')))).toEqual([]);
  expect(guards.filter((pattern) => find(pattern).length === 0)).toEqual([]);
});

it('a change of the workflow runs the long lives of demands and the drill', () => {
  const changed = ['workflows/demand/demand.ts'];
  expect(names(changed)).not.toContain('kills, losses and long lives of demands');
  expect(names(changed)).toContain('generated and hostile requests');
  expect(isDrillNeeded(changed)).toBe(true);
});

it('a change of a deep test runs its group', () => {
  expect(names(['web/security/garbage.integration.test.ts'])).not.toContain('generated and hostile requests');
});

it('a change of words leaves all of them out', () => {
  expect(names(['i18n/es/common.ts'])).toHaveLength(DEEP_GROUPS.length);
  expect(isDrillNeeded(['i18n/es/common.ts'])).toBe(false);
});

it('an unknown change leaves out nothing', () => {
  expect(names(null)).toEqual([]);
  expect(isDrillNeeded(null)).toBe(true);
});
