import { RULES } from '@aval/domain/congruence/rule-book';
import english from '@aval/i18n/en/administration/rules';
import spanish from '@aval/i18n/es/administration/rules';
import { expect, test } from 'vitest';
import { sourceKeyOf } from './rule-source';

test.each(RULES)('the source of $id is said, and each of its thresholds is called something', ({ id, thresholds }) => {
  for (const { source, threshold } of [spanish, english]) {
    expect(source).toHaveProperty([sourceKeyOf(id)]);
    for (const name of Object.keys(thresholds)) expect(threshold).toHaveProperty([name]);
  }
});

test('no source is said of a rule that there is not', () => {
  const said = new Set(RULES.map(({ id }) => sourceKeyOf(id)));
  expect(Object.keys(spanish.source).filter((key) => !said.has(key as never))).toEqual([]);
});
