import type { Actor } from '@aval/domain/access/actor';
import { uploadSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import { message } from '@aval/domain/validation/fields/message';
import { z } from 'zod';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import type { CommandDefinition } from '../commands/command-definition';
import { attachmentSchema, type CommandInputBase } from '../commands/command-input';
import { runCommand } from '../commands/run-command';

const form = uploadSchema.extend({ attachments: z.array(attachmentSchema).min(1, message('required')) });

export type UploadToDemandInput = CommandInputBase & Partial<z.input<typeof form>>;

const definition: CommandDefinition<typeof form> = {
  permission: 'demands.upload',
  form,
  prepare: ({ comment }) => ({ command: { type: 'upload' }, comment }),
};

/** Adds files of a manager to the current version. */
export function uploadToDemand(services: Services, actor: Actor, input: UploadToDemandInput): Promise<CommandResult> {
  return runCommand(services, actor, definition, input);
}
