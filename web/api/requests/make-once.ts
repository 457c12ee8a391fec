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
 * Makes something once under the key of its sender, who is told its number again, however often the same is sent and whoever of two twins was faster.
 * What is refused has spent no key. Source: docs/rules.md 10.8.
 */
export async function makeOnce(
  { services, session: { actor }, context }: Asking,
  sent: unknown,
  make: (keep: KeepMade) => Promise<number | string>,
): Promise<string> {
  const call = `${context.req.method} ${context.req.path}`;
  // The same words make another thing in another company.
  const hash = (content?: string) => sentHash([actor.companyId, sent, ...(content === undefined ? [] : [content])]);
  const making: MakingKey = { userId: actor.userId, key: commandKey(context), call, sentSha256: hash() };
  // What is in a file is known once it is read: until then nothing else can be told of it.
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
    // A file that was refused before it was read may be another one than the key's.
    if (!isRead && error instanceof Problem && !OF_THE_DEMAND.has(error.status)) throw error;
    const meanwhile = await look();
    if (meanwhile === null) throw error;
    return meanwhile;
  }
}

/** Refusals by what has become of the demand, whatever the file is. */
const OF_THE_DEMAND: ReadonlySet<number> = new Set([403, 404, 409]);

/** What is sent by a call whose body is a file. */
export const A_FILE = 'a file';
