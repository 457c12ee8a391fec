import { sqlState } from '@aval/prisma/sql-state';

/**
 * Another transaction held the row or catalogue for too long, or both waited for each other: nothing was written, and a
 * retry can succeed.
 */
export type Busy = { status: 'busy' };

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

export function isLockLost(error: unknown): boolean {
  const state = sqlState(error);
  return state === LOCK_NOT_AVAILABLE || state === DEADLOCK;
}

/** Rolls back the transaction that throws it, because another one has to come first. */
export class GiveWay extends Error {}

/** Returns the transaction's result, or `busy` when it lost a lock or gave way. */
export async function orBusy<T>(transaction: Promise<T>): Promise<T | Busy> {
  try {
    return await transaction;
  } catch (error) {
    if (error instanceof GiveWay || isLockLost(error)) return { status: 'busy' };
    throw error;
  }
}
