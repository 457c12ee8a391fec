import { expect, test } from 'vitest';
import { mergeStored } from './merge-stored';

test('what the other one changed is taken, what both changed is asked, what its reader changed stays', () => {
  const base = { name: 'Uno', slogan: 'Antes', logoImageId: null, hosts: 'a.test', ages: ['1', '2'], step: false };
  const stored = { ...base, slogan: 'Del otro', logoImageId: 'f00', ages: ['1'], step: true };
  const typed = { ...base, name: 'Otro nombre', slogan: 'Del segundo', logoImageId: '', step: undefined };
  expect(mergeStored({ base, stored, typed })).toEqual({ theirs: ['logoImageId', 'ages', 'step'], both: ['slogan'] });
});

test('what both changed alike is no matter of either', () => {
  const [base, stored] = [{ text: 'a' }, { text: 'b\nc' }];
  expect(mergeStored({ base, stored, typed: { text: 'b\r\nc' } })).toEqual({ theirs: [], both: [] });
});
