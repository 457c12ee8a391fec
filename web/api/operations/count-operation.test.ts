import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { Problem } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';
import { countAnalysis, countOperation } from './count-operation';

const operations = new Hono<ApiEnvironment>();
operations.get('/:token', async (context) => {
  await countOperation(context, context.req.param('token'));
  return context.text('');
});
operations.get('/:token/analysis/:person', async (context) => {
  await countOperation(context, context.req.param('token'));
  await countAnalysis(context, Number(context.req.param('person')));
  return context.text('');
});
operations.onError((error, context) => {
  if (!(error instanceof Problem)) throw error;
  return context.text(error.code, error.status, { ...error.details.headers });
});

async function ask(path: string) {
  const { status, headers } = await operations.request(path, {}, { incoming: { ip: '198.51.100.7' } });
  const said = ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`)));
  return { status, said, again: headers.get('retry-after') };
}

const SECONDS = expect.toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60);

it('an analysis reports what is left of its own limit while that is the tighter one', async () => {
  expect(await ask('/one')).toMatchObject({ status: 200, said: [600, 599, SECONDS] });
  expect(await ask('/one/analysis/7')).toMatchObject({ status: 200, said: [120, 119, SECONDS] });
  for (let operation = 0; operation < 500; operation += 1) await ask('/one');
  expect(await ask('/one/analysis/7')).toMatchObject({ status: 200, said: [600, 97, SECONDS] });
});

it('an exceeded limit of analyses is reported instead of the limit of all requests', async () => {
  const many = await Promise.all(Array.from({ length: 121 }, () => ask('/two/analysis/8')));
  expect(many.filter(({ status }) => status !== 200)).toEqual([
    { status: 429, said: [120, 0, SECONDS], again: expect.stringMatching(/^\d+$/) },
  ]);
});
