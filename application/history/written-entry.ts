import { type RoleName, roleName } from '@aval/domain/access/roles';
import type { CommentTarget } from '@aval/domain/demand/lifecycle/commands';
import type { DecisionWarning } from '@aval/domain/demand/outlook/decision-warnings';
import type { DecisionReason, DisplayStatus, ShownAction } from '@aval/domain/demand/vocabulary';
import type { ShownRow, WrittenRow } from './visible-history';

/** Entry of a demand's history as pages and documents show it. */
export interface WrittenEntry {
  /** Number of the entry in the history as the reader sees it. */
  sequence: number;
  at: string;
  action: ShownAction;
  /** Null when the clock or the product acted, and when the reader may not know the actor. */
  actorName: string | null;
  fromRole: RoleName | null;
  toRole: RoleName | null;
  toUserName: string | null;
  comment: string | null;
  /** Set on an undo or cancellation without a reason, if the reader may read reasons. */
  withoutReason: boolean;
  commentTarget: CommentTarget | null;
  decisionReason: DecisionReason | null;
  finalReason: DecisionReason | null;
  /** Warnings that the decision confirmed. */
  confirmedWarnings: DecisionWarning[];
  versionNumber: number;
  status: DisplayStatus;
  /** Status before the entry; null for the first one. */
  statusBefore: DisplayStatus | null;
}

/** Converts a row that `visibleHistory` returned. */
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
