import type { Actor } from '@aval/domain/access/actor';
import { seesPrivateComments } from '@aval/domain/access/permissions';
import { commentSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import type { z } from 'zod';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import type { CommandDefinition } from '../commands/command-definition';
import type { CommandInputBase } from '../commands/command-input';
import { runCommand } from '../commands/run-command';

type CommentForm = ReturnType<typeof commentSchema>;

export type CommentOnDemandInput = CommandInputBase & Partial<z.input<CommentForm>>;

function definitionFor(context: Parameters<typeof commentSchema>[0]): CommandDefinition<CommentForm> {
  return {
    permission: 'demands.comment',
    form: commentSchema(context),
    prepare: ({ target, comment, privateComment }, { actor }) =>
      privateComment !== null && !seesPrivateComments(actor.role)
        ? { result: { status: 'forbidden' } }
        : { command: { type: 'comment', target }, comment, privateComment },
  };
}

/**
 * Adds a comment to the doctor, the managers or the insurer and changes nothing else. A private comment by a role that
 * may not write one is refused rather than dropped. Source: docs/rules.md 2.15.
 */
export function commentOnDemand(services: Services, actor: Actor, input: CommentOnDemandInput): Promise<CommandResult> {
  const hasFiles = (input.attachments ?? []).length > 0;
  return runCommand(services, actor, definitionFor({ role: actor.role, hasFiles }), input);
}
