import type { Context } from 'hono';
import { Problem } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';
import { atItsPace } from './at-its-pace';
import { expectBody } from './expect-body';
import { measureJson } from './measure-json';

/** Limit in bytes: the 200 kB of a step with JSON escapes and its surroundings. */
export const LARGEST_BODY = 1024 * 1024;
/** Limit in bytes for public operations: an e-mail address, a password, a token. */
export const LARGEST_ANONYMOUS_BODY = 8 * 1024;
/** A demand's step has seven levels. */
const DEEPEST = 20;
/** Largest number of values, that of a form's fields, since validating each costs time. */
const MOST_VALUES = 3_000;

/**
 * Reads a JSON body within its limits, checking depth and number of values before parsing; undefined without a body.
 * Source: docs/rules.md 10.6.
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

/** Decided by the length alone: many clients send a type without a body. */
function isWithoutBody({ req }: Context<ApiEnvironment>): boolean {
  return (req.header('content-length') ?? '0') === '0' && req.header('transfer-encoding') === undefined;
}

/** A lone surrogate would be stored as a character that nobody wrote. */
const HALF_CHARACTER = /\\u[dD][89a-fA-F]/;
const LONE_HALF = /\p{Surrogate}/u;

function refuseHalves(name: string, value: unknown): unknown {
  if (LONE_HALF.test(name) || (typeof value === 'string' && LONE_HALF.test(value))) throw new Problem('malformed');
  return value;
}

/** Bytes of another encoding would be stored as characters that nobody wrote. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem('malformed');
  }
}
