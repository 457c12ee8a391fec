import type { Actor } from '@aval/domain/access/actor';
import { ROLES } from '@aval/domain/access/roles';
import type { DemandCommand as CommandRow, Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { sideOfRole } from '../demand-rows/side';
import type { AcceptedFacts, CommandPayload, VersionSnapshot } from './command-payload';
import { contentHash } from './content-hash';
import type { PreparedCommand } from './prepared-command';
import type { SentFile } from './sent-file';

export interface CommandToRecord {
  commandId: string;
  companyId: number;
  demandId: string;
  /** Null for commands of the product itself. */
  actor: Actor | null;
  expectedSequence: number;
  prepared: PreparedCommand;
  snapshot: VersionSnapshot | null;
  acceptedFacts: AcceptedFacts | null;
  files: readonly SentFile[];
  /** Hash of what an API client sent. */
  sentSha256?: string | undefined;
  createdAt: Date;
  occurredAt: Date;
}

/**
 * Stores the parts of a command that must never enter the engine, once per id, in an insert-only row with a content
 * hash. Null when the id is taken, by any command: of two simultaneous ones, the second waits for the first and finds
 * it.
 */
export async function recordCommand(transaction: Transaction, entry: CommandToRecord): Promise<CommandRow | null> {
  const { prepared, commandId, companyId, files, actor } = entry;
  const payload: CommandPayload = {
    comment: prepared.comment ?? null,
    privateComment: prepared.privateComment ?? null,
    changeDatesReason: prepared.changeDatesReason ?? null,
    sentSha256: entry.sentSha256 ?? null,
    snapshot: entry.snapshot,
    acceptedFacts: entry.acceptedFacts,
  };
  const row = {
    id: commandId,
    companyId,
    demandId: entry.demandId,
    type: prepared.command.type,
    command: prepared.command as unknown as Prisma.JsonObject,
    payload: payload as unknown as Prisma.JsonObject,
    payloadSha256: hashOf(entry),
    expectedSequence: entry.expectedSequence,
    actorId: actor?.userId ?? null,
    actorRoleId: actor && ROLES[actor.role],
    createdAt: entry.createdAt,
    occurredAt: entry.occurredAt,
  };
  // Raw SQL, because every decision passes here and Prisma compiles a `createMany` anew each time.
  const count = await transaction.$executeRaw`
    INSERT INTO demand_command (id, company_id, demand_id, type, command, payload, payload_sha256, expected_sequence,
      actor_id, actor_role_id, created_at, occurred_at)
    VALUES (${row.id}::uuid, ${companyId}, ${row.demandId}::uuid, ${row.type}, ${JSON.stringify(row.command)}::jsonb,
      ${JSON.stringify(row.payload)}::jsonb, ${row.payloadSha256}, ${row.expectedSequence}, ${row.actorId},
      ${row.actorRoleId}::smallint, ${row.createdAt.toISOString()}::timestamptz,
      ${row.occurredAt.toISOString()}::timestamptz)
    ON CONFLICT DO NOTHING`;
  if (count === 0) return null;
  if (actor && files.length > 0)
    await transaction.attachment.createMany({
      data: files.map(({ mediaId, description }, place) => ({
        companyId,
        mediaId,
        description,
        commandId,
        side: sideOfRole(actor.role),
        place,
        createdById: actor.userId,
        createdAt: entry.occurredAt,
      })),
    });
  return row;
}

/**
 * Hashes the typed, chosen and attached content, which distinguishes commands; names and ids given by the product do
 * not count.
 */
export function hashOf({ prepared, files }: Pick<CommandToRecord, 'prepared' | 'files'>): string {
  const contents = files.map(({ sha256, originalFilename, description }) => ({
    sha256,
    originalFilename,
    description,
  }));
  return contentHash({ ...prepared, files: contents });
}
