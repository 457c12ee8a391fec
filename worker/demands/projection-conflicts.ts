import type { Demand } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { ProjectionInput } from '@aval/workflows/demand/activities';
import { diverged } from './activity-failures';

/** Attempts that overlap (one timed out, the next began) come one after the other. */
export async function lockDemand(transaction: Transaction, demandId: string): Promise<Demand> {
  await transaction.$queryRaw`SELECT id FROM demand WHERE id = ${demandId}::uuid FOR NO KEY UPDATE`;
  return transaction.demand.findUniqueOrThrow({ where: { id: demandId } });
}

/**
 * Whether an earlier attempt has written this very command. Throws when the number belongs to another command, when the command has another
 * number, or when numbers between are missing: engine and database no longer tell the same story.
 */
export async function isDoneAlready(
  transaction: Transaction,
  input: ProjectionInput,
  demand: Demand,
): Promise<boolean> {
  const { sequence } = input.transition.state;
  const existing = await transaction.demandHistory.findFirst({
    where: { demandId: input.demandId, OR: [{ sequence }, { commandId: input.commandId }] },
    select: { sequence: true, commandId: true },
  });
  if (existing?.sequence === sequence && existing.commandId === input.commandId) return true;
  if (existing || demand.divergedAt || demand.sequence !== sequence - 1) throw diverged();
  return false;
}
