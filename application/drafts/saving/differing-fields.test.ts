import { expect, test } from 'vitest';
import { differingFields } from './differing-fields';
import type { TypedForm } from './typed-values';

const FORM: TypedForm = { weightKg: '74,2', chemotherapy: { drugs: [{ dose: '75' }, { dose: '6', doseType: 'AUC' }] } };

test.each<[string, TypedForm | undefined, string[]]>([
  ['the same form', FORM, []],
  ['an empty field for a missing one', { ...FORM, note: '' }, []],
  ['another text', { ...FORM, weightKg: '72,4' }, ['weightKg']],
  [
    'a field of a line',
    { ...FORM, chemotherapy: { drugs: [{ dose: '57' }, { dose: '6', doseType: 'AUC' }] } },
    ['chemotherapy.drugs[0].dose'],
  ],
  [
    'a line less',
    { ...FORM, chemotherapy: { drugs: [{ dose: '75' }] } },
    ['chemotherapy.drugs[1].dose', 'chemotherapy.drugs[1].doseType'],
  ],
  [
    'no form yet',
    undefined,
    ['weightKg', 'chemotherapy.drugs[0].dose', 'chemotherapy.drugs[1].dose', 'chemotherapy.drugs[1].doseType'],
  ],
])('names the fields that differ from %s', (_name, other, names) => {
  expect(differingFields(FORM, other)).toEqual(names);
  expect(differingFields(other, FORM)).toEqual(names);
});
