import type { Actor } from '@aval/domain/access/actor';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import type { CommandDefinition } from '../commands/command-definition';
import { runCommand } from '../commands/run-command';
import { seenCopySchema } from './seen-copy';
import { prepareVersion, type VersionInput } from './send-version';

export const continuation: CommandDefinition<typeof seenCopySchema> = {
  permission: 'demands.continue',
  form: seenCopySchema,
  prepare: (seen, context) => prepareVersion('continue', ['continue'], context, seen),
};

/** Requests the next cycle for the doctor. */
export function continueDemand(services: Services, actor: Actor, input: VersionInput): Promise<CommandResult> {
  return runCommand(services, actor, continuation, input);
}
