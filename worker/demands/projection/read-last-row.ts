import { commandInputOf } from '@aval/application/engine/command-row';
import type { DemandState } from '@aval/domain/demand/state';
import type { Transaction } from '@aval/prisma/scope';
import { type CommandInput, type DoneOutcome, KNOWN_OUTCOMES } from '@aval/workflows/contract';
import type { DemandKey, LastRow } from '@aval/workflows/demand/activities';

/**
 * Returns what a run starts from: the state of the last row, the last outcomes, and a submission that is accepted but
 * not yet projected.
 */
export async function readLastRow(transaction: Transaction, { demandId }: DemandKey): Promise<LastRow> {
  const demand = await transaction.demand.findUniqueOrThrow({
    where: { id: demandId },
    select: { submissionCommandId: true, divergedAt: true },
  });
  const entries = await transaction.demandHistory.findMany({
    where: { demandId },
    orderBy: { sequence: 'desc' },
    take: KNOWN_OUTCOMES,
    select: { sequence: true, commandId: true },
  });
  const [last] = entries;
  const diverged = demand.divergedAt !== null;
  if (!last) {
    return {
      state: null,
      outcomes: [],
      diverged,
      pendingSubmission: await readSubmission(transaction, demand.submissionCommandId),
    };
  }
  const { state } = await transaction.demandHistory.findUniqueOrThrow({
    where: { demandId_sequence: { demandId, sequence: last.sequence } },
    select: { state: true },
  });
  const hashes = await readHashes(
    transaction,
    entries.map(({ commandId }) => commandId),
  );
  const outcomes = entries.reverse().map(
    ({ sequence, commandId }): DoneOutcome => ({
      status: 'done',
      commandId,
      sequence,
      payloadSha256: hashes.get(commandId) ?? '',
    }),
  );
  return { state: state as unknown as DemandState, outcomes, diverged, pendingSubmission: null };
}

async function readSubmission(transaction: Transaction, commandId: string | null): Promise<CommandInput | null> {
  if (commandId === null) return null;
  const row = await transaction.demandCommand.findUniqueOrThrow({ where: { id: commandId } });
  return commandInputOf(row);
}

async function readHashes(transaction: Transaction, commandIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await transaction.demandCommand.findMany({
    where: { id: { in: [...commandIds] } },
    select: { id: true, payloadSha256: true },
  });
  return new Map(rows.map(({ id, payloadSha256 }) => [id, payloadSha256]));
}
