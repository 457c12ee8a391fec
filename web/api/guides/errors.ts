import words from '@aval/i18n/en/api';
import { PROBLEM_CODES, type ProblemCode } from '../answers/problem';
import { tableOf } from './table-of';

/** Remedies of problems, for those whose message does not say what a client can do. */
const ADVICE: Partial<Record<ProblemCode, string>> = {
  malformed: 'The JSON, the address or a header cannot be read. Correct the request.',
  unknown_parameter: '`message` names the parameter or header. Correct the request.',
  signed_out: 'Sign in again.',
  wrong_credentials: 'Check the e-mail address and the password.',
  forbidden: 'Your role may not do this. Do not repeat the request.',
  company_forbidden: 'Send a company in `X-Company` that you work for.',
  PASSWORDEXPIRED: 'Change the password first.',
  REQUIRERESETPASSWORD: 'Choose your own password first.',
  REQUIREACCEPTTERMS: 'Accept the terms first.',
  not_found: 'It does not exist, or you cannot see it. The two are not told apart.',
  method_not_allowed: '`Allow` lists the methods of this address.',
  stale:
    'Read it again, then decide again. For a demand, `changed` lists what was done since, and `ETag` has its present version.',
  refused: 'The present state does not allow it. `refusal` says why.',
  alike: '`ids` lists patients who may be the same person. Send them in `knows` to create the patient anyway.',
  key_reused: 'The key was used with other content. Take a new one.',
  invalid: '`errors` and `errorCodes` list the fields.',
  infected: 'The antivirus found a threat in the file. Do not send it again.',
  too_many_requests: 'Wait for the seconds in `Retry-After`.',
  failed: 'Report it with the `X-Request-Id` of the answer.',
  unavailable: 'Wait for the seconds in `Retry-After`, then repeat the request with the same key.',
};

const WORDS: Readonly<Record<string, string>> = words.problem;

/** Every problem, for integrators. Source: docs/rules.md 10.1. */
export const ERRORS = `## Errors

An answer with a status of 400 or more is a Problem. \`code\` never changes its meaning. New codes may be added: handle an unknown one by its status.

${tableOf(
  ['`code`', 'Status', 'What to do'],
  (Object.keys(PROBLEM_CODES) as ProblemCode[]).map((code) => [
    `\`${code}\``,
    String(PROBLEM_CODES[code]),
    ADVICE[code] ?? WORDS[code] ?? '',
  ]),
)}`;
