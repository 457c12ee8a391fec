import type { Actor } from '@aval/domain/access/actor';
import { lockDemand } from '@aval/prisma/lock-demand';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { CommandPermission } from '../demands/commands/command-definition';
import type { CommandInputBase } from '../demands/commands/command-input';
import { openForCommand } from '../demands/commands/open-for-command';
import type { CommandResult } from '../engine/outcomes';
import type { Services } from '../services';
import { type EditableDemand, findEditable } from './editable-demand';
import { findBlockedKinds } from './saving/blocked-kinds';
import { type TypedInDialog, writeWorkingCopy } from './saving/write-working-copy';
import { completeSteps, draftForms } from './wizard/draft-forms';

export type BeginInput = Pick<CommandInputBase, 'demandId' | 'expectedSequence'>;

interface Beginning {
  permission: CommandPermission;
  /** Modes of the wizard in which the command is written. */
  modes: ReadonlySet<string>;
  /** Reads what the dialog says; null when it says nothing that has to be kept. */
  read(context: BeginContext): Promise<TypedInDialog | { result: CommandResult } | null>;
}

export interface BeginContext {
  transaction: Transaction;
  found: EditableDemand;
  now: Date;
}

/** Stores what a dialog says in the working copy, where the wizard reads it; steps typed before stay. Needs no engine. */
export function beginInWizard(
  services: Services,
  actor: Actor,
  { demandId, expectedSequence }: BeginInput,
  { permission, modes, read }: Beginning,
): Promise<CommandResult> {
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (transaction): Promise<CommandResult> => {
    await lockDemand(transaction, demandId);
    const input = { demandId, expectedSequence };
    const opened = await openForCommand(transaction, { actor, permission, input, at: now, repeated: false });
    if ('result' in opened) return opened.result;
    const { found } = await findEditable(transaction, actor, demandId, now);
    if (!found || !modes.has(found.mode)) return { status: 'refused', refusal: 'wrong_status' };
    const typed = await read({ transaction, found, now });
    if (typed && 'result' in typed) return typed.result;
    if (typed) {
      const forms = draftForms(found);
      await writeWorkingCopy(transaction, found, {
        actor,
        forms,
        now,
        ...typed,
        revision: (found.draft?.revision ?? 0) + 1,
        complete: completeSteps(found, forms, await findBlockedKinds(transaction, found.row, found.today)),
      });
    }
    return { status: 'done', sequence: expectedSequence };
  });
}
