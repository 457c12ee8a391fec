import { analysed } from '@aval/domain/congruence/analysed.test-support';
import { nameValue, optionValue } from '@aval/domain/congruence/findings/values';
import { RULES } from '@aval/domain/congruence/rule-book';
import { FORMER_RULES } from '@aval/domain/congruence/rule-ids';
import { describe, expect, test } from 'vitest';
import { createI18n } from '../instance';
import { describeFinding, describeRule } from './finding-words';

const spanish = await createI18n('es', ['congruence', 'clinical', 'demand']);
const english = await createI18n('en', ['congruence', 'clinical', 'demand']);

test('a finding is a sentence with its values, and names its remedy', () => {
  const content = { protocol: { type: 'mama', t: 'T2', n: 'N1', m: 'M0', stage: 'IIIA' } };
  const [finding] = analysed(content).findings;
  if (!finding) throw new Error('there is a finding');
  expect(describeFinding(spanish, finding)).toEqual({
    text: 'T2 N1 M0 corresponde a IIB; se indica IIIA (AJCC 8).',
    settles: 'Corregir el estadio o la categoría que no corresponda, o decir de qué fecha es cada uno.',
  });
  expect(describeFinding(english, finding).text).toBe('T2 N1 M0 is IIB; the stage given is IIIA (AJCC 8).');
});

test('an intention within a sentence is written in lower case', () => {
  const values = { given: optionValue('intention', 'adyuvante'), expected: optionValue('intention', 'paliativo') };
  const { text } = describeFinding(spanish, {
    rule: 'INT-03',
    variant: 'other',
    values: { ...values, regimen: nameValue('AC') },
  });
  expect(text).toBe('Intención adyuvante; el esquema AC está publicado con intención paliativa.');
});

describe.each([
  ['es', spanish],
  ['en', english],
])('words in %s', (_language, instance) => {
  test.each(RULES)('rule $id has a name and a description', (rule) => {
    const { name, about } = describeRule(instance, rule);
    expect([name, about].filter((words) => words.includes('rule.'))).toEqual([]);
  });

  const sentences = RULES.flatMap(({ id, variants, formerVariants = [] }) =>
    [...variants, ...formerVariants].map((variant) => `${id}.${variant}`),
  );

  const former = FORMER_RULES.flatMap(({ id, variants }) => variants.map((variant) => `${id}.${variant}`));

  test.each([...sentences, ...former])('%s', (path) => {
    const parts = ['text', 'settles'].filter((part) => !instance.exists(`congruence:rule.${path}.${part}`));
    expect(parts).toEqual([]);
  });
});
