import { z } from 'zod';
import type { Services } from '../services';
import type { Session } from './load-session';

/** How a list was left: the search part of its address, as its own page wrote it. */
const listStatesSchema = z.record(z.string(), z.string());

/** What the user's session remembers of a list; null when nothing. It ends with the session. */
export async function getListState(services: Services, session: Session, listKey: string): Promise<string | null> {
  const row = await services.database.userSession.findUnique({
    where: { tokenHash: session.id },
    select: { listState: true },
  });
  const states = listStatesSchema.safeParse(row?.listState);
  return states.success ? (states.data[listKey] ?? null) : null;
}

/** Merged in the database: two tabs with two lists do not overwrite each other. */
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
