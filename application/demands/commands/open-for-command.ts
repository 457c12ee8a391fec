import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { Transaction } from '@aval/prisma/scope';
import { toDemandSubject } from '../../demand-rows/demand-subject';
import { type CommandDemand, findDemand } from '../../demand-rows/find-demand';
import type { CommandResult } from '../../engine/outcomes';
import { readNumbering } from '../../history/read-numbering';
import type { CommandPermission } from './command-definition';
import type { CommandInputBase } from './command-input';

interface Knock {
  actor: Actor;
  permission: CommandPermission;
  input: Pick<CommandInputBase, 'demandId' | 'expectedSequence'>;
  at: Date;
  /** A repetition skips the checks of freshness: it may have caused the change itself. */
  repeated: boolean;
}

/**
 * Checks that the actor sees the demand, that the role may run the command, and that the page is current. Source:
 * docs/rules.md 3.25.
 */
export async function openForCommand(
  transaction: Transaction,
  { actor, permission, input, at, repeated }: Knock,
): Promise<{ demand: CommandDemand } | { result: CommandResult }> {
  const demand = await findDemand(transaction, actor, input.demandId, at);
  if (!demand) return { result: { status: 'not_found' } };
  const subject = { demand: toDemandSubject(demand, civilDateOf(at)), status: demand.displayStatus as DisplayStatus };
  if (!can(actor, permission, subject)) return { result: { status: 'forbidden' } };
  // The engine does not know drafts, and a draft with a recorded command could not be deleted any more.
  if (demand.displayStatus === 'draft') return { result: { status: 'refused', refusal: 'wrong_status' } };
  if (!repeated) {
    const numberOf = await readNumbering(transaction, demand.id, actor);
    if (numberOf(demand.lastActionSequence) !== Number(input.expectedSequence)) return { result: { status: 'stale' } };
  }
  if (!repeated && demand.divergedAt) return { result: { status: 'faulty', code: 'diverged' } };
  return { demand };
}
