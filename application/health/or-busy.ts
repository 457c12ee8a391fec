import { sqlState } from '@aval/prisma/sql-state';

/** Somebody else had the row or the catalogue for too long, or two waited for each other: nothing was written, and it can be tried again. */
export type Busy = { status: 'busy' };

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

export function isLockLost(error: unknown): boolean {
  const state = sqlState(error);
  return state === LOCK_NOT_AVAILABLE || state === DEADLOCK;
}

/** Takes back what its transaction has written, since somebody else's has to come first. */
export class GiveWay extends Error {}

/** The outcome of a transaction that may have to wait for another one. */
export async function orBusy<T>(transaction: Promise<T>): Promise<T | Busy> {
  try {
    return await transaction;
  } catch (error) {
    if (error instanceof GiveWay || isLockLost(error)) return { status: 'busy' };
    throw error;
  }
}
