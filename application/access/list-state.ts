import { z } from 'zod';
import type { Services } from '../services';
import type { Session } from './load-session';

/** How each list was left, as its own page wrote it. */
const listStatesSchema = z.record(z.string(), z.string());

/** The columns that are left out of a list stand beside it, under this name. */
function columnsKey(listKey: string): string {
  return `${listKey} columns`;
}

export interface ListState {
  /** The search part of its address; null when it was not opened yet. */
  search: string | null;
  /** The names of the columns that are left out. */
  hidden: string[];
}

/** What the user's session remembers of a list. It ends with the session. Source: docs/rules.md 5.14. */
export async function getListState(services: Services, session: Session, listKey: string): Promise<ListState> {
  const row = await services.database.userSession.findUnique({
    where: { tokenHash: session.id },
    select: { listState: true },
  });
  const states = listStatesSchema.safeParse(row?.listState).data ?? {};
  const hidden = states[columnsKey(listKey)];
  return { search: states[listKey] ?? null, hidden: hidden ? hidden.split(',') : [] };
}

/** Merged in the database: two tabs with two lists do not overwrite each other. Source: docs/rules.md 5.14. */
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

/** Only of a list that was opened: what else somebody sends is kept nowhere. */
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
