import type { Actor } from '@aval/domain/access/actor';
import { ROLES } from '@aval/domain/access/roles';
import type { LifecycleFacts } from '@aval/domain/demand/commands';
import { type DemandCommand as CommandRow, Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { CommandPayload, VersionSnapshot } from './command-payload';
import { contentHash } from './content-hash';
import type { PreparedCommand } from './prepared-command';
import type { SentFile } from './sent-files';

export interface CommandToRecord {
  commandId: string;
  companyId: number;
  demandId: string;
  actor: Actor;
  expectedSequence: number;
  prepared: PreparedCommand;
  snapshot: VersionSnapshot | null;
  acceptedFacts: LifecycleFacts | null;
  files: readonly SentFile[];
  createdAt: Date;
  occurredAt: Date;
}

/** Stores what must never enter the engine, once for each id, in an insert-only row with a hash of its content. */
export async function recordCommand(transaction: Transaction, entry: CommandToRecord): Promise<CommandRow> {
  const { prepared, commandId, companyId, files } = entry;
  const payload: CommandPayload = {
    comment: prepared.comment ?? null,
    privateComment: prepared.privateComment ?? null,
    changeDatesReason: prepared.changeDatesReason ?? null,
    snapshot: entry.snapshot,
    acceptedFacts: entry.acceptedFacts,
  };
  const row = await transaction.demandCommand.create({
    data: {
      id: commandId,
      companyId,
      demandId: entry.demandId,
      type: prepared.command.type,
      command: prepared.command as unknown as Prisma.InputJsonValue,
      payload: payload as unknown as Prisma.InputJsonValue,
      payloadSha256: hashOf(entry),
      expectedSequence: entry.expectedSequence,
      actorId: entry.actor.userId,
      actorRoleId: ROLES[entry.actor.role],
      createdAt: entry.createdAt,
      occurredAt: entry.occurredAt,
    },
  });
  await transaction.attachment.createMany({
    data: files.map(({ mediaId, description }) => ({
      companyId,
      mediaId,
      description,
      commandId,
      createdById: entry.actor.userId,
      createdAt: entry.occurredAt,
    })),
  });
  return row;
}

/** What was typed, chosen and attached makes one command another than the next; names and ids that we give do not. */
export function hashOf({ prepared, files }: Pick<CommandToRecord, 'prepared' | 'files'>): string {
  const contents = files.map(({ sha256, originalFilename, description }) => ({
    sha256,
    originalFilename,
    description,
  }));
  return contentHash({ ...prepared, files: contents });
}

const UNIQUE_VIOLATION = 'P2002';

/** Whether a command could not be stored because there is one with its id. */
export function isIdTaken(error: unknown): boolean {
  const violation = error instanceof Prisma.PrismaClientKnownRequestError && error.code === UNIQUE_VIOLATION;
  return violation && error.meta?.modelName === 'DemandCommand';
}
