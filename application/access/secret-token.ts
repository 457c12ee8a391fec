import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as base64url, for a cookie or a link. */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the SHA-256 of a token in hex. Only this is stored, so reading the table allows neither signing in nor
 * opening a link.
 */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
