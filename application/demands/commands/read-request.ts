import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { Transaction } from '@aval/prisma/scope';
import type { z } from 'zod';
import { findExcess, findOwnFiles } from '../../attachments/sent-files';
import { issuesOf } from '../../engine/form-issues';
import { occurrence } from '../../engine/occurrence';
import type { CommandResult } from '../../engine/outcomes';
import type { CommandToRecord } from '../../engine/record-command';
import type { Services } from '../../services';
import { FINDINGS_CHANGED, showsFindings } from '../filing/seen-copy';
import { freezeSnapshot } from '../filing/version-snapshot';
import { type CommandDefinition, invalid } from './command-definition';
import { type CommandInputBase, commandInputSchema } from './command-input';
import { openForCommand } from './open-for-command';
import { readWay } from './read-way';

export interface CommandCall<Form extends z.ZodType> {
  services: Services;
  actor: Actor;
  definition: CommandDefinition<Form>;
  input: CommandInputBase & Partial<z.input<Form>>;
}

/**
 * Checks that the actor sees the demand, that the role may run the command, that the page is current and the form
 * valid; returns the command as it will be stored.
 */
export async function readRequest<Form extends z.ZodType>(
  { services, actor, definition, input }: CommandCall<Form>,
  transaction: Transaction,
  repeated: boolean,
): Promise<CommandToRecord | { result: CommandResult }> {
  const now = services.clock.now();
  const at = occurrence(services, input.occurredAt, now);
  const opened = await openForCommand(transaction, { actor, permission: definition.permission, input, at, repeated });
  if ('result' in opened) return opened;
  const { demand } = opened;

  const base = commandInputSchema.safeParse(input);
  const form = definition.form.safeParse(input);
  if (!base.success || !form.success) return invalid([...issuesOf(base.error), ...issuesOf(form.error)]);
  const preparation = await definition.prepare(form.data, { transaction, demand, actor, at, repeated });
  if ('result' in preparation) return preparation;
  const { seenFindings, ...prepared } = preparation;
  const filed = { companyId: demand.companyId, demandId: demand.id, on: civilDateOf(at), logger: services.logger };
  const snapshot = prepared.content ? await freezeSnapshot(transaction, filed, prepared.content) : null;
  if (snapshot && !snapshot.ok) return invalid(snapshot.issues);
  if (snapshot && !repeated && !showsFindings(seenFindings, snapshot.snapshot)) return FINDINGS_CHANGED;
  const place = { companyId: demand.companyId, demandId: demand.id, commandId: base.data.commandId };
  const files = await findOwnFiles(transaction, actor, place, base.data.attachments);
  if ('issues' in files) return invalid(files.issues);
  const excess = repeated ? null : await findExcess(transaction, actor, demand.id, files.files);
  if (excess) return invalid([excess]);
  return {
    ...files,
    commandId: base.data.commandId,
    companyId: demand.companyId,
    demandId: demand.id,
    actor,
    // The page's sequence was compared already; the engine also counts entries hidden from the reader.
    expectedSequence: demand.lastActionSequence,
    prepared,
    snapshot: snapshot?.snapshot ?? null,
    sentSha256: input.sentSha256,
    acceptedFacts: await readWay(transaction, demand.companyId, prepared.command),
    createdAt: now,
    occurredAt: at,
  };
}
