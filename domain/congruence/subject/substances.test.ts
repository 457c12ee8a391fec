import { expect, test } from 'vitest';
import { lifetimePrincipleOf, substanceNamed } from './substances';

test.each([
  ['daunorubicina', 'L01DB02'],
  ['idarubicina', 'L01DB06'],
  ['mitoxantrona', 'L01DB07'],
])('%s can be declared as an earlier exposure, however a catalogue writes it', (principle, atcCode) => {
  const drug = substanceNamed(principle);
  expect(drug).toMatchObject({ atcCode });
  if (!drug) return;
  expect(lifetimePrincipleOf(drug)).toBe(principle);
  expect(lifetimePrincipleOf({ name: 'Otro', activePrinciple: 'Otro', atcCode })).toBe(principle);
  expect(lifetimePrincipleOf({ name: drug.name, activePrinciple: drug.name, atcCode: null })).toBe(principle);
});
