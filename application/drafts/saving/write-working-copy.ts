import type { Actor } from '@aval/domain/access/actor';
import { SCHEMA_NUMBER } from '@aval/domain/demand/content/stored-content';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { sideOf } from '../../demand-rows/side';
import type { EditableDemand } from '../editable-demand';
import type { DraftForms } from '../wizard/draft-forms';
import { rememberedSave, type SentSave } from './repeated-save';

/** Texts of a dialog that leads into the wizard. Without a new one the stored one stays. */
export interface TypedInDialog {
  changeDatesReason?: string;
  answer?: string;
}

interface WorkingCopy extends TypedInDialog {
  actor: Actor;
  forms: DraftForms;
  revision: number;
  complete: Record<WizardStep, boolean>;
  now: Date;
  /** The save being written; without it, a repetition is not recognized. */
  save?: SentSave;
}

/** Stores the working copy of the mode in which the wizard is open. */
export async function writeWorkingCopy(
  transaction: Transaction,
  { row, mode }: EditableDemand,
  { actor, forms, revision, complete, now, save, changeDatesReason, answer }: WorkingCopy,
): Promise<void> {
  const steps = Object.fromEntries(
    Object.entries(forms).map(([step, form]) => [step, form === null ? undefined : (form as Prisma.InputJsonValue)]),
  );
  const copy = {
    schemaNumber: SCHEMA_NUMBER,
    ...steps,
    mode,
    revision,
    completedSteps: Object.values(complete).flatMap((isComplete, index) => (isComplete ? [index + 1] : [])),
    updatedAt: now,
    updatedById: actor.userId,
    ...(save ? rememberedSave(actor, save, revision) : {}),
    ...(changeDatesReason === undefined ? {} : { changeDatesReason }),
    ...(answer === undefined ? {} : { answer }),
  };
  const side = sideOf(mode);
  await transaction.demandDraft.upsert({
    where: { demandId_side: { demandId: row.id, side } },
    create: { ...copy, demandId: row.id, side, companyId: row.companyId },
    update: copy,
  });
}
