const BASE = 'http://local.invalid';
/** Addresses that return data only, so they are no destination after signing in. */
const DATA_PATHS = ['/app/context', '/app/images', '/app/notifications/state', '/app/preferences'];

export const DEFAULT_RETURN_PATH = '/app';
export const SIGN_IN_PATH = '/login';
/** Page that asks whether to continue as another user. */
export const ENTER_PATH = '/enter';
export const ACCOUNT_PATH = '/app/account';

/** Returns whether the account form with this intent meets an obligation. */
export function meetsObligations(intent: unknown): boolean {
  return intent === 'change_password' || intent === 'accept_terms';
}

/** Returns the requirement of a redirect: to sign in or to meet an obligation; null for any other response. */
export function askedFirst({ headers }: Response): 'signed_out' | 'obliged' | null {
  const location = headers.get('location');
  if (location === null || !URL.canParse(location, BASE)) return null;
  const { pathname, searchParams } = new URL(location, BASE);
  if (pathname === SIGN_IN_PATH) return 'signed_out';
  // The account's own forms redirect there too, but without `returnTo`.
  return pathname === ACCOUNT_PATH && searchParams.has('returnTo') ? 'obliged' : null;
}

/** Returns the path to open after signing in; anything but a page under /app becomes /app. */
export function safeReturnPath(value: unknown): string {
  return localPath(value, isAppPage) ?? DEFAULT_RETURN_PATH;
}

/** Returns the path if a browser would resolve it on this host, otherwise null; prevents open redirects. */
export function localPath(value: unknown, isWelcome: (pathname: string) => boolean = () => true): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || !URL.canParse(value, BASE)) return null;
  const url = new URL(value, BASE);
  return url.origin === BASE && !url.pathname.startsWith('//') && isWelcome(url.pathname)
    ? url.pathname + url.search
    : null;
}

function isAppPage(pathname: string): boolean {
  const isInside = pathname === '/app' || pathname.startsWith('/app/');
  return isInside && !DATA_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/**
 * Returns the page to open after a required sign-in: the requested page, or the referring page of a form or a data
 * request.
 */
export function returnPathOf(request: Request): string {
  const url = new URL(request.url);
  const own = url.pathname + url.search;
  if (['GET', 'HEAD'].includes(request.method) && isAppPage(url.pathname)) return own;
  return safeReturnPath(refererPath(request));
}

/** Returns whether a page's script reloads the page's own data, which it requests with itself as the referer. */
export function asksAgain(request: Request): boolean {
  const standsAt = refererPath(request)?.split('?', 1)[0];
  return request.headers.get('sec-fetch-dest') === 'empty' && standsAt === new URL(request.url).pathname;
}

/** Returns the path of the referring page on this host; null for other hosts. */
export function refererPath(request: Request): string | null {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  return page.host === new URL(request.url).host ? localPath(page.pathname + page.search) : null;
}
