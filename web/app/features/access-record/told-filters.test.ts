import { createI18n } from '@aval/i18n/instance';
import { expect, test } from 'vitest';
import { FILTER_NAMESPACES, toldFilters } from './told-filters';

const words = await createI18n('es', [...FILTER_NAMESPACES]);

test('what a list was narrowed to is said as its page says it', () => {
  const told = (filters: Record<string, string | boolean | string[]>) => toldFilters(words, { filters });
  expect(told({ companyId: ['Mutua Alborada'], search: '710842651', edited: 'edited' })).toEqual([
    'Compañía: Mutua Alborada',
    'Búsqueda: 710842651',
    'Editados después de enviar',
  ]);
  expect(told({ status: 'ACTIVE', pendingDemands: true, zoneId: ['Madrid', 'Toledo'] }).slice(1)).toEqual([
    'Solo mis pendientes',
    'Zona: Madrid, Toledo',
  ]);
  expect(told({ state: 'failed', from: '2026-02-03', subject: 'document' })).toEqual([
    'Estado: No se pudieron crear',
    'Desde: 03/02/2026',
    'Qué se consultó: PDF',
  ]);
});
