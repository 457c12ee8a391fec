import type { Actor } from '@aval/domain/access/actor';
import type { Transaction } from '@aval/prisma/scope';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import { judgeCommand } from '../commands/run-command';
import { dateChange } from './change-dates';
import { continuation } from './continue-demand';
import { resubmission } from './resubmit-demand';
import { administrativeCorrection } from './save-administrative';
import type { VersionCommand, VersionInput } from './send-version';
import { judgeSubmission } from './submit-demand';

export type FilingCommand = 'submit' | VersionCommand;

/** What a command is told that is not done. */
export type RefusedCommand = Exclude<CommandResult, { status: 'done' | 'accepted' }>;

interface Filing {
  services: Services;
  actor: Actor;
  input: VersionInput & { changeDatesReason?: string | undefined };
}

/**
 * What would refuse to send what lies in the wizard, looked at in the transaction that writes it: who writes and sends by one call has written nothing
 * where it is not sent. Null where nothing refuses it; what only the engine finds out afterwards is told then. Source: docs/rules.md 10.12.
 */
export async function judgeFiling(
  transaction: Transaction,
  type: FilingCommand,
  filing: Filing,
): Promise<RefusedCommand | null> {
  const refused = await judge(transaction, type, filing);
  return refused === null || refused.status === 'done' || refused.status === 'accepted' ? null : refused;
}

async function judge(
  transaction: Transaction,
  type: FilingCommand,
  { services, actor, input }: Filing,
): Promise<CommandResult | null> {
  const call = { services, actor, input };
  switch (type) {
    case 'submit': {
      const judged = await judgeSubmission(services, actor, input, transaction);
      return 'result' in judged ? judged.result : null;
    }
    case 'resubmit':
      return judgeCommand(transaction, { ...call, definition: resubmission });
    case 'continue':
      return judgeCommand(transaction, { ...call, definition: continuation });
    case 'change_dates':
      return judgeCommand(transaction, { ...call, definition: dateChange });
    case 'save_administrative':
      return judgeCommand(transaction, { ...call, definition: administrativeCorrection });
  }
}
