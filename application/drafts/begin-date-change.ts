import type { Actor } from '@aval/domain/access/actor';
import { changeDatesSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import { lockDemand } from '@aval/prisma/lock-demand';
import { forActor } from '@aval/prisma/scope';
import { invalid } from '../demands/commands/command-definition';
import { openForCommand } from '../demands/commands/open-for-command';
import { issuesOf } from '../engine/form-issues';
import type { CommandResult } from '../engine/outcomes';
import type { Services } from '../services';
import { findEditable } from './editable-demand';
import { findBlockedKinds } from './saving/blocked-kinds';
import { writeWorkingCopy } from './saving/write-working-copy';
import { completeSteps, draftForms } from './wizard/draft-forms';

export interface BeginDateChangeInput {
  demandId: string;
  /** Number of the last action, as the page showed it to its reader. */
  expectedSequence: number;
  changeDatesReason?: string | undefined;
}

/**
 * Stores why the dates change in the working copy, where the wizard reads it; dates typed before stay. Needs no engine.
 */
export function beginDateChange(
  services: Services,
  actor: Actor,
  { demandId, expectedSequence, changeDatesReason }: BeginDateChangeInput,
): Promise<CommandResult> {
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (transaction): Promise<CommandResult> => {
    await lockDemand(transaction, demandId);
    const input = { demandId, expectedSequence };
    const permission = 'demands.change_dates';
    const opened = await openForCommand(transaction, { actor, permission, input, at: now, repeated: false });
    if ('result' in opened) return opened.result;
    const { found } = await findEditable(transaction, actor, demandId, now);
    if (found?.mode !== 'change_dates') return { status: 'refused', refusal: 'wrong_status' };
    const { row, draft, today } = found;
    const form = changeDatesSchema.safeParse({ changeDatesReason });
    if (!form.success) return invalid(issuesOf(form.error)).result;
    const forms = draftForms(found);
    await writeWorkingCopy(transaction, found, {
      actor,
      forms,
      now,
      changeDatesReason: form.data.changeDatesReason,
      revision: (draft?.revision ?? 0) + 1,
      complete: completeSteps(found, forms, await findBlockedKinds(transaction, row, today)),
    });
    return { status: 'done', sequence: expectedSequence };
  });
}
