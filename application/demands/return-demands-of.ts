import { randomUUID } from 'node:crypto';
import type { DemandCommand } from '@aval/domain/demand/commands';
import type { Transaction } from '@aval/prisma/scope';
import type { CommandPayload } from '../engine/command-payload';
import { contentHash } from '../engine/content-hash';
import { writeOutbox } from '../engine/outbox';

const PAYLOAD = {
  comment: null,
  privateComment: null,
  changeDatesReason: null,
  snapshot: null,
  acceptedFacts: null,
} satisfies CommandPayload;

/**
 * For a transaction that deactivates a consultant: every demand that waits for this user goes back to its managers, through the outbox, so that it
 * happens whether the engine is there or not. One that is with somebody else when its turn comes stays there. The transaction must see all
 * companies.
 */
export async function returnDemandsOf(transaction: Transaction, consultantId: number, now: Date): Promise<void> {
  const waiting = await transaction.demand.findMany({
    where: { assignedUserId: consultantId, status: 'ACTIVE' },
    select: { id: true, companyId: true, lastActionSequence: true },
  });
  const command = { type: 'return_to_manager', consultantId } satisfies DemandCommand;
  for (const { id: demandId, companyId, lastActionSequence } of waiting) {
    const commandId = randomUUID();
    await transaction.demandCommand.create({
      data: {
        id: commandId,
        companyId,
        demandId,
        type: command.type,
        command,
        payload: PAYLOAD,
        payloadSha256: contentHash({ command }),
        expectedSequence: lastActionSequence,
        createdAt: now,
        occurredAt: now,
      },
    });
    await writeOutbox(transaction, { companyId, demandId, commandId });
  }
}
