import type { Context } from 'hono';
import { z } from 'zod';
import { refuseHeader } from '../answers/refuse-header';
import type { ApiEnvironment } from '../api-environment';

/** Returns the headers of operations that change previously read data, whose versions have the form of `held`. */
function headersOf(held: string, example: string) {
  return z.object({
    'If-Match': z
      .string()
      .optional()
      .meta({
        pattern: `^(\\*|(W/)?"${held}"|${held})$`,
        description: `The ETag that you read, such as \`${example}\`. Returns 409 if the resource has changed since. If omitted, or \`*\`, the request applies to the current version; of two simultaneous requests one gets 409 and should be repeated.`,
      }),
  });
}

export const revisionHeaders = headersOf('\\d{1,9}', '"3"');

/** ETag of a demand: a number, and behind a dot the revision of what is being written. Source: docs/rules.md 10.8. */
export const demandRevisionHeaders = headersOf('\\d{1,9}(\\.\\d{1,9})?', '"2.5"');

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
