import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import { recordChange } from '../../change-record/record-change';
import { LONG_COMMAND } from '../../demand-rows/in-batches';
import type { FormIssue } from '../../engine/outcomes';
import { type Busy, orBusy } from '../../health/or-busy';
import { type KeepMade, keepNothing } from '../../repetitions/made-under-key';
import type { Services } from '../../services';
import { type Catalogue, type CatalogueEntry, lockCatalogue } from './catalogue';

export type CreateEntryResult =
  | { status: 'done'; id: number }
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | Busy
  | { status: 'forbidden' };

export async function createEntry<Input, Entry extends CatalogueEntry>(
  services: Services,
  actor: Actor,
  catalogue: Catalogue<Input, Entry>,
  input: Input,
  keep: KeepMade = keepNothing,
): Promise<CreateEntryResult> {
  if (!roleMay(actor.role, catalogue.permissions.create)) return { status: 'forbidden' };
  const written = forActor(services.database, actor).run(async (tx): Promise<CreateEntryResult> => {
    await lockCatalogue(tx, catalogue.subject);
    const conflict = await catalogue.findConflict(tx, input, null);
    if (conflict) return { status: 'invalid', issues: [conflict] };
    const entry = await catalogue.insert(tx, input);
    await recordChange(tx, actor, {
      subject: catalogue.subject,
      subjectId: entry.id,
      companyId: catalogue.companyId(entry),
      name: catalogue.name(entry),
      action: 'create',
      before: null,
      after: catalogue.facts(entry),
    });
    await keep(tx, entry.id);
    return { status: 'done', id: entry.id };
  }, LONG_COMMAND);
  return orBusy(written);
}
