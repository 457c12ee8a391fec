import type { CommandPayload } from '@aval/application/engine/command-payload';
import type { SentCommandRow } from '@aval/application/engine/command-row';
import type { Actor } from '@aval/domain/access/actor';
import { ROLES } from '@aval/domain/access/roles';
import type { DemandCommand } from '@aval/domain/demand/lifecycle/commands';
import type { DemandState } from '@aval/domain/demand/state';
import { Prisma } from '@aval/prisma/generated/client';
import { ACTOR_COLUMNS, type ActorRow, toActor } from '@aval/prisma/load-actor';
import type { Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
import type { Projected, ProjectionInput } from '@aval/workflows/demand/activities';
import { diverged } from '../activity-failures';
import type { LockedDemand } from './locked-demand';

/** Data that the database holds about the command to project. */
export interface StoredCommand {
  /** Row as stored before the engine received the command; null for commands of the clock and for forged ones. */
  row: StoredRow | null;
  /** Sender with current rights; null for the system and for an inactive user. */
  sender: Actor | null;
  /** Whether files came with the command and wait for its history entry. */
  hasFiles: boolean;
  /** Whether the command is in the outbox, to be closed by its projection. */
  isDue: boolean;
  /** Whether the sender was told that the command was not done and never will be. */
  isWithdrawn: boolean;
  /**
   * Whether the consultant or doctor who receives the demand is active, in which case the account stays locked until
   * the end; null when the command names none.
   */
  isAssigneeActive: boolean | null;
  /** Whether the doctor from whom another takes over is active, locked likewise; null for every other command. */
  isDoctorActive: boolean | null;
}

export interface StoredRow extends SentCommandRow {
  demandId: string;
  payload: CommandPayload;
}

type FoundCommand = Omit<StoredCommand, 'row' | 'sender'> &
  Omit<StoredRow, 'id'> & {
    id: string | null;
    /** History entries with the command's number or its id. */
    entries: { sequence: number; commandId: string; createdAt: string }[];
  };
type Found = FoundCommand & (ActorRow | { userId: null });

/**
 * Returns the time of the command when it is already written, otherwise the data that its projection needs. Throws
 * `diverged` when its number belongs to another command, when it has another number, or when numbers are missing before
 * it: engine and database disagree. Runs as a separate statement after the lock, so that it sees what an overlapping
 * attempt has committed. Source: docs/rules.md 3.33.
 */
export async function readUnprojected(
  transaction: Transaction,
  { demandId, commandId, command, actor, occurredAt, transition }: ProjectionInput,
  demand: LockedDemand,
): Promise<StoredCommand | Projected> {
  const { sequence } = transition.state;
  const assignee = assigneeOf(command, transition.state);
  const [found] = await transaction.$queryRaw<[Found]>`
    SELECT ${ACTOR_COLUMNS}, ${selected<FoundCommand>({
      id: Prisma.sql`sent.id`,
      demandId: Prisma.sql`sent.demand_id`,
      type: Prisma.sql`sent.type`,
      command: Prisma.sql`sent.command`,
      payload: Prisma.sql`sent.payload`,
      payloadSha256: Prisma.sql`sent.payload_sha256`,
      expectedSequence: Prisma.sql`sent.expected_sequence`,
      actorId: Prisma.sql`sent.actor_id`,
      actorRoleId: Prisma.sql`sent.actor_role_id`,
      createdAt: Prisma.sql`sent.created_at`,
      occurredAt: Prisma.sql`sent.occurred_at`,
      hasFiles: Prisma.sql`EXISTS (SELECT FROM attachment WHERE command_id = ${commandId}::uuid)`,
      isDue: Prisma.sql`EXISTS (SELECT FROM outbox WHERE command_id = ${commandId}::uuid AND closed_at IS NULL)`,
      isWithdrawn: Prisma.sql`EXISTS (SELECT FROM withdrawn_command WHERE command_id = ${commandId}::uuid)`,
      isAssigneeActive: Prisma.sql`(SELECT active AND role_id = ${assignee?.roleId ?? null}::smallint FROM user_account WHERE id = ${assignee?.userId ?? null}::int FOR SHARE)`,
      isDoctorActive: Prisma.sql`(SELECT active FROM user_account WHERE id = ${command.type === 'take_over' ? demand.doctorId : null}::int FOR SHARE)`,
      entries: Prisma.sql`COALESCE((SELECT json_agg(json_build_object('sequence', sequence, 'commandId', command_id, 'createdAt', created_at)) FROM demand_history
        WHERE demand_id = ${demandId}::uuid AND (sequence = ${sequence} OR command_id = ${commandId}::uuid)), '[]')`,
    })}
    FROM (SELECT) AS one
      LEFT JOIN demand_command AS sent ON sent.id = ${commandId}::uuid
      LEFT JOIN user_account AS u ON u.id = ${actor.userId}::int AND u.active`;
  const { entries, hasFiles, isDue, isWithdrawn, isAssigneeActive, isDoctorActive } = found;
  const own = entries.find((entry) => entry.sequence === sequence && entry.commandId === commandId);
  if (own) {
    const writtenAt = new Date(own.createdAt);
    // The same instant has two notations; the caller's one matches the state.
    return { occurredAt: writtenAt.getTime() === Date.parse(occurredAt) ? occurredAt : writtenAt.toISOString() };
  }
  if (entries.length > 0 || demand.divergedAt || demand.sequence !== sequence - 1) throw diverged();
  return {
    row: found.id === null ? null : { ...found, id: found.id },
    sender: found.userId === null ? null : toActor(found, null),
    hasFiles,
    isDue,
    isWithdrawn,
    isAssigneeActive: assignee === null ? null : isAssigneeActive === true,
    isDoctorActive,
  };
}

interface Assignee {
  userId: number;
  roleId: number;
}

/**
 * Returns the person to whom the command gives the demand. A deactivation at the same moment is either seen here, or
 * waits until the demand is assigned and then returns it.
 */
function assigneeOf(command: DemandCommand, { assignedUserId }: DemandState): Assignee | null {
  switch (command.type) {
    case 'take_over':
      return { userId: command.toDoctorId, roleId: ROLES.DOCTOR };
    case 'decide':
    case 'rollback':
      return assignedUserId === null ? null : { userId: assignedUserId, roleId: ROLES.CONSULTANT };
    case 'submit':
    case 'resubmit':
    case 'continue':
    case 'change_dates':
    case 'save_administrative':
    case 'increase_cycles':
    case 'comment':
    case 'upload':
    case 'cancel':
    case 'finish':
    case 'cycle_ended':
    case 'return_to_manager':
      return null;
  }
}
