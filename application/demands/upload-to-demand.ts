import type { Actor } from '@aval/domain/access/actor';
import { optionalText } from '@aval/domain/validation/field';
import { message } from '@aval/domain/validation/message';
import { z } from 'zod';
import type { CommandResult } from '../engine/outcomes';
import type { Services } from '../services';
import type { CommandDefinition } from './command-definition';
import { attachmentSchema, type CommandInputBase } from './command-input';
import { runCommand } from './run-command';

const form = z.object({ comment: optionalText(), attachments: z.array(attachmentSchema).min(1, message('required')) });

export type UploadToDemandInput = CommandInputBase & Partial<z.input<typeof form>>;

const definition: CommandDefinition<typeof form> = {
  permission: 'demands.upload',
  form,
  prepare: ({ comment }) => ({ command: { type: 'upload' }, comment }),
};

/** A manager adds files to the current version. */
export function uploadToDemand(services: Services, actor: Actor, input: UploadToDemandInput): Promise<CommandResult> {
  return runCommand(services, actor, definition, input);
}
