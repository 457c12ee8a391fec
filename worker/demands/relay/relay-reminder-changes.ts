import type { TemporalConnection } from '@aval/platform/engine/temporal-connection';
import type { Database } from '@aval/prisma/client';
import { Prisma } from '@aval/prisma/generated/client';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
import { demandWorkflowId, REMINDERS_SIGNAL } from '@aval/workflows/contract';
import { WorkflowNotFoundError } from '@temporalio/client';
import { settleAll } from '../../settle-all';

/** Small batch, so that the demands of a large company do not hold up a decision in the outbox. */
const BATCH = 50;
const AT_ONCE = 10;
const DEADLINE_MS = 3000;

export interface DueChange {
  id: number;
  companyId: number;
  afterDemandId: string | null;
}

/** Takes the next company whose changed reminder settings have not reached all of its demands. */
export async function takeReminderChange(transaction: Transaction): Promise<DueChange | null> {
  const [change] = await transaction.$queryRaw<DueChange[]>`
    UPDATE reminder_change SET attempts = attempts + 1, due_at = now() + interval '5 seconds'
    WHERE id = (
      SELECT id FROM reminder_change WHERE closed_at IS NULL AND due_at <= now()
      ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${selected<DueChange>({
      id: Prisma.sql`id`,
      companyId: Prisma.sql`company_id`,
      afterDemandId: Prisma.sql`after_demand_id`,
    })}`;
  return change ?? null;
}

/**
 * Signals a batch of the company's waiting demands, in order of their ids. The row keeps the position, so that an
 * engine that is away, or a worker that dies, only delays the rest. A demand that starts to wait meanwhile reads the
 * settings itself.
 */
export async function relayReminderChange(
  database: Database,
  engine: TemporalConnection,
  change: DueChange,
): Promise<void> {
  const { id, companyId, afterDemandId } = change;
  const tenant = forTenant(database, companyId);
  const demands = await tenant.read((transaction) =>
    transaction.demand.findMany({
      where: { companyId, status: 'ACTIVE', ...(afterDemandId === null ? {} : { id: { gt: afterDemandId } }) },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true },
    }),
  );
  for (let from = 0; from < demands.length; from += AT_ONCE)
    await settleAll(demands.slice(from, from + AT_ONCE).map((demand) => tell(engine, demand.id)));
  const isLast = demands.length < BATCH;
  await tenant.run((transaction) =>
    transaction.reminderChange.update({
      where: { id },
      data: isLast
        ? { closedAt: new Date() }
        : { afterDemandId: demands.at(-1)?.id ?? afterDemandId, dueAt: new Date(), attempts: 0 },
      select: { id: true },
    }),
  );
}

/** Signals one demand; a demand without a run reads the settings when it gets one. */
async function tell(engine: TemporalConnection, demandId: string): Promise<void> {
  try {
    await engine.withDeadline(DEADLINE_MS, (client) =>
      client.workflow.getHandle(demandWorkflowId(demandId)).signal(REMINDERS_SIGNAL),
    );
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}
