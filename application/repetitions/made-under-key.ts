import type { Transaction } from '@aval/prisma/scope';
import type { Services } from '../services';

/** Request that creates something, with the key under which its sender may repeat it. */
export interface MakingKey {
  userId: number;
  key: string;
  /** Method and address of the request. */
  call: string;
  /** Hash of everything that was sent, files by their bytes. */
  sentSha256: string;
}

/**
 * Stores under the sender's key what was created, in the same transaction: both exist or neither. For uploads, which
 * are read while they are stored, `content` identifies the bytes. Throws `KeyTaken` when a repetition of the request
 * was faster.
 */
export type KeepMade = (transaction: Transaction, madeId: number | string, content?: string) => Promise<void>;

/** Records nothing: pages send no keys. */
export const keepNothing: KeepMade = () => Promise.resolve();

/** The key was used already; rolls back the transaction. */
export class KeyTaken extends Error {}

export async function keepMade(transaction: Transaction, made: MakingKey, madeId: number | string): Promise<void> {
  const { userId, key, call, sentSha256 } = made;
  const count = await transaction.$executeRaw`
    INSERT INTO made_under_key (user_id, key, call, sent_sha256, made_id)
    VALUES (${userId}, ${key}::uuid, ${call}, ${sentSha256}, ${String(madeId)})
    ON CONFLICT DO NOTHING`;
  if (count === 0) throw new KeyTaken();
}

/** Finds what the sender has created under a key; null when nothing was. */
export function findMade(services: Services, { userId, key }: Pick<MakingKey, 'userId' | 'key'>) {
  return services.database.madeUnderKey.findUnique({
    where: { userId_key: { userId, key } },
    select: { call: true, sentSha256: true, madeId: true },
  });
}
