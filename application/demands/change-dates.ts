import type { Actor } from '@aval/domain/access/actor';
import { changeDatesSchema } from '@aval/domain/validation/dialog-schemas';
import type { z } from 'zod';
import type { CommandResult } from '../engine/outcomes';
import type { Services } from '../services';
import type { CommandDefinition } from './command-definition';
import type { CommandInputBase } from './command-input';
import { runCommand } from './run-command';
import { prepareVersion } from './send-version';

export type ChangeDatesInput = CommandInputBase & Partial<z.input<typeof changeDatesSchema>>;

const definition: CommandDefinition<typeof changeDatesSchema> = {
  permission: 'demands.change_dates',
  form: changeDatesSchema,
  prepare: ({ changeDatesReason }, context) =>
    prepareVersion('change_dates', ['change_dates'], context, { changeDatesReason }),
};

/** Moves the dates of an accepted chemotherapy, with a reason. */
export function changeDates(services: Services, actor: Actor, input: ChangeDatesInput): Promise<CommandResult> {
  return runCommand(services, actor, definition, input);
}
