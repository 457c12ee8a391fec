import { networkOfAddress } from '@aval/platform/network-of-address';
import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';

/** Requests per minute in one process: per token, and per network. Source: docs/rules.md 10.7. */
export const OPERATION_LIMITS = { perToken: 600, perAddress: 1200, windowSeconds: 60 };

/** Analyses per minute and user: each reads the library and the patient's earlier treatments. */
const ANALYSES_PER_MINUTE = 120;

const { perToken, perAddress, windowSeconds: duration } = OPERATION_LIMITS;
const tokens = new RateLimiterMemory({ keyPrefix: 'token', points: perToken, duration });
const addresses = new RateLimiterMemory({ keyPrefix: 'address', points: perAddress, duration });

const analyses = new RateLimiterMemory({ keyPrefix: 'analysis', points: ANALYSES_PER_MINUTE, duration });

/** State of a limit: requests left, -1 when exceeded, and seconds until it resets. */
export interface Counted {
  limit: number;
  left: number;
  seconds: number;
}

type CountedContext = Pick<Context<ApiEnvironment>, 'env' | 'header' | 'get' | 'set'>;

/** Counts a request before any other check, and reports how many are left. */
export async function countOperation(context: CountedContext, token: string | undefined): Promise<void> {
  const network = networkOfAddress(context.env.incoming.ip ?? '');
  tellLeft(context, await consume(addresses, network, perAddress));
  if (token !== undefined) tellLeft(context, await consume(tokens, token, perToken));
}

/**
 * Counts an analysis of unstored content, or of a version once more, in addition to the request. Source: docs/rules.md
 * 10.19.
 */
export async function countAnalysis(context: CountedContext, userId: number): Promise<void> {
  tellLeft(context, await consume(analyses, String(userId), ANALYSES_PER_MINUTE));
}

/** Reports the tightest limit, and throws `too_many_requests` once it is exceeded. */
function tellLeft(context: CountedContext, counted: Counted): void {
  const told = context.get('counted');
  const { limit, left, seconds } = told && told.left <= counted.left ? told : counted;
  context.set('counted', { limit, left, seconds });
  context.header('RateLimit-Limit', String(limit));
  context.header('RateLimit-Remaining', String(Math.max(0, left)));
  context.header('RateLimit-Reset', String(seconds));
  if (left < 0) throw new Problem('too_many_requests', { headers: { 'Retry-After': String(seconds) } });
}

async function consume(limiter: RateLimiterMemory, key: string, limit: number): Promise<Counted> {
  const result = await limiter.consume(key).catch((rejection: unknown) => {
    if (rejection instanceof RateLimiterRes) return rejection;
    throw rejection;
  });
  const isOver = result.consumedPoints > limit;
  const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  return { limit, left: isOver ? -1 : result.remainingPoints, seconds };
}
