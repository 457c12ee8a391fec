import { Prisma } from '@aval/prisma/generated/client';
import { forPlatform } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
import type { Services } from '../services';

/** A form names its files at once; a file still unused after this time belonged to a refused request. */
const KEPT_HOURS = 24;
/**
 * Age limit of the hourly search: a refused command releases its files after 30 days, so none becomes unused later.
 * Older files are searched only with `all`, so that the hourly sweep does not read every file ever sent.
 */
const RECENT_DAYS = 60;
const HOUR_MS = 3_600_000;
const BATCH = 100;

interface UnusedMedia {
  id: string;
  storageKey: string;
}

/**
 * Removes files to which neither an attachment nor a document refers. Rows stay locked until their files are deleted,
 * so that nothing can start to refer to them; a failed sweep is repeated. Returns the number of files removed.
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
      SELECT ${selected<UnusedMedia>({
        id: Prisma.sql`m.id`,
        storageKey: Prisma.sql`m.storage_key`,
      })}
    FROM media m
      WHERE m.created_at >= ${since} AND m.created_at < ${before}
        AND NOT EXISTS (SELECT FROM attachment a WHERE a.media_id = m.id)
        AND NOT EXISTS (SELECT FROM pdf_edition e WHERE e.media_id = m.id)
      ORDER BY m.created_at LIMIT ${BATCH} FOR UPDATE OF m SKIP LOCKED`;
    await Promise.all(unused.map(({ storageKey }) => services.files.delete(storageKey)));
    await transaction.media.deleteMany({ where: { id: { in: unused.map(({ id }) => id) } } });
    return unused.length;
  }, SWEEP_LIMITS);
}

/** A remote store needs time for a hundred files. */
const SWEEP_LIMITS = { timeoutMs: 60_000 };
