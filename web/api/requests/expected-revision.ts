import type { Context } from 'hono';
import { Problem } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';

/** The number that a program says it has read, in `If-Match`; undefined where it takes what stands. */
export function expectedRevision({ req }: Context<ApiEnvironment>): number | undefined {
  const given = req.header('if-match');
  if (given === undefined || given === '*') return undefined;
  const number = /^"?(\d{1,9})"?$/.exec(given)?.[1];
  if (number === undefined) throw new Problem('unknown_parameter', { params: { name: 'If-Match' } });
  return Number(number);
}
