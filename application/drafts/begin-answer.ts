import type { Actor } from '@aval/domain/access/actor';
import { answerForms } from '@aval/domain/validation/dialogs/dialog-schemas';
import { findPendingFiles } from '../attachments/pending-files';
import { findExcess, findOwnFiles } from '../attachments/sent-files';
import { ANSWERING, sideOf } from '../demand-rows/side';
import { invalid } from '../demands/commands/command-definition';
import { attachmentSchema, type CommandInputBase } from '../demands/commands/command-input';
import { issuesOf } from '../engine/form-issues';
import type { CommandResult } from '../engine/outcomes';
import type { NewAttachment } from '../engine/sent-file';
import type { Services } from '../services';
import { type BeginContext, beginInWizard } from './begin-in-wizard';
import { raiseFileChanges } from './copy-number';

export type BeginAnswerInput = CommandInputBase & { answer?: string | undefined };

/**
 * Takes an answer with its files into the working copy, for a doctor who changes the request as well. An answer that is
 * already there stays before it, so that nothing typed is lost. Source: docs/rules.md 3.15.
 */
export function beginAnswer(
  services: Services,
  actor: Actor,
  { answer, attachments = [], ...page }: BeginAnswerInput,
): Promise<CommandResult> {
  return beginInWizard(services, actor, page, {
    permission: 'demands.resubmit',
    modes: ANSWERING,
    async read(context) {
      const files = await bringFiles(context, actor, page.commandId, attachments);
      if (files) return files;
      const before = context.found.draft?.answer ?? null;
      const typed = answerForms.command.safeParse({ answer });
      if (!typed.success) return invalid(issuesOf(typed.error));
      const text = joined(before, typed.data.answer ?? null);
      if (text === before || text === null) return null;
      const whole = answerForms.command.safeParse({ answer: text });
      return whole.success ? { answer: text } : invalid(issuesOf(whole.error));
    },
  });
}

function joined(before: string | null, added: string | null): string | null {
  if (before === null || added === null) return before ?? added;
  const isRepeated = before === added || before.endsWith(`\n\n${added}`);
  return isRepeated ? before : `${before}\n\n${added}`;
}

/** Makes files of the dialog files of the working copy; those of an earlier try are there already. */
async function bringFiles(
  { transaction, found, now }: BeginContext,
  actor: Actor,
  commandId: string,
  sent: readonly NewAttachment[],
) {
  const { id: demandId, companyId } = found.row;
  const side = sideOf(found.mode);
  const pending = await findPendingFiles(transaction, demandId, side);
  const named = attachmentSchema.array().safeParse(sent);
  if (!named.success) return invalid(issuesOf(named.error));
  const added = named.data.filter(({ mediaId }) => pending.every((file) => file.mediaId !== mediaId));
  if (added.length === 0) return null;
  const own = await findOwnFiles(transaction, actor, { companyId, demandId, commandId }, added);
  if ('issues' in own) return invalid(own.issues);
  const excess = await findExcess(transaction, actor, demandId, own.files);
  if (excess) return invalid([excess]);
  const first = (pending.at(-1)?.place ?? -1) + 1;
  await transaction.attachment.createMany({
    data: own.files.map(({ mediaId, description }, index) => ({
      companyId,
      demandId,
      mediaId,
      description,
      side,
      place: first + index,
      createdById: actor.userId,
      createdAt: now,
    })),
  });
  await raiseFileChanges(transaction, demandId, side);
  return null;
}
