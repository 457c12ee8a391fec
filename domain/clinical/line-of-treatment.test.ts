import { expect, it } from 'vitest';
import type { Option } from '../catalogue/options';
import { lineOfTreatment } from './line-of-treatment';

const before = (...types: Option<'previousTreatment'>[]) => types.map((type) => ({ type }));

it('counts the declared treatments of advanced disease', () => {
  expect(lineOfTreatment('paliativo', [])).toEqual({ number: 1, mayBeLater: false });
  expect(lineOfTreatment('paliativo', before('cirugia', 'adyuvante', 'avanzado'))).toEqual({
    number: 2,
    mayBeLater: false,
  });
  expect(lineOfTreatment('paliativo', before('avanzado', 'avanzado'))).toMatchObject({ number: 3 });
});

it('is a lower bound beside treatments that do not say when they were given', () => {
  expect(lineOfTreatment('paliativo', before('avanzado', 'quimioterapia_dirigida'))).toEqual({
    number: 2,
    mayBeLater: true,
  });
});

it('is unknown where it cannot be told from what is declared, and of another intention', () => {
  expect(lineOfTreatment('paliativo', before('hormonoterapia_inmunoterapia'))).toBeNull();
  expect(lineOfTreatment('no_se_indica', before('avanzado'))).toBeNull();
  expect(lineOfTreatment('adyuvante', [])).toBeNull();
});
