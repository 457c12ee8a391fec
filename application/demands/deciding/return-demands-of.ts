import { randomUUID } from 'node:crypto';
import type { Transaction } from '@aval/prisma/scope';
import { writeOutbox } from '../../engine/outbox';
import { recordCommand } from '../../engine/record-command';

/**
 * For the transaction in which a superadmin deactivates a consultant: every demand that waits for this
 * user goes back to its managers, through the outbox, so that it happens whether the engine is there or not. One that is with somebody else when
 * its turn comes stays there. The transaction must see all companies. Source: docs/rules.md 3.31.
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
