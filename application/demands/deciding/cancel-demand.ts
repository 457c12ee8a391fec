import type { Actor } from '@aval/domain/access/actor';
import { cancelForms } from '@aval/domain/validation/dialogs/dialog-schemas';
import type { z } from 'zod';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import type { CommandDefinition } from '../commands/command-definition';
import type { CommandInputBase } from '../commands/command-input';
import { runCommand } from '../commands/run-command';

export type CancelDemandInput = CommandInputBase & Partial<z.input<typeof cancelForms.command>>;

const definition: CommandDefinition<typeof cancelForms.command> = {
  permission: 'demands.cancel',
  form: cancelForms.command,
  prepare: ({ reason }) => ({ command: { type: 'cancel' }, comment: reason }),
};

/** Closes a demand without a decision; API clients may omit the reason. */
export function cancelDemand(services: Services, actor: Actor, input: CancelDemandInput): Promise<CommandResult> {
  return runCommand(services, actor, definition, input);
}
