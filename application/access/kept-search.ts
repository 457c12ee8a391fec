import { randomInt } from 'node:crypto';
import { readText } from '@aval/domain/validation/fields/readers';
import { z } from 'zod';
import type { Services } from '../services';
import type { Session } from './load-session';

/**
 * Searches kept per list and session; older ones are dropped, and going back to them shows the list without a search.
 */
const MAXIMUM = 30;
const LONGEST = 100;
/** Range of the random numbers, wide enough that a guessed number does not hit one by chance. */
const NUMBERS = 2_147_483_647;

const keptSchema = z.array(z.tuple([z.number(), z.string()]));
type Kept = z.infer<typeof keptSchema>;

/** Key beside the list's own state in the session, so that both are cleared together. */
function searchesKey(listKey: string): string {
  return `${listKey} searches`;
}

function readKept(state: string | null | undefined): Kept {
  return state ? keptSchema.parse(JSON.parse(state)) : [];
}

/**
 * Stores a search text in the session and returns a number for it, so that names and card numbers of patients stay out
 * of URLs. The number means nothing in another session. Source: docs/rules.md 9.8.
 */
export async function keepSearch({ database }: Services, session: Session, listKey: string, typed: string) {
  const text = [...(readText(typed) ?? '')].slice(0, LONGEST).join('');
  return database.$transaction(async (tx) => {
    // Lock the row, so that two tabs that search at once do not overwrite each other's searches.
    const [row] = await tx.$queryRaw<{ state: string | null }[]>`
      SELECT list_state ->> ${searchesKey(listKey)} AS state FROM user_session
      WHERE token_hash = ${session.id} FOR UPDATE`;
    const kept = readKept(row?.state);
    const known = kept.find(([, each]) => each === text);
    const entry: Kept[number] = known ?? [randomInt(1, NUMBERS), text];
    const others = kept.filter((each) => each !== known);
    const change = JSON.stringify({ [searchesKey(listKey)]: JSON.stringify([...others, entry].slice(-MAXIMUM)) });
    await tx.$executeRaw`
      UPDATE user_session SET list_state = list_state || ${change}::jsonb WHERE token_hash = ${session.id}`;
    return entry[0];
  });
}

/** Returns the search text kept under this number, or null when this session has none. */
export async function findKeptSearch(
  { database }: Services,
  session: Session,
  listKey: string,
  number: number,
): Promise<string | null> {
  const [row] = await database.$queryRaw<{ state: string | null }[]>`
    SELECT list_state ->> ${searchesKey(listKey)} AS state FROM user_session WHERE token_hash = ${session.id}`;
  return readKept(row?.state).find(([each]) => each === number)?.[1] ?? null;
}
