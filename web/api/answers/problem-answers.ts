import type { Language } from '@aval/i18n/languages';
import { problemExamples } from '../examples/problem-examples';
import type { Operation } from '../operations/operation';
import { type AnswerHeader, headersNamed, OF_EVERY_ANSWER } from './answer-headers';
import { PROBLEM_TYPE } from './answer-problem';
import { PROBLEM_CODES, type ProblemCode, type ProblemStatus, problemSchema } from './problem';

/** 405 answers a method without operation, so no operation documents it. */
const DESCRIPTIONS: Readonly<Record<Exclude<ProblemStatus, 405>, string>> = {
  400: 'The request cannot be read, or names something that does not exist.',
  401: 'The token is invalid or its session has ended.',
  403: 'Your role may not do this, you do not work for the company in X-Company, or an obligation is pending.',
  404: 'It does not exist, or you cannot see it.',
  408: 'The body arrived too slowly or stopped; the connection is closed.',
  409: 'It has changed since you read it, or its state does not allow this.',
  411: 'Content-Length is missing.',
  413: 'The body or a file in it is too large.',
  415: 'The content type is not supported, the body is compressed, or a file in it has a type that is not accepted or contains active content.',
  416: 'The file has no such part; Content-Range has its size.',
  422: 'Fields are invalid, listed by path, or the antivirus found a threat in a file.',
  429: 'Too many requests; see Retry-After.',
  500: 'Server error.',
  503: 'A required service is unavailable; see Retry-After.',
};

/** Headers of problem answers beside those of every answer, by status. */
const HEADERS: Partial<Record<ProblemStatus, AnswerHeader[]>> = {
  401: ['WWW-Authenticate'],
  409: ['ETag'],
  415: ['Accept-Encoding'],
  416: ['Content-Range'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/**
 * Problems of every operation: a malformed address or an unknown parameter, a host without a company, a failing part.
 */
const OF_EVERY_OPERATION = [400, 404, 429, 500, 503] as const;
/** Problems of operations that require a session. */
const OF_SESSIONS = [401, 403] as const;
/** Problems of operations with a body. */
const OF_BODIES = [408, 411, 413, 415, 422] as const;

const CODES = Object.keys(PROBLEM_CODES) as ProblemCode[];

/** Returns the problem answers, each status described once with an example for each of its codes in a language. */
function answersIn(language: Language) {
  const shownProblems = problemExamples(language);
  return Object.fromEntries(
    Object.entries(DESCRIPTIONS).map(([status, description]) => {
      const codes = CODES.filter((code) => PROBLEM_CODES[code] === Number(status));
      const examples = Object.fromEntries(codes.map((code) => [code, { value: shownProblems[code] }]));
      const shown = { schema: problemSchema, examples };
      // Plain JSON for clients that ask for it by name, with the same content.
      const content = { [PROBLEM_TYPE]: shown, 'application/json': { schema: problemSchema } };
      const own = HEADERS[Number(status) as ProblemStatus] ?? [];
      const headers = headersNamed([...OF_EVERY_ANSWER, 'Content-Language', ...own]);
      return [status, { id: `Problem${status}`, description, headers, content }];
    }),
  );
}

/** One object for each status of a language, which the document names once and refers to. */
const ANSWERS = { es: answersIn('es'), en: answersIn('en') };

/**
 * Returns the statuses of an operation's problems: those implied by its guard, headers and body, and those it declares.
 * Source: docs/rules.md 10.3.
 */
function statusesOf({ guard, body, takesFile, headers, answer, problems = [] }: Operation): Set<ProblemStatus> {
  const carriesNumberOrKey = headers !== undefined;
  return new Set<ProblemStatus>([
    ...OF_EVERY_OPERATION,
    ...(guard === 'everybody' ? [] : OF_SESSIONS),
    ...(body || takesFile ? OF_BODIES : []),
    ...(carriesNumberOrKey ? [409 as const] : []),
    ...(answer.mediaType === undefined ? [] : [416 as const]),
    ...problems.map((code) => PROBLEM_CODES[code]),
  ]);
}

/** Returns the problem answers of an operation, for the document with examples in a language. */
export function problemAnswersOf(operation: Operation, language: Language) {
  return Object.fromEntries([...statusesOf(operation)].map((status) => [String(status), ANSWERS[language][status]]));
}
