import { roleName } from '@aval/domain/access/roles';
import type { CommentTarget } from '@aval/domain/demand/lifecycle/commands';
import type { DecisionWarning } from '@aval/domain/demand/outlook/decision-warnings';
import type { DisplayStatus, HistoryAction } from '@aval/domain/demand/vocabulary';
import {
  type EntryReader,
  isWithDoctor,
  type ShownAction,
  shownAction,
  type VisibleParts,
  visibleParts,
  visibleWarnings,
} from '@aval/domain/reading/visible-entry';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';

/** What must be read of each entry of a demand to tell who may see what of it. */
export const PLACE_SELECT = {
  id: true,
  sequence: true,
  action: true,
  fromRoleId: true,
  toRoleId: true,
  commentTarget: true,
  versionNumber: true,
  displayStatus: true,
} satisfies Prisma.DemandHistorySelect;

export type PlaceRow = Prisma.DemandHistoryGetPayload<{ select: typeof PLACE_SELECT }>;

/** What a reader may not see of an entry is not in it. */
export interface WrittenRow extends PlaceRow {
  comment: string | null;
  privateComment?: string | null;
  decisionReason: string | null;
  finalReason: string | null;
  confirmedWarnings: readonly string[];
  actor: { name: string } | null;
  toUser: { name: string } | null;
  attachments: readonly unknown[];
}

export type ShownRow<Row extends WrittenRow> = Omit<Row, 'action' | 'confirmedWarnings'> & {
  /** Counted over what the reader sees, so that no gap tells of the rest. */
  number: number;
  action: ShownAction;
  confirmedWarnings: DecisionWarning[];
  /** A reason belongs to such an action, its reader may read it, and none was given. */
  withoutReason: boolean;
};

/** Their comment is the reason, which a program may leave out. Source: docs/rules.md 3.21, 3.29. */
const REASONED: ReadonlySet<string> = new Set<HistoryAction>(['ROLLBACK', 'CANCEL']);

/**
 * The entries of a demand, oldest first in and out, as a reader may see them: hidden parts are empty, and a comment of which nothing is left is
 * no entry. `rows` must be all of them up to the moment that is looked at: a later one can bring the demand to the doctor. Source: docs/rules.md
 * 2.16.
 */
export function visibleHistory<Row extends WrittenRow>(rows: readonly Row[], reader: EntryReader): ShownRow<Row>[] {
  const seen = [...partsOf(rows, reader)].flatMap(([row, parts]) => {
    const shown = {
      ...row,
      action: shownAction(row.action as HistoryAction, parts),
      comment: parts.comment ? row.comment : null,
      withoutReason: REASONED.has(row.action) && parts.comment && !row.comment,
      ...('privateComment' in row ? { privateComment: parts.privateComment ? row.privateComment : null } : {}),
      decisionReason: parts.author ? row.decisionReason : null,
      finalReason: parts.author ? row.finalReason : null,
      confirmedWarnings: visibleWarnings(row.confirmedWarnings as DecisionWarning[], reader, parts),
      actor: parts.author ? row.actor : null,
      toUser: parts.addressee ? row.toUser : null,
      attachments: parts.attachments ? row.attachments : [],
    };
    return row.action === 'COMMENT' && isEmpty(shown) ? [] : [shown];
  });
  return seen.map((row, index) => ({ ...row, number: index + 1 }));
}

/** Gives an entry of a demand the number that a reader knows it by. */
export type Numbering = (sequence: number) => number;

/** As `visibleHistory` counts its entries. `rows` may leave out those that everybody sees. */
export function numberingOf(rows: readonly WrittenRow[], reader: EntryReader): Numbering {
  const seen = new Set(visibleHistory(rows, reader).map(({ sequence }) => sequence));
  const hidden = rows.filter(({ sequence }) => !seen.has(sequence));
  return (sequence) => sequence - hidden.filter((row) => row.sequence <= sequence).length;
}

function isEmpty({
  comment,
  privateComment,
  attachments,
}: Pick<WrittenRow, 'comment' | 'privateComment' | 'attachments'>) {
  return !comment && !privateComment && attachments.length === 0;
}

/** A file of a demand, and where it belongs. */
export interface FiledRow {
  historyId: number | null;
  versionNumber: number | null;
}

/**
 * Whether a reader may see a file that was sent: one that came with an entry as the entry's, one that came with a version as those of the entry
 * that made it. What is not sent yet is for those who write it, which is not told here.
 */
export function fileSight(rows: readonly PlaceRow[], reader: EntryReader): (file: FiledRow) => boolean {
  const parts = partsOf(rows, reader);
  return ({ historyId, versionNumber }) => {
    const entry = rows.find((row) =>
      historyId === null ? row.versionNumber === versionNumber && MAKES_VERSION.has(row.action) : row.id === historyId,
    );
    return entry !== undefined && (parts.get(entry)?.attachments ?? false);
  };
}

/** As `fileSight`, of a demand whose entries are not at hand. */
export async function readFileSight(transaction: Transaction, demandId: string, reader: EntryReader) {
  const rows = await transaction.demandHistory.findMany({
    where: { demandId },
    select: PLACE_SELECT,
    orderBy: { sequence: 'asc' },
  });
  return fileSight(rows, reader);
}

const MAKES_VERSION: ReadonlySet<string> = new Set<HistoryAction>(['REQUEST', 'CHANGE_DATES', 'SAVE']);

/** What takes the demand from the doctor again, as an undo does, is not kept from the doctor either. */
function foundWithDoctor(before: PlaceRow | undefined): boolean {
  return before !== undefined && isWithDoctor(before.displayStatus as DisplayStatus);
}

function partsOf<Row extends PlaceRow>(rows: readonly Row[], reader: EntryReader): Map<Row, VisibleParts> {
  const last = rows.findLast((row) => isWithDoctor(row.displayStatus as DisplayStatus))?.sequence ?? 0;
  return new Map(
    rows.map((row, index) => [
      row,
      visibleParts(reader, {
        action: row.action as HistoryAction,
        authorRole: row.fromRoleId === null ? null : roleName(row.fromRoleId),
        toRole: row.toRoleId === null ? null : roleName(row.toRoleId),
        target: row.commentTarget as CommentTarget | null,
        withDoctorSince: row.sequence <= last || foundWithDoctor(rows[index - 1]),
      }),
    ]),
  );
}
