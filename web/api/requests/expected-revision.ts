import type { Context } from 'hono';
import { z } from 'zod';
import { refuseHeader } from '../answers/refuse-header';
import type { ApiEnvironment } from '../api-environment';

/** Headers of operations that change previously read data. */
export const revisionHeaders = z.object({
  'If-Match': z.string().optional().meta({
    description:
      'The number that was read, from ETag ("3"): 409 when it is another one by now. Without it, what stands when the call is read is meant; of two that meet at that very moment one is told 409, and sends again.',
  }),
});

/**
 * Returns the revision that the client has read, from `If-Match`; undefined when it accepts the current one. Source:
 * docs/rules.md 10.8.
 */
export function expectedRevision({ req }: Context<ApiEnvironment>): number | undefined {
  const given = req.header('if-match');
  if (given === undefined || given === '*') return undefined;
  // Compressing proxies mark the ETag as weak; the number is the same.
  const number = /^(?:W\/)?("?)(\d{1,9})\1$/.exec(given)?.[2];
  if (number === undefined) refuseHeader('If-Match');
  return Number(number);
}
