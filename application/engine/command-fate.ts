import { lockDemand } from '@aval/prisma/lock-demand';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../services';
import type { EarlierFate } from './outcomes';

/** Returns the sequence of a command in the history, however old; null when the history does not have it. */
export function findInHistory(services: Services, companyId: number, commandId: string): Promise<number | null> {
  return forTenant(services.database, companyId).read((transaction) => sequenceOf(transaction, commandId));
}

async function sequenceOf(transaction: Transaction, commandId: string): Promise<number | null> {
  const entry = await transaction.demandHistory.findUnique({ where: { commandId }, select: { sequence: true } });
  return entry?.sequence ?? null;
}

/** Tells whether the sender withdrew the command by sending other content under the same id. */
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
 * Withdraws a command whose sender has edited the text since, and so does not want the old one to happen. Either the
 * history has it already, or its projection will refuse it, should it still be on its way. The lock orders this before
 * or after the projection. Source: docs/rules.md 10.8.
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
