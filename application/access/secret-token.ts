import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a cookie or a link. */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of it: who reads the table can neither sign in nor open the link. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
