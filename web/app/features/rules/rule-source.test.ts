import { RULES } from '@aval/domain/congruence/rule-book';
import english from '@aval/i18n/en/administration/rules';
import spanish from '@aval/i18n/es/administration/rules';
import { expect, test } from 'vitest';
import { sourceKeyOf } from './rule-source';

test.each(RULES)('the source of $id and each of its thresholds have texts', ({ id, thresholds }) => {
  for (const { source, threshold } of [spanish, english]) {
    expect(source).toHaveProperty([sourceKeyOf(id)]);
    for (const name of Object.keys(thresholds)) expect(threshold).toHaveProperty([name]);
  }
});

test('source texts belong to existing rules', () => {
  const said = new Set(RULES.map(({ id }) => sourceKeyOf(id)));
  expect(Object.keys(spanish.source).filter((key) => !said.has(key as never))).toEqual([]);
});
