import type { Actor } from '@aval/domain/access/actor';
import { cancelSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import type { z } from 'zod';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import type { CommandDefinition } from '../commands/command-definition';
import type { CommandInputBase } from '../commands/command-input';
import { runCommand } from '../commands/run-command';

export type CancelDemandInput = CommandInputBase & Partial<z.input<typeof cancelSchema>>;

const definition: CommandDefinition<typeof cancelSchema> = {
  permission: 'demands.cancel',
  form: cancelSchema,
  prepare: ({ reason }) => ({ command: { type: 'cancel' }, comment: reason }),
};

/** Closes a demand without a decision. */
export function cancelDemand(services: Services, actor: Actor, input: CancelDemandInput): Promise<CommandResult> {
  return runCommand(services, actor, definition, input);
}
