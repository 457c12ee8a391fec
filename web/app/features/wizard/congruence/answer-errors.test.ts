import { LONGEST_JUSTIFICATION, type TypedJustification } from '@aval/domain/validation/steps/extras-schema';
import { expect, test } from 'vitest';
import { answerErrors } from './answer-errors';

const CONTEXT = { mode: 'draft', today: '2026-04-26' } as const;
const answer = (text: string, rule = 'STG-01'): TypedJustification => ({
  rule,
  field: 'protocol.stage',
  drugId: null,
  text,
});

test('an answer that is too long has an error under its field name of step 5, and a short one has none', () => {
  const said = [answer('corta'), answer('x'.repeat(LONGEST_JUSTIFICATION + 1), 'STG-02')];
  expect(Object.keys(answerErrors(said, CONTEXT))).toEqual(['justifications[1].text']);
});

test('fields of step 5 that are not answers have no errors', () => {
  expect(answerErrors([answer('corta')], CONTEXT)).toEqual({});
});
