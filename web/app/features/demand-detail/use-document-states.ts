import type { DemandDetail, VersionDocument, VersionEntry } from '@aval/application/demands/detail/demand-detail';
import type { DocumentStates } from '@aval/application/demands/detail/list-documents';
import { useMemo } from 'react';
import { usePoll } from '../../components/notices/use-poll';

const ASK_AGAIN_MS = 2_500;

/** Returns the documents of each version: the loader's states, or newer ones, polled until each is ready or failed. */
export function useDocumentStates({
  id,
  versions,
}: DemandDetail): (version: VersionEntry) => readonly VersionDocument[] {
  const loaded = useMemo(
    (): DocumentStates => ({ documents: Object.fromEntries(versions.map((each) => [each.number, each.documents])) }),
    [versions],
  );
  const address = `/app/demands/${id}/documents`;
  const { newest } = usePoll({ address, loaded, intervalMs: ASK_AGAIN_MS, isWanted: isMaking });
  return (version) => newest.documents[version.number] ?? version.documents;
}

export type DocumentsOf = ReturnType<typeof useDocumentStates>;

/** Returns the valid decision document of a version. */
export function decisionDocument(
  { versions }: DemandDetail,
  versionNumber: number,
  documentsOf: DocumentsOf,
): VersionDocument | undefined {
  const version = versions.find(({ number }) => number === versionNumber);
  return version && documentsOf(version).find(({ edition, annulledAt }) => edition === 'decision' && !annulledAt);
}

function isMaking({ documents }: DocumentStates): boolean {
  return Object.values(documents).some((renditions) => renditions.some(({ status }) => status === 'pending'));
}
