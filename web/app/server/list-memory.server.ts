import { getListState, saveListState } from '@aval/application/access/list-state';
import type { Session } from '@aval/application/access/load-session';
import { getServices } from './services.server';
import { redirectOnward } from './toast.server';

/**
 * A list under its bare address is shown as it was left, until the user signs out. It is never shown there: loading it again after a form
 * would be a redirect that drops what the form changed.
 */
export async function recallList(session: Session, listKey: string): Promise<URLSearchParams> {
  return new URLSearchParams((await getListState(getServices(), session, listKey)) ?? '');
}

interface LedList<Query, Page> {
  /** What the request asks for; of a bare address, the list as it was left. */
  asked: Query;
  addressOf: (query: Query) => string;
  read: () => Promise<Page>;
}

/** What a list's own address shows: a bare one leads to the list as it was left, and a page that no longer exists to the last one. */
export async function loadLedList<Query extends { page: number }, Page extends { query: Query }>(
  request: Request,
  { asked, addressOf, read }: LedList<Query, Page>,
): Promise<Page> {
  if (new URL(request.url).search === '') throw redirectOnward(request, addressOf(asked));
  const found = await read();
  if (found.query.page !== asked.page) throw redirectOnward(request, addressOf(found.query));
  return found;
}

/** Keeps the list as its address says it. */
export function rememberList(session: Session, listKey: string, address: string): Promise<void> {
  return saveListState(getServices(), session, listKey, new URL(address, 'http://list').search.slice(1));
}
