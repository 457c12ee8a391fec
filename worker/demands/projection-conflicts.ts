import type { CommandPayload } from '@aval/application/engine/command-payload';
import { ROLES } from '@aval/domain/access/roles';
import type { DemandCommand } from '@aval/domain/demand/commands';
import type { DemandState } from '@aval/domain/demand/state';
import type { Demand } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { Projected, ProjectionInput } from '@aval/workflows/demand/activities';
import { diverged } from './activity-failures';

/** A demand as its projection meets it. */
export type LockedDemand = Pick<
  Demand,
  | 'patientId'
  | 'duplicatedFromId'
  | 'doctorId'
  | 'createdById'
  | 'assignedUserId'
  | 'consultantIds'
  | 'provinceIds'
  | 'openToAllRepresentatives'
  | 'sequence'
  | 'state'
  | 'demandDate'
  | 'divergedAt'
>;

/** Attempts that overlap (one timed out, the next began) come one after the other; the lock gives the row as the last one left it. */
export async function lockDemand(transaction: Transaction, demandId: string): Promise<LockedDemand> {
  const [demand] = await transaction.$queryRaw<LockedDemand[]>`
    SELECT patient_id AS "patientId", duplicated_from_id AS "duplicatedFromId", doctor_id AS "doctorId",
      created_by_id AS "createdById", assigned_user_id AS "assignedUserId",
      COALESCE(consultant_ids, '{}') AS "consultantIds", COALESCE(province_ids, '{}') AS "provinceIds",
      open_to_all_representatives AS "openToAllRepresentatives",
      sequence, state, demand_date AS "demandDate", diverged_at AS "divergedAt"
    FROM demand WHERE id = ${demandId}::uuid FOR NO KEY UPDATE`;
  if (!demand) throw new TypeError('the projected demand is not in the database');
  return demand;
}

/** What the database holds of the command that is projected. */
export interface StoredCommand {
  payload: CommandPayload;
  /** Files that came with it wait for their history entry. */
  hasFiles: boolean;
  /** It is in the outbox, which its projection closes. */
  isDue: boolean;
  /** Its sender was told that it was not done and never will be. */
  isWithdrawn: boolean;
  /** Whether the consultant or doctor whom it gives the demand to is active, and then locked until the end; null when it names none. */
  isAssigneeActive: boolean | null;
}

interface CommandRow extends Omit<StoredCommand, 'payload'> {
  payload: CommandPayload | null;
  /** History entries with the command's number or its id. */
  entries: { sequence: number; commandId: string; createdAt: string }[];
}

/**
 * When it occurred, where an earlier attempt has written this very command. Throws when the number belongs to another command, when the
 * command has another number, or when numbers between are missing: engine and database no longer tell the same story. A statement of its own,
 * after the lock, so that it sees what an overlapping attempt has committed.
 */
export async function readUnprojected(
  transaction: Transaction,
  { demandId, commandId, command, occurredAt, transition }: ProjectionInput,
  demand: LockedDemand,
): Promise<StoredCommand | Projected> {
  const { sequence } = transition.state;
  const assignee = assigneeOf(command, transition.state);
  const [row] = await transaction.$queryRaw<[CommandRow]>`
    SELECT (SELECT payload FROM demand_command WHERE id = ${commandId}::uuid) AS payload,
      EXISTS (SELECT FROM attachment WHERE command_id = ${commandId}::uuid) AS "hasFiles",
      EXISTS (SELECT FROM outbox WHERE command_id = ${commandId}::uuid AND closed_at IS NULL) AS "isDue",
      EXISTS (SELECT FROM withdrawn_command WHERE command_id = ${commandId}::uuid) AS "isWithdrawn",
      (SELECT active AND role_id = ${assignee?.roleId ?? null}::smallint FROM user_account WHERE id = ${assignee?.userId ?? null}::int FOR SHARE) AS "isAssigneeActive",
      COALESCE((SELECT json_agg(json_build_object('sequence', sequence, 'commandId', command_id, 'createdAt', created_at)) FROM demand_history
        WHERE demand_id = ${demandId}::uuid AND (sequence = ${sequence} OR command_id = ${commandId}::uuid)), '[]') AS entries`;
  const { entries, payload, ...others } = row;
  const own = entries.find((entry) => entry.sequence === sequence && entry.commandId === commandId);
  if (own) {
    const writtenAt = new Date(own.createdAt);
    // The same moment can be written in two ways, and this is what the state says.
    return { occurredAt: writtenAt.getTime() === Date.parse(occurredAt) ? occurredAt : writtenAt.toISOString() };
  }
  if (entries.length > 0 || demand.divergedAt || demand.sequence !== sequence - 1) throw diverged();
  return {
    ...others,
    payload: payload ?? NO_PAYLOAD,
    isAssigneeActive: assignee === null ? null : row.isAssigneeActive === true,
  };
}

interface Assignee {
  userId: number;
  roleId: number;
}

/**
 * To whom the command gives the demand. Whoever is deactivated at this very moment either is seen here, or waits until the demand is theirs and then
 * returns it.
 */
function assigneeOf(command: DemandCommand, { assignedUserId }: DemandState): Assignee | null {
  if (command.type === 'take_over') return { userId: command.toDoctorId, roleId: ROLES.DOCTOR };
  const gives = command.type === 'decide' || command.type === 'rollback';
  return gives && assignedUserId !== null ? { userId: assignedUserId, roleId: ROLES.CONSULTANT } : null;
}

/** The clock and the system have no row: they say nothing that the engine may not know. */
const NO_PAYLOAD: CommandPayload = {
  comment: null,
  privateComment: null,
  changeDatesReason: null,
  snapshot: null,
  acceptedFacts: null,
};
