import type { Actor } from '@aval/domain/access/actor';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import type { CommandDefinition } from '../commands/command-definition';
import { runCommand } from '../commands/run-command';
import { seenCopySchema } from './seen-copy';
import { prepareVersion, type VersionInput } from './send-version';

export const administrativeCorrection: CommandDefinition<typeof seenCopySchema> = {
  permission: 'demands.save_administrative',
  form: seenCopySchema,
  prepare: (seen, context) => prepareVersion('save_administrative', ['administrative'], context, seen),
};

/** Corrects administrative fields for the manager; the prescription stays as it is. */
export function saveAdministrative(services: Services, actor: Actor, input: VersionInput): Promise<CommandResult> {
  return runCommand(services, actor, administrativeCorrection, input);
}
