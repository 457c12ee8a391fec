import { MARKERS } from '@aval/domain/catalogue/markers';
import { OPTIONS } from '@aval/domain/catalogue/options';
import { REFUSALS } from '@aval/domain/demand/lifecycle/commands';
import { DECISION_REASONS, DECISIONS, DISPLAY_STATUSES, HISTORY_ACTIONS } from '@aval/domain/demand/vocabulary';
import { MESSAGES } from '@aval/domain/validation/fields/message';
import { describe, expect, test } from 'vitest';
import { createI18n } from './instance';
import { translateMessage } from './message';

const instance = await createI18n('es', ['demand', 'errors', 'validation']);

describe('every name in the domain has words', () => {
  const options = Object.entries(OPTIONS).flatMap(([set, names]) => names.map((name) => `option.${set}.${name}`));
  const markers = Object.values(MARKERS).flatMap((fields) => fields.map((field) => `marker.${field.name}`));
  const others = [
    ...DISPLAY_STATUSES.flatMap((status) => [`status.${status}.long`, `status.${status}.short`]),
    ...HISTORY_ACTIONS.flatMap((action) => [`history.${action}`, `sentence.${action}`]),
    ...DECISIONS.map((decision) => `decision.${decision}`),
    ...DECISION_REASONS.map((reason) => `reason.${reason}`),
  ];

  test.each([...options, ...markers, ...others])('demand:%s', (key) => {
    expect(instance.exists(`demand:${key}`)).toBe(true);
  });

  test.each(REFUSALS)('errors:refusal.%s', (refusal) => {
    expect(instance.exists(`errors:refusal.${refusal}`)).toBe(true);
  });
});

test.each(Object.entries(MESSAGES))('validation:%s uses its params %j', (key, names) => {
  const sentence = String(instance.getResource('es', 'validation', key));
  const used = [...sentence.matchAll(/\{\{(\w+)(?:, number)?\}\}/g)].map((match) => match[1]);
  expect(used.sort()).toEqual([...names].sort());
});

test('a message of a schema becomes a sentence with its figures', () => {
  expect(translateMessage(instance.t, 'validation:decimalRange {"min":0,"max":100}')).toBe(
    'Escriba un valor de 0 a 100, con dos decimales como máximo.',
  );
  expect(translateMessage(instance.t, 'validation:decimalRange {"min":0.01,"max":999.99}')).toBe(
    'Escriba un valor de 0,01 a 999,99, con dos decimales como máximo.',
  );
  expect(translateMessage(instance.t, 'validation:required')).toBe('Rellene este dato.');
});
