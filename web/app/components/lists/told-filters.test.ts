import { EXPORTED_LISTS } from '@aval/application/access-record/record-export';
import { createI18n } from '@aval/i18n/instance';
import { expect, test } from 'vitest';
import { FILTER_NAMESPACES, TOLD, toldFilters } from './told-filters';

const words = await createI18n('es', [...FILTER_NAMESPACES]);

test("active filters are described in the words of the list's page", () => {
  expect(toldFilters(words, 'patients', { companyId: ['Mutua Alborada'], search: '71084', edited: 'edited' })).toEqual([
    'Compañía: Mutua Alborada',
    'Búsqueda: 71084',
    'Editados después de enviar',
  ]);
  expect(toldFilters(words, 'demands', { pendingDemands: true, zoneId: ['Madrid', 'Toledo'] })).toEqual([
    'Solo mis pendientes',
    'Zona: Madrid, Toledo',
  ]);
  expect(toldFilters(words, 'documents', { state: 'failed' })).toEqual(['Estado: No se pudieron crear']);
  expect(toldFilters(words, 'access-record', { from: '2026-02-03', subject: 'document' })).toEqual([
    'Desde: 03/02/2026',
    'Qué se consultó: PDF',
  ]);
});

test('filters that lists do not have are described as recorded', () => {
  expect(toldFilters(words, 'demands', { formerFilter: 12 })).toEqual(['formerFilter: 12']);
  expect(toldFilters(words, 'demands', null)).toEqual([]);
});

test('each filter of a list with patient data has a name', () => {
  for (const list of EXPORTED_LISTS)
    for (const { label } of Object.values(TOLD[list])) expect(words.exists(label), label).toBe(true);
});
