import { email } from '@aval/domain/validation/fields/identity';
import { importSPKI, jwtVerify } from 'jose';
import { z } from 'zod';

/** Key with which a company signs its tokens. */
export interface SsoKey {
  algorithm: 'HS256' | 'RS256';
  /** Shared secret for HS256, or public key in PEM for RS256. */
  key: string;
}

export interface SsoClaims {
  email: string;
  jti: string;
  expiresAt: Date;
}

/** Tolerated difference between the clocks of the company and of Aval. */
export const CLOCK_TOLERANCE_SECONDS = 5;
/** Longest time until a token's expiry. Source: docs/rules.md 5.22. */
export const LONGEST_LIFE_SECONDS = 5 * 60;

/** RFC 7518 section 3.2: a secret must be at least as long as the hash output, 256 bits. */
const SHORTEST_SECRET_BYTES = 32;
const LONGEST_TOKEN = 4096;

const claimsSchema = z.object({
  email: email(),
  jti: z.string().regex(/^[\x20-\x7e]{1,200}$/),
  exp: z.number().int(),
});

/**
 * Reads the claims of a token that is signed with the company's key and algorithm, has the company as audience and
 * expires soon; returns null for any other token. The algorithm in the token's header is compared with the company's
 * and never trusted.
 */
export async function readSsoToken(
  token: string,
  { algorithm, key }: SsoKey,
  { audience, now }: { audience: string; now: Date },
): Promise<SsoClaims | null> {
  if (token.length > LONGEST_TOKEN) return null;
  try {
    const { payload } = await jwtVerify(token, await keyOf({ algorithm, key }), {
      algorithms: [algorithm],
      audience,
      requiredClaims: ['exp', 'jti', 'email'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
    });
    const { email: named, jti, exp } = claimsSchema.parse(payload);
    const isSoonOver = exp <= now.getTime() / 1000 + LONGEST_LIFE_SECONDS + CLOCK_TOLERANCE_SECONDS;
    if (payload.aud !== audience || !isSoonOver) return null;
    return { email: named, jti, expiresAt: new Date(exp * 1000) };
  } catch {
    // An unreadable key refuses every token as well.
    return null;
  }
}

async function keyOf({ algorithm, key }: SsoKey) {
  if (algorithm === 'RS256') return importSPKI(key, algorithm);
  const secret = new TextEncoder().encode(key);
  if (secret.length < SHORTEST_SECRET_BYTES) throw new RangeError('the secret is too short');
  return secret;
}
