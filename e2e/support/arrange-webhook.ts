import { randomUUID } from 'node:crypto';
import { sendTest } from '@aval/application/webhooks/ask-delivery';
import { createWebhook } from '@aval/application/webhooks/create-webhook';
import { WEBHOOK_EVENTS } from '@aval/domain/webhooks/webhook-events';
import { loadActor } from '@aval/prisma/load-actor';
import { forTenant } from '@aval/prisma/scope';
import { services } from './arrange';
import { PLATFORM } from './people';

/** Creates a webhook at an unreachable address, its secret not yet revealed, with a delivery that failed with 502. */
export async function arrangeWebhookOf(companyId: number): Promise<{ id: number; deliveryId: string }> {
  const { database } = services();
  const where = { email: PLATFORM.superadmin };
  const { id: userId } = await database.userAccount.findUniqueOrThrow({ where, select: { id: true } });
  const superadmin = await loadActor(database, userId, { companyId: null });
  if (!superadmin) throw new Error('the superadmin is not active');
  const input = {
    companyId,
    centerId: null,
    name: 'Agenda del hospital',
    url: 'https://hooks.invalid/aval',
    events: [...WEBHOOK_EVENTS],
  };
  const made = await createWebhook(services(), superadmin, input);
  if (made.status !== 'done') throw new Error(made.status);
  const deliveryId = randomUUID();
  await sendTest(services(), superadmin, { webhookId: made.id, newId: deliveryId });
  await forTenant(database, companyId).run((tx) =>
    tx.webhookTry.create({
      data: {
        companyId,
        deliveryId,
        at: new Date(),
        milliseconds: 137,
        status: 502,
        code: 'answered_otherwise',
        excerpt:
          '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>',
      },
      select: { id: true },
    }),
  );
  return { id: made.id, deliveryId };
}
