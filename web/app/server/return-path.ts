const BASE = 'http://local.invalid';
/** Addresses that answer with data only: nobody should land there after signing in. */
const DATA_PATHS = ['/app/context', '/app/images', '/app/notifications', '/app/preferences'];

export const DEFAULT_RETURN_PATH = '/app';
export const SIGN_IN_PATH = '/login';
/** Where somebody is asked whether to go on as somebody else. */
export const ENTER_PATH = '/enter';
export const ACCOUNT_PATH = '/app/account';

/** Whether a form of the account's page is one by which what is owed is met. */
export function meetsObligations(intent: unknown): boolean {
  return intent === 'change_password' || intent === 'accept_terms';
}

/** What an answer asks for first: to sign in, or to meet at the account what is owed; null where it leads anywhere else, or nowhere. */
export function askedFirst({ headers }: Response): 'signed_out' | 'obliged' | null {
  const location = headers.get('location');
  if (location === null || !URL.canParse(location, BASE)) return null;
  const { pathname, searchParams } = new URL(location, BASE);
  if (pathname === SIGN_IN_PATH) return 'signed_out';
  // The account's own forms lead to it as well, and name no way back.
  return pathname === ACCOUNT_PATH && searchParams.has('returnTo') ? 'obliged' : null;
}

/** The path to go to after signing in; whatever is not a page of ours under /app becomes /app. */
export function safeReturnPath(value: unknown): string {
  return localPath(value, isAppPage) ?? DEFAULT_RETURN_PATH;
}

/** A path on this very host, as a browser would read it, or null: never an address that leads elsewhere. */
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

/** Where a request that needs a sign-in should lead afterwards: the page itself, or for a form or data the page it is on. */
export function returnPathOf(request: Request): string {
  const url = new URL(request.url);
  const own = url.pathname + url.search;
  if (['GET', 'HEAD'].includes(request.method) && isAppPage(url.pathname)) return own;
  return safeReturnPath(refererPath(request));
}

/** Whether a page asks for its own data once more: a script does, and names the page itself as where it stands. */
export function asksAgain(request: Request): boolean {
  const standsAt = refererPath(request)?.split('?', 1)[0];
  return request.headers.get('sec-fetch-dest') === 'empty' && standsAt === new URL(request.url).pathname;
}

/** The page of this host from which a form was sent. */
export function refererPath(request: Request): string | null {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return null;
  const page = new URL(referer);
  return page.host === new URL(request.url).host ? localPath(page.pathname + page.search) : null;
}
