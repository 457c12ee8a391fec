import type { Actor } from '@aval/domain/access/actor';
import { finishSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import type { z } from 'zod';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import type { CommandDefinition } from '../commands/command-definition';
import type { CommandInputBase } from '../commands/command-input';
import { runCommand } from '../commands/run-command';

export type FinishDemandInput = CommandInputBase & Partial<z.input<typeof finishSchema>>;

const definition: CommandDefinition<typeof finishSchema> = {
  permission: 'demands.finish',
  form: finishSchema,
  prepare: ({ closingReason }) => ({ command: { type: 'finish' }, comment: closingReason }),
};

/** Ends a treatment for good, with a closing reason. */
export function finishDemand(services: Services, actor: Actor, input: FinishDemandInput): Promise<CommandResult> {
  return runCommand(services, actor, definition, input);
}
