import { expect, test } from 'vitest';
import { RULES } from '../rule-book';
import { groupOf, RULE_GROUPS, rulesByGroup } from './rule-groups';

test('every rule has a group, and every group has rules', () => {
  expect(RULES.filter(({ id }) => groupOf(id) === undefined).map(({ id }) => id)).toEqual([]);
  const groups = rulesByGroup(RULES);
  expect(groups.map(({ group }) => group)).toEqual(RULE_GROUPS);
  expect(groups.flatMap(({ rules }) => rules)).toHaveLength(RULES.length);
});

test('groups without rules are left out', () => {
  expect(rulesByGroup([{ id: 'RAD-01' }])).toEqual([{ group: 'radiotherapy', rules: [{ id: 'RAD-01' }] }]);
});
