import { AsyncLocalStorage } from 'node:async_hooks';

type Store = AsyncLocalStorage<Map<string, unknown>>;

const PLACE = Symbol.for('aval.web.request-store');
const processWide = globalThis as { [PLACE]?: Store };

/** Remix's build and the Express server around it are two graphs of modules: what they share hangs on the process. */
function requestStore(): Store {
  processWide[PLACE] ??= new AsyncLocalStorage();
  return processWide[PLACE];
}

/** Everything that `work` starts belongs to one request of a browser. */
export function runInRequest(work: () => void): void {
  requestStore().run(new Map(), work);
}

const REFUSAL = 'refusal';

/** Leaves it to the guard of the action to refuse, since a page says it in the language of who reads it. */
export function refuseInWords(status: number): void {
  requestStore().getStore()?.set(REFUSAL, status);
}

/** The status to refuse the request with, if anything has decided to. */
export function refusalInWords(): number | undefined {
  return requestStore().getStore()?.get(REFUSAL) as number | undefined;
}

const SIGNING_IN = 'signing-in';

/** Somebody gives a password: the page that answers is for that one, and not for whom the browser was known to belong to. */
export function noteSigningIn(): void {
  requestStore().getStore()?.set(SIGNING_IN, true);
}

export function isSigningIn(): boolean {
  return requestStore().getStore()?.get(SIGNING_IN) === true;
}

const AWAY = 'away';

/** The database could not be asked: whatever fails of the request fails for that reason. */
export function noteDatabaseAway(): void {
  requestStore().getStore()?.set(AWAY, true);
}

export function isDatabaseNotedAway(): boolean {
  return requestStore().getStore()?.get(AWAY) === true;
}

/** What is the same for all loaders of a request is found out once; outside of a request each time. */
export function oncePerRequest<T>(key: string, find: () => Promise<T>): Promise<T> {
  const store = requestStore().getStore();
  if (!store) return find();
  if (!store.has(key)) store.set(key, find());
  return store.get(key) as Promise<T>;
}
