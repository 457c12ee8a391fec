import { retryDelayMs } from '@aval/domain/webhooks/retry-delay';
import { type DeliveryCode, TRY_MS } from '@aval/domain/webhooks/webhook-deliveries';
import type { Logger } from '@aval/platform/logger';
import type { SecretBox } from '@aval/platform/secret-box';
import type { WebhookAnswer, WebhookClient } from '@aval/platform/webhooks/post-webhook';
import { signatureHeaders } from '@aval/platform/webhooks/sign-message';
import type { Database } from '@aval/prisma/client';
import type { EffectInput } from '@aval/workflows/contract';
import type { WebhookActivities, WebhookResult } from '@aval/workflows/effect/activities';
import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { loadDelivery } from './load-delivery';
import { recordTry } from './record-try';

export interface WebhookDependencies {
  database: Database;
  logger: Logger;
  secrets: SecretBox;
  client: WebhookClient;
  /** Delays between tries in ms; those of the rules by default. */
  retryDelaysMs?: readonly number[];
  tryMs?: number;
}

export function createWebhookActivities(dependencies: WebhookDependencies): WebhookActivities {
  return {
    async deliverWebhook(input) {
      try {
        return await deliver(dependencies, input, activityInfo().attempt);
      } catch (error) {
        if (error instanceof ApplicationFailure) throw error;
        dependencies.logger.warn({ effectId: input.effectId }, 'a webhook could not be read or written of');
        throw failure(dependencies, 'delivery_failed', { attempt: activityInfo().attempt });
      }
    },
  };
}

/** Source: docs/rules.md 13.5. */
async function deliver(dependencies: WebhookDependencies, input: EffectInput, attempt: number): Promise<WebhookResult> {
  const { database, secrets, client, tryMs = TRY_MS } = dependencies;
  const at = new Date();
  const loaded = await loadDelivery({ database, secrets, now: at }, input);
  // The delivery was removed with its webhook.
  if (!loaded) return { status: 'skipped', code: 'removed' };
  if ('skip' in loaded) return { status: 'skipped', code: loaded.skip };
  if ('fault' in loaded) throw failure(dependencies, loaded.fault, { attempt });
  const { delivery } = loaded;
  const { url, body, id: deliveryId, eventId } = delivery;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Aval-Webhooks/1',
    ...signatureHeaders(loaded.secrets, { eventId, deliveryId, at, body }),
  };
  const answer = await client.post({ url, headers, body, withinMs: tryMs });
  const code = codeOf(answer);
  const milliseconds = Date.now() - at.getTime();
  await recordTry(database, { companyId: input.companyId, delivery, answer, code, at, milliseconds });
  if (code === null) return { status: 'sent' };
  throw failure(dependencies, code, { attempt, answer });
}

function codeOf(answer: WebhookAnswer): DeliveryCode | null {
  if ('code' in answer) return answer.code;
  if (answer.status === GONE) return 'gone';
  return answer.status >= 200 && answer.status < 300 ? null : 'answered_otherwise';
}

/** Status of an address that wants nothing any more. */
const GONE = 410;

/** Codes that a retry cannot cure. */
const FINAL: ReadonlySet<DeliveryCode> = new Set<DeliveryCode>(['address_refused', 'gone', 'secret_unreadable']);

/** Returns a failure with the delay of its attempt, non-retryable when the delays are used up. */
function failure(
  { retryDelaysMs }: WebhookDependencies,
  code: DeliveryCode,
  { attempt, answer }: { attempt: number; answer?: WebhookAnswer },
): ApplicationFailure {
  const answered = answer && 'status' in answer ? answer : null;
  const nextRetryDelay = retryDelayMs({ attempt, answer: answered, now: new Date() }, retryDelaysMs);
  return ApplicationFailure.create({
    type: code,
    message: code,
    nonRetryable: FINAL.has(code) || nextRetryDelay === null,
    ...(nextRetryDelay === null ? {} : { nextRetryDelay }),
  });
}
