import { expect, test } from 'vitest';
import { createI18n } from './instance';

test('each instance keeps its own language', async () => {
  const [spanish, english] = await Promise.all([createI18n('es'), createI18n('en')]);
  expect(spanish.t('action.retry')).toBe('Reintentar');
  expect(english.t('action.retry')).toBe('Try again');
  expect(spanish.t('days.long.in', { count: 1 })).toBe('en 1 día laborable');
  expect(spanish.t('days.long.in', { count: 4 })).toBe('en 4 días laborables');
});

test('figures within sentences are grouped as elsewhere', async () => {
  const [spanish, english] = await Promise.all([
    createI18n('es', ['companyTexts']),
    createI18n('en', ['companyTexts']),
  ]);
  expect(spanish.t('companyTexts:publish.asks', { count: 5834 })).toContain('5.834');
  expect(english.t('companyTexts:publish.asks', { count: 5834 })).toContain('5,834');
});
