import { stateOf, toDemandSubject } from '@aval/application/demand-rows/demand-subject';
import { readFacts } from '@aval/application/demands/commands/read-facts';
import { commandInputOf } from '@aval/application/engine/command-row';
import { contentHash } from '@aval/application/engine/content-hash';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { LifecycleFacts } from '@aval/domain/demand/lifecycle/commands';
import { transition } from '@aval/domain/demand/lifecycle/lifecycle';
import { displayStatus } from '@aval/domain/demand/outlook/display-status';
import { plainFacts } from '@aval/domain/demand/outlook/plain-facts';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { Transaction } from '@aval/prisma/scope';
import type { AcceptedTransition, ProjectionInput } from '@aval/workflows/demand/activities';
import { faulty, refusal } from '../activity-failures';
import type { StoredCommand } from './exactly-once';
import type { LockedDemand } from './locked-demand';

/**
 * Verifies the engine's claim against the database: the command must match the row that its sender stored, the sender
 * must still be allowed, and the transition table must give the same result for the demand's row. Reads everything in
 * the projection's transaction. Source: decision 26.
 */
export async function requireProof(
  transaction: Transaction,
  input: ProjectionInput,
  demand: LockedDemand,
  stored: StoredCommand,
): Promise<void> {
  if (!isAsSent(input, demand, stored)) throw faulty('command_not_sent');
  if (!mayStillBeDone(input, demand, stored)) throw refusal('not_allowed');
  const facts = await factsOf(transaction, input, demand, stored);
  const decided = transition(stateOf(demand), input.command, facts, input.actor, input.occurredAt);
  if (!decided.ok) throw refusal(decided.refusal);
  if (contentHash(seenOf(decided)) !== contentHash(seenOf(input.transition))) throw faulty('transition_differs');
}

/** The end of a cycle has no sender: it happens at the instant that the demand's row has as its cycle end. */
function isAsSent(input: ProjectionInput, demand: LockedDemand, { row }: StoredCommand): boolean {
  const { command, actor, occurredAt } = input;
  if (command.type === 'cycle_ended')
    return actor.role === 'SYSTEM' && actor.userId === null && stateOf(demand)?.continueAt === occurredAt;
  if (!row || row.demandId !== input.demandId) return false;
  if (command.type === 'submit' && demand.submissionCommandId !== row.id) return false;
  const sent = commandInputOf(row);
  if (sent.occurredAt !== null && Date.parse(sent.occurredAt) !== Date.parse(occurredAt)) return false;
  const { commandId, payloadSha256 } = input;
  return contentHash(identityOf(sent)) === contentHash(identityOf({ commandId, command, actor, payloadSha256 }));
}

function identityOf({
  commandId,
  command,
  actor,
  payloadSha256,
}: Pick<ProjectionInput, 'commandId' | 'command' | 'actor' | 'payloadSha256'>) {
  return { commandId, command, actor, payloadSha256 };
}

/** A submission was accepted in the database with the same checks, and nothing later revokes it. */
function mayStillBeDone({ command, actor, occurredAt }: ProjectionInput, demand: LockedDemand, stored: StoredCommand) {
  const { sender } = stored;
  if (command.type === 'submit' || command.type === 'cycle_ended' || command.type === 'return_to_manager') return true;
  if (!sender || sender.role !== actor.role) return false;
  // `loadActor` gives zones only to representatives of a company that works by zones.
  const company = { tramitByZones: sender.zoneIds.length > 0 };
  const subject = toDemandSubject({ ...demand, company }, civilDateOf(occurredAt));
  return can(sender, `demands.${command.type}`, { demand: subject, status: demand.displayStatus as DisplayStatus });
}

async function factsOf(
  transaction: Transaction,
  { companyId, demandId, command, actor, occurredAt }: ProjectionInput,
  demand: LockedDemand,
  { row }: StoredCommand,
): Promise<LifecycleFacts> {
  const accepted = row?.payload.acceptedFacts ?? null;
  const question = { companyId, demandId, command, actor, state: stateOf(demand), now: occurredAt, demand, accepted };
  return plainFacts(command, actor) ?? readFacts(transaction, question);
}

/**
 * Returns the part of the result that users see. The rest of a state may differ for a while in runs that started before
 * a change of the table and continue with the old one (docs/engine-upgrades.md).
 */
function seenOf({ state, historyAction, effects }: AcceptedTransition) {
  const { assignedRole, assignedUserId, sequence, version } = state;
  return { status: displayStatus(state), assignedRole, assignedUserId, sequence, version, historyAction, effects };
}
