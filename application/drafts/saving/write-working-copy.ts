import type { Actor } from '@aval/domain/access/actor';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { EditableDemand } from '../editable-demand';
import { sideOf } from '../side';
import type { DraftForms } from '../wizard/draft-forms';
import { startColumn } from '../wizard/treatment-so-far';
import { rememberedSave, type SentSave } from './repeated-save';

interface WorkingCopy {
  actor: Actor;
  forms: DraftForms;
  revision: number;
  complete: Record<WizardStep, boolean>;
  now: Date;
  /** Save that writes it; without one no repetition of it is known. */
  save?: SentSave;
  /** Said again; without it the one that is there stays. */
  changeDatesReason?: string;
}

/** What lies in the wizard from now on, of the mode that it is open in. */
export async function writeWorkingCopy(
  transaction: Transaction,
  { row, mode }: EditableDemand,
  { actor, forms, revision, complete, now, save, changeDatesReason }: WorkingCopy,
): Promise<void> {
  const steps = Object.fromEntries(
    Object.entries(forms).map(([step, form]) => [step, form === null ? undefined : (form as Prisma.InputJsonValue)]),
  );
  const copy = {
    ...steps,
    treatmentStart: startColumn(forms.treatment),
    mode,
    revision,
    completedSteps: Object.values(complete).flatMap((isComplete, index) => (isComplete ? [index + 1] : [])),
    updatedAt: now,
    updatedById: actor.userId,
    ...(save ? rememberedSave(actor, save, revision) : {}),
    ...(changeDatesReason === undefined ? {} : { changeDatesReason }),
  };
  const side = sideOf(mode);
  await transaction.demandDraft.upsert({
    where: { demandId_side: { demandId: row.id, side } },
    create: { ...copy, demandId: row.id, side, companyId: row.companyId },
    update: copy,
  });
}
