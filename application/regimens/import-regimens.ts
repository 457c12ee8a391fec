import { createHash } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { type RegimenInput, regimenOf } from '@aval/domain/validation/catalogues/regimen-schema';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { lockCatalogue } from '../catalogues/entries/catalogue';
import { foldTexts } from '../catalogues/import/fold-texts';
import type { ChangeField } from '../change-record/change-fields';
import { differingFields } from '../change-record/differing-fields';
import { LONG_COMMAND } from '../demand-rows/in-batches';
import { type Busy, orBusy } from '../health/or-busy';
import type { Services } from '../services';
import { type FileError, type FileRegimen, readRegimenFile } from './read-regimen-file';
import { findRegimensBySlug, mayEditRegimen, type RegimenEntry, regimenFacts } from './regimen-columns';
import { slugPrefix } from './regimen-slugs';
import { addVersion, insertRegimen } from './write-regimen';

interface RegimenImport {
  /** Company that will own the regimens; null for the platform, which serves all. */
  companyId: number | null;
  text: string;
}

/** Effect of an import on one regimen of the file. */
export interface PlannedRegimen {
  slug: string;
  name: string;
  kind: 'create' | 'edit' | 'same';
  /** Version that is created or that stays. */
  version: number;
  changed: ChangeField[];
}

export interface ImportPlan {
  rows: PlannedRegimen[];
  /** Hash of what was compared, so that exactly the shown plan is applied. */
  hash: string;
}

export type PlanResult =
  | { status: 'planned'; plan: ImportPlan }
  | { status: 'errors'; errors: FileError[] }
  | { status: 'forbidden' };

export type ImportResult =
  | { status: 'done'; count: number }
  /** The library has changed since; `plan` is the current effect. */
  | { status: 'stale'; plan: ImportPlan }
  | Exclude<PlanResult, { status: 'planned' }>
  | Busy;

/** Plans the import of a file without writing. Source: docs/rules.md 12.13. */
export async function planRegimens({ database }: Services, actor: Actor, asked: RegimenImport): Promise<PlanResult> {
  if (!mayImport(actor, asked)) return { status: 'forbidden' };
  const read = readRegimenFile(asked.text);
  if ('errors' in read) return { status: 'errors', errors: read.errors };
  return forActor(database, actor).read(async (tx) => {
    const found = await compare(tx, actor, asked.companyId, read.regimens);
    return 'errors' in found ? { status: 'errors', ...found } : { status: 'planned', plan: planOf(found.compared) };
  });
}

/** Imports a planned file, completely or not at all. Source: docs/rules.md 12.13. */
export async function importRegimens(
  { database, clock }: Services,
  actor: Actor,
  { hash, ...asked }: RegimenImport & { hash: string },
): Promise<ImportResult> {
  if (!mayImport(actor, asked)) return { status: 'forbidden' };
  const read = readRegimenFile(asked.text);
  if ('errors' in read) return { status: 'errors', errors: read.errors };
  const written = forActor(database, actor).run(async (tx): Promise<ImportResult> => {
    await lockCatalogue(tx, 'regimen');
    const found = await compare(tx, actor, asked.companyId, read.regimens);
    if ('errors' in found) return { status: 'errors', ...found };
    const plan = planOf(found.compared);
    if (plan.hash !== hash) return { status: 'stale', plan };
    const changes = found.compared.filter(({ kind }) => kind !== 'same');
    const today = civilDateOf(clock.now());
    for (const { slug, entry, input } of changes) {
      const regimen = regimenOf(input);
      if (entry) await addVersion(tx, actor, entry, { regimen, today });
      else await insertRegimen(tx, actor, { companyId: asked.companyId, slug, regimen, today });
    }
    return { status: 'done', count: changes.length };
  }, LONG_COMMAND);
  return orBusy(written);
}

function mayImport(actor: Actor, { companyId }: RegimenImport): boolean {
  return roleMay(actor.role, 'regimens.create') && mayEditRegimen(actor, companyId);
}

interface Compared extends PlannedRegimen {
  input: RegimenInput;
  entry: RegimenEntry | null;
}

/**
 * Compares the whole file with the library: changed regimens count with their new name, and no other regimen of the
 * same owner may have a name used in the file.
 */
async function compare(
  tx: Transaction,
  actor: Actor,
  companyId: number | null,
  regimens: readonly FileRegimen[],
): Promise<{ compared: Compared[] } | { errors: FileError[] }> {
  const slugs = regimens.map(({ slug }) => slugPrefix(companyId) + slug);
  // A file may name regimens of all the actor's companies, not only of the one in context.
  const entries = await findRegimensBySlug(tx, actor, slugs);
  const changed = [...entries.values()].map(({ id }) => id);
  const others = await tx.$queryRaw<{ tumourType: string; name: string }[]>`
    SELECT tumour_type AS "tumourType", search_text(name) AS name FROM regimen
    WHERE company_id IS NOT DISTINCT FROM ${companyId}::int AND id <> ALL(${changed}::int[])`;
  const fold = await foldTexts(
    tx,
    regimens.map(({ input }) => input.name),
  );
  const taken = new Set(others.map(({ tumourType, name }) => `${tumourType} ${name}`));
  const compared: Compared[] = [];
  const errors: FileError[] = [];
  regimens.forEach(({ line, input }, place) => {
    const slug = slugs[place] ?? '';
    const name = `${input.tumourType} ${fold(input.name)}`;
    if (taken.has(name)) errors.push({ line, key: 'nameTaken' });
    taken.add(name);
    compared.push(comparedOne(slug, input, entries.get(slug) ?? null));
  });
  return errors.length > 0 ? { errors } : { compared };
}

function comparedOne(slug: string, input: RegimenInput, entry: RegimenEntry | null): Compared {
  const { name } = input;
  if (!entry) return { slug, name, kind: 'create', version: 1, changed: [], input, entry };
  const { version, content } = entry;
  const changed = differingFields(
    regimenFacts({ version, content }),
    regimenFacts({ version, content: regimenOf(input) }),
  );
  const kind = changed.length > 0 ? 'edit' : 'same';
  return { slug, name, kind, version: kind === 'edit' ? version + 1 : version, changed, input, entry };
}

function planOf(compared: readonly Compared[]): ImportPlan {
  const rows = compared.map(({ input: _input, entry: _entry, ...row }) => row);
  const hash = createHash('sha256')
    .update(JSON.stringify(compared.map(({ slug, input, entry }) => [slug, entry?.revision ?? null, input])))
    .digest('hex');
  return { rows, hash };
}
