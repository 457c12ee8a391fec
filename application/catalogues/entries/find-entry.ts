import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';
import type { Catalogue, CatalogueEntry } from './catalogue';

/** Returns an entry as its form shows it; null when there is none or the actor may not see it. */
export async function findEntry<Input, Entry extends CatalogueEntry>(
  services: Services,
  actor: Actor,
  catalogue: Catalogue<Input, Entry>,
  id: number,
): Promise<Entry | null> {
  if (!roleMay(actor.role, catalogue.permissions.view)) return null;
  return forActor(services.database, actor).read((tx) => catalogue.find(tx, id));
}
