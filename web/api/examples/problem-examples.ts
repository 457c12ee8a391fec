import englishApi from '@aval/i18n/en/api';
import englishValidation from '@aval/i18n/en/validation';
import spanishApi from '@aval/i18n/es/api';
import spanishValidation from '@aval/i18n/es/validation';
import type { Language } from '@aval/i18n/languages';
import type { z } from 'zod';
import { PROBLEM_CODES, type ProblemCode, type problemSchema, typeOf } from '../answers/problem';
import { PATIENT_ID } from './numbers';

type ShownProblem = z.input<typeof problemSchema>;

interface Words {
  message: Readonly<Record<string, string>>;
  title: Readonly<Record<ProblemCode, string>>;
  required: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  es: { message: spanishApi.problem, title: spanishApi.title, required: spanishValidation.required },
  en: { message: englishApi.problem, title: englishApi.title, required: englishValidation.required },
};

/** Details of some problems. */
const detailsOf = ({ required }: Words): Partial<Record<ProblemCode, Partial<ShownProblem>>> => ({
  stale: {
    changed: [
      { sequence: 3, createdAt: '2026-11-20T10:44:00.000Z', action: 'ACCEPT', displayStatus: 'sended_accepted' },
    ],
  },
  refused: { refusal: 'wrong_status' },
  alike: { ids: [PATIENT_ID] },
  invalid: {
    errors: { comment: [required] },
    errorCodes: { comment: ['required'] },
    issues: [{ path: 'comment', code: 'required', message: required }],
  },
});

/** Returns an example answer of each problem code, in the words of a language. */
export function problemExamples(language: Language): Readonly<Record<ProblemCode, ShownProblem>> {
  const words = WORDS[language];
  const details = detailsOf(words);
  return Object.fromEntries(
    (Object.keys(PROBLEM_CODES) as ProblemCode[]).map((code) => [
      code,
      {
        type: typeOf(code),
        title: words.title[code],
        status: PROBLEM_CODES[code],
        message: (words.message[code] ?? code).replace('{{name}}', 'pageSize'),
        code,
        ...details[code],
      },
    ]),
  ) as Record<ProblemCode, ShownProblem>;
}
