import { type RoleName, roleName } from '@aval/domain/access/roles';
import type { DemandCommand } from '@aval/domain/demand/lifecycle/commands';
import type { DemandCommand as CommandRow } from '@aval/prisma/generated/client';
import type { CommandInput } from '@aval/workflows/contract';

/** Commands that happen when the database accepts them, because the engine may receive them much later. */
const ACCEPTED_IN_DATABASE: ReadonlySet<string> = new Set<DemandCommand['type']>(['submit']);

export type SentCommandRow = Pick<
  CommandRow,
  | 'id'
  | 'type'
  | 'command'
  | 'payloadSha256'
  | 'expectedSequence'
  | 'actorId'
  | 'actorRoleId'
  | 'createdAt'
  | 'occurredAt'
>;

/**
 * Converts a stored command for the engine: without text or clinical data. A row without an actor comes from the
 * system.
 */
export function commandInputOf(row: SentCommandRow): CommandInput {
  const role: RoleName | 'SYSTEM' = row.actorRoleId === null ? 'SYSTEM' : roleName(row.actorRoleId);
  const inThePast = row.occurredAt.getTime() !== row.createdAt.getTime();
  return {
    commandId: row.id,
    command: row.command as unknown as DemandCommand,
    actor: { role, userId: row.actorId },
    expectedSequence: role === 'SYSTEM' ? null : row.expectedSequence,
    payloadSha256: row.payloadSha256,
    occurredAt: inThePast || ACCEPTED_IN_DATABASE.has(row.type) ? row.occurredAt.toISOString() : null,
  };
}
