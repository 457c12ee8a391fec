import { roleName } from '@aval/domain/access/roles';
import type { CommentTarget, DocumentEditionKind } from '@aval/domain/demand/lifecycle/commands';
import type { DecisionReason, DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { EntryReader } from '@aval/domain/reading/visible-entry';
import { editionState } from '../../documents/edition-state';
import { reasonOfVersion, statusesBefore } from '../../history/status-before';
import { visibleHistory } from '../../history/visible-history';
import type { DetailAttachment, HistoryEntry, VersionDocument, VersionEntry } from './demand-detail';
import type { AttachmentRow, DetailRow, DocumentRow, HistoryRow } from './detail-select';

/** Oldest first in, newest first out: what the reader may see of it. */
export function toHistory(rows: readonly HistoryRow[], reader: EntryReader): HistoryEntry[] {
  const before = statusesBefore(rows);
  return visibleHistory(rows, reader)
    .map((row) => toHistoryEntry(row, before.get(row.sequence) ?? null))
    .reverse();
}

function toHistoryEntry(
  row: ReturnType<typeof visibleHistory<HistoryRow>>[number],
  statusBefore: DisplayStatus | null,
): HistoryEntry {
  return {
    sequence: row.sequence,
    at: row.createdAt.toISOString(),
    action: row.action,
    actorName: row.actor?.name ?? null,
    fromRole: row.fromRoleId === null ? null : roleName(row.fromRoleId),
    toRole: row.toRoleId === null ? null : roleName(row.toRoleId),
    toUserName: row.toUser?.name ?? null,
    comment: row.comment,
    privateComment: ('privateComment' in row && (row.privateComment as string | null)) || null,
    commentTarget: row.commentTarget as CommentTarget | null,
    decisionReason: row.decisionReason as DecisionReason | null,
    finalReason: row.finalReason as DecisionReason | null,
    confirmedWarnings: row.confirmedWarnings,
    versionNumber: row.versionNumber,
    status: row.displayStatus as DisplayStatus,
    statusBefore,
    files: row.attachments.map(toAttachment),
  };
}

export function toAttachment({ id, description, createdAt, media }: AttachmentRow): DetailAttachment {
  const { originalFilename: fileName, mediaType, size } = media;
  return { id, description, fileName, mediaType, size, addedAt: createdAt.toISOString() };
}

export function toVersionEntry(
  { number, createdAt, description, changeDatesReason, documents }: DetailRow['versions'][number],
  history: readonly HistoryRow[],
): VersionEntry {
  return {
    number,
    createdAt: createdAt.toISOString(),
    reason: reasonOfVersion({ number, description }, history),
    changeDatesReason,
    documents: documents.map(toDocument).reverse(),
  };
}

export function toDocument(row: DocumentRow, index: number): VersionDocument {
  return {
    id: row.id,
    number: index + 1,
    edition: row.edition as DocumentEditionKind,
    size: row.media?.size ?? null,
    sha256: row.media?.sha256 ?? null,
    ...editionState(row),
    annulledAt: row.annulledAt?.toISOString() ?? null,
  };
}
