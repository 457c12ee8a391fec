import type { Actor } from '@aval/domain/access/actor';
import { rollbackForms } from '@aval/domain/validation/dialogs/dialog-schemas';
import type { z } from 'zod';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import type { CommandDefinition } from '../commands/command-definition';
import type { CommandInputBase } from '../commands/command-input';
import { runCommand } from '../commands/run-command';

export type RollBackDemandInput = CommandInputBase & Partial<z.input<typeof rollbackForms.command>>;

const definition: CommandDefinition<typeof rollbackForms.command> = {
  permission: 'demands.rollback',
  form: rollbackForms.command,
  prepare: ({ reason }) => ({ command: { type: 'rollback' }, comment: reason }),
};

/** Undoes the last action, as far as it can be undone; API clients may omit the reason. */
export function rollBackDemand(services: Services, actor: Actor, input: RollBackDemandInput): Promise<CommandResult> {
  return runCommand(services, actor, definition, input);
}
