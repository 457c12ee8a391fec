import { AsyncLocalStorage } from 'node:async_hooks';

type Store = AsyncLocalStorage<Map<string, unknown>>;

const PLACE = Symbol.for('aval.web.request-store');
const processWide = globalThis as { [PLACE]?: Store };

/** Returns the process-wide store: Remix's build and the Express server are separate module graphs. */
function requestStore(): Store {
  processWide[PLACE] ??= new AsyncLocalStorage();
  return processWide[PLACE];
}

/** Runs `work` and everything that it starts within one request. */
export function runInRequest(work: () => void): void {
  requestStore().run(new Map(), work);
}

const REFUSAL = 'refusal';

/** Leaves the refusal to the guard of the action, because a page tells it in the user's language. */
export function refuseInWords(status: number): void {
  requestStore().getStore()?.set(REFUSAL, status);
}

/** Returns the status set by `refuseInWords`, if any. */
export function refusalInWords(): number | undefined {
  return requestStore().getStore()?.get(REFUSAL) as number | undefined;
}

const SIGNING_IN = 'signing-in';

/**
 * Notes that a password was submitted, so that the response is rendered for that attempt and not for the browser's
 * previous user.
 */
export function noteSigningIn(): void {
  requestStore().getStore()?.set(SIGNING_IN, true);
}

export function isSigningIn(): boolean {
  return requestStore().getStore()?.get(SIGNING_IN) === true;
}

const AWAY = 'away';

/** Notes that the database is unavailable, so that failures of the request are attributed to it. */
export function noteDatabaseAway(): void {
  requestStore().getStore()?.set(AWAY, true);
}

export function isDatabaseNotedAway(): boolean {
  return requestStore().getStore()?.get(AWAY) === true;
}

/** Runs `find` once per request and shares the result; outside of a request it runs each time. */
export function oncePerRequest<T>(key: string, find: () => Promise<T>): Promise<T> {
  const store = requestStore().getStore();
  if (!store) return find();
  if (!store.has(key)) store.set(key, find());
  return store.get(key) as Promise<T>;
}
