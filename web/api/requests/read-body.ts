import type { Context } from 'hono';
import { Problem } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';
import { atItsPace } from './at-its-pace';
import { expectBody } from './expect-body';
import { measureJson } from './measure-json';

/** The 200 kB of a step, as JSON may write them, and what stands around. */
export const LARGEST_BODY = 1024 * 1024;
/** Of a call that everybody may make: an e-mail, a password, a token. */
export const LARGEST_STRANGERS_BODY = 8 * 1024;
/** A demand's step is seven levels deep. */
const DEEPEST = 20;
/** As many as a form of the pages may have fields: each costs what looking at it costs. */
const MOST_VALUES = 3_000;

/** Reads a JSON body within its bounds, and looks at its depth and at how much is in it before any parser does. Source: docs/rules.md 10.6. */
export async function readBody(context: Context<ApiEnvironment>, largest = LARGEST_BODY): Promise<unknown> {
  expectBody(context, 'application/json', largest);
  const text = decode(await atItsPace(context.env.incoming.socket, () => context.req.arrayBuffer()));
  const { depth, values } = measureJson(text);
  if (depth > DEEPEST) throw new Problem('malformed');
  if (values > MOST_VALUES) throw new Problem('too_large');
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('malformed');
  }
}

/** Bytes of another encoding would be kept as signs that nobody wrote. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem('malformed');
  }
}
