import { randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import type { Transaction } from '@aval/prisma/scope';
import { writeOutbox } from '../../engine/outbox';
import { recordCommand } from '../../engine/record-command';
import { OPEN_DEMANDS, OWN_DRAFTS } from './work-of-user';

interface HandOver {
  fromDoctorId: number;
  toDoctor: { id: number; name: string };
  now: Date;
}

/**
 * All that a doctor who is deactivated in this transaction has open goes to another one: drafts at once, demands by the command that takes each over,
 * through the outbox, so that it happens whether the engine is there or not. Source: docs/rules.md 3.18, 5.32.
 */
export async function handOver(
  tx: Transaction,
  actor: Actor,
  { fromDoctorId, toDoctor, now }: HandOver,
): Promise<void> {
  await tx.demand.updateMany({
    where: { ...OWN_DRAFTS, doctorId: fromDoctorId },
    data: { doctorId: toDoctor.id, doctorName: toDoctor.name, lastDemand: now },
  });
  const open = await tx.demand.findMany({
    where: { ...OPEN_DEMANDS, doctorId: fromDoctorId },
    select: { id: true, companyId: true, lastActionSequence: true },
  });
  const prepared = { command: { type: 'take_over' as const, toDoctorId: toDoctor.id } };
  for (const { id: demandId, companyId, lastActionSequence } of open) {
    const commandId = randomUUID();
    await recordCommand(tx, {
      ...{ commandId, companyId, demandId, actor, prepared, expectedSequence: lastActionSequence },
      ...{ snapshot: null, acceptedFacts: null, files: [], createdAt: now, occurredAt: now },
    });
    await writeOutbox(tx, { companyId, demandId, commandId });
  }
}
