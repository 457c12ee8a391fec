import type { Services } from '../services';

/** Time to save the form for which an image was uploaded. */
const KEPT_HOURS = 24;
const HOUR_MS = 3_600_000;
const BATCH = 100;

/** Timeout that lets a remote store delete a hundred files. */
const SWEEP_LIMITS = { timeout: 60_000 };

/**
 * Removes images that neither a user nor a company names: replaced ones and those whose form was never saved. Files are
 * deleted within the transaction that deletes the rows, so that a failure in between is retried; an image that gets
 * named at the same moment aborts the sweep and is kept by the next one. Returns how many were removed. Source:
 * docs/rules.md 5.18.
 */
export async function sweepImages({
  database,
  files,
  clock,
}: Pick<Services, 'database' | 'files' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_HOURS * HOUR_MS);
  return database.$transaction(async (tx) => {
    const removed = await tx.$queryRaw<{ storageKey: string }[]>`
      DELETE FROM image WHERE id IN (
        SELECT i.id FROM image i
        WHERE i.created_at < ${before}
          AND NOT EXISTS (SELECT FROM user_account u WHERE u.avatar_image_id = i.id)
          AND NOT EXISTS (SELECT FROM company c WHERE i.id IN (c.logo_image_id, c.favicon_image_id))
        ORDER BY i.created_at LIMIT ${BATCH})
      RETURNING storage_key AS "storageKey"`;
    await Promise.all(removed.map(({ storageKey }) => files.delete(storageKey)));
    return removed.length;
  }, SWEEP_LIMITS);
}
