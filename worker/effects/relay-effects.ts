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

/** Mails in a bundle, so that one attempt to send it suffices; more than these leave in the next. */
const MOST_IN_BUNDLE = 50;

export interface EffectsToTake {
  kind: EffectKind;
  atMost: number;
}

/**
 * Adds mails that wait for others to the first due one of the same company to the same person. One relay at a time does
 * so, until its transaction ends: a mail that is being sent must not be joined by another, which its reader would never
 * get. A mail that leads a bundle joins no other one, which would leave its own behind. Mails to a person who switched
 * bundles off are due at once. Source: docs/rules.md 4.6.
 */
export async function bundleMails(transaction: Transaction): Promise<void> {
  await transaction.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('bundles of mails', 0))::text`;
  await transaction.$executeRaw`
    UPDATE effect SET due_at = now() FROM user_account AS person
    WHERE ${WAITS_FOR_OTHERS} AND due_at > now() AND person.id::text = recipient AND NOT person.bundle_emails`;
  await transaction.$executeRaw`
    WITH waiting AS (
      SELECT id, company_id, recipient, due_at,
        (row_number() OVER (PARTITION BY company_id, recipient ORDER BY due_at, id) - 1) / ${MOST_IN_BUNDLE}::int AS place
      FROM effect WHERE ${WAITS_FOR_OTHERS}
        AND NOT EXISTS (SELECT FROM effect AS told WHERE told.bundle_id = effect.id AND told.id <> effect.id)
    ), led AS (
      SELECT id, first_value(id) OVER bundle AS lead_id, first_value(due_at) OVER bundle AS leaves_at FROM waiting
      WINDOW bundle AS (PARTITION BY company_id, recipient, place ORDER BY due_at, id)
    )
    UPDATE effect SET bundle_id = led.lead_id FROM led
    WHERE effect.id = led.id AND led.id <> led.lead_id AND led.leaves_at <= now()`;
}

const WAITS_FOR_OTHERS = Prisma.sql`effect.status = 'due' AND effect.kind = 'mail' AND effect.bundle_id = effect.id AND effect.attempts = 0`;

/**
 * Takes due effects. A taken row becomes due again after its lease, so a relay that dies before starting anything loses
 * nothing. A mail that another one tells is left to that one.
 */
export function takeEffects(transaction: Transaction, { kind, atMost }: EffectsToTake): Promise<EffectInput[]> {
  const { step, longest } = LEASES[kind];
  return transaction.$queryRaw<EffectInput[]>`
    UPDATE effect SET attempts = attempts + 1, due_at = now() + make_interval(secs => least(${longest}::int, ${step}::int * (attempts + 1)))
    WHERE id IN (
      SELECT id FROM effect WHERE status = 'due' AND due_at <= now() AND kind = ${kind} AND coalesce(bundle_id, id) = id
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
