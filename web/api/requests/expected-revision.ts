import type { Context } from 'hono';
import { z } from 'zod';
import { refuseHeader } from '../answers/refuse-header';
import type { ApiEnvironment } from '../api-environment';

/** Headers of operations that change previously read data. */
export const revisionHeaders = z.object({
  'If-Match': z.string().optional().meta({
    description:
      'The version that you read, from ETag ("3"); 409 if it has changed. If omitted, the current version is meant; of two simultaneous requests one gets 409 and should be repeated.',
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
