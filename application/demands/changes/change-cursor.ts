import { createHash } from 'node:crypto';
import type { Transaction } from '@aval/prisma/scope';

/** Last change that a client has been told of. */
export interface ChangePlace {
  position: bigint;
  demandId: string;
  sequence: number;
}

/** Cursor before the first change. */
export const BEGINNING = '0';

const CURSOR = /^([1-9]\d{0,17})-([\da-f]{16})$/;

/**
 * Returns the cursor after a change. It says which change it was, besides its position: after the restore of an older
 * backup, positions are drawn anew for other changes.
 */
export function cursorAfter(place: ChangePlace): string {
  return `${place.position}-${markOf(place)}`;
}

/** Reads a cursor; null where none of this database gave it, or its change is out of the reader's companies by now. */
export async function readCursor(tx: Transaction, cursor: string): Promise<bigint | null> {
  if (cursor === BEGINNING) return 0n;
  const [, position, mark] = CURSOR.exec(cursor) ?? [];
  if (position === undefined) return null;
  const place = await tx.demandChange.findUnique({ where: { position: BigInt(position) } });
  return place && markOf(place) === mark ? place.position : null;
}

function markOf({ demandId, sequence }: ChangePlace): string {
  return createHash('sha256').update(`${demandId} ${sequence}`).digest('hex').slice(0, 16);
}
