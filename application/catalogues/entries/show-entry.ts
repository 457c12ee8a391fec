import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import { type NotThere, notThere } from '../../change-record/find-deletion';
import { recordChange } from '../../change-record/record-change';
import { type Busy, orBusy } from '../../health/or-busy';
import type { Services } from '../../services';
import { type Catalogue, type CatalogueEntry, EDITED } from './catalogue';

export type ShowEntryResult = { status: 'done' } | NotThere | Busy | { status: 'forbidden' };

/** Offers a hidden entry again. */
export async function showEntry<Input, Entry extends CatalogueEntry>(
  services: Services,
  actor: Actor,
  catalogue: Catalogue<Input, Entry>,
  id: number,
): Promise<ShowEntryResult> {
  if (!roleMay(actor.role, catalogue.permissions.edit)) return { status: 'forbidden' };
  const written = forActor(services.database, actor).run(async (tx): Promise<ShowEntryResult> => {
    await catalogue.lock(tx, id, EDITED);
    const entry = await catalogue.find(tx, id);
    if (!entry) return notThere(tx, actor, catalogue.subject, id);
    if (!entry.hidden) return { status: 'done' };
    await catalogue.setHidden(tx, id, false);
    await recordChange(tx, actor, {
      subject: catalogue.subject,
      subjectId: id,
      companyId: catalogue.companyId(entry),
      name: catalogue.name(entry),
      action: 'show',
      before: { hidden: true },
      after: { hidden: false },
    });
    return { status: 'done' };
  });
  return orBusy(written);
}
