import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { type NewRegimenInput, type RegimenInput, regimenOf } from '@aval/domain/validation/catalogues/regimen-schema';
import { message } from '@aval/domain/validation/fields/message';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { lockCatalogue } from '../catalogues/entries/catalogue';
import type { CreateEntryResult } from '../catalogues/entries/create-entry';
import type { EditEntryInput, EditEntryResult } from '../catalogues/entries/edit-entry';
import { differingFields } from '../change-record/differing-fields';
import type { FormIssue } from '../engine/outcomes';
import { orBusy } from '../health/or-busy';
import type { Services } from '../services';
import { lockRegimen, mayEditRegimen, regimenFacts } from './regimen-columns';
import { newSlug } from './regimen-slugs';
import { addVersion, insertRegimen } from './write-regimen';

/** Creates a regimen of the platform or of a company. Source: docs/rules.md 12.12. */
export async function createRegimen(
  { database, clock }: Services,
  actor: Actor,
  { companyId, ...input }: NewRegimenInput,
): Promise<CreateEntryResult> {
  if (!roleMay(actor.role, 'regimens.create')) return { status: 'forbidden' };
  if (!mayEditRegimen(actor, companyId))
    return { status: 'invalid', issues: [{ path: 'companyId', message: message('choose') }] };
  const written = forActor(database, actor).run(async (tx): Promise<CreateEntryResult> => {
    await lockCatalogue(tx, 'regimen');
    const regimen = regimenOf(input);
    const conflict = await findNamesake(tx, { companyId, id: 0, ...regimen });
    if (conflict) return { status: 'invalid', issues: [conflict] };
    const slug = await newSlug(tx, { companyId, ...regimen });
    const today = civilDateOf(clock.now());
    return { status: 'done', id: await insertRegimen(tx, actor, { companyId, slug, regimen, today }) };
  });
  return orBusy(written);
}

/** Edits a regimen, which creates its next version; the company stays. Source: docs/rules.md 5.17, 12.12. */
export async function editRegimen(
  { database, clock }: Services,
  actor: Actor,
  { id, revision, input }: EditEntryInput<RegimenInput>,
): Promise<EditEntryResult> {
  if (!roleMay(actor.role, 'regimens.edit')) return { status: 'forbidden' };
  const written = forActor(database, actor).run(async (tx): Promise<EditEntryResult> => {
    await lockCatalogue(tx, 'regimen');
    const entry = await lockRegimen(tx, actor, id);
    if (!entry) return { status: 'not_found' };
    const { companyId, version, content } = entry;
    if (!mayEditRegimen(actor, companyId)) return { status: 'forbidden' };
    if (entry.revision !== revision) return { status: 'stale' };
    const regimen = regimenOf(input);
    const conflict = await findNamesake(tx, { companyId, id, ...regimen });
    if (conflict) return { status: 'invalid', issues: [conflict] };
    const changed = differingFields(regimenFacts({ version, content }), regimenFacts({ version, content: regimen }));
    if (changed.length === 0) return { status: 'unchanged' };
    await addVersion(tx, actor, entry, { regimen, today: civilDateOf(clock.now()) });
    return { status: 'done' };
  });
  return orBusy(written);
}

interface Named {
  companyId: number | null;
  id: number;
  name: string;
  tumourType: string;
}

/** Names are unique per owner and tumour, so that users can tell regimens apart. */
async function findNamesake(tx: Transaction, { companyId, id, name, tumourType }: Named): Promise<FormIssue | null> {
  const others = await tx.$queryRaw<unknown[]>`
    SELECT FROM regimen WHERE search_text(name) = search_text(${name}) AND tumour_type = ${tumourType}
      AND company_id IS NOT DISTINCT FROM ${companyId}::int AND id <> ${id} LIMIT 1`;
  return others.length > 0 ? { path: 'name', message: message('nameTaken') } : null;
}
