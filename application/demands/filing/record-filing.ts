import type { Actor } from '@aval/domain/access/actor';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import type { Transaction } from '@aval/prisma/scope';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import { answerSent, recordWithin } from '../commands/run-command';
import { dateChange } from './change-dates';
import { continuation } from './continue-demand';
import { resubmission } from './resubmit-demand';
import { administrativeCorrection } from './save-administrative';
import type { VersionCommand, VersionInput } from './send-version';
import { acceptWithin, answerSubmission } from './submit-demand';

export type FilingCommand = 'submit' | VersionCommand;

/** Command that sends the working copy, by its mode. */
export const FILING_OF_MODE: Readonly<Record<WizardMode, FilingCommand>> = {
  draft: 'submit',
  missing_info: 'resubmit',
  edit_active: 'resubmit',
  continue: 'continue',
  change_dates: 'change_dates',
  administrative: 'save_administrative',
};

/** Result of a command that was not done. */
export type RefusedCommand = Exclude<CommandResult, { status: 'done' | 'accepted' }>;

interface Filing {
  services: Services;
  actor: Actor;
  input: VersionInput & { changeDatesReason?: string | undefined; answer?: string | undefined };
}

/**
 * Records the sending of the working copy in the transaction that writes it: a client that writes and sends in one
 * request has done both or neither, even if the process ends in between. Returns the refusal, or null when the commit
 * will record it; what only the engine finds out is reported afterwards. Source: docs/rules.md 10.12.
 */
export async function recordFiling(
  transaction: Transaction,
  type: FilingCommand,
  filing: Filing,
): Promise<RefusedCommand | null> {
  const refused = await record(transaction, type, filing);
  return refused === null || refused.status === 'done' || refused.status === 'accepted' ? null : refused;
}

function record(
  transaction: Transaction,
  type: FilingCommand,
  { services, actor, input }: Filing,
): Promise<CommandResult | null> {
  const call = { services, actor, input };
  switch (type) {
    case 'submit':
      return acceptWithin(transaction, services, actor, input);
    case 'resubmit':
      return recordWithin(transaction, { ...call, definition: resubmission });
    case 'continue':
      return recordWithin(transaction, { ...call, definition: continuation });
    case 'change_dates':
      return recordWithin(transaction, { ...call, definition: dateChange });
    case 'save_administrative':
      return recordWithin(transaction, { ...call, definition: administrativeCorrection });
  }
}

/** Returns the outcome of a recorded filing, whatever became of the demand since; null when nothing is on record. */
export function answerFiling(
  services: Services,
  actor: Actor,
  type: FilingCommand,
  sent: Pick<VersionInput, 'demandId' | 'commandId'>,
): Promise<CommandResult | null> {
  return type === 'submit' ? answerSubmission(services, actor, sent) : answerSent(services, actor, sent);
}
