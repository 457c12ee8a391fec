import { presentations } from '@aval/prisma/reference/catalogues';
import { expect, test } from 'vitest';
import { presentationForm } from './presentation-form';
import { fitsRoute } from './supply';

test.each([
  ['Ciclofosfamida 50 mg comprimidos recubiertos, 30 comprimidos', 'home'],
  ['Ciclofosfamida 1.000 mg polvo para solución inyectable y para perfusión, vial', 'clinic'],
  ['TEMODAL 100 MG CAPSULAS DURAS , 5 cápsulas', 'home'],
  ['Trastuzumab 150 mg polvo para concentrado para solución para perfusión, vial', 'infusion'],
  ['Trastuzumab 600 mg/5 ml solución inyectable subcutánea, vial 5 ml', 'clinic'],
  ['Lo que sea 5 mg', null],
])('the form follows from the words of "%s"', (presentation, form) => {
  expect(presentationForm(presentation)).toBe(form);
});

test('every presentation of the reference data has a form', () => {
  expect(presentations.filter(({ presentation }) => presentationForm(presentation) === null)).toEqual([]);
});

test('a presentation does not fit a route that it cannot be given by', () => {
  expect(['ORAL', 'INTRAVENOUS'].map((route) => fitsRoute('home', route))).toEqual([true, false]);
  expect(['ORAL', 'SUBCUTANEOUS'].map((route) => fitsRoute('clinic', route))).toEqual([false, true]);
  expect(['ORAL', 'INTRAVENOUS'].map((route) => fitsRoute(null, route))).toEqual([true, true]);
  const routes = ['INTRAVENOUS', 'INTRAPERITONEAL', 'SUBCUTANEOUS', 'INTRAMUSCULAR', 'ORAL'];
  expect(routes.map((route) => fitsRoute('infusion', route))).toEqual([true, true, false, false, false]);
});
