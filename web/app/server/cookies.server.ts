import type { KnownBrowser } from '@aval/application/access/signing-in/known-browser';
import type { Entry } from '@aval/application/access/signing-in/sign-in-by-token';
import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { getEnvironment } from './environment.server';

/** `__Host-`: only over TLS (browsers count localhost as such), for this host alone, for all its paths. */
const HOST_BOUND = { path: '/', secure: true, sameSite: 'lax' } as const;
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

const SESSION_COOKIE = '__Host-aval';

/** The session's token as it is: the cookie ends with the browser, the session in the database after 12 idle hours. */
export function readSessionToken(request: Request): string | null {
  const header = request.headers.get('cookie') ?? '';
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${SESSION_COOKIE}=`));
  const token = pair?.slice(SESSION_COOKIE.length + 1) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}

export function sessionCookie(token: string): string {
  return `${SESSION_COOKIE}=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}

export function endedSessionCookie(): string {
  return `${SESSION_COOKIE}=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0`;
}

const entrySchema = z.object({
  entry: z.object({
    companyId: z.int(),
    userId: z.int(),
    jti: z.string(),
    expiresAt: z.number(),
    keyMark: z.string(),
  }),
  returnTo: z.string(),
});

/** Five minutes, as long as a token of single sign-on lives. */
const ENTRY_SECONDS = 5 * 60;

function waitingEntryCookie() {
  const secrets = [getEnvironment().SESSION_SECRET];
  return createCookie('__Host-aval-entry', { ...HOST_BOUND, httpOnly: true, maxAge: ENTRY_SECONDS, secrets });
}

/** A token of single sign-on that was read and waits for a confirmation, with where it leads. Source: docs/rules.md 5.22. */
export function entryCookie(waiting: { entry: Entry; returnTo: string }): Promise<string> {
  return waitingEntryCookie().serialize(waiting);
}

export function endedEntryCookie(): Promise<string> {
  return waitingEntryCookie().serialize('', { maxAge: 0 });
}

export async function readEntry(request: Request): Promise<z.output<typeof entrySchema> | null> {
  const read = entrySchema.safeParse(await waitingEntryCookie().parse(request.headers.get('cookie')));
  return read.success ? read.data : null;
}

const knownBrowserSchema = z.object({ id: z.string(), marks: z.array(z.string()) });

function browserCookie() {
  const secrets = [getEnvironment().SESSION_SECRET];
  return createCookie('__Host-aval-browser', { ...HOST_BOUND, httpOnly: true, maxAge: ONE_YEAR_SECONDS, secrets });
}

/** What the browser keeps of those who have signed in there; null for one that is new or whose cookie was not made here. Source: docs/rules.md 5.4. */
export async function readKnownBrowser(request: Request): Promise<KnownBrowser | null> {
  const read = knownBrowserSchema.safeParse(await browserCookie().parse(request.headers.get('cookie')));
  return read.success ? read.data : null;
}

export function knownBrowserCookie(browser: KnownBrowser): Promise<string> {
  return browserCookie().serialize(browser);
}

/** What somebody chose before signing in, or last chose on this browser. */
export const languageCookie = createCookie('__Host-aval-language', {
  ...HOST_BOUND,
  httpOnly: true,
  maxAge: ONE_YEAR_SECONDS,
});
export const themeCookie = createCookie('__Host-aval-theme', {
  ...HOST_BOUND,
  httpOnly: true,
  maxAge: ONE_YEAR_SECONDS,
});
