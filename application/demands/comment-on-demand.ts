import type { Actor } from '@aval/domain/access/actor';
import type { RoleName } from '@aval/domain/access/roles';
import { commentSchema } from '@aval/domain/validation/dialog-schemas';
import type { z } from 'zod';
import type { CommandResult } from '../engine/outcomes';
import type { Services } from '../services';
import type { CommandDefinition } from './command-definition';
import type { CommandInputBase } from './command-input';
import { runCommand } from './run-command';

type CommentForm = ReturnType<typeof commentSchema>;

export type CommentOnDemandInput = CommandInputBase & Partial<z.input<CommentForm>>;

function definitionFor(role: RoleName): CommandDefinition<CommentForm> {
  return {
    permission: 'demands.comment',
    form: commentSchema({ role }),
    prepare: ({ target, comment, privateComment }) => ({
      command: { type: 'comment', target },
      comment,
      privateComment,
    }),
  };
}

/** Says something to the doctor, the managers or the insurer; it changes nothing else. */
export function commentOnDemand(services: Services, actor: Actor, input: CommentOnDemandInput): Promise<CommandResult> {
  return runCommand(services, actor, definitionFor(actor.role), input);
}
