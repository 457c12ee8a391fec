import type { Actor } from '@aval/domain/access/actor';
import { identifier } from '@aval/domain/validation/field';
import { readFlag } from '@aval/domain/validation/readers';
import type { WizardStep } from '@aval/domain/validation/step-schemas';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { contentHash } from '../engine/content-hash';
import type { Services } from '../services';
import { findBlockedKinds } from './blocked-kinds';
import { completeSteps, type DraftForms, type DraftStep, draftForms } from './draft-forms';
import { type EditableDemand, findEditable, lockDemand } from './editable-demand';
import { type TypedForm, toStoredForm } from './typed-values';

export interface SaveDraftStepInput {
  demandId: string;
  step: DraftStep;
  /** The form as it was typed, valid or not. */
  form: unknown;
  /** The revision that the page knows; an older one than the stored is a conflict. */
  revision: number;
}

export type SaveResult =
  | { status: 'saved'; revision: number; savedAt: string; complete: Record<WizardStep, boolean> }
  /** Saved from elsewhere since: nothing was overwritten. Saving again with this revision puts one's own text on top. */
  | { status: 'conflict'; revision: number; savedAt: string; byName: string }
  /** Sent meanwhile, or no longer the actor's to write in. */
  | { status: 'closed' }
  | { status: 'not_found' };

/** Keeps one step of the wizard as it was typed. Needs no engine. */
export function saveDraftStep(services: Services, actor: Actor, input: SaveDraftStepInput): Promise<SaveResult> {
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (transaction) => {
    await lockDemand(transaction, input.demandId);
    const search = await findEditable(transaction, actor, input.demandId, now);
    if (!search.found) return { status: search.submitted ? 'closed' : 'not_found' };
    const { found } = search;
    const form = toStoredForm(input.form);
    const forms = draftForms(found);
    const stored = found.row.draft;
    const revision = stored?.revision ?? 0;
    const blocked = await findBlockedKinds(transaction, found.row, found.today);
    if (stored && revision !== input.revision) {
      // The answer to a save may be lost on its way: the same text again is no conflict.
      if (!isSame(forms[input.step], form)) return describeConflict(transaction, stored);
      const complete = completeSteps(found, forms, blocked);
      return { status: 'saved', revision, savedAt: stored.updatedAt.toISOString(), complete };
    }
    const next: DraftForms = { ...forms, [input.step]: form };
    const complete = completeSteps(found, next, blocked);
    await writeCopy(transaction, found, { actor, forms: next, revision: revision + 1, complete, now });
    if (found.mode === 'draft') await followInList(transaction, found, input.step, form, now);
    return { status: 'saved', revision: revision + 1, savedAt: now.toISOString(), complete };
  });
}

function isSame(stored: TypedForm | null, sent: TypedForm): boolean {
  return stored !== null && contentHash(stored) === contentHash(sent);
}

async function describeConflict(
  transaction: Transaction,
  stored: { revision: number; updatedAt: Date; updatedById: number },
): Promise<SaveResult> {
  const writer = await transaction.userAccount.findUnique({
    where: { id: stored.updatedById },
    select: { name: true },
  });
  return {
    status: 'conflict',
    revision: stored.revision,
    savedAt: stored.updatedAt.toISOString(),
    byName: writer?.name ?? '',
  };
}

interface Copy {
  actor: Actor;
  forms: DraftForms;
  revision: number;
  complete: Record<WizardStep, boolean>;
  now: Date;
}

async function writeCopy(
  transaction: Transaction,
  { row, mode }: EditableDemand,
  { actor, forms, revision, complete, now }: Copy,
): Promise<void> {
  const steps = Object.fromEntries(
    Object.entries(forms).map(([step, form]) => [step, form === null ? undefined : (form as Prisma.InputJsonValue)]),
  );
  const copy = {
    ...steps,
    mode,
    revision,
    completedSteps: Object.values(complete).flatMap((isComplete, index) => (isComplete ? [index + 1] : [])),
    updatedAt: now,
    updatedById: actor.userId,
  };
  await transaction.demandDraft.upsert({
    where: { demandId: row.id },
    create: { ...copy, demandId: row.id, companyId: row.companyId },
    update: copy,
  });
}

/** The columns by which the list shows, sorts and filters a draft. */
async function followInList(
  transaction: Transaction,
  { row }: EditableDemand,
  step: DraftStep,
  form: TypedForm,
  now: Date,
): Promise<void> {
  const data: Prisma.DemandUncheckedUpdateInput = { lastDemand: now };
  if (step === 'treatment') {
    const [chemotherapy, radiotherapy] = [readFlag(form.chemotherapyOn), readFlag(form.radiotherapyOn)];
    data.type =
      chemotherapy && radiotherapy ? 'both' : chemotherapy ? 'chemotherapy' : radiotherapy ? 'radiotherapy' : null;
  }
  if (step === 'extras') {
    const id = identifier().safeParse(form.performingCenterId);
    const center = id.success
      ? await transaction.center.findUnique({ where: { id: id.data }, select: { id: true, provinceId: true } })
      : null;
    data.performingCenterId = center?.id ?? null;
    data.provinceIds = [...new Set([row.prescriberCenter.provinceId, center?.provinceId ?? null])].filter(
      (province) => province !== null,
    );
  }
  await transaction.demand.update({ where: { id: row.id }, data });
}
