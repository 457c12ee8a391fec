import { z } from 'zod';
import type { Services } from '../services';
import type { Session } from './load-session';

/** Search part of each list's last URL, by list key, as its page wrote it. */
const listStatesSchema = z.record(z.string(), z.string());

/** Key under which a list's hidden columns are stored beside its state. */
function columnsKey(listKey: string): string {
  return `${listKey} columns`;
}

export interface ListState {
  /** Search part of the list's URL; null when the list was not opened yet. */
  search: string | null;
  /** Names of the hidden columns; null while the user has chosen none. */
  hidden: string[] | null;
}

/** Returns what the user's session remembers of a list; it ends with the session. Source: docs/rules.md 5.14. */
export async function getListState(services: Services, session: Session, listKey: string): Promise<ListState> {
  const row = await services.database.userSession.findUnique({
    where: { tokenHash: session.id },
    select: { listState: true },
  });
  const states = listStatesSchema.safeParse(row?.listState).data ?? {};
  const hidden = states[columnsKey(listKey)] ?? null;
  return { search: states[listKey] ?? null, hidden: hidden === '' ? [] : (hidden?.split(',') ?? null) };
}

/**
 * Stores a list's state, merged in the database so that two tabs with two lists do not overwrite each other. Source:
 * docs/rules.md 5.14.
 */
export async function saveListState(
  services: Services,
  session: Session,
  listKey: string,
  search: string,
): Promise<void> {
  const change = JSON.stringify({ [listKey]: search });
  await services.database.$executeRaw`
    UPDATE user_session SET list_state = list_state || ${change}::jsonb
    WHERE token_hash = ${session.id} AND list_state ->> ${listKey} IS DISTINCT FROM ${search}`;
}

/**
 * Stores the hidden columns of a list that was opened before; any other key is ignored, so clients cannot store data of
 * their own.
 */
export async function saveHiddenColumns(
  services: Services,
  session: Session,
  listKey: string,
  hidden: readonly string[],
): Promise<void> {
  const change = JSON.stringify({ [columnsKey(listKey)]: hidden.join(',') });
  await services.database.$executeRaw`
    UPDATE user_session SET list_state = list_state || ${change}::jsonb
    WHERE token_hash = ${session.id} AND list_state ->> ${listKey} IS NOT NULL`;
}
