import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import { recordChange } from '../../change-record/record-change';
import type { FormIssue } from '../../engine/outcomes';
import type { Services } from '../../services';
import { CATALOGUE_LIMITS, type Catalogue, type CatalogueEntry, lockCatalogue } from './catalogue';

export type CreateEntryResult =
  | { status: 'done'; id: number }
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | { status: 'forbidden' };

export async function createEntry<Input, Entry extends CatalogueEntry>(
  services: Services,
  actor: Actor,
  catalogue: Catalogue<Input, Entry>,
  input: Input,
): Promise<CreateEntryResult> {
  if (!roleMay(actor.role, catalogue.permissions.create)) return { status: 'forbidden' };
  return forActor(services.database, actor).run(async (tx) => {
    await lockCatalogue(tx, catalogue.subject);
    const conflict = await catalogue.findConflict(tx, input, null);
    if (conflict) return { status: 'invalid', issues: [conflict] };
    const entry = await catalogue.insert(tx, input);
    await recordChange(tx, actor, {
      ...{ subject: catalogue.subject, subjectId: entry.id, companyId: catalogue.companyId(entry) },
      ...{ name: catalogue.name(entry), action: 'create', before: null, after: catalogue.facts(entry) },
    });
    return { status: 'done', id: entry.id };
  }, CATALOGUE_LIMITS);
}
