import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';
import { findWebhook, type Webhook } from './webhook-columns';

/** Reads a webhook; null when there is none or the actor may not see it. */
export async function getWebhook({ database }: Services, actor: Actor, id: number): Promise<Webhook | null> {
  if (!roleMay(actor.role, 'companies.view')) return null;
  return forActor(database, actor).read((tx) => findWebhook(tx, id));
}
