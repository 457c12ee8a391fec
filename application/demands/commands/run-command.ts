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
 * The one way of every command but the submission: permission and form → a row that keeps the text, with a hash → the engine, under the command's
 * id → an outcome that says what to do. Source: docs/rules.md 3.33, 10.8.
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

/** The history's own numbers as the actor counts them. Whoever has lost sight of the demand by the command itself is told no other either. */
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

/** What became of a command that its sender has sent before, whatever the demand has come to since; null where nothing was sent under this id. */
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

/** Records a command in the transaction of whoever calls; what refuses it, or null where it is on record from the commit on. */
export async function recordWithin<Form extends z.ZodType>(
  transaction: Transaction,
  call: CommandCall<Form>,
): Promise<CommandResult | null> {
  const request = await readRequest(call, transaction, false);
  if ('result' in request) return request.result;
  // Taken: by the command's twin, which whoever calls looks for, or by another command.
  return (await recordCommand(transaction, request)) ? null : { status: 'not_found' };
}

type Recorded =
  | { row: CommandRow; repeated: false }
  | { row: CommandRow; repeated: true; edited: boolean }
  | { result: CommandResult };

/**
 * Nearly every command is new: it is written at once. What cannot be, because its id is taken or because the demand has moved on, may have been sent
 * before.
 */
async function recordOnce<Form extends z.ZodType>(call: CommandCall<Form>): Promise<Recorded> {
  const { services, actor, input } = call;
  return forActor(services.database, actor).run(async (transaction): Promise<Recorded> => {
    const request = await readRequest(call, transaction, false);
    const row = 'result' in request ? null : await recordCommand(transaction, request);
    if (row) return { row, repeated: false };
    const earlier = await transaction.demandCommand.findUnique({ where: { id: input.commandId } });
    // Taken, and out of sight: it is the id of another company's command.
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

/** Those of a command that was long taken for refused are gone: done now, it would be done without them. */
async function hasItsFiles(transaction: Transaction, { commandId, files }: CommandToRecord): Promise<boolean> {
  return files.length === 0 || (await transaction.attachment.count({ where: { commandId } })) === files.length;
}

/**
 * No answer is no proof that nothing happened, and neither is a refusal: a run that has begun anew since knows nothing of what an earlier one has done,
 * and refuses it as it would another one's. The history knows. Source: docs/rules.md 10.8.
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
