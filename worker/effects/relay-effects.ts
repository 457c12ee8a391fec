import type { TemporalConnection } from '@aval/platform/temporal-connection';
import type { Database } from '@aval/prisma/client';
import { forPlatform } from '@aval/prisma/scope';
import {
  type EffectInput,
  type EffectKind,
  effectWorkflowId,
  TASK_QUEUES,
  WORKFLOW_TASK_TIMEOUT_MS,
  WORKFLOW_TYPES,
} from '@aval/workflows/contract';
import { settleAll } from '../settle-all';

const DEADLINE_MS = 3000;
/** A demand is at 3: who decides does not wait for mails and documents that came before. */
const AFTER_DEMANDS = { priorityKey: 4 };
/** Seconds after which an effect that was taken is due again, for each time it was, and at most. A mail may wait for its server for days. */
const LEASES = { document: { step: 5, longest: 60 }, mail: { step: 30, longest: 900 } } as const;

export interface EffectsToRelay {
  kind: EffectKind;
  /** At most. */
  atOnce: number;
}

/**
 * Starts one short workflow for each effect that is due. A row that was taken is due again after a while: a relay that dies in between loses
 * nothing, and a workflow that runs already is left alone.
 */
export async function relayEffects(
  database: Database,
  engine: TemporalConnection,
  { kind, atOnce }: EffectsToRelay,
): Promise<number> {
  const { step, longest } = LEASES[kind];
  const scope = await forPlatform(database);
  const effects = await scope.run(
    (transaction) => transaction.$queryRaw<EffectInput[]>`
      UPDATE effect SET attempts = attempts + 1, due_at = now() + make_interval(secs => least(${longest}::int, ${step}::int * (attempts + 1)))
      WHERE id IN (
        SELECT id FROM effect WHERE status = 'due' AND due_at <= now() AND kind = ${kind}
        ORDER BY due_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
      RETURNING id AS "effectId", company_id AS "companyId", kind`,
  );
  await settleAll(effects.map((effect) => start(engine, effect)));
  return effects.length;
}

async function start(engine: TemporalConnection, input: EffectInput): Promise<void> {
  await engine.withDeadline(DEADLINE_MS, (client) =>
    client.workflow.start(WORKFLOW_TYPES.effect, {
      workflowId: effectWorkflowId(input.effectId),
      taskQueue: TASK_QUEUES.demands,
      args: [input],
      workflowTaskTimeout: WORKFLOW_TASK_TIMEOUT_MS,
      priority: AFTER_DEMANDS,
      workflowIdConflictPolicy: 'USE_EXISTING',
    }),
  );
}
