import { createHash } from 'node:crypto';
import { createSecretToken } from '../secret-token';

/**
 * Content of the cookie of a browser in which somebody has signed in. The cookie is signed, so that it cannot be
 * forged.
 */
export interface KnownBrowser {
  /** Random id of the browser. */
  id: string;
  /** Hashes of the users who have signed in here, newest first; the cookie reveals nobody's identity. */
  marks: readonly string[];
}

/** Users kept per browser, as many as share a computer at work; the one absent for longest is dropped first. */
const MOST_MARKS = 12;

/**
 * Returns the user's mark in this browser, under which attempts are counted; null when the browser does not know the
 * user.
 */
export function markIn(browser: KnownBrowser | null, userId: number): string | null {
  const mark = browser && markOf(browser.id, userId);
  return mark !== null && browser?.marks.includes(mark) ? mark : null;
}

/** Returns the browser's cookie content after a sign-in of the user. */
export function rememberIn(browser: KnownBrowser | null, userId: number): KnownBrowser {
  const id = browser?.id ?? createSecretToken();
  const mark = markOf(id, userId);
  const others = (browser?.marks ?? []).filter((each) => each !== mark);
  return { id, marks: [mark, ...others].slice(0, MOST_MARKS) };
}

function markOf(id: string, userId: number): string {
  return createHash('sha256').update(`${id}:${userId}`).digest('base64url');
}
