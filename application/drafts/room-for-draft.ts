import type { Actor } from '@aval/domain/access/actor';
import { MOST_DRAFTS } from '@aval/domain/validation/fields/text-bounds';
import type { Transaction } from '@aval/prisma/scope';

/**
 * Tells whether the user may begin another draft: the number of unsent drafts per user is bounded. An advisory lock
 * puts simultaneous requests of one user one after the other, until the commit. Source: docs/rules.md 8.19.
 */
export async function hasRoomForDraft(transaction: Transaction, actor: Actor): Promise<boolean> {
  await transaction.$queryRaw`SELECT pg_advisory_xact_lock(${actor.userId}::int, hashtext('drafts'))::text`;
  const begun = await transaction.demand.count({ where: { createdById: actor.userId, version: 0 } });
  return begun < MOST_DRAFTS;
}
