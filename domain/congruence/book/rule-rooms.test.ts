import { expect, test } from 'vitest';
import { RULES } from '../rule-book';
import { RULE_ROOMS, roomOf, rulesByRoom } from './rule-rooms';

test('every rule has a section, and every section has rules', () => {
  expect(RULES.filter(({ id }) => roomOf(id) === undefined).map(({ id }) => id)).toEqual([]);
  const rooms = rulesByRoom(RULES);
  expect(rooms.map(({ room }) => room)).toEqual(RULE_ROOMS);
  expect(rooms.flatMap(({ rules }) => rules)).toHaveLength(RULES.length);
});

test('sections without rules are left out', () => {
  expect(rulesByRoom([{ id: 'RAD-01' }])).toEqual([{ room: 'radiotherapy', rules: [{ id: 'RAD-01' }] }]);
});
