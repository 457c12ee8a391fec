import type { Actor } from '@aval/domain/access/actor';
import { changeDatesSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import type { z } from 'zod';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import type { CommandDefinition } from '../commands/command-definition';
import { runCommand } from '../commands/run-command';
import { seenCopySchema } from './seen-copy';
import { prepareVersion, type VersionInput } from './send-version';

const form = changeDatesSchema.extend(seenCopySchema.shape);

export type ChangeDatesInput = VersionInput & Partial<z.input<typeof changeDatesSchema>>;

export const dateChange: CommandDefinition<typeof form> = {
  permission: 'demands.change_dates',
  form,
  prepare: ({ changeDatesReason, ...seen }, context) =>
    prepareVersion('change_dates', ['change_dates'], context, seen, { changeDatesReason }),
};

/** Moves the dates of an accepted chemotherapy, with a reason. */
export function changeDates(services: Services, actor: Actor, input: ChangeDatesInput): Promise<CommandResult> {
  return runCommand(services, actor, dateChange, input);
}
