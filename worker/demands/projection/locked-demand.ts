import type { Demand } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';

/** Columns of the demand that its projection reads. */
export type LockedDemand = Pick<
  Demand,
  | 'companyId'
  | 'patientId'
  | 'duplicatedFromId'
  | 'doctorId'
  | 'assignedUserId'
  | 'consultantIds'
  | 'prescriberCenterId'
  | 'performingCenterId'
  | 'provinceIds'
  | 'openToAllRepresentatives'
  | 'displayStatus'
  | 'submissionCommandId'
  | 'sequence'
  | 'state'
  | 'demandDate'
  | 'divergedAt'
>;

/**
 * Reads the demand under a row lock: overlapping attempts (one timed out, the next started) run one after the other,
 * and each sees the row as the previous one left it.
 */
export async function readLockedDemand(transaction: Transaction, demandId: string): Promise<LockedDemand> {
  const [demand] = await transaction.$queryRaw<LockedDemand[]>`
    SELECT company_id AS "companyId", patient_id AS "patientId", duplicated_from_id AS "duplicatedFromId", doctor_id AS "doctorId",
      assigned_user_id AS "assignedUserId",
      COALESCE(consultant_ids, '{}') AS "consultantIds", COALESCE(province_ids, '{}') AS "provinceIds",
      prescriber_center_id AS "prescriberCenterId", performing_center_id AS "performingCenterId",
      open_to_all_representatives AS "openToAllRepresentatives", display_status AS "displayStatus",
      submission_command_id AS "submissionCommandId",
      sequence, state, demand_date AS "demandDate", diverged_at AS "divergedAt"
    FROM demand WHERE id = ${demandId}::uuid FOR NO KEY UPDATE`;
  if (!demand) throw new TypeError('the projected demand is not in the database');
  return demand;
}
