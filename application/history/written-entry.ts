import { type RoleName, roleName } from '@aval/domain/access/roles';
import type { CommentTarget } from '@aval/domain/demand/lifecycle/commands';
import type { DecisionWarning } from '@aval/domain/demand/outlook/decision-warnings';
import type { DecisionReason, DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { ShownAction } from '@aval/domain/reading/visible-entry';
import type { ShownRow, WrittenRow } from './visible-history';

/** What an entry of a demand's history says, on a page as in a document. */
export interface WrittenEntry {
  /** Its number in the history as the reader sees it. */
  sequence: number;
  at: string;
  action: ShownAction;
  /** Null when the clock or the product itself acted, and where the reader may not know who did. */
  actorName: string | null;
  fromRole: RoleName | null;
  toRole: RoleName | null;
  toUserName: string | null;
  comment: string | null;
  /** Of an undo or a cancellation whose reason the reader may read: that none was given. */
  withoutReason: boolean;
  commentTarget: CommentTarget | null;
  decisionReason: DecisionReason | null;
  finalReason: DecisionReason | null;
  /** What was warned of and confirmed. */
  confirmedWarnings: DecisionWarning[];
  versionNumber: number;
  status: DisplayStatus;
  /** The status that it changed; null for the first entry. */
  statusBefore: DisplayStatus | null;
}

/** Of what `visibleHistory` leaves of a row. */
export function toWrittenEntry(
  row: ShownRow<WrittenRow & { createdAt: Date }>,
  statusBefore: DisplayStatus | null,
): WrittenEntry {
  return {
    sequence: row.number,
    at: row.createdAt.toISOString(),
    action: row.action,
    actorName: row.actor?.name ?? null,
    fromRole: row.fromRoleId === null ? null : roleName(row.fromRoleId),
    toRole: row.toRoleId === null ? null : roleName(row.toRoleId),
    toUserName: row.toUser?.name ?? null,
    comment: row.comment,
    withoutReason: row.withoutReason,
    commentTarget: row.commentTarget as CommentTarget | null,
    decisionReason: row.decisionReason as DecisionReason | null,
    finalReason: row.finalReason as DecisionReason | null,
    confirmedWarnings: row.confirmedWarnings,
    versionNumber: row.versionNumber,
    status: row.displayStatus as DisplayStatus,
    statusBefore,
  };
}
