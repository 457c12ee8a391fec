import type { Actor } from '@aval/domain/access/actor';
import { increaseCyclesSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import type { z } from 'zod';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import type { CommandDefinition } from '../commands/command-definition';
import type { CommandInputBase } from '../commands/command-input';
import { runCommand } from '../commands/run-command';

export type IncreaseCyclesInput = CommandInputBase & Partial<z.input<typeof increaseCyclesSchema>>;

const definition: CommandDefinition<typeof increaseCyclesSchema> = {
  permission: 'demands.increase_cycles',
  form: increaseCyclesSchema,
  prepare: ({ by }) => ({ command: { type: 'increase_cycles', by } }),
};

/** Adds cycles to an accepted treatment whose last cycle is under way; the doctor continues with the next. */
export function increaseCycles(services: Services, actor: Actor, input: IncreaseCyclesInput): Promise<CommandResult> {
  return runCommand(services, actor, definition, input);
}
