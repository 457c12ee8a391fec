import type { Actor } from '@aval/domain/access/actor';
import { identifier } from '@aval/domain/validation/field';
import { z } from 'zod';
import type { CommandResult } from '../engine/outcomes';
import type { Services } from '../services';
import type { CommandDefinition } from './command-definition';
import type { CommandInputBase } from './command-input';
import { runCommand } from './run-command';

const form = z.object({ toDoctorId: identifier() });

export type TakeOverDemandInput = CommandInputBase & Partial<z.input<typeof form>>;

const definition: CommandDefinition<typeof form> = {
  permission: 'demands.take_over',
  form,
  prepare: ({ toDoctorId }) => ({ command: { type: 'take_over', toDoctorId } }),
};

/** Another doctor takes over a demand whose doctor is deactivated. */
export function takeOverDemand(services: Services, actor: Actor, input: TakeOverDemandInput): Promise<CommandResult> {
  return runCommand(services, actor, definition, input);
}
