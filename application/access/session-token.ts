import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for the cookie. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of it: who reads the table cannot sign in with it. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
