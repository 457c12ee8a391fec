import { forPlatform } from '@aval/prisma/scope';
import type { Services } from '../services';

/** A form names its files at once; what nobody has named after this long was for something that was refused. */
const KEPT_HOURS = 24;
const BATCH = 100;

interface UnusedMedia {
  id: string;
  storageKey: string;
}

/**
 * Removes files that nothing names: no attachment, no document, no logo and no picture of a user. Rows are locked until their files are gone,
 * so that nothing can begin to name them meanwhile; what fails in between is found again. Returns how many were removed.
 */
export async function sweepMedia(services: Pick<Services, 'database' | 'files' | 'clock'>): Promise<number> {
  const before = new Date(services.clock.now().getTime() - KEPT_HOURS * 3_600_000);
  const scope = await forPlatform(services.database);
  return scope.run(async (transaction) => {
    const unused = await transaction.$queryRaw<UnusedMedia[]>`
      SELECT m.id, m.storage_key AS "storageKey" FROM media m
      WHERE m.created_at < ${before}
        AND NOT EXISTS (SELECT FROM attachment a WHERE a.media_id = m.id)
        AND NOT EXISTS (SELECT FROM pdf_edition e WHERE e.media_id = m.id)
        AND NOT EXISTS (SELECT FROM company c WHERE m.id IN (c.logo_media_id, c.favicon_media_id))
        AND NOT EXISTS (SELECT FROM user_account u WHERE u.avatar_media_id = m.id)
      ORDER BY m.created_at LIMIT ${BATCH} FOR UPDATE OF m SKIP LOCKED`;
    await Promise.all(unused.map(({ storageKey }) => services.files.delete(storageKey)));
    await transaction.media.deleteMany({ where: { id: { in: unused.map(({ id }) => id) } } });
    return unused.length;
  }, SWEEP_LIMITS);
}

/** A store far away takes its time for a hundred files. */
const SWEEP_LIMITS = { timeoutMs: 60_000 };
