import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { refuseHeader } from '../answers/refuse-header';
import type { ApiEnvironment } from '../api-environment';
import { uuid } from '../schemas/atoms';

export const KEY_HEADER = 'Idempotency-Key';

/** Headers of operations that are done once, however often they are sent. */
export const commandHeaders = z.object({
  // Without an example, since trying it out would send every command under the same key.
  [KEY_HEADER]: z.uuid().toLowerCase().optional().meta({
    description:
      'A UUID. Repeating the request with the same key returns the first result. If omitted, the server makes one.',
  }),
});

/**
 * Returns the command's id: the client's key, or a new one; the answer repeats it in either case. Source: docs/rules.md
 * 10.8.
 */
export function commandKey(context: Context<ApiEnvironment>): string {
  const given = context.req.header(KEY_HEADER);
  const key = given === undefined ? randomUUID() : uuid.safeParse(given).data;
  if (key === undefined) refuseHeader(KEY_HEADER);
  context.header(KEY_HEADER, key);
  return key;
}
