import type { Actor } from '@aval/domain/access/actor';
import { changeDatesSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import { invalid } from '../demands/commands/command-definition';
import { issuesOf } from '../engine/form-issues';
import type { CommandResult } from '../engine/outcomes';
import type { Services } from '../services';
import { type BeginInput, beginInWizard } from './begin-in-wizard';

export interface BeginDateChangeInput extends BeginInput {
  changeDatesReason?: string | undefined;
}

/** Stores why the dates change in the working copy; dates typed before stay. */
export function beginDateChange(
  services: Services,
  actor: Actor,
  { changeDatesReason, ...page }: BeginDateChangeInput,
): Promise<CommandResult> {
  return beginInWizard(services, actor, page, {
    permission: 'demands.change_dates',
    modes: new Set(['change_dates']),
    async read() {
      const form = changeDatesSchema.safeParse({ changeDatesReason });
      return form.success ? form.data : invalid(issuesOf(form.error));
    },
  });
}
