import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import { dequal } from 'dequal';
import { type NotThere, notThere } from '../../change-record/find-deletion';
import { recordChange } from '../../change-record/record-change';
import { LONG_COMMAND } from '../../demand-rows/in-batches';
import type { FormIssue } from '../../engine/outcomes';
import { type Busy, orBusy } from '../../health/or-busy';
import type { Services } from '../../services';
import { type Catalogue, type CatalogueEntry, EDITED, lockCatalogue } from './catalogue';

export interface EditEntryInput<Input> {
  id: number;
  /** Revision of the entry that the page showed. */
  revision: number;
  input: Input;
}

export type EditEntryResult =
  | { status: 'done' }
  /** The input equals the stored entry. */
  | { status: 'unchanged' }
  /** Another user has edited the entry since the page was loaded. */
  | { status: 'stale' }
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | NotThere
  | Busy
  | { status: 'forbidden' };

export async function editEntry<Input, Entry extends CatalogueEntry>(
  services: Services,
  actor: Actor,
  catalogue: Catalogue<Input, Entry>,
  { id, revision, input }: EditEntryInput<Input>,
): Promise<EditEntryResult> {
  if (!roleMay(actor.role, catalogue.permissions.edit)) return { status: 'forbidden' };
  const written = forActor(services.database, actor).run(async (tx): Promise<EditEntryResult> => {
    await lockCatalogue(tx, catalogue.subject);
    await catalogue.lock(tx, id, EDITED);
    const entry = await catalogue.find(tx, id);
    if (!entry) return notThere(tx, actor, catalogue.subject, id);
    if (entry.revision !== revision) return { status: 'stale' };
    const conflict = await catalogue.findConflict(tx, input, entry);
    if (conflict) return { status: 'invalid', issues: [conflict] };
    await catalogue.update(tx, entry, input);
    const edited = await catalogue.find(tx, id);
    if (!edited) throw new Error('an entry that is locked has gone');
    if (dequal(entry, edited)) return { status: 'unchanged' };
    await catalogue.raise(tx, id);
    await recordChange(tx, actor, {
      subject: catalogue.subject,
      subjectId: id,
      companyId: catalogue.companyId(edited),
      name: catalogue.name(edited),
      action: 'edit' as const,
      before: catalogue.facts(entry),
      after: catalogue.facts(edited),
    });
    return { status: 'done' };
  }, LONG_COMMAND);
  return orBusy(written);
}
