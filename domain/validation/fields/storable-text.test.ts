import { expect, it } from 'vitest';
import { storableName, storableText } from './storable-text';

it.each([
  ['Paciente estable\tsin\r\ncambios 😀', 'Paciente estable\tsin\r\ncambios 😀'],
  ['a\0b\u0007c\u001b[0m\u007f\u0085', 'abc[0m'],
  ['\ud800a\udc00', '\ufffda\ufffd'],
  ['Ana \u202egnimoC\u2069', 'Ana gnimoC'],
])('%j is stored as %j', (text, kept) => {
  expect(storableText(text)).toBe(kept);
});

it('a name is stored on one line', () => {
  expect(storableName('do\0se\r\n\t[0]\ud800')).toBe('dose[0]\ufffd');
});
