import { randomUUID } from 'node:crypto';
import type { Transaction } from '@aval/prisma/scope';
import { writeOutbox } from '../../engine/outbox';
import { recordCommand } from '../../engine/record-command';

/**
 * Returns every demand that waits for a consultant to its managers, in the transaction in which a superadmin
 * deactivates the consultant. It goes through the outbox, so that it happens even while the engine is down; a demand
 * that is with somebody else by then stays there. The transaction must see all companies. Source: docs/rules.md 3.31.
 */
export async function returnDemandsOf(transaction: Transaction, consultantId: number, now: Date): Promise<void> {
  const waiting = await transaction.demand.findMany({
    where: { assignedUserId: consultantId, status: 'ACTIVE' },
    select: { id: true, companyId: true, lastActionSequence: true },
  });
  for (const { id: demandId, companyId, lastActionSequence } of waiting) {
    const commandId = randomUUID();
    await recordCommand(transaction, {
      commandId,
      companyId,
      demandId,
      actor: null,
      expectedSequence: lastActionSequence,
      prepared: { command: { type: 'return_to_manager', consultantId } },
      snapshot: null,
      acceptedFacts: null,
      files: [],
      createdAt: now,
      occurredAt: now,
    });
    await writeOutbox(transaction, { companyId, demandId, commandId });
  }
}
