import { networkOfAddress } from '@aval/application/access/signing-in/network-of-address';
import type { Context } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';

/** Calls a minute in one process: of one token, and of all that come from one network. Source: docs/rules.md 10.7. */
export const CALL_LIMITS = { perToken: 600, perAddress: 1200, windowSeconds: 60 };

/** Analyses a minute of one person: each reads the library and what the patient had. */
const ANALYSES_PER_MINUTE = 120;

const { perToken, perAddress, windowSeconds: duration } = CALL_LIMITS;
const tokens = new RateLimiterMemory({ keyPrefix: 'token', points: perToken, duration });
const addresses = new RateLimiterMemory({ keyPrefix: 'address', points: perAddress, duration });

const analyses = new RateLimiterMemory({ keyPrefix: 'analysis', points: ANALYSES_PER_MINUTE, duration });

/** Counts an analysis of what is not stored, beside the call. Source: docs/rules.md 10.19. */
export async function countAnalysis(userId: number): Promise<void> {
  const counted = await consume(analyses, String(userId), ANALYSES_PER_MINUTE);
  if (counted.left < 0) throw tooMany(counted);
}

/** Says which limit was met, which may be a narrower one than that of all calls. */
function tooMany({ limit, seconds }: { limit: number; seconds: number }): Problem {
  return new Problem('too_many_requests', {
    headers: {
      'Retry-After': String(seconds),
      'RateLimit-Limit': String(limit),
      'RateLimit-Remaining': '0',
      'RateLimit-Reset': String(seconds),
    },
  });
}

/** Counts a call before anything is looked at, and says how many are left. */
export async function countCall(
  context: Pick<Context<ApiEnvironment>, 'env' | 'header'>,
  token: string | undefined,
): Promise<void> {
  const network = networkOfAddress(context.env.incoming.ip ?? '');
  const counted = [
    await consume(addresses, network, perAddress),
    ...(token === undefined ? [] : [await consume(tokens, token, perToken)]),
  ];
  const [tightest] = counted.sort((one, other) => one.left - other.left);
  if (!tightest) return;
  context.header('RateLimit-Limit', String(tightest.limit));
  context.header('RateLimit-Remaining', String(Math.max(0, tightest.left)));
  context.header('RateLimit-Reset', String(tightest.seconds));
  if (tightest.left < 0) throw tooMany(tightest);
}

async function consume(limiter: RateLimiterMemory, key: string, limit: number) {
  const result = await limiter.consume(key).catch((rejection: unknown) => {
    if (rejection instanceof RateLimiterRes) return rejection;
    throw rejection;
  });
  const isOver = result.consumedPoints > limit;
  const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
  return { limit, left: isOver ? -1 : result.remainingPoints, seconds };
}
