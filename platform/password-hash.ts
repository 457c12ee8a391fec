import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes one of the process's four threads for files and hashes, and its 19 MiB: many sign-ins at once leave two of them to everything else. */
const inTurn = pLimit(2);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), COST));
}

/** Of a password that was drawn at random and thrown away; it costs what a real one costs. */
const DECOY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$xYwuIB/TRHZMEFoS7AzvOw$1sdoeBVWHBqKQbDqDkkU1BQcI8J0FvyAS819myzB+s4';

/**
 * Whether the password is the one that was hashed. Without a hash (no such user) it works just as long and says no, so
 * that the time of the answer tells nobody which accounts exist.
 */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(storedHash ?? DECOY_HASH, password.normalize('NFC')));
  return storedHash !== null && matches;
}
