import { createHash } from 'node:crypto';
import { createSecretToken } from '../secret-token';

/** What a browser keeps that somebody has signed in with; its cookie is signed, so that nobody makes one up. */
export interface KnownBrowser {
  /** Random, and the browser's own. */
  id: string;
  /** Of each who has signed in there, the newest first: whoever reads the cookie learns of nobody. */
  marks: readonly string[];
}

/** As many people as share a browser at work; the one who has been away for longest is forgotten first. */
const MOST_MARKS = 12;

/** The mark of somebody whom the browser knows, under which attempts are counted; null for anybody else. */
export function markIn(browser: KnownBrowser | null, userId: number): string | null {
  const mark = browser && markOf(browser.id, userId);
  return mark !== null && browser?.marks.includes(mark) ? mark : null;
}

/** The browser once somebody has signed in there. */
export function rememberIn(browser: KnownBrowser | null, userId: number): KnownBrowser {
  const id = browser?.id ?? createSecretToken();
  const mark = markOf(id, userId);
  const others = (browser?.marks ?? []).filter((each) => each !== mark);
  return { id, marks: [mark, ...others].slice(0, MOST_MARKS) };
}

function markOf(id: string, userId: number): string {
  return createHash('sha256').update(`${id}:${userId}`).digest('base64url');
}
