import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnvironment } from '../api-environment';
import type { Deprecation, Operation } from '../operations/operation';
import { tellDeprecation } from './tell-deprecation';

/** Headers of an answer of an operation. */
async function answerOf(deprecated: readonly Deprecation[] | undefined, query = ''): Promise<Record<string, string>> {
  const app = new Hono<ApiEnvironment>();
  app.get('/', (context) => {
    tellDeprecation(context, { deprecated } as Operation);
    return context.body(null, 204);
  });
  return Object.fromEntries((await app.request(`/${query}`)).headers);
}

const LINK = '</api/docs/changelog>; rel="deprecation"; type="text/html"';
const whole = { since: '2026-11-30', until: '2027-11-30', instead: 'Nothing.' };
const parameter = { since: '2026-11-30', parameters: ['include'], instead: 'Nothing.' };

test('an operation that goes is announced with the day of its end', async () => {
  expect(await answerOf([whole])).toEqual({
    deprecation: '@1795996800',
    sunset: 'Tue, 30 Nov 2027 00:00:00 GMT',
    link: LINK,
  });
});

test('a deprecated parameter is announced to those who send it', async () => {
  expect(await answerOf([parameter], '?include=')).toEqual({ deprecation: '@1795996800', link: LINK });
  expect(await answerOf([parameter], '?all=true')).toEqual({});
});

test('a deprecated field is announced with each answer, of several things the earliest day', async () => {
  const field = { since: '2026-12-01', fields: ['lastDemand'], instead: 'Nothing.' };
  expect(await answerOf([parameter, field])).toEqual({ deprecation: '@1796083200', link: LINK });
  expect(await answerOf([field, parameter], '?include=')).toEqual({ deprecation: '@1795996800', link: LINK });
});

test('others have none of these headers', async () => {
  expect(await answerOf(undefined, '?include=company')).toEqual({});
});
