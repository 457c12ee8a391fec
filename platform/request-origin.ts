import { AsyncLocalStorage } from 'node:async_hooks';

/** Sender of a request. Device and program can be forged; the address is as far as the proxies in front are believed. */
export interface RequestOrigin {
  address: string;
  userAgent: string | null;
  /** The request came to the API. */
  isApiClient: boolean;
}

/** Longest user agent that is stored, in characters. */
const LONGEST_USER_AGENT = 300;

type Store = AsyncLocalStorage<RequestOrigin>;

const PLACE = Symbol.for('aval.request-origin');
const processWide = globalThis as { [PLACE]?: Store };

/** Returns the process-wide store: Remix's build and the Express server are separate module graphs. */
function originStore(): Store {
  processWide[PLACE] ??= new AsyncLocalStorage();
  return processWide[PLACE];
}

/** Runs `work` and everything that it starts in the name of a request. */
export function runWithOrigin<T>(origin: RequestOrigin, work: () => T): T {
  return originStore().run(origin, work);
}

/** Returns the origin of the request that is being answered; null in a worker and for an operator's command. */
export function requestOrigin(): RequestOrigin | null {
  return originStore().getStore() ?? null;
}

/** Returns a user agent as it is stored; null without one. */
export function keptUserAgent(header: string | null): string | null {
  return header?.slice(0, LONGEST_USER_AGENT).toWellFormed() || null;
}
