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
export function expectedRevision(context: Context<ApiEnvironment>): number | undefined {
  const read = readIfMatch(context, /^\d{1,9}$/);
  return read && Number(read[0]);
}

/** Returns the match of what `If-Match` holds, without quotes; undefined when the client accepts the current state. */
export function readIfMatch({ req }: Context<ApiEnvironment>, form: RegExp): RegExpExecArray | undefined {
  const given = req.header('if-match');
  if (given === undefined || given === '*') return undefined;
  // Compressing proxies mark the ETag as weak; what it holds is the same.
  const [, , held = ''] = /^(?:W\/)?("?)([^"]*)\1$/.exec(given) ?? [];
  return form.exec(held) ?? refuseHeader('If-Match');
}
