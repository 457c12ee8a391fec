import { expect, it } from 'vitest';
import { logoutAddress } from './logout-address';

it.each([
  ['https://corporate.example/salida?a=1', 'https://corporate.example/salida?a=1'],
  [' https://corporate.example ', 'https://corporate.example'],
  ['http://corporate.example', null],
  ['//corporate.example', null],
  ['/elsewhere', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('sign-out redirects to https addresses only: %s', (setting, expected) => {
  expect(logoutAddress(setting)).toBe(expected);
});
