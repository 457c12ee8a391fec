import type { VersionAction } from '@aval/domain/demand/action-traits';
import { type VersionReason, versionReason } from '@aval/domain/demand/content/version-reason';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';

interface EntryRow {
  sequence: number;
  action: string;
  displayStatus: string;
  versionNumber: number;
}

/**
 * Returns by entry number the status before each entry; null for the first. `rows` must be all entries, oldest first,
 * including those hidden from the reader.
 */
export function statusesBefore(rows: readonly EntryRow[]): ReadonlyMap<number, DisplayStatus | null> {
  return new Map(rows.map(({ sequence }, index) => [sequence, statusLeftBy(rows[index - 1])]));
}

function statusLeftBy(row: EntryRow | undefined): DisplayStatus | null {
  return (row?.displayStatus as DisplayStatus | undefined) ?? null;
}

export function reasonOfVersion(
  { number, description }: { number: number; description: string },
  rows: readonly EntryRow[],
): VersionReason {
  const made = rows.findIndex(({ versionNumber, action }) => versionNumber === number && action === description);
  return versionReason(description as VersionAction, statusLeftBy(rows[made - 1]));
}
