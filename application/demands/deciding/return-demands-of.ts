import { randomUUID } from 'node:crypto';
import type { DemandCommand } from '@aval/domain/demand/lifecycle/commands';
import type { Transaction } from '@aval/prisma/scope';
import type { CommandPayload } from '../../engine/command-payload';
import { contentHash } from '../../engine/content-hash';
import { wakeRelay } from '../../engine/outbox';

const PAYLOAD = {
  comment: null,
  privateComment: null,
  changeDatesReason: null,
  snapshot: null,
  acceptedFacts: null,
} satisfies CommandPayload;

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
  const command = { type: 'return_to_manager', consultantId } satisfies DemandCommand;
  if (waiting.length === 0) return;
  const written = { type: command.type, command, payload: PAYLOAD, payloadSha256: contentHash({ command }) };
  const commands = waiting.map(({ id: demandId, companyId, lastActionSequence }) => ({
    ...written,
    ...{ id: randomUUID(), companyId, demandId },
    ...{ expectedSequence: lastActionSequence, createdAt: now, occurredAt: now },
  }));
  await transaction.demandCommand.createMany({ data: commands });
  await transaction.outbox.createMany({
    data: commands.map(({ id: commandId, companyId, demandId }) => ({ companyId, demandId, commandId })),
  });
  await wakeRelay(transaction);
}
