import { seesPrivateComments } from '@aval/domain/access/permissions';
import type { HistoryAction } from '@aval/domain/demand/vocabulary';
import type { EntryReader } from '@aval/domain/reading/visible-entry';
import type { Transaction } from '@aval/prisma/scope';
import { type Numbering, numberingOf, PLACE_SELECT } from './visible-history';

const UNREAD = { decisionReason: null, finalReason: null, confirmedWarnings: [], actor: null, toUser: null } as const;

/**
 * How a reader counts the entries of a demand: without comments of which he or she may see nothing. What a page, an answer or an ETag names by
 * number is named by this one, and what comes back is compared with it. Source: docs/rules.md 2.16.
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
