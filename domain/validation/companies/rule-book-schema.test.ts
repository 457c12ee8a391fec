import { expect, test } from 'vitest';
import { ruleFacts } from '../../congruence/book/rule-facts';
import { RULES } from '../../congruence/rule-book';
import { bookFormValues, ruleBookSchema } from './rule-book-schema';

const RULE_TABLE = RULES.map(ruleFacts);
const schema = ruleBookSchema(RULE_TABLE);
const standard = bookFormValues(
  RULE_TABLE,
  {
    rules: {},
    clearance: { weightRule: 'actual', creatinineFloorMgDl: null, clearanceCapMlMin: null },
    asksJustification: false,
  },
  (figure) => String(figure).replace('.', ','),
);

test.each([
  ['CRE-01', 'maxDays', '30,5', '31'],
  ['CIC-03', 'toleranceDays', '1,5', '1'],
])('a threshold in days of %s must be whole', (rule, threshold, broken, whole) => {
  const typed = (value: string) => ({ ...standard, [rule]: { ...(standard[rule] as object), [threshold]: value } });
  expect(schema.safeParse(typed(whole)).success).toBe(true);
  expect(schema.safeParse(typed(broken)).error?.issues.map(({ path }) => path)).toEqual([[rule, threshold]]);
});

test('a threshold in percent may have decimals', () => {
  const typed = { ...standard, 'DOS-01': { ...(standard['DOS-01'] as object), tolerancePercent: '10,5' } };
  expect(schema.safeParse(typed).success).toBe(true);
});
