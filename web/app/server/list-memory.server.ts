import { getListState, saveListState } from '@aval/application/access/list-state';
import type { Session } from '@aval/application/access/load-session';
import { getServices } from './services.server';

/**
 * A list under its bare address is shown as it was left, until the user signs out. It is never shown there: loading it again after a form
 * would be a redirect that drops what the form changed.
 */
export async function recallList(session: Session, listKey: string): Promise<URLSearchParams> {
  return new URLSearchParams((await getListState(getServices(), session, listKey)) ?? '');
}

/** Keeps the list as its address says it. */
export function rememberList(session: Session, listKey: string, address: string): Promise<void> {
  return saveListState(getServices(), session, listKey, new URL(address, 'http://list').search.slice(1));
}
