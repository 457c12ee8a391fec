import { webhookSecretOwner } from '@aval/application/secrets/webhook-secret';
import type { DeliveryCode } from '@aval/domain/webhooks/webhook-deliveries';
import type { SecretBox } from '@aval/platform/secret-box';
import type { Database } from '@aval/prisma/client';
import { forTenant } from '@aval/prisma/scope';
import type { EffectInput } from '@aval/workflows/contract';

export interface DeliverySources {
  database: Database;
  secrets: SecretBox;
  now: Date;
}

export interface DueDelivery {
  id: string;
  webhookId: number;
  eventId: string;
  event: string;
  url: string;
  body: string;
}

export type LoadedDelivery =
  | { delivery: DueDelivery; secrets: string[] }
  | { skip: Extract<DeliveryCode, 'switched_off' | 'paused' | 'gone'> }
  | { fault: Extract<DeliveryCode, 'secret_unreadable'> };

/**
 * Loads a delivery for sending now: the webhook is read again, since hours may have passed since the last try. A
 * delivery requested by hand is sent whatever the webhook's state. Returns null when it was removed.
 */
export async function loadDelivery(
  { database, secrets, now }: DeliverySources,
  { effectId, companyId }: EffectInput,
): Promise<LoadedDelivery | null> {
  const row = await forTenant(database, companyId).read((tx) =>
    tx.webhookDelivery.findUnique({
      where: { effectId },
      include: { webhook: true, effect: { select: { occasion: true } } },
    }),
  );
  if (!row) return null;
  const { id, eventId, event, body, webhookId, webhook, effect } = row;
  const isAsked = effect.occasion !== '';
  if (!isAsked && webhook.state === 'off') return { skip: 'switched_off' };
  if (!isAsked && (webhook.state === 'paused' || webhook.state === 'gone')) return { skip: webhook.state };
  const { sealedSecret, formerSecret, formerUntil, url } = webhook;
  const secret = secrets.open(sealedSecret, webhookSecretOwner({ companyId }));
  if (secret === null) return { fault: 'secret_unreadable' };
  const isFormerUsed = formerSecret !== null && formerUntil !== null && formerUntil > now;
  const former = isFormerUsed ? secrets.open(formerSecret, webhookSecretOwner({ companyId })) : null;
  return {
    delivery: { id, webhookId, eventId, event, url, body },
    secrets: former === null ? [secret] : [secret, former],
  };
}
