import type { Actor } from '@aval/domain/access/actor';
import { identifier } from '@aval/domain/validation/fields/field';
import { message } from '@aval/domain/validation/fields/message';
import { beyondBounds } from '@aval/domain/validation/fields/text-bounds';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { contentHash } from '../../engine/content-hash';
import type { FormIssue, SaveConflict } from '../../engine/outcomes';
import type { Services } from '../../services';
import { type EditableDemand, lockEditable, type NotEditable } from '../editable-demand';
import { baseForms, completeSteps, type DraftForms, type DraftStep, draftForms } from '../wizard/draft-forms';
import { provincesOf } from '../wizard/provinces';
import { treatmentColumns, tumourSoFar } from '../wizard/treatment-so-far';
import { findBlockedKinds } from './blocked-kinds';
import { differingFields } from './differing-fields';
import { keepLocked } from './locked-fields';
import { withChanged } from './merged-answers';
import { isRepeatedSave } from './repeated-save';
import { describeConflict } from './save-conflict';
import { stampAnswers } from './stamp-answers';
import { type TypedForm, toStoredForm } from './typed-values';
import { writeWorkingCopy } from './write-working-copy';

export interface SaveDraftStepInput {
  demandId: string;
  step: DraftStep;
  /** Form as it was typed, valid or not. */
  form: unknown;
  /** Step 5 only: the fields to save, besides the sent answers to findings; the rest of the step stays as stored. */
  changedFields?: readonly string[] | undefined;
  /** Revision that the page knows; one older than the stored revision is a conflict. */
  revision: number;
}

export type SaveResult =
  | { status: 'saved'; revision: number; savedAt: string; complete: Record<WizardStep, boolean> }
  /** Nothing was overwritten. Saving again with this revision puts the sender's text on top. */
  | SaveConflict
  /** A locked field was sent with another value, or a text is too long: messages by field name; nothing was kept. */
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | NotEditable;

/** Stores one step of the wizard as it was typed. Needs no engine. Source: docs/rules.md 3.28. */
export function saveDraftStep(services: Services, actor: Actor, input: SaveDraftStepInput): Promise<SaveResult> {
  const now = services.clock.now();
  return forActor(services.database, actor).run((tx) => writeDraftStep(tx, actor, input, now));
}

/** Does the whole save in the caller's transaction. */
export async function writeDraftStep(
  transaction: Transaction,
  actor: Actor,
  input: SaveDraftStepInput,
  now: Date,
): Promise<SaveResult> {
  const search = await lockEditable(transaction, actor, input.demandId, now);
  if (!search.found) return search.refusal;
  const { found } = search;
  const forms = draftForms(found);
  const sent = toStoredForm(input.form);
  const { changedFields } = input;
  const merged = changedFields ? withChanged(forms.extras ?? {}, sent, changedFields) : sent;
  const stamped =
    input.step === 'extras'
      ? await stampAnswers(transaction, actor, { stored: forms.extras, sent: merged, now })
      : merged;
  const { form, edits } = settle(found, input.step, stamped);
  // Answers are checked first under the names that they have on the page that sent them.
  const judged = changedFields ? [sent, form] : [form];
  const beyond = judged.map(beyondIssues).find((issues) => issues.length > 0);
  if (beyond) return { status: 'invalid', issues: beyond };
  if (edits.length > 0) return { status: 'invalid', issues: edits };
  const stored = found.draft;
  const revision = stored?.revision ?? 0;
  const blocked = await findBlockedKinds(transaction, found.row, found.today);
  const save = { from: input.revision, sent: { step: input.step, form } };
  if (stored && revision !== input.revision) {
    const isRepeated = isRepeatedSave(stored, revision, actor, save);
    if (!isRepeated && !isSame(forms[input.step], form)) {
      const differing = differingFields(forms[input.step] ?? {}, form);
      return { ...(await describeConflict(transaction, stored)), differing };
    }
    const complete = completeSteps(found, forms, blocked);
    const savedAt = stored.updatedAt.toISOString();
    // Saving what already stands overwrites nothing and returns the revision that its sender read, with which the next
    // change is compared.
    return { status: 'saved', revision: isRepeated ? revision : input.revision, savedAt, complete };
  }
  const next: DraftForms = { ...forms, [input.step]: form };
  const complete = completeSteps(found, next, blocked);
  await writeWorkingCopy(transaction, found, { actor, forms: next, revision: revision + 1, save, complete, now });
  if (found.mode === 'draft') await followInList(transaction, found, input.step, form, now);
  return { status: 'saved', revision: revision + 1, savedAt: now.toISOString(), complete };
}

/** Restores fields that the mode locks, whatever was sent; an attempt to change one is reported at its field. */
function settle(found: EditableDemand, step: DraftStep, sent: TypedForm): { form: TypedForm; edits: FormIssue[] } {
  if (found.base === null) return { form: sent, edits: [] };
  const kept = keepLocked(step, sent, baseForms(found)[step], found);
  return {
    form: kept.form,
    edits: kept.edits.map(({ name, reason }) => ({
      path: name,
      message: message(reason === 'past' ? 'lockedPast' : 'locked'),
    })),
  };
}

function beyondIssues(form: TypedForm): FormIssue[] {
  return Object.entries(beyondBounds(form)).map(([path, message]) => ({ path, message }));
}

function isSame(stored: TypedForm | null, sent: TypedForm): boolean {
  return stored !== null && contentHash(stored) === contentHash(sent);
}

/** Updates the columns by which the list shows, sorts and filters a draft. */
export async function followInList(
  transaction: Transaction,
  { row }: EditableDemand,
  step: DraftStep,
  form: TypedForm,
  now: Date,
): Promise<void> {
  const data: Prisma.DemandUncheckedUpdateInput = { lastDemand: now };
  if (step === 'protocol') data.tumourType = tumourSoFar(form);
  if (step === 'treatment') Object.assign(data, treatmentColumns(form));
  if (step === 'extras') {
    const id = identifier().safeParse(form.performingCenterId);
    const center = id.success
      ? await transaction.center.findUnique({ where: { id: id.data }, select: { id: true, provinceId: true } })
      : null;
    data.performingCenterId = center?.id ?? null;
    data.provinceIds = provincesOf(row.prescriberCenter, center);
  }
  await transaction.demand.update({ where: { id: row.id }, data });
}
