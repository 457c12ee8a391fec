import type { Call } from '../calls/call';
import { PROBLEM_EXAMPLES } from '../examples/problem-examples';
import { type AnswerHeader, headersNamed } from './answer-headers';
import { PROBLEM_CODES, type ProblemCode, type ProblemStatus, problemSchema } from './problem';

/** 405 answers a method without operation, so no operation documents it. */
const DESCRIPTIONS: Readonly<Record<Exclude<ProblemStatus, 405>, string>> = {
  400: 'What was sent cannot be read, or names what there is not.',
  401: 'The token is invalid or its session has ended.',
  403: 'The role may not do it, the company is not one of the own ones, or something has to be met before.',
  404: 'There is none, or it is out of sight.',
  408: 'Its body came too slowly or stopped coming; the connection is closed.',
  409: 'It has changed meanwhile, or does not allow it now.',
  411: 'A body without its length.',
  413: 'Too large: the body, or a file in it.',
  415: 'Another content type is expected, or an uncompressed body; or a file in it is of a type that is not taken, or holds something that acts.',
  422: 'Fields are wrong, by their paths; or the scanner has found a threat in a file.',
  429: 'Too often: Retry-After says when again.',
  500: 'A fault of the server.',
  503: 'A part that is needed is away: Retry-After says when again.',
};

/** Headers of problem answers, by status. */
const HEADERS: Partial<Record<ProblemStatus, AnswerHeader[]>> = {
  401: ['WWW-Authenticate'],
  409: ['ETag'],
  415: ['Accept-Encoding'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/**
 * Problems of every operation: a malformed address or an unknown parameter, a host without a company, a failing part.
 */
const OF_EVERY_CALL = [400, 404, 429, 500, 503] as const;
/** Problems of operations that require a session. */
const OF_SESSIONS = [401, 403] as const;
/** Problems of operations with a body. */
const OF_BODIES = [408, 411, 413, 415, 422] as const;

const CODES = Object.keys(PROBLEM_CODES) as ProblemCode[];

/** Problem answers, each status described once with an example for each of its codes. */
const ANSWERS = Object.fromEntries(
  Object.entries(DESCRIPTIONS).map(([status, description]) => {
    const codes = CODES.filter((code) => PROBLEM_CODES[code] === Number(status));
    const examples = Object.fromEntries(codes.map((code) => [code, { value: PROBLEM_EXAMPLES[code] }]));
    const content = { 'application/json': { schema: problemSchema, examples } };
    const own = HEADERS[Number(status) as ProblemStatus];
    const headers = own ? { headers: headersNamed(own) } : {};
    return [status, { id: `Problem${status}`, description, ...headers, content }];
  }),
);

/**
 * Returns the statuses of an operation's problems: those implied by its guard, headers and body, and those it declares.
 * Source: docs/rules.md 10.3.
 */
function statusesOf({ guard, body, takesFile, headers, problems = [] }: Call): Set<ProblemStatus> {
  const carriesNumberOrKey = headers !== undefined;
  return new Set<ProblemStatus>([
    ...OF_EVERY_CALL,
    ...(guard === 'everybody' ? [] : OF_SESSIONS),
    ...(body || takesFile ? OF_BODIES : []),
    ...(carriesNumberOrKey ? [409 as const] : []),
    ...problems.map((code) => PROBLEM_CODES[code]),
  ]);
}

/** Returns the problem answers of an operation, for the document. */
export function problemAnswersOf(call: Call) {
  return Object.fromEntries([...statusesOf(call)].map((status) => [String(status), ANSWERS[status]]));
}
