import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import { type NotThere, notThere } from '../../change-record/find-deletion';
import { recordChange } from '../../change-record/record-change';
import { LONG_COMMAND } from '../../demand-rows/in-batches';
import { type Busy, orBusy } from '../../health/or-busy';
import type { Services } from '../../services';
import { type Catalogue, type CatalogueEntry, WITHDRAWN } from './catalogue';
import { isUsed } from './entry-uses';

export type WithdrawEntryResult =
  | { status: 'deleted' }
  /** The entry is in use: it is not offered, and records that refer to it keep it. */
  | { status: 'hidden' }
  | NotThere
  /** Another user has edited the entry since it was read. */
  | { status: 'stale' }
  | Busy
  | { status: 'forbidden' };

/** Deletes an unused entry and hides one that is in use. Source: docs/rules.md 5.10. */
export async function withdrawEntry<Input, Entry extends CatalogueEntry>(
  services: Services,
  actor: Actor,
  catalogue: Catalogue<Input, Entry>,
  id: number,
  revision?: number,
): Promise<WithdrawEntryResult> {
  if (!roleMay(actor.role, catalogue.permissions.delete)) return { status: 'forbidden' };
  const written = forActor(services.database, actor).run(async (tx): Promise<WithdrawEntryResult> => {
    await catalogue.lock(tx, id, WITHDRAWN);
    const entry = await catalogue.find(tx, id);
    if (!entry) return notThere(tx, actor, catalogue.subject, id);
    if (entry.revision !== (revision ?? entry.revision)) return { status: 'stale' };
    const what = {
      subject: catalogue.subject,
      subjectId: id,
      companyId: catalogue.companyId(entry),
      name: catalogue.name(entry),
    };
    if (!isUsed(await catalogue.countUses(tx, id))) {
      await catalogue.remove(tx, id);
      await recordChange(tx, actor, { ...what, action: 'delete', before: catalogue.facts(entry), after: null });
      return { status: 'deleted' };
    }
    if (!entry.hidden) {
      await catalogue.setHidden(tx, id, true);
      await recordChange(tx, actor, { ...what, action: 'hide', before: { hidden: false }, after: { hidden: true } });
    }
    return { status: 'hidden' };
  }, LONG_COMMAND);
  return orBusy(written);
}
