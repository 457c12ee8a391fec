import { expect, it } from 'vitest';
import { externalAddress } from './external-address';

const demand = { id: '0f7d6a52-6a5c-4c6e-9d59-3f8f8f1a2b3c', reference: 'SM-26-000001' };

it.each([
  ['https://checks.example/v2/demands/{id}/checkData', `https://checks.example/v2/demands/${demand.id}/checkData`],
  ['https://checks.example/?ref={reference}&id={id}', `https://checks.example/?ref=SM-26-000001&id=${demand.id}`],
  ['https://checks.example/{name}', 'https://checks.example/{name}'],
  [' https://checks.example/report ', 'https://checks.example/report'],
  ['javascript:alert("{id}")', null],
  ['/app/{id}', null],
  ['', null],
  [null, null],
])('external address %s resolves to %s', (setting, expected) => {
  expect(externalAddress(setting, demand)).toBe(expected);
});

it('external address encodes the reference, so that it cannot change the rest of the address', () => {
  const address = externalAddress('https://checks.example/{reference}', { ...demand, reference: '../x?y#z&{id}' });
  expect(address).toBe('https://checks.example/..%2Fx%3Fy%23z%26%7Bid%7D');
});
