import { email } from '@aval/domain/validation/fields/identity';
import { importSPKI, jwtVerify } from 'jose';
import { z } from 'zod';

/** What a company's tokens are signed with. */
export interface SsoKey {
  algorithm: 'HS256' | 'RS256';
  /** A secret, or a public key in PEM. */
  key: string;
}

export interface SsoClaims {
  email: string;
  jti: string;
  expiresAt: Date;
}

/** Clocks of two houses differ. */
export const CLOCK_TOLERANCE_SECONDS = 5;
/** How far ahead a token may end. Source: docs/rules.md 5.22. */
export const LONGEST_LIFE_SECONDS = 5 * 60;

/** RFC 7518 section 3.2: a secret as long as what it makes. */
const SHORTEST_SECRET_BYTES = 32;
const LONGEST_TOKEN = 4096;

const claimsSchema = z.object({
  email: email(),
  jti: z.string().regex(/^[\x20-\x7e]{1,200}$/),
  exp: z.number().int(),
});

/**
 * What a token says, if it was signed with the company's key by the company's algorithm, for the company, and ends soon; null for any other one. What
 * the token says of its own algorithm is held against the company's and never followed.
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
    // A key that cannot be read lets nobody in either.
    return null;
  }
}

async function keyOf({ algorithm, key }: SsoKey) {
  if (algorithm === 'RS256') return importSPKI(key, algorithm);
  const secret = new TextEncoder().encode(key);
  if (secret.length < SHORTEST_SECRET_BYTES) throw new RangeError('the secret is too short');
  return secret;
}
