import type { Demand } from '@aval/prisma/generated/client';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';

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
    SELECT ${selected<LockedDemand>({
      companyId: Prisma.sql`company_id`,
      patientId: Prisma.sql`patient_id`,
      duplicatedFromId: Prisma.sql`duplicated_from_id`,
      doctorId: Prisma.sql`doctor_id`,
      assignedUserId: Prisma.sql`assigned_user_id`,
      consultantIds: Prisma.sql`COALESCE(consultant_ids, '{}')`,
      provinceIds: Prisma.sql`COALESCE(province_ids, '{}')`,
      prescriberCenterId: Prisma.sql`prescriber_center_id`,
      performingCenterId: Prisma.sql`performing_center_id`,
      openToAllRepresentatives: Prisma.sql`open_to_all_representatives`,
      displayStatus: Prisma.sql`display_status`,
      submissionCommandId: Prisma.sql`submission_command_id`,
      sequence: Prisma.sql`sequence`,
      state: Prisma.sql`state`,
      demandDate: Prisma.sql`demand_date`,
      divergedAt: Prisma.sql`diverged_at`,
    })}
    FROM demand WHERE id = ${demandId}::uuid FOR NO KEY UPDATE`;
  if (!demand) throw new TypeError('the projected demand is not in the database');
  return demand;
}
