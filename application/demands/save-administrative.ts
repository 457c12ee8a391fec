import type { Actor } from '@aval/domain/access/actor';
import type { CommandResult } from '../engine/outcomes';
import type { Services } from '../services';
import { type CommandDefinition, noFields } from './command-definition';
import type { CommandInputBase } from './command-input';
import { runCommand } from './run-command';
import { prepareVersion } from './send-version';

const definition: CommandDefinition<typeof noFields> = {
  permission: 'demands.save_administrative',
  form: noFields,
  prepare: (_form, context) => prepareVersion('save_administrative', ['administrative'], context),
};

/** The manager corrects administrative fields; the prescription stays as it is. */
export function saveAdministrative(services: Services, actor: Actor, input: CommandInputBase): Promise<CommandResult> {
  return runCommand(services, actor, definition, input);
}
