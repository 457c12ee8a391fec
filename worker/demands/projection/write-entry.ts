import type { CommandPayload } from '@aval/application/engine/command-payload';
import { ROLES, type RoleName } from '@aval/domain/access/roles';
import type { AdministrativePart } from '@aval/domain/demand/content/changes/administrative-parts';
import { displayStatus } from '@aval/domain/demand/outlook/display-status';
import { isReminded } from '@aval/domain/demand/timing/reminders';
import type { CommentReach } from '@aval/domain/reading/visible-entry';
import type { Transaction } from '@aval/prisma/scope';
import type { ProjectionInput } from '@aval/workflows/demand/activities';
import type { LockedDemand } from './locked-demand';

interface EntryContext {
  demand: LockedDemand;
  editedParts: readonly AdministrativePart[];
  /** Readers of the entry; for all others the demand counts as not updated. */
  reach: CommentReach;
}

/**
 * Writes the history entry with the whole state after it, and the demand's lifecycle columns, which repeat it: one
 * statement, since every decision waits for it. Each fault mark is cleared with its own cause: the clock's when the
 * demand has another clock or none, the reminders' when the demand no longer waits for anybody, a command's when the
 * same type of command is written or the demand moves on. Returns the entry's id.
 */
export async function writeEntry(
  transaction: Transaction,
  input: ProjectionInput,
  payload: CommandPayload,
  { demand: { consultantIds }, editedParts, reach }: EntryContext,
): Promise<number> {
  const { command, transition, demandId, occurredAt } = input;
  const { state } = transition;
  // After a user's action, a failed command is out of date; a comment beside it changes nothing.
  const goesOn = input.actor.role !== 'SYSTEM' && state.lastActionSequence === state.sequence;
  const decision = command.type === 'decide' ? command : null;
  const shown = displayStatus(state);
  const stateText = JSON.stringify(state);
  const consultants =
    state.assignedUserId === null ? consultantIds : [...new Set([...consultantIds, state.assignedUserId])];
  const [entry] = await transaction.$queryRaw<[{ id: number }]>`
    WITH moved AS (
      UPDATE demand SET status = ${state.status}, display_status = ${shown}, continue_flag = ${state.continueFlag},
        assigned_role_id = ${roleId(state.assignedRole)}::smallint, assigned_user_id = ${state.assignedUserId}::int,
        cycle = ${state.cycle}, total_cycles = ${state.totalCycles}, version = ${state.version},
        sequence = ${state.sequence}, last_action_sequence = ${state.lastActionSequence},
        treatment_start = ${state.treatmentStart}::date, cycle_end = ${state.cycleEnd}::date,
        treatment_end = ${state.treatmentEnd}::date, continue_at = ${state.continueAt}::timestamptz,
        state = ${stateText}::jsonb,
        clock_fault_code = CASE WHEN continue_at IS NOT DISTINCT FROM ${state.continueAt}::timestamptz THEN clock_fault_code END,
        reminder_fault_code = CASE WHEN ${isReminded(shown)} THEN reminder_fault_code END,
        command_fault_code = CASE WHEN command_fault_type <> ${command.type} AND NOT ${goesOn} THEN command_fault_code END,
        command_fault_type = CASE WHEN command_fault_type <> ${command.type} AND NOT ${goesOn} THEN command_fault_type END,
        consultant_ids = ${consultants}::int[],
        demand_date = COALESCE(demand_date, ${occurredAt}::timestamptz),
        last_demand = CASE WHEN ${reach !== 'private_readers'} THEN ${occurredAt}::timestamptz ELSE last_demand END,
        last_for_doctor = CASE WHEN ${reach === 'everybody'} THEN ${occurredAt}::timestamptz ELSE last_for_doctor END
      WHERE id = ${demandId}::uuid)
    INSERT INTO demand_history (company_id, demand_id, sequence, command_id, action, actor_id, from_role_id, to_role_id,
      to_user_id, comment, private_comment, comment_target, decision_reason, final_reason, confirmed_warnings,
      edited_parts, version_number, display_status, state, created_at)
    VALUES (${input.companyId}, ${demandId}::uuid, ${state.sequence}, ${input.commandId}::uuid,
      ${transition.historyAction}, ${input.actor.userId}, ${roleId(transition.fromRole)}, ${roleId(transition.toRole)},
      ${transition.toUserId}, ${payload.comment ?? payload.changeDatesReason}, ${payload.privateComment},
      ${command.type === 'comment' ? command.target : null}, ${decision?.decisionReason ?? null},
      ${decision?.finalReason ?? null}, ${transition.confirmedWarnings}::text[],
      ${editedParts}::text[], ${state.version}, ${shown},
      ${stateText}::jsonb, ${occurredAt}::timestamptz)
    RETURNING id`;
  return entry.id;
}

function roleId(role: RoleName | 'SYSTEM' | null): number | null {
  return role === null || role === 'SYSTEM' ? null : ROLES[role];
}
