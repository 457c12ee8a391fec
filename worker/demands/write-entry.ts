import type { CommandPayload } from '@aval/application/engine/command-payload';
import { ROLES, type RoleName } from '@aval/domain/access/roles';
import { displayStatus } from '@aval/domain/demand/display-status';
import type { Transaction } from '@aval/prisma/scope';
import type { ProjectionInput } from '@aval/workflows/demand/activities';
import type { LockedDemand } from './projection-conflicts';

/**
 * The history entry with the whole state after it, and the demand's lifecycle columns, which say the same: one statement, since every decision
 * waits for it. Answers the entry's id.
 */
export async function writeEntry(
  transaction: Transaction,
  input: ProjectionInput,
  payload: CommandPayload,
  { consultantIds }: LockedDemand,
): Promise<number> {
  const { command, transition, demandId, occurredAt } = input;
  const { state } = transition;
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
        state = ${stateText}::jsonb, fault_code = NULL, consultant_ids = ${consultants}::int[],
        demand_date = COALESCE(demand_date, ${occurredAt}::timestamptz), last_demand = ${occurredAt}::timestamptz
      WHERE id = ${demandId}::uuid)
    INSERT INTO demand_history (company_id, demand_id, sequence, command_id, action, actor_id, from_role_id, to_role_id,
      to_user_id, comment, private_comment, comment_target, decision_reason, final_reason, contradiction_confirmed,
      version_number, display_status, state, created_at)
    VALUES (${input.companyId}, ${demandId}::uuid, ${state.sequence}, ${input.commandId}::uuid,
      ${transition.historyAction}, ${input.actor.userId}, ${roleId(transition.fromRole)}, ${roleId(transition.toRole)},
      ${transition.toUserId}, ${payload.comment ?? payload.changeDatesReason}, ${payload.privateComment},
      ${command.type === 'comment' ? command.target : null}, ${decision?.decisionReason ?? null},
      ${decision?.finalReason ?? null}, ${decision?.contradictionConfirmed ?? false}, ${state.version}, ${shown},
      ${stateText}::jsonb, ${occurredAt}::timestamptz)
    RETURNING id`;
  return entry.id;
}

function roleId(role: RoleName | 'SYSTEM' | null): number | null {
  return role === null || role === 'SYSTEM' ? null : ROLES[role];
}
