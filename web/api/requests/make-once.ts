import {
  findMade,
  type KeepMade,
  KeyTaken,
  keepMade,
  type MakingKey,
} from '@aval/application/repetitions/made-under-key';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import type { Context } from 'hono';
import { Problem } from '../answers/problem';
import type { ApiEnvironment } from '../api-environment';
import { commandKey } from './command-key';
import { sentHash } from './sent-hash';

interface Asking {
  services: Services;
  session: { actor: Actor };
  context: Context<ApiEnvironment>;
}

/**
 * Creates something once under the client's key, and returns its id again for every repetition and concurrent
 * duplicate. A refused request does not use up its key. Source: docs/rules.md 10.8.
 */
export async function makeOnce(
  { services, session: { actor }, context }: Asking,
  sent: unknown,
  make: (keep: KeepMade) => Promise<number | string>,
): Promise<string> {
  const call = `${context.req.method} ${context.req.path}`;
  // Includes the company, since equal input creates another object there.
  const hash = (content?: string) => sentHash([actor.companyId, sent, ...(content === undefined ? [] : [content])]);
  const making: MakingKey = { userId: actor.userId, key: commandKey(context), call, sentSha256: hash() };
  // The content of a file is known only after reading it, so before that the hash cannot be compared.
  let isRead = sent !== A_FILE;
  const look = async () => {
    const made = await findMade(services, making);
    if (!made) return null;
    if (made.call !== call || (isRead && made.sentSha256 !== making.sentSha256)) throw new Problem('key_reused');
    return made.madeId;
  };
  const before = isRead ? await look() : null;
  if (before !== null) return before;
  try {
    const madeId = await make((transaction, id, content) => {
      isRead = true;
      making.sentSha256 = hash(content);
      return keepMade(transaction, making, id);
    });
    return String(madeId);
  } catch (error) {
    if (!(error instanceof KeyTaken || error instanceof Problem)) throw error;
    // A file that was refused before it was read may not be the key's file.
    if (!isRead && error instanceof Problem && !OF_THE_DEMAND.has(error.status)) throw error;
    const meanwhile = await look();
    if (meanwhile === null) throw error;
    return meanwhile;
  }
}

/** Statuses that depend on the demand and not on the file. */
const OF_THE_DEMAND: ReadonlySet<number> = new Set([403, 404, 409]);

/** Input of an operation whose body is a file. */
export const A_FILE = 'a file';
