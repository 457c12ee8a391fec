import type { Actor } from '@aval/domain/access/actor';
import type { CommandResult } from '../engine/outcomes';
import type { Services } from '../services';
import { type CommandDefinition, noFields } from './command-definition';
import type { CommandInputBase } from './command-input';
import { runCommand } from './run-command';

const definition: CommandDefinition<typeof noFields> = {
  permission: 'demands.rollback',
  form: noFields,
  prepare: () => ({ command: { type: 'rollback' } }),
};

/** Undoes the last action, as far as it can be undone. */
export function rollBackDemand(services: Services, actor: Actor, input: CommandInputBase): Promise<CommandResult> {
  return runCommand(services, actor, definition, input);
}
