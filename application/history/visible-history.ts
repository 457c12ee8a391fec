import { roleName } from '@aval/domain/access/roles';
import { traitsOf } from '@aval/domain/demand/action-traits';
import type { CommentTarget } from '@aval/domain/demand/lifecycle/commands';
import type { DecisionWarning } from '@aval/domain/demand/outlook/decision-warnings';
import type { DisplayStatus, HistoryAction, ShownAction } from '@aval/domain/demand/vocabulary';
import {
  type EntryReader,
  isWithDoctor,
  shownAction,
  type VisibleParts,
  visibleParts,
  visibleWarnings,
} from '@aval/domain/reading/visible-entry';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';

/** Columns of each entry needed to decide who may see which part. */
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

/** Row of an entry; fields that a reader may not see can be missing. */
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
  /** Number among the entries that the reader sees, so that no gap reveals hidden ones. */
  number: number;
  action: ShownAction;
  confirmedWarnings: DecisionWarning[];
  /** The action needs a reason, the reader may read it, and none was given. */
  withoutReason: boolean;
};

/**
 * Returns the entries of a demand as a reader may see them, oldest first like `rows`: hidden parts are empty, and a
 * comment without any visible part is left out. `rows` must be all entries up to the given moment, because a later one
 * can bring the demand to the doctor. Source: docs/rules.md 2.16.
 */
export function visibleHistory<Row extends WrittenRow>(rows: readonly Row[], reader: EntryReader): ShownRow<Row>[] {
  const seen = [...partsOf(rows, reader)].flatMap(([row, parts]) => {
    const shown = {
      ...row,
      action: shownAction(row.action as HistoryAction, parts),
      comment: parts.comment ? row.comment : null,
      withoutReason: traitsOf(row.action as HistoryAction).hasReason && parts.comment && !row.comment,
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

/** Converts the sequence of an entry into the reader's number. */
export type Numbering = (sequence: number) => number;

/** Returns the numbering of `visibleHistory`. `rows` may leave out entries that everybody sees. */
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

/** File of a demand, with the entry or version that it came with. */
export interface FiledRow {
  historyId: number | null;
  versionNumber: number | null;
}

/**
 * Returns a test whether a reader may see a sent file: a file of an entry like that entry's files, a file of a version
 * like those of the entry that created it. Pending files belong to their writers and are not covered.
 */
export function fileSight(rows: readonly PlaceRow[], reader: EntryReader): (file: FiledRow) => boolean {
  const parts = partsOf(rows, reader);
  return ({ historyId, versionNumber }) => {
    const entry = rows.find((row) =>
      historyId === null
        ? row.versionNumber === versionNumber && traitsOf(row.action as HistoryAction).makesVersion
        : row.id === historyId,
    );
    return entry !== undefined && (parts.get(entry)?.attachments ?? false);
  };
}

/** Like `fileSight`, reading the entries of the demand. */
export async function readFileSight(transaction: Transaction, demandId: string, reader: EntryReader) {
  const rows = await transaction.demandHistory.findMany({
    where: { demandId },
    select: PLACE_SELECT,
    orderBy: { sequence: 'asc' },
  });
  return fileSight(rows, reader);
}

/**
 * Tells whether the entry found the demand with the doctor: an action that takes it away again, such as an undo, is not
 * hidden from the doctor.
 */
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
