import { silentSince } from '../../health/silent-since';
import type { Services } from '../../services';

/** Time in which users correct a file or read its outcome. */
const KEPT_HOURS = 24;
const HOUR_MS = 3_600_000;
const BATCH = 100;
const LIMITS = { timeout: 60_000 };

/**
 * Removes imports older than a day with their files and previews, but none that is being written. Returns their number.
 */
export async function sweepImports({
  database,
  files,
  clock,
}: Pick<Services, 'database' | 'files' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_HOURS * HOUR_MS);
  return database.$transaction(async (tx) => {
    const removed = await tx.$queryRaw<{ storageKey: string }[]>`
      DELETE FROM catalogue_import WHERE id IN (
        SELECT id FROM catalogue_import
        WHERE created_at < ${before} AND (state <> 'applying' OR worked_at < ${silentSince(clock)})
        ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING storage_key AS "storageKey"`;
    await Promise.all(removed.map(({ storageKey }) => files.delete(storageKey)));
    return removed.length;
  }, LIMITS);
}
