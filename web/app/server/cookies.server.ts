import type { KnownBrowser } from '@aval/application/access/signing-in/known-browser';
import type { Entry } from '@aval/application/access/signing-in/sign-in-by-token';
import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { getEnvironment } from './environment.server';

/** `__Host-` cookies: only over TLS (browsers accept localhost), for this host alone, for all paths. */
const HOST_BOUND = { path: '/', secure: true, sameSite: 'lax' } as const;
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

const SESSION_COOKIE = '__Host-aval';

/**
 * Returns the session's raw token. The cookie ends with the browser, the session in the database after 12 idle hours.
 */
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

/** Five minutes, the lifetime of a single sign-on token. */
const ENTRY_SECONDS = 5 * 60;

function waitingEntryCookie() {
  const secrets = [getEnvironment().SESSION_SECRET];
  return createCookie('__Host-aval-entry', { ...HOST_BOUND, httpOnly: true, maxAge: ENTRY_SECONDS, secrets });
}

/**
 * Stores a verified single sign-on that waits for the user's confirmation, with its destination. Source: docs/rules.md
 * 5.22.
 */
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

/**
 * Returns the record of users who signed in on this browser; null for a new browser or a forged cookie. Source:
 * docs/rules.md 5.4.
 */
export async function readKnownBrowser(request: Request): Promise<KnownBrowser | null> {
  const read = knownBrowserSchema.safeParse(await browserCookie().parse(request.headers.get('cookie')));
  return read.success ? read.data : null;
}

export function knownBrowserCookie(browser: KnownBrowser): Promise<string> {
  return browserCookie().serialize(browser);
}

/** Preferences chosen before signing in, or last chosen on this browser. */
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
