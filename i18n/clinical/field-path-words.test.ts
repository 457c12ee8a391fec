import { expect, test } from 'vitest';
import { createI18n } from '../instance';
import { describeFieldPath } from './field-path-words';

const spanish = await createI18n('es', ['demand']);

test.each([
  ['protocol.stage', 'Estadio'],
  ['protocol.markers.egfr', 'EGFR'],
  ['previousTreatments', 'Tratamientos previos'],
  ['exposures', 'Dosis acumuladas previas'],
  ['treatment.chemotherapy.regimen', 'Esquema'],
  ['treatment.chemotherapy.creatinine', 'Creatinina'],
  ['treatment.chemotherapy.creatinineUnit', 'Unidad de la creatinina'],
  ['treatment.chemotherapy.creatinineDate', 'Fecha de la analítica'],
  ['treatment.chemotherapy.drugs', 'Fármacos'],
  ['treatment.chemotherapy.drugs.1', 'Línea B'],
  ['treatment.chemotherapy.drugs.1.dose', 'Línea B: Dosis'],
  ['treatment.radiotherapy.0.totalDoseGy', 'Radioterapia 1: Dosis total'],
])('%s is %s', (path, words) => {
  expect(describeFieldPath(spanish, path)).toBe(words);
});
