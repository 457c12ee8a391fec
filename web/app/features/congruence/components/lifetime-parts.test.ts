import type { JudgedLimit } from '@aval/domain/clinical/lifetime/lifetime-dose';
import { expect, test } from 'vitest';
import { limitMarks } from './lifetime-parts';

const limit = (alertAt: number | null, usual: number | null, appliedLimit = usual) =>
  ({ limit: { alertAt, limit: usual }, appliedLimit }) as JudgedLimit;

test.each([
  ['a limit with its alert', [limit(450, 550)], ['450 alert', '550 limit']],
  ['each of several that hold', [limit(300, 400), limit(null, 500)], ['300 alert', '400 limit', '500 limit']],
  ['one that was lowered with what it would be', [limit(450, 550, 400)], ['400 limit', '550 usual']],
  ['an alert alone', [limit(450, null)], ['450 alert']],
])('%s is drawn', (_name, limits, marks) => {
  expect(limitMarks({ limits }).map(({ amount, kind }) => `${amount} ${kind}`)).toEqual(marks);
});
