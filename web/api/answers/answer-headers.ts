import { CALL_LIMITS } from '../calls/count-call';

const number = { type: 'integer' } as const;
const text = { type: 'string' } as const;

/** Answer headers, each described once. Source: docs/rules.md 10.7, 10.8. */
export const ANSWER_HEADERS = {
  'X-Request-Id': {
    description: 'By which the log of the server knows it: to be told with a question about it.',
    schema: { ...text, format: 'uuid' },
  },
  'RateLimit-Limit': {
    description: `Calls of the tightest limit that counts this one: ${CALL_LIMITS.perToken} a minute of one token, ${CALL_LIMITS.perAddress} of one network, fewer of some calls.`,
    schema: number,
  },
  'RateLimit-Remaining': { description: 'How many of them are left.', schema: number },
  'RateLimit-Reset': { description: 'In how many seconds all of them are there again.', schema: number },
  'Retry-After': { description: 'In how many seconds to ask again.', schema: number },
  ETag: {
    description:
      'In quotes, the number of what was read: an edit or a command carries it in If-Match. Of what may be kept, by what If-None-Match knows it again.',
    schema: { ...text, example: '"3"' },
  },
  'Idempotency-Key': {
    description: 'The key that was sent, or the one that the server made: under it the call is done once.',
    schema: { ...text, format: 'uuid' },
  },
  'Cache-Control': {
    description: 'For how long it may be kept.',
    schema: { ...text, example: 'private, max-age=300' },
  },
  'Content-Disposition': { description: 'To be saved, with the name of the file.', schema: text },
  'WWW-Authenticate': { description: 'Bearer, where a token is missing or worth nothing.', schema: text },
  'Accept-Encoding': { description: 'identity, where a body was compressed.', schema: text },
} as const;

export type AnswerHeader = keyof typeof ANSWER_HEADERS;

/** Documented for successful answers; repeating them for every problem would add nothing. */
export const OF_EVERY_ANSWER = ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

/** Returns references to headers, for the document. */
export function headersNamed(names: readonly AnswerHeader[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` as const }]));
}
