import { seesPrivateComments } from '@aval/domain/access/permissions';
import type { HistoryAction } from '@aval/domain/demand/vocabulary';
import type { EntryReader } from '@aval/domain/reading/visible-entry';
import type { Transaction } from '@aval/prisma/scope';
import { type Numbering, numberingOf, PLACE_SELECT } from './visible-history';

const UNREAD = { decisionReason: null, finalReason: null, confirmedWarnings: [], actor: null, toUser: null } as const;

/**
 * Returns the numbering of a demand's entries for a reader, which leaves out comments that are entirely hidden. Pages,
 * responses and ETags use this number, and numbers sent back are compared with it. Source: docs/rules.md 2.16.
 */
export async function readNumbering(tx: Transaction, demandId: string, reader: EntryReader): Promise<Numbering> {
  if (seesPrivateComments(reader.role)) return (sequence) => sequence;
  const comments = await tx.demandHistory.findMany({
    where: { demandId, action: 'COMMENT' satisfies HistoryAction },
    select: { ...PLACE_SELECT, comment: true, attachments: { select: { id: true } } },
    orderBy: { sequence: 'asc' },
  });
  return numberingOf(
    comments.map((row) => ({ ...row, ...UNREAD })),
    reader,
  );
}
