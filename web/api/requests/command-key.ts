import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { refuseHeader } from '../answers/refuse-header';
import type { ApiEnvironment } from '../api-environment';
import { uuid } from '../schemas/atoms';

export const KEY_HEADER = 'Idempotency-Key';

/** Of calls that happen once, however often they are sent. */
export const commandHeaders = z.object({
  // Without an example: whoever tries it out would send each command under the same one.
  [KEY_HEADER]: z
    .uuid()
    .toLowerCase()
    .optional()
    .meta({ description: 'A UUID. The same again answers what the first came to; without it the server makes one.' }),
});

/** The id of the command that is sent: the sender's, or a new one; the answer says it, whatever it is. Source: docs/rules.md 10.8. */
export function commandKey(context: Context<ApiEnvironment>): string {
  const given = context.req.header(KEY_HEADER);
  const key = given === undefined ? randomUUID() : uuid.safeParse(given).data;
  if (key === undefined) refuseHeader(KEY_HEADER);
  context.header(KEY_HEADER, key);
  return key;
}
