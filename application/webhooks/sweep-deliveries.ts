import { DELIVERIES_KEPT_DAYS } from '@aval/domain/webhooks/webhook-deliveries';
import { forPlatform } from '@aval/prisma/scope';
import type { Services } from '../services';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 1000;

/** Deletes old deliveries with their tries and effects; pending ones stay. Source: docs/rules.md 13.8. */
export async function sweepDeliveries({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - DELIVERIES_KEPT_DAYS * DAY_MS);
  const platform = await forPlatform(database);
  return platform.run(async (tx) => {
    await tx.$executeRaw`
      DELETE FROM webhook_delivery WHERE id IN (
        SELECT id FROM webhook_delivery WHERE created_at < ${before} AND state <> 'pending'
        ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
    // Includes effects of deleted webhooks, which have no delivery any more.
    return tx.$executeRaw`
      DELETE FROM effect WHERE id IN (
        SELECT id FROM effect WHERE kind = 'webhook' AND status IN ('done', 'failed') AND created_at < ${before}
          AND NOT EXISTS (SELECT FROM webhook_delivery WHERE effect_id = effect.id)
        LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
  });
}
