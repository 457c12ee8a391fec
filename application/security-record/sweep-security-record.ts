import type { Services } from '../services';

const DAY_MS = 86_400_000;
/** Rows of one statement. Of two sweeps at once the second finds those of the first gone. */
const BATCH = 5_000;

/** Removes a batch of events that are older than the installation keeps them. Source: docs/rules.md 5.41. */
export async function sweepSecurityRecord({
  database,
  clock,
  securityRecordDays,
}: Pick<Services, 'database' | 'clock' | 'securityRecordDays'>): Promise<number> {
  const before = new Date(clock.now().getTime() - securityRecordDays * DAY_MS);
  return database.$executeRaw`
    DELETE FROM security_event WHERE id = ANY (ARRAY(
      SELECT id FROM security_event WHERE at < ${before} ORDER BY at, id LIMIT ${BATCH}))`;
}
