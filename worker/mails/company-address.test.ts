import { expect, it } from 'vitest';
import { companyAddress } from './company-address';

it.each([
  ['http://localhost:3000', ['meridiana.localhost'], 'http://meridiana.localhost:3000/app/demands/42'],
  ['http://localhost:3000', ['aval.localhost', 'localhost'], 'http://aval.localhost:3000/app/demands/42'],
  [
    'https://aval.example',
    ['oncologia.meridiana.example', 'meridiana.aval.example', 'meridiana.localhost'],
    'https://meridiana.aval.example/app/demands/42',
  ],
  ['https://aval.example', ['meridiana.localhost', 'oncologia.example'], 'https://oncologia.example/app/demands/42'],
  ['https://aval.example', ['meridiana.localhost'], 'https://aval.example/app/demands/42'],
  ['https://aval.example/', [], 'https://aval.example/app/demands/42'],
])('%s with %j gives %s', (publicUrl, hosts, address) => {
  expect(companyAddress(publicUrl, hosts, '/app/demands/42')).toBe(address);
});

it.each([
  ['http://localhost:3000', 'alborada.localhost', 'http://alborada.localhost:3000/app/demands/42'],
  ['https://aval.example', 'oncologia.example', 'https://oncologia.example/app/demands/42'],
  ['https://aval.example', 'alborada.localhost', 'https://meridiana.aval.example/app/demands/42'],
  ['https://aval.example', null, 'https://meridiana.aval.example/app/demands/42'],
])('at %s the host used last, %s, gives %s', (publicUrl, lastHost, address) => {
  const hosts = ['meridiana.aval.example'];
  expect(companyAddress(publicUrl, hosts, '/app/demands/42', lastHost)).toBe(address);
});
