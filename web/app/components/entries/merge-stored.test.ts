import { expect, test } from 'vitest';
import { mergeStored } from './merge-stored';

test('fields changed by the other user are taken, fields changed by both conflict, own changes stay', () => {
  const base = { name: 'Uno', slogan: 'Antes', logoImageId: null, hosts: 'a.test', ages: ['1', '2'], step: false };
  const stored = { ...base, slogan: 'Del otro', logoImageId: 'f00', ages: ['1'], step: true };
  const typed = { ...base, name: 'Otro nombre', slogan: 'Del segundo', logoImageId: '', step: undefined };
  expect(mergeStored({ base, stored, typed })).toEqual({ theirs: ['logoImageId', 'ages', 'step'], both: ['slogan'] });
});

test('fields that both users changed to the same value are in neither list', () => {
  const [base, stored] = [{ text: 'a' }, { text: 'b\nc' }];
  expect(mergeStored({ base, stored, typed: { text: 'b\r\nc' } })).toEqual({ theirs: [], both: [] });
});
