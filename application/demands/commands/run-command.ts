import type { Actor } from '@aval/domain/access/actor';
import type { DemandCommand as CommandRow } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { z } from 'zod';
import { findInHistory, isWithdrawn, type SentCommand, withdrawCommand } from '../../engine/command-fate';
import { commandInputOf } from '../../engine/command-row';
import { dispatchCommand, type EngineAnswer } from '../../engine/dispatch';
import type { CommandResult } from '../../engine/outcomes';
import { type CommandToRecord, hashOf, recordCommand } from '../../engine/record-command';
import { readNumbering } from '../../history/read-numbering';
import type { Services } from '../../services';
import type { CommandDefinition } from './command-definition';
import type { CommandInputBase } from './command-input';
import { type CommandCall, readRequest } from './read-request';

/**
 * Runs every command but the submission: checks permission and form, stores a row with the text and its hash, sends it
 * to the engine under the command's id, and returns an outcome. Source: docs/rules.md 3.33, 10.8.
 */
export async function runCommand<Form extends z.ZodType>(
  services: Services,
  actor: Actor,
  definition: CommandDefinition<Form>,
  input: CommandCall<Form>['input'],
): Promise<CommandResult> {
  const recorded = await recordOnce({ services, actor, definition, input });
  if ('result' in recorded) return recorded.result;
  return numbered(services, actor, recorded.row.demandId, await settleRecorded(services, recorded));
}

/**
 * Converts the sequence into the actor's numbering, which leaves out hidden entries; the command itself may have taken
 * the demand out of the actor's sight.
 */
async function numbered(
  services: Services,
  actor: Actor,
  demandId: string,
  result: CommandResult,
): Promise<CommandResult> {
  if (result.status !== 'done') return result;
  const numberOf = await forActor(services.database, actor).read((tx) => readNumbering(tx, demandId, actor));
  return { ...result, sequence: numberOf(result.sequence) };
}

async function settleRecorded(
  services: Services,
  recorded: Exclude<Recorded, { result: CommandResult }>,
): Promise<CommandResult> {
  const { row } = recorded;
  if (!recorded.repeated) return dispatchRow(services, row);
  if (recorded.edited) return { status: 'edited', earlier: await withdrawCommand(services, sentCommandOf(row)) };
  return answerRow(services, row);
}

/**
 * Returns the outcome of a command sent before, whatever became of the demand since; null when nothing was sent under
 * this id.
 */
export async function answerSent(
  services: Services,
  actor: Actor,
  { demandId, commandId }: Pick<CommandInputBase, 'demandId' | 'commandId'>,
): Promise<CommandResult | null> {
  const row = await forActor(services.database, actor).read((transaction) =>
    transaction.demandCommand.findFirst({ where: { id: commandId, demandId, actorId: actor.userId } }),
  );
  return row && numbered(services, actor, demandId, await answerRow(services, row));
}

async function answerRow(services: Services, row: CommandRow): Promise<CommandResult> {
  const sequence = await findInHistory(services, row.companyId, row.id);
  return sequence === null ? dispatchRow(services, row) : { status: 'done', sequence };
}

async function dispatchRow(services: Services, row: CommandRow): Promise<CommandResult> {
  const sent = sentCommandOf(row);
  return settle(services, sent, await dispatchCommand(services.engine, sent, commandInputOf(row)));
}

function sentCommandOf({ id: commandId, demandId, companyId }: CommandRow): SentCommand {
  return { commandId, demandId, companyId };
}

/** Records a command in the caller's transaction; returns the refusal, or null when the commit will record it. */
export async function recordWithin<Form extends z.ZodType>(
  transaction: Transaction,
  call: CommandCall<Form>,
): Promise<CommandResult | null> {
  const request = await readRequest(call, transaction, false);
  if ('result' in request) return request.result;
  // The id is taken, by the same command sent twice, which the caller looks for, or by another command.
  return (await recordCommand(transaction, request)) ? null : { status: 'not_found' };
}

type Recorded =
  | { row: CommandRow; repeated: false }
  | { row: CommandRow; repeated: true; edited: boolean }
  | { result: CommandResult };

/**
 * Writes the command at once, since nearly every one is new; only when that fails, because the id is taken or the
 * demand has moved on, looks for an earlier one.
 */
async function recordOnce<Form extends z.ZodType>(call: CommandCall<Form>): Promise<Recorded> {
  const { services, actor, input } = call;
  return forActor(services.database, actor).run(async (transaction): Promise<Recorded> => {
    const request = await readRequest(call, transaction, false);
    const row = 'result' in request ? null : await recordCommand(transaction, request);
    if (row) return { row, repeated: false };
    const earlier = await transaction.demandCommand.findUnique({ where: { id: input.commandId } });
    // A taken id that the actor cannot see belongs to a command of another company.
    if (!earlier) return 'result' in request ? request : { result: { status: 'not_found' } };
    if (earlier.actorId !== actor.userId || earlier.demandId !== input.demandId)
      return { result: { status: 'not_found' } };
    const again = await readRequest(call, transaction, true);
    const edited =
      'result' in again
        ? again.result.status === 'invalid'
        : hashOf(again) !== earlier.payloadSha256 || !(await hasItsFiles(transaction, again));
    return { row: earlier, repeated: true, edited };
  });
}

/**
 * Tells whether the command still has its files: those of one long taken for refused are gone, and it must not be done
 * without them.
 */
async function hasItsFiles(transaction: Transaction, { commandId, files }: CommandToRecord): Promise<boolean> {
  return files.length === 0 || (await transaction.attachment.count({ where: { commandId } })) === files.length;
}

/**
 * Settles the outcome. Neither a missing answer nor a refusal proves that nothing happened: a restarted run does not
 * know what an earlier run did, and refuses it like a foreign command. The history decides. Source: docs/rules.md 10.8.
 */
async function settle(services: Services, sent: SentCommand, answer: EngineAnswer): Promise<CommandResult> {
  if (answer.status === 'done') return { status: 'done', sequence: answer.sequence };
  const sequence = await findInHistory(services, sent.companyId, sent.commandId);
  if (sequence !== null) return { status: 'done', sequence };
  switch (answer.status) {
    case 'refused':
      if (answer.refusal !== 'stale') return { status: 'refused', refusal: answer.refusal };
      return (await isWithdrawn(services, sent))
        ? { status: 'edited', earlier: { status: 'not_done' } }
        : { status: 'stale' };
    case 'faulty':
      return { status: 'faulty', code: answer.code };
    case 'diverged':
      return { status: 'faulty', code: 'diverged' };
    case 'unknown':
    case 'unavailable':
      return { status: answer.status };
  }
}
