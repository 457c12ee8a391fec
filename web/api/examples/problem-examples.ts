import api from '@aval/i18n/es/api';
import validation from '@aval/i18n/es/validation';
import type { z } from 'zod';
import { PROBLEM_CODES, type ProblemCode, type problemSchema, typeOf } from '../answers/problem';
import { PATIENT_ID } from './numbers';

type ShownProblem = z.input<typeof problemSchema>;

/** Details of some problems. */
const DETAILS: Partial<Record<ProblemCode, Partial<ShownProblem>>> = {
  stale: {
    changed: [
      { sequence: 3, createdAt: '2026-11-20T10:44:00.000Z', action: 'ACCEPT', displayStatus: 'sended_accepted' },
    ],
  },
  refused: { refusal: 'wrong_status' },
  alike: { ids: [PATIENT_ID] },
  invalid: {
    errors: { comment: [validation.required] },
    errorCodes: { comment: ['required'] },
    issues: [{ path: 'comment', code: 'required', message: validation.required }],
  },
};

const WORDS: Readonly<Record<string, string>> = api.problem;

/** Example answer of each problem code, in Spanish. */
export const PROBLEM_EXAMPLES: Readonly<Record<ProblemCode, ShownProblem>> = Object.fromEntries(
  (Object.keys(PROBLEM_CODES) as ProblemCode[]).map((code) => [
    code,
    {
      type: typeOf(code),
      title: api.title[code],
      status: PROBLEM_CODES[code],
      message: (WORDS[code] ?? code).replace('{{name}}', 'pageSize'),
      code,
      ...DETAILS[code],
    },
  ]),
) as Record<ProblemCode, ShownProblem>;
