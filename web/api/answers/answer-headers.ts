import { OPERATION_LIMITS } from '../operations/count-operation';

const number = { type: 'integer' } as const;
const text = { type: 'string' } as const;

/** Answer headers, each described once. Source: docs/rules.md 10.7, 10.8. */
export const ANSWER_HEADERS = {
  'X-Request-Id': {
    description:
      'Identifies the request in the server log; include it in support questions. Your own, if you sent one, otherwise a UUID.',
    schema: { ...text, example: '0f7d6a52-6a5c-4c6e-9d59-3f8f8f1a2b3c' },
  },
  'Content-Language': {
    description: 'Language of the words in the answer.',
    schema: { ...text, example: 'es' },
  },
  'RateLimit-Limit': {
    description: `The tightest limit that applies to this request: ${OPERATION_LIMITS.perToken} requests a minute per token, ${OPERATION_LIMITS.perAddress} per network, fewer for some operations.`,
    schema: number,
  },
  'RateLimit-Remaining': { description: 'Requests remaining.', schema: number },
  'RateLimit-Reset': { description: 'Seconds until the limit is full again.', schema: number },
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: number },
  ETag: {
    description:
      'The version of the resource, in quotes. Send it in If-Match with an edit or a command. For cacheable resources, send it in If-None-Match. For a file, send it in If-Range.',
    schema: { ...text, example: '"3"' },
  },
  'Idempotency-Key': {
    description: 'The key that you sent, or one made by the server. The request runs once under this key.',
    schema: { ...text, format: 'uuid' },
  },
  Location: {
    description: 'Address of the new resource.',
    schema: { ...text, format: 'uri-reference', example: '/api/v1/patients/12' },
  },
  'Cache-Control': {
    description: 'How long the answer may be cached.',
    schema: { ...text, example: 'private, max-age=300' },
  },
  'Content-Disposition': { description: 'Saved as a download with this file name.', schema: text },
  Deprecation: {
    description:
      'Since when the operation, a parameter that you sent or a field of the answer is deprecated: `@` and seconds since 1970.',
    schema: { ...text, example: '@1795910400' },
  },
  Sunset: {
    description: 'Day from which it may be gone.',
    schema: { ...text, example: 'Tue, 30 Nov 2027 00:00:00 GMT' },
  },
  Link: {
    description: 'Page with the changes of the API.',
    schema: { ...text, example: '</api/docs/changelog>; rel="deprecation"; type="text/html"' },
  },
  'Accept-Ranges': {
    description: 'bytes: parts of the file can be requested with Range.',
    schema: { ...text, example: 'bytes' },
  },
  'Content-Range': {
    description: 'Position of the part, and the size of the whole file.',
    schema: { ...text, example: 'bytes 0-65535/184220' },
  },
  'WWW-Authenticate': { description: 'Bearer: the token is missing or invalid.', schema: text },
  'Accept-Encoding': { description: 'identity: the body was compressed.', schema: text },
} as const;

export type AnswerHeader = keyof typeof ANSWER_HEADERS;

/** Headers of every answer, a problem too. */
export const OF_EVERY_ANSWER = ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

/** Returns references to headers, for the document. */
export function headersNamed(names: readonly AnswerHeader[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` as const }]));
}
