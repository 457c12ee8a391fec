import type { Services } from '../services';

/** Time enough to save the form that a picture was brought for. */
const KEPT_HOURS = 24;
const HOUR_MS = 3_600_000;
const BATCH = 100;

/** A store far away takes its time for a hundred pictures. */
const SWEEP_LIMITS = { timeout: 60_000 };

/**
 * Removes pictures that neither a user nor a company names: those of before, and those whose form was never saved. The files go while the rows
 * are going, so that what fails in between is found again; a picture that is named at this very moment ends it, and is let be the next time.
 * Returns how many were removed. Source: docs/rules.md 5.18.
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
