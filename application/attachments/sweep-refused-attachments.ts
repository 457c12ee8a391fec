import { forPlatform } from '@aval/prisma/scope';
import type { Services } from '../services';

/** A command may be repeated while its page is open; after this time its files belong to a refused one. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Deletes attachments of commands that are neither in a demand's history nor on their way to it; `sweepMedia` then
 * removes their files. Returns the number of attachments.
 */
export async function sweepRefusedAttachments(services: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const before = new Date(services.clock.now().getTime() - KEPT_DAYS * DAY_MS);
  const scope = await forPlatform(services.database);
  return scope.run(
    (transaction) => transaction.$executeRaw`
      DELETE FROM attachment a USING demand_command c
      WHERE a.command_id = c.id AND c.created_at < ${before}
        AND a.demand_id IS NULL AND a.history_id IS NULL AND a.patient_id IS NULL AND a.invitation_id IS NULL
        AND NOT EXISTS (SELECT FROM demand_history h WHERE h.command_id = c.id)
        AND NOT EXISTS (SELECT FROM outbox o WHERE o.command_id = c.id AND o.closed_at IS NULL)`,
  );
}
