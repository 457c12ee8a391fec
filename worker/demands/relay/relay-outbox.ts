import { commandInputOf } from '@aval/application/engine/command-row';
import { dispatchCommand } from '@aval/application/engine/dispatch';
import type { TemporalConnection } from '@aval/platform/engine/temporal-connection';
import type { Database } from '@aval/prisma/client';
import { Prisma } from '@aval/prisma/generated/client';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
import { type CommandInput, demandRunOptions, resumeInput, WORKFLOW_TYPES } from '@aval/workflows/contract';
import { settleAll } from '../../settle-all';

/** Largest number of commands taken per round. */
export const COMMANDS_AT_ONCE = 50;
const DEADLINE_MS = 3000;

export interface DueCommand {
  commandId: string;
  demandId: string;
  companyId: number;
}

/**
 * Takes the commands that the database has accepted and the engine must receive. A row stays due until its projection
 * closes it, so that an engine that was away, or has lost its data, gets it again: every five seconds, and every minute
 * after twelve attempts.
 */
export function takeCommands(transaction: Transaction): Promise<DueCommand[]> {
  return transaction.$queryRaw<DueCommand[]>`
    UPDATE outbox SET attempts = attempts + 1, 
      due_at = now() + CASE WHEN attempts < 12 THEN interval '5 seconds' ELSE interval '1 minute' END
    WHERE id IN (
      SELECT id FROM outbox WHERE closed_at IS NULL AND due_at <= now()
      ORDER BY due_at, id LIMIT ${COMMANDS_AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING ${selected<DueCommand>({
      commandId: Prisma.sql`command_id`,
      demandId: Prisma.sql`demand_id`,
      companyId: Prisma.sql`company_id`,
    })}`;
}

export function deliverCommands(
  database: Database,
  engine: TemporalConnection,
  due: readonly DueCommand[],
): Promise<void> {
  return settleAll(due.map((command) => deliver(database, engine, command)));
}

async function deliver(database: Database, engine: TemporalConnection, due: DueCommand): Promise<void> {
  const row = await forTenant(database, due.companyId).read((transaction) =>
    transaction.demandCommand.findUniqueOrThrow({ where: { id: due.commandId } }),
  );
  const input = commandInputOf(row);
  if (input.command.type === 'submit') {
    try {
      return await startDemand(engine, due, input);
    } catch (error) {
      await note(database, due, 'engine_unavailable');
      throw error;
    }
  }
  const answer = await dispatchCommand(engine, due, input, [DEADLINE_MS]);
  if (answer.status === 'unavailable' || answer.status === 'unknown') await note(database, due, 'engine_unavailable');
  if (answer.status === 'diverged') await note(database, due, 'diverged');
  if (answer.status === 'refused') await close(database, due, answer.refusal);
  if (answer.status === 'faulty') await close(database, due, answer.code);
}

/** Starts the demand's workflow with the submission as its input. */
async function startDemand(engine: TemporalConnection, due: DueCommand, submission: CommandInput): Promise<void> {
  await engine.withDeadline(DEADLINE_MS, (client) =>
    client.workflow.start(WORKFLOW_TYPES.demand, {
      ...demandRunOptions(due.demandId),
      args: [{ ...resumeInput(due.demandId, due.companyId), submission }],
      workflowIdConflictPolicy: 'USE_EXISTING',
    }),
  );
}

/** Closes a command that the demand has moved past: it will never be projected, and nobody waits for it. */
async function close(database: Database, { companyId, commandId }: DueCommand, code: string): Promise<void> {
  await forTenant(database, companyId).run((transaction) =>
    transaction.outbox.updateMany({
      where: { commandId, closedAt: null },
      data: { closedAt: new Date(), lastErrorCode: code },
    }),
  );
}

/** Notes for the operations page why the command still waits. */
async function note(database: Database, { companyId, commandId }: DueCommand, code: string): Promise<void> {
  await forTenant(database, companyId).run((transaction) =>
    transaction.outbox.updateMany({ where: { commandId, closedAt: null }, data: { lastErrorCode: code } }),
  );
}
