import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { demandScope } from '@aval/prisma/demand-scope';
import { type DemandCommand as CommandRow, Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { z } from 'zod';
import type { CommandPermission, PreparedCommand } from '../engine/command-definition';
import { findFate, findInHistory, type SentCommand } from '../engine/command-fate';
import { commandInputOf } from '../engine/command-row';
import { dispatchCommand, type EngineAnswer } from '../engine/dispatch';
import type { CommandResult, FormIssue } from '../engine/outcomes';
import { type CommandToRecord, hashOf, recordCommand } from '../engine/record-command';
import { findOwnFiles } from '../engine/sent-files';
import { freezeSnapshot } from '../engine/version-snapshot';
import type { Services } from '../services';
import { type CommandInputBase, commandInputSchema } from './command-input';
import { SUBJECT_SELECT, toDemandSubject } from './demand-subject';

/** What is particular to one command; everything else is the same for all of them. */
export interface CommandDefinition<Form extends z.ZodType> {
  permission: CommandPermission;
  form: Form;
  prepare(form: z.infer<Form>, context: PrepareContext): Preparation | Promise<Preparation>;
}

export interface PrepareContext {
  transaction: Transaction;
  demand: CommandDemand;
  actor: Actor;
  now: Date;
}

/** For commands that carry nothing but themselves. */
export const noFields: z.ZodType<object, object> = z.object({});

export type Preparation = PreparedCommand | { result: CommandResult };

const UNIQUE_VIOLATION = 'P2002';

const DEMAND_SELECT = {
  ...SUBJECT_SELECT,
  id: true,
  displayStatus: true,
  divergedAt: true,
  version: true,
  lastActionSequence: true,
  patientId: true,
  duplicatedFromId: true,
} as const;

export type CommandDemand = NonNullable<Awaited<ReturnType<typeof findDemand>>>;

export function invalid(issues: readonly FormIssue[]): { result: CommandResult } {
  return { result: { status: 'invalid', issues } };
}

export function issuesOf(error: z.ZodError | undefined): FormIssue[] {
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}

/**
 * The one way of every command but the submission: is the demand there for the actor, may the role do it, is the form valid → a row that keeps
 * the text → the engine → an outcome that says what to do.
 */
export async function runCommand<Form extends z.ZodType>(
  services: Services,
  actor: Actor,
  definition: CommandDefinition<Form>,
  input: CommandInputBase & Partial<z.input<Form>>,
): Promise<CommandResult> {
  const recorded = await recordOnce(services, actor, definition, input);
  if ('result' in recorded) return recorded.result;
  const { row } = recorded;
  const sent = { commandId: row.id, demandId: row.demandId, companyId: row.companyId };
  if (recorded.repeated) {
    if (recorded.edited) return { status: 'edited', earlier: await findFate(services, sent) };
    const sequence = await findInHistory(services, row.companyId, row.id);
    if (sequence !== null) return { status: 'done', sequence };
  }
  return settle(services, sent, await dispatchCommand(services.engine, sent, commandInputOf(row)));
}

/** Of two repetitions that arrive together one writes the row; the other finds it. */
async function recordOnce<Form extends z.ZodType>(...request: Parameters<typeof record<Form>>): Promise<Recorded> {
  try {
    return await record(...request);
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === UNIQUE_VIOLATION)
      return record(...request);
    throw error;
  }
}

async function record<Form extends z.ZodType>(
  services: Services,
  actor: Actor,
  definition: CommandDefinition<Form>,
  input: CommandInputBase & Partial<z.input<Form>>,
): Promise<Recorded> {
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (transaction): Promise<Recorded> => {
    const earlier = await transaction.demandCommand.findUnique({ where: { id: input.commandId } });
    if (earlier && (earlier.actorId !== actor.userId || earlier.demandId !== input.demandId))
      return failed('not_found');
    const request = await readRequest(services, actor, definition, input, transaction, now, earlier !== null);
    if (earlier) {
      const edited =
        'result' in request ? request.result.status === 'invalid' : hashOf(request) !== earlier.payloadSha256;
      return { row: earlier, repeated: true, edited };
    }
    return 'result' in request ? request : { row: await recordCommand(transaction, request), repeated: false };
  });
}

type Recorded =
  | { row: CommandRow; repeated: false }
  | { row: CommandRow; repeated: true; edited: boolean }
  | { result: CommandResult };

function failed(status: 'not_found' | 'forbidden'): { result: CommandResult } {
  return { result: { status } };
}

async function readRequest<Form extends z.ZodType>(
  services: Services,
  actor: Actor,
  definition: CommandDefinition<Form>,
  input: CommandInputBase & Partial<z.input<Form>>,
  transaction: Transaction,
  now: Date,
  repeated: boolean,
): Promise<CommandToRecord | { result: CommandResult }> {
  const demand = await findDemand(transaction, actor, input.demandId, now);
  if (!demand) return failed('not_found');
  const subject = { demand: toDemandSubject(demand, civilDateOf(now)), status: demand.displayStatus as DisplayStatus };
  if (!can(actor, definition.permission, subject)) return failed('forbidden');
  // A repetition is not asked what has changed since: it may be the very reason.
  if (!repeated && demand.lastActionSequence !== Number(input.expectedSequence)) return { result: { status: 'stale' } };
  if (!repeated && demand.divergedAt) return { result: { status: 'faulty', code: 'diverged' } };
  const base = commandInputSchema.safeParse(input);
  const form = definition.form.safeParse(input);
  if (!base.success || !form.success) return invalid([...issuesOf(base.error), ...issuesOf(form.error)]);
  const preparation = await definition.prepare(form.data, { transaction, demand, actor, now });
  if ('result' in preparation) return preparation;
  const snapshot = preparation.content
    ? await freezeSnapshot(transaction, demand.companyId, preparation.content)
    : null;
  if (snapshot && !snapshot.ok) return invalid(snapshot.issues);
  const files = await findOwnFiles(transaction, actor, demand.companyId, base.data.attachments);
  if ('issues' in files) return invalid(files.issues);
  return {
    commandId: base.data.commandId,
    companyId: demand.companyId,
    demandId: demand.id,
    actor,
    expectedSequence: base.data.expectedSequence,
    prepared: preparation,
    snapshot: snapshot?.snapshot ?? null,
    acceptedFacts: null,
    files: files.files,
    createdAt: now,
    occurredAt: occurrence(services, input, now),
  };
}

async function findDemand(transaction: Transaction, actor: Actor, demandId: string, now: Date) {
  return transaction.demand.findFirst({
    where: { AND: [{ id: demandId }, demandScope(actor, civilDateOf(now))] },
    select: DEMAND_SELECT,
  });
}

/** The story's past; nobody else may say when something happened. */
export function occurrence(services: Services, { occurredAt }: { occurredAt?: string }, now: Date): Date {
  if (occurredAt === undefined) return now;
  if (!services.allowOccurredAt) throw new RangeError('only while a story is played a command says when it happened');
  return new Date(occurredAt);
}

/** No answer is no proof that nothing happened: the history knows. */
async function settle(
  services: Services,
  { companyId, commandId }: SentCommand,
  answer: EngineAnswer,
): Promise<CommandResult> {
  switch (answer.status) {
    case 'done':
      return { status: 'done', sequence: answer.sequence };
    case 'refused':
      return answer.refusal === 'stale' ? { status: 'stale' } : { status: 'refused', refusal: answer.refusal };
    case 'faulty':
      return { status: 'faulty', code: answer.code };
    case 'diverged':
      return { status: 'faulty', code: 'diverged' };
    case 'unknown':
    case 'unavailable': {
      const sequence = await findInHistory(services, companyId, commandId);
      return sequence === null ? { status: answer.status } : { status: 'done', sequence };
    }
  }
}
