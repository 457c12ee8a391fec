import { lockDemand } from '@aval/prisma/lock-demand';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../services';
import type { EarlierFate } from './outcomes';

/** The number under which a command stands in the history, however long ago that was; null when it does not. */
export function findInHistory(services: Services, companyId: number, commandId: string): Promise<number | null> {
  return forTenant(services.database, companyId).read((transaction) => sequenceOf(transaction, commandId));
}

async function sequenceOf(transaction: Transaction, commandId: string): Promise<number | null> {
  const entry = await transaction.demandHistory.findUnique({ where: { commandId }, select: { sequence: true } });
  return entry?.sequence ?? null;
}

/** Whether its sender's other content, under the same id, has ended it. */
export async function isWithdrawn(services: Services, { commandId, companyId }: SentCommand): Promise<boolean> {
  return forTenant(services.database, companyId).read(
    async (transaction) => (await transaction.withdrawnCommand.count({ where: { commandId } })) > 0,
  );
}

export interface SentCommand {
  commandId: string;
  demandId: string;
  companyId: number;
}

/**
 * Ends a command whose sender has edited the text since: whoever did that does not want the old one to happen now. It stands in the history, or
 * it is withdrawn and its projection refuses it, should it still be on its way. The lock puts this before or after the projection. Source:
 * docs/rules.md 10.8.
 */
export function withdrawCommand(
  services: Services,
  { commandId, demandId, companyId }: SentCommand,
): Promise<EarlierFate> {
  return forTenant(services.database, companyId).run(async (transaction) => {
    await lockDemand(transaction, demandId);
    const sequence = await sequenceOf(transaction, commandId);
    if (sequence !== null) return { status: 'done', sequence };
    await transaction.withdrawnCommand.createMany({ data: { commandId, companyId }, skipDuplicates: true });
    return { status: 'not_done' };
  });
}
