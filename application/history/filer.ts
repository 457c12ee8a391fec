import { ROLES } from '@aval/domain/access/roles';
import type { HistoryAction } from '@aval/domain/demand/vocabulary';
import type { Transaction } from '@aval/prisma/scope';
import type { PlaceRow } from './visible-history';

/** Action that sends a version: a first submission, an answer or a continuation. */
export const SENDS = 'REQUEST' satisfies HistoryAction;

/**
 * Returns the entry with which an assistant sent a version (by default the last), or the last one sent before it, since
 * changed dates and corrections do not count as sent. Null when the doctor sent it. Entries are given oldest first.
 * Source: docs/rules.md 3.6.
 */
export function filingEntry<Row extends Pick<PlaceRow, 'action' | 'fromRoleId' | 'versionNumber'>>(
  rows: readonly Row[],
  versionNumber: number = Number.POSITIVE_INFINITY,
): Row | null {
  const sent = rows.findLast((row) => row.action === SENDS && row.versionNumber <= versionNumber);
  return sent?.fromRoleId === ROLES.ASSISTANT ? sent : null;
}

/** Finds the assistant who filed the version under way after an entry; null when the doctor did. */
export async function findFilerId(
  transaction: Transaction,
  { id: demandId, sequence }: { id: string; sequence: number },
): Promise<number | null> {
  const rows = await transaction.demandHistory.findMany({
    where: { demandId, action: SENDS, sequence: { lte: sequence } },
    orderBy: { sequence: 'asc' },
    select: { action: true, fromRoleId: true, versionNumber: true, actorId: true },
  });
  return filingEntry(rows)?.actorId ?? null;
}
