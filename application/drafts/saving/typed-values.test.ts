import { expect, test } from 'vitest';
import { toStoredForm, typedGroup, typedTreatment } from './typed-values';

test('content becomes the text that a user would have typed', () => {
  expect(typedGroup({ weightKg: 74.2, heparinization: true, clinicalTrial: false, antiemetics: null })).toEqual({
    weightKg: '74,2',
    heparinization: 'on',
  });
});

test('a treatment from a version is switched on and priced in euros; one that was typed stays as it is', () => {
  const line = { drugId: 3, sessions: [1, 2], priceCents: 2190 };
  expect(typedTreatment({ chemotherapy: { heightCm: 172, drugs: [line] }, radiotherapy: null })).toEqual({
    chemotherapyOn: 'on',
    chemotherapy: { heightCm: '172', drugs: [{ drugId: '3', sessions: ['1', '2'], price: '21,90' }] },
  });
  const typed = { chemotherapy: { heightCm: '172', drugs: [{ drugId: '3', price: '' }] } };
  expect(typedTreatment(typed)).toEqual(typed);
});

test('values that no form can send are left out of the stored form', () => {
  expect(toStoredForm({ text: 'a\0b', when: new Date(), list: ['x', 7], group: { inner: 'y' } })).toEqual({
    text: 'ab',
    list: ['x', ''],
    group: { inner: 'y' },
  });
  expect(toStoredForm('nothing')).toEqual({});
  const named = JSON.parse(
    '{"a":{"__proto__":{"b":"x"},"toString":"y","c":"z"},"constructor":"v","hasOwn\\u0000Property":"w"}',
  );
  expect(JSON.stringify(toStoredForm(named))).toBe('{"a":{"c":"z"}}');
});
