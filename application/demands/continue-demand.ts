import type { Actor } from '@aval/domain/access/actor';
import type { CommandResult } from '../engine/outcomes';
import type { Services } from '../services';
import { type CommandDefinition, noFields } from './command-definition';
import type { CommandInputBase } from './command-input';
import { runCommand } from './run-command';
import { prepareVersion } from './send-version';

const definition: CommandDefinition<typeof noFields> = {
  permission: 'demands.continue',
  form: noFields,
  prepare: (_form, context) => prepareVersion('continue', ['continue'], context),
};

/** The doctor asks for the next cycle. */
export function continueDemand(services: Services, actor: Actor, input: CommandInputBase): Promise<CommandResult> {
  return runCommand(services, actor, definition, input);
}
