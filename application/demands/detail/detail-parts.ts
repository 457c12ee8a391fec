import type { DocumentRenditionKind } from '@aval/domain/demand/lifecycle/commands';
import type { EntryReader } from '@aval/domain/reading/visible-entry';
import { renditionState } from '../../documents/rendition-state';
import { reasonOfVersion, statusesBefore } from '../../history/status-before';
import { visibleHistory } from '../../history/visible-history';
import { toWrittenEntry } from '../../history/written-entry';
import type { DetailAttachment, HistoryEntry, VersionDocument, VersionEntry } from './demand-detail';
import type { AttachmentRow, DetailRow, DocumentRow, HistoryRow } from './detail-select';

/** Converts rows, oldest first, into the entries that the reader may see, newest first. */
export function toHistory(
  rows: readonly HistoryRow[],
  reader: EntryReader,
  totals: ReadonlyMap<number, number>,
): HistoryEntry[] {
  const before = statusesBefore(rows);
  return visibleHistory(rows, reader)
    .map((row) => ({
      ...toWrittenEntry(row, before.get(row.sequence) ?? null),
      privateComment: row.privateComment || null,
      totalCycles: totals.get(row.sequence) ?? null,
      files: row.attachments.map(toAttachment),
    }))
    .reverse();
}

export function toAttachment({ id, description, createdAt, versionNumber, media }: AttachmentRow): DetailAttachment {
  const { originalFilename: fileName, mediaType, size } = media;
  return { id, description, fileName, mediaType, size, versionNumber, addedAt: createdAt.toISOString() };
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
    edition: row.edition as DocumentRenditionKind,
    size: row.media?.size ?? null,
    sha256: row.media?.sha256 ?? null,
    ...renditionState(row),
    annulledAt: row.annulledAt?.toISOString() ?? null,
  };
}
