import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { Transaction } from '@aval/prisma/scope';
import type { z } from 'zod';
import { occurrence } from '../engine/occurrence';
import type { CommandResult } from '../engine/outcomes';
import type { CommandToRecord } from '../engine/record-command';
import { findOwnFiles } from '../engine/sent-files';
import { freezeSnapshot } from '../engine/version-snapshot';
import type { Services } from '../services';
import { type CommandDefinition, invalid, issuesOf } from './command-definition';
import { type CommandInputBase, commandInputSchema } from './command-input';
import { toDemandSubject } from './demand-subject';
import { findDemand } from './find-demand';

export interface CommandCall<Form extends z.ZodType> {
  services: Services;
  actor: Actor;
  definition: CommandDefinition<Form>;
  input: CommandInputBase & Partial<z.input<Form>>;
}

/** Is the demand there for the actor, may the role do it, is the page current, is the form valid: then the command as it will be stored. */
export async function readRequest<Form extends z.ZodType>(
  { services, actor, definition, input }: CommandCall<Form>,
  transaction: Transaction,
  repeated: boolean,
): Promise<CommandToRecord | { result: CommandResult }> {
  const now = services.clock.now();
  const at = occurrence(services, input.occurredAt, now);
  const demand = await findDemand(transaction, actor, input.demandId, at);
  if (!demand) return { result: { status: 'not_found' } };
  const subject = { demand: toDemandSubject(demand, civilDateOf(at)), status: demand.displayStatus as DisplayStatus };
  if (!can(actor, definition.permission, subject)) return { result: { status: 'forbidden' } };
  // A repetition is not asked what has changed since: it may be the very reason.
  if (!repeated && demand.lastActionSequence !== Number(input.expectedSequence)) return { result: { status: 'stale' } };
  if (!repeated && demand.divergedAt) return { result: { status: 'faulty', code: 'diverged' } };

  const base = commandInputSchema.safeParse(input);
  const form = definition.form.safeParse(input);
  if (!base.success || !form.success) return invalid([...issuesOf(base.error), ...issuesOf(form.error)]);
  const prepared = await definition.prepare(form.data, { transaction, demand, actor, at });
  if ('result' in prepared) return prepared;
  const snapshot = prepared.content ? await freezeSnapshot(transaction, demand.companyId, prepared.content) : null;
  if (snapshot && !snapshot.ok) return invalid(snapshot.issues);
  const files = await findOwnFiles(transaction, actor, demand.companyId, base.data.attachments);
  if ('issues' in files) return invalid(files.issues);
  return {
    ...files,
    commandId: base.data.commandId,
    companyId: demand.companyId,
    demandId: demand.id,
    actor,
    expectedSequence: base.data.expectedSequence,
    prepared,
    snapshot: snapshot?.snapshot ?? null,
    acceptedFacts: null,
    createdAt: now,
    occurredAt: at,
  };
}
