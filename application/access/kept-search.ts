import { randomInt } from 'node:crypto';
import { readText } from '@aval/domain/validation/fields/readers';
import { z } from 'zod';
import type { Services } from '../services';
import type { Session } from './load-session';

/** So many of a list are kept; whoever goes back further than that sees the list without it. */
const MAXIMUM = 30;
const LONGEST = 100;
/** More than a number that is guessed could name by chance. */
const NUMBERS = 2_147_483_647;

const keptSchema = z.array(z.tuple([z.number(), z.string()]));
type Kept = z.infer<typeof keptSchema>;

/** Beside the list's own state, and gone with it. */
function searchesKey(listKey: string): string {
  return `${listKey} searches`;
}

function readKept(state: string | null | undefined): Kept {
  return state ? keptSchema.parse(JSON.parse(state)) : [];
}

/**
 * Keeps what somebody searches a list for, names and numbers of patients, so that it stands in no address: the number that is answered means
 * nothing in another session. Source: docs/rules.md 9.8.
 */
export async function keepSearch({ database }: Services, session: Session, listKey: string, typed: string) {
  const text = [...(readText(typed) ?? '')].slice(0, LONGEST).join('');
  return database.$transaction(async (tx) => {
    // Of two tabs that search at once neither loses what the other keeps.
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

/** The text with this number; null where this session keeps none under it. */
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
