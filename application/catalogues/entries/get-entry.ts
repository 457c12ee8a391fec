import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../services';
import type { Catalogue, CatalogueEntry } from './catalogue';
import type { EntryUses } from './entry-uses';

/** Returns an entry with the count of its uses; null when there is none or the actor may not see it. */
export async function getEntry<Input, Entry extends CatalogueEntry>(
  services: Services,
  actor: Actor,
  catalogue: Catalogue<Input, Entry>,
  id: number,
): Promise<{ entry: Entry; uses: EntryUses } | null> {
  if (!roleMay(actor.role, catalogue.permissions.view)) return null;
  return forActor(services.database, actor).read(async (tx) => {
    const entry = await catalogue.find(tx, id);
    return entry && { entry, uses: await catalogue.countUses(tx, id) };
  });
}
