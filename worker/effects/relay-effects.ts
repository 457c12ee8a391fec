import type { TemporalConnection } from '@aval/platform/engine/temporal-connection';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
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
/** Priority below demands, which have 3: a decision does not wait for earlier mails and documents. */
const AFTER_DEMANDS = { priorityKey: 4 };
/**
 * Lease of a taken effect in seconds: `step` times its attempts so far, at most `longest`. Mails and webhooks may
 * wait days for their server.
 */
const LEASES = {
  document: { step: 5, longest: 60 },
  mail: { step: 30, longest: 900 },
  webhook: { step: 30, longest: 900 },
} as const;

export interface EffectsToTake {
  kind: EffectKind;
  atMost: number;
}

/**
 * Takes due effects. A taken row becomes due again after its lease, so a relay that dies before starting anything loses
 * nothing.
 */
export function takeEffects(transaction: Transaction, { kind, atMost }: EffectsToTake): Promise<EffectInput[]> {
  const { step, longest } = LEASES[kind];
  return transaction.$queryRaw<EffectInput[]>`
    UPDATE effect SET attempts = attempts + 1, due_at = now() + make_interval(secs => least(${longest}::int, ${step}::int * (attempts + 1)))
    WHERE id IN (
      SELECT id FROM effect WHERE status = 'due' AND due_at <= now() AND kind = ${kind}
      ORDER BY due_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED)
    RETURNING ${selected<EffectInput>({
      effectId: Prisma.sql`id`,
      companyId: Prisma.sql`company_id`,
      kind: Prisma.sql`kind`,
    })}`;
}

/** Starts one short workflow per effect; a running one is left alone. */
export function startEffects(engine: TemporalConnection, effects: readonly EffectInput[]): Promise<void> {
  return settleAll(effects.map((effect) => start(engine, effect)));
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
