import { expect, test } from 'vitest';
import { contentPathOf, fieldOfPath } from './form-paths';

test.each([
  ['protocol', 'markers.er', 'protocol.markers.er'],
  ['previousTreatments', 'previousTreatments[1].date', 'previousTreatments.1.date'],
  ['treatment', 'chemotherapy.drugs[0].price', 'treatment.chemotherapy.drugs.0.priceCents'],
  ['treatment', 'radiotherapy[2].codeIds', 'treatment.radiotherapy.2.codeIds'],
  ['extras', 'performingCenterId', 'extras.performingCenterId'],
] as const)('a field of step %s converts to its path and back: %s', (step, name, path) => {
  expect(contentPathOf(step, name)).toBe(path);
  expect(fieldOfPath(path)).toEqual({ step, name });
});

test('a switch stands for the whole part', () => {
  expect(contentPathOf('treatment', 'chemotherapyOn')).toBe('treatment.chemotherapy');
});

test('a path of the basics leads to step 1', () => {
  expect(fieldOfPath('basics.patientId')).toEqual({ step: 'patient', name: 'patientId' });
});
