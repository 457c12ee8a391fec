import type { Actor } from '@aval/domain/access/actor';
import { answerForms } from '@aval/domain/validation/dialogs/dialog-schemas';
import type { z } from 'zod';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import type { CommandDefinition, PrepareContext } from '../commands/command-definition';
import { runCommand } from '../commands/run-command';
import { seenCopySchema } from './seen-copy';
import { prepareVersion, type VersionInput } from './send-version';

const form = answerForms.command.extend(seenCopySchema.shape);

export type ResubmitDemandInput = VersionInput & Partial<z.input<typeof answerForms.command>>;

export const resubmission: CommandDefinition<typeof form> = {
  permission: 'demands.resubmit',
  form,
  async prepare({ answer, ...seen }, context) {
    const told = answer === undefined ? await keptAnswer(context) : answer;
    return prepareVersion(
      'resubmit',
      ['missing_info', 'edit_active'],
      context,
      seen,
      told === null ? {} : { comment: told },
    );
  },
};

/** Returns the answer that was taken into the working copy, for a sender who says nothing about it. */
async function keptAnswer({ transaction, demand }: PrepareContext): Promise<string | null> {
  const copy = await transaction.demandDraft.findFirst({
    where: { demandId: demand.id, side: 'doctor' },
    select: { answer: true },
  });
  return copy?.answer ?? null;
}

/** Answers a request for information with a new version by the doctor; what the answer says stands in the history. */
export function resubmitDemand(services: Services, actor: Actor, input: ResubmitDemandInput): Promise<CommandResult> {
  return runCommand(services, actor, resubmission, input);
}
