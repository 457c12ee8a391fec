import { forPlatform } from '@aval/prisma/scope';
import type { Services } from '../services';

/** A form names its files at once; what nobody has named after this long was for something that was refused. */
const KEPT_HOURS = 24;
/**
 * Longer than anything is given up: a command's files a month after they came. What is older still is looked through only where all is, so that an
 * hour's sweep does not read every file that was ever sent.
 */
const RECENT_DAYS = 60;
const HOUR_MS = 3_600_000;
const BATCH = 100;

interface UnusedMedia {
  id: string;
  storageKey: string;
}

/**
 * Removes files that nothing names: no attachment and no document. Rows are locked until their files are gone,
 * so that nothing can begin to name them meanwhile; what fails in between is found again. Returns how many were removed.
 */
export async function sweepMedia(
  services: Pick<Services, 'database' | 'files' | 'clock'>,
  { all }: { all: boolean },
): Promise<number> {
  const now = services.clock.now().getTime();
  const before = new Date(now - KEPT_HOURS * HOUR_MS);
  const since = new Date(all ? 0 : now - RECENT_DAYS * 24 * HOUR_MS);
  const scope = await forPlatform(services.database);
  return scope.run(async (transaction) => {
    const unused = await transaction.$queryRaw<UnusedMedia[]>`
      SELECT m.id, m.storage_key AS "storageKey" FROM media m
      WHERE m.created_at >= ${since} AND m.created_at < ${before}
        AND NOT EXISTS (SELECT FROM attachment a WHERE a.media_id = m.id)
        AND NOT EXISTS (SELECT FROM pdf_edition e WHERE e.media_id = m.id)
      ORDER BY m.created_at LIMIT ${BATCH} FOR UPDATE OF m SKIP LOCKED`;
    await Promise.all(unused.map(({ storageKey }) => services.files.delete(storageKey)));
    await transaction.media.deleteMany({ where: { id: { in: unused.map(({ id }) => id) } } });
    return unused.length;
  }, SWEEP_LIMITS);
}

/** A store far away takes its time for a hundred files. */
const SWEEP_LIMITS = { timeoutMs: 60_000 };
