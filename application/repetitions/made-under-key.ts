import type { Transaction } from '@aval/prisma/scope';
import type { Services } from '../services';

/** A call that makes something, as its sender may send it again. */
export interface MakingKey {
  userId: number;
  key: string;
  /** Which call at which address. */
  call: string;
  /** Of all that was sent, files by their bytes. */
  sentSha256: string;
}

/**
 * Keeps under the sender's key what was made, in the transaction that makes it: both are there or neither. Of files, which are read while they are kept,
 * it is told what was in them. Throws `KeyTaken` where the call's twin was faster.
 */
export type KeepMade = (transaction: Transaction, madeId: number | string, content?: string) => Promise<void>;

/** For whoever makes it on a page, which has no keys. */
export const keepNothing: KeepMade = () => Promise.resolve();

/** Something was made under this key already; the transaction is taken back. */
export class KeyTaken extends Error {}

export async function keepMade(transaction: Transaction, made: MakingKey, madeId: number | string): Promise<void> {
  const { userId, key, call, sentSha256 } = made;
  const count = await transaction.$executeRaw`
    INSERT INTO made_under_key (user_id, key, call, sent_sha256, made_id)
    VALUES (${userId}, ${key}::uuid, ${call}, ${sentSha256}, ${String(madeId)})
    ON CONFLICT DO NOTHING`;
  if (count === 0) throw new KeyTaken();
}

/** What the sender has made under a key; null where it was nothing. */
export function findMade(services: Services, { userId, key }: Pick<MakingKey, 'userId' | 'key'>) {
  return services.database.madeUnderKey.findUnique({
    where: { userId_key: { userId, key } },
    select: { call: true, sentSha256: true, madeId: true },
  });
}
