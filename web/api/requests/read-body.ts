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

/**
 * Reads a JSON body within its bounds, and looks at its depth and at how much is in it before any parser does; undefined where there is none. Source: docs/rules.md 10.6.
 */
export async function readBody(context: Context<ApiEnvironment>, largest = LARGEST_BODY): Promise<unknown> {
  if (isWithoutBody(context)) return undefined;
  expectBody(context, 'application/json', largest);
  const text = decode(await atItsPace(context.env.incoming.socket, () => context.req.arrayBuffer()));
  const { depth, values } = measureJson(text);
  if (depth > DEEPEST) throw new Problem('malformed');
  if (values > MOST_VALUES) throw new Problem('too_large');
  try {
    return JSON.parse(text, HALF_CHARACTER.test(text) ? refuseHalves : undefined);
  } catch {
    throw new Problem('malformed');
  }
}

/** By the length alone: many clients say the type of what they do not send. */
function isWithoutBody({ req }: Context<ApiEnvironment>): boolean {
  return (req.header('content-length') ?? '0') === '0' && req.header('transfer-encoding') === undefined;
}

/** Of a pair that stands for one sign, one is worth nothing: it would be kept as a sign that nobody wrote. */
const HALF_CHARACTER = /\\u[dD][89a-fA-F]/;
const LONE_HALF = /\p{Surrogate}/u;

function refuseHalves(name: string, value: unknown): unknown {
  if (LONE_HALF.test(name) || (typeof value === 'string' && LONE_HALF.test(value))) throw new Problem('malformed');
  return value;
}

/** Bytes of another encoding would be kept as signs that nobody wrote. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem('malformed');
  }
}
