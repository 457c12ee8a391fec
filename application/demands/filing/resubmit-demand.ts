import type { Actor } from '@aval/domain/access/actor';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import type { CommandDefinition } from '../commands/command-definition';
import { runCommand } from '../commands/run-command';
import { seenCopySchema } from './seen-copy';
import { prepareVersion, type VersionInput } from './send-version';

export const resubmission: CommandDefinition<typeof seenCopySchema> = {
  permission: 'demands.resubmit',
  form: seenCopySchema,
  prepare: (seen, context) => prepareVersion('resubmit', ['missing_info', 'edit_active'], context, seen),
};

/** Answers a request for information with a new version by the doctor. */
export function resubmitDemand(services: Services, actor: Actor, input: VersionInput): Promise<CommandResult> {
  return runCommand(services, actor, resubmission, input);
}
