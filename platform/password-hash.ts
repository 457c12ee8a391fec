import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Limits concurrent hashes: each takes 19 MiB and one of the process's four threads for files and hashes, so that many
 * sign-ins leave two threads for other work.
 */
const inTurn = pLimit(2);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), COST));
}

/** Hash of a discarded random password; verifying it costs as much as a real one. */
const DECOY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$xYwuIB/TRHZMEFoS7AzvOw$1sdoeBVWHBqKQbDqDkkU1BQcI8J0FvyAS819myzB+s4';

/**
 * Whether the password matches the hash. Without a hash (no such user) it takes just as long and returns false, so that
 * the response time does not reveal which accounts exist.
 */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(storedHash ?? DECOY_HASH, password.normalize('NFC')));
  return storedHash !== null && matches;
}
