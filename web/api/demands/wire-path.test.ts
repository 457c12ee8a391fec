import { analysed } from '@aval/domain/congruence/analysed.test-support';
import { request } from '@aval/domain/congruence/drawn-contents.test-support';
import { LIBRARY } from '@aval/domain/congruence/rules/regimen-cases.test-support';
import { FACTS as CASES } from '@aval/domain/congruence/rules/rule-cases.test-support';
import { contentPathOf } from '@aval/domain/validation/fields/form-paths';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOfWire, wirePathOf } from './wire-path';

describe('a field error', () => {
  it.each([
    ['basics.prescriberCenterId', 'centerPrescriptorId'],
    ['protocol.stage', 'estadio'],
    ['protocol.markers.tipo', 'pulmonTipo'],
    ['treatment', 'tratamientoQuimioterapico'],
    [contentPathOf('treatment', 'chemotherapyOn'), 'tratamientoQuimioterapico'],
    [contentPathOf('treatment', 'chemotherapy.drugs[1].price'), 'quimioterapicoFarmacos.1.price'],
    ['treatment.chemotherapy.drugs', 'quimioterapicoFarmacos'],
    ['treatment.chemotherapy.sessionDates.2', 'quimioterapicoFechasSesiones.2'],
    ['treatment.radiotherapy.0.codeIds', 'tratamientosRadioterapicos.0.codigo'],
    [contentPathOf('previousTreatments', 'previousTreatments[0].date'), 'tratamientosPrevios.0.date'],
    ['extras.officialComments', 'comentariosOficiales'],
  ])('is reported at the sent field: %s becomes %s', (path, wire) => {
    expect(wirePathOf(path, 'pulmon')).toBe(wire);
  });
});

it('the field of a finding is found again by its API name', () => {
  const facts = {
    ...CASES,
    regimens: LIBRARY,
    previousWeightKg: 60,
    presentations: new Map([[1, { strengthMg: 25 }]]),
  };
  const asked = new Set<string>();
  fc.assert(
    fc.property(request, (given) => {
      const tumourType = (given as { protocol?: { type?: unknown } }).protocol?.type;
      for (const { fields } of analysed(given, facts).findings) {
        for (const field of fields) {
          asked.add(field);
          expect(pathOfWire(wirePathOf(field, tumourType))).toBe(field);
        }
      }
    }),
  );
  expect(asked.size).toBeGreaterThan(10);
});
