import { describe, expect, it } from 'vitest';
import { AnswerJudge } from './judge-answer';

const row = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };

const judge = new AnswerJudge({
  paths: {
    '/drugs/{id}': {
      get: { responses: { 200: { headers: { ETag: {} }, content: { 'application/json': { schema: row } } } } },
      delete: { responses: { 204: {} } },
    },
  },
  components: {
    headers: { ETag: {}, 'Retry-After': {} },
    schemas: { Problem: { type: 'object', properties: { code: {} }, required: ['code'] } },
  },
});

const json = 'application/json; charset=UTF-8';
const answer =
  (body: unknown, status = 200, method = 'GET', headers: object = method === 'GET' ? { etag: '"3"' } : {}) =>
  () => {
    const type = body === undefined ? {} : { 'content-type': json };
    judge.judge({ method, path: '/drugs/7?x=1', status, headers: { ...type, ...headers }, body });
  };

describe('an answer in a test', () => {
  it('is accepted when it matches the document', () => {
    expect(answer({ id: 7 })).not.toThrow();
    expect(answer(undefined, 204, 'DELETE')).not.toThrow();
    expect(answer({ code: 'method_not_allowed' }, 405, 'PATCH')).not.toThrow();
  });

  it('is refused with a field or a status that the document does not name', () => {
    expect(answer({ id: 7, secret: 'x' })).toThrow('additional');
    expect(answer({ id: 'x' })).toThrow('over its schema');
    expect(answer({ code: 'x' }, 418)).toThrow('does not name');
    expect(answer({ id: 7 }, 204, 'DELETE')).toThrow('with a body');
    expect(answer({ id: 7 }, 200, 'PATCH')).toThrow('does not name');
    expect(answer({ id: 7 }, 405, 'PATCH')).toThrow('over its schema');
  });

  it('is refused without a header that the document names, and with one that it does not', () => {
    expect(answer({ id: 7 }, 200, 'GET', {})).toThrow('without ETag');
    expect(answer({ id: 7 }, 200, 'GET', { etag: '"3"', 'retry-after': '1' })).toThrow('with Retry-After');
    expect(answer(undefined, 204, 'DELETE', { etag: '"3"' })).toThrow('with ETag');
  });
});
