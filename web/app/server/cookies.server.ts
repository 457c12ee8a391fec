import { createCookie } from '@remix-run/node';

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
