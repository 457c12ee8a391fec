import type { Actor } from '@aval/domain/access/actor';
import { isAdminRole, type RoleName, roleName } from '@aval/domain/access/roles';
import type { Database } from './client';
import { Prisma } from './generated/client';
import type { Transaction } from './scope';
import { selected } from './selected';

/** Row from which an actor is built, with the columns of `ACTOR_COLUMNS`. */
export interface ActorRow {
  userId: number;
  roleId: number;
  ownCompanyId: number | null;
  permittedCompanyIds: number[];
  everyCompanyId: number[];
  zoneIds: number[];
  centerIds: number[];
  assistedDoctorIds: number[];
  supervisedDoctorIds: number[];
}

/** Columns for a statement in which `u` is the user's account. */
export const ACTOR_COLUMNS = selected<ActorRow>({
  userId: Prisma.sql`u.id`,
  roleId: Prisma.sql`u.role_id`,
  ownCompanyId: Prisma.sql`u.company_id`,
  permittedCompanyIds: Prisma.sql`ARRAY(SELECT company_id FROM user_company p JOIN company c ON c.id = p.company_id AND c.active WHERE p.user_id = u.id ORDER BY 1)`,
  everyCompanyId: Prisma.sql`ARRAY(SELECT id FROM company ORDER BY 1)`,
  zoneIds: Prisma.sql`ARRAY(SELECT z.province_id FROM user_zone z JOIN company c ON c.id = u.company_id AND c.tramit_by_zones
        WHERE z.user_id = u.id ORDER BY 1)`,
  centerIds: Prisma.sql`ARRAY(SELECT center_id FROM user_center WHERE user_id = u.id ORDER BY 1)`,
  assistedDoctorIds: Prisma.sql`ARRAY(SELECT doctor_id FROM doctor_assistant WHERE assistant_id = u.id ORDER BY 1)`,
  supervisedDoctorIds: Prisma.sql`ARRAY(SELECT doctor_id FROM supervisor_doctor WHERE supervisor_id = u.id ORDER BY 1)`,
});

/**
 * Loads the actor's present state in one statement; null for a user who does not exist or is not active. A company in
 * context that the user may not work for is dropped, and so are zones when the company does not work by zones. Source:
 * docs/rules.md 1.2.
 */
export async function loadActor(
  db: Database | Transaction,
  userId: number,
  context: { companyId: number | null },
): Promise<Actor | null> {
  const [row] = await db.$queryRaw<ActorRow[]>`
    SELECT ${ACTOR_COLUMNS} FROM user_account u WHERE u.id = ${userId} AND u.active`;
  return row ? toActor(row, context.companyId) : null;
}

/** Builds the actor of a row, with the company in context if the user may work for it. */
export function toActor(row: ActorRow, chosenCompanyId: number | null): Actor {
  const role = roleName(row.roleId);
  const companyIds = companiesOf(role, row);
  return {
    userId: row.userId,
    role,
    companyIds,
    companyId: companyInContext(role, companyIds, chosenCompanyId),
    doctorIds: role === 'SUPERVISOR' ? row.supervisedDoctorIds : row.assistedDoctorIds,
    centerIds: row.centerIds,
    zoneIds: row.zoneIds,
  };
}

function companiesOf(role: RoleName, row: ActorRow): number[] {
  if (isAdminRole(role) || role === 'CONSULTANT') return row.everyCompanyId;
  if (role === 'MANAGER') return row.permittedCompanyIds;
  return row.ownCompanyId === null ? [] : [row.ownCompanyId];
}

/** Returns the chosen company, or the only one (docs/rules.md 5.6); admins and consultants may have all in context. */
function companyInContext(role: RoleName, companyIds: readonly number[], chosen: number | null): number | null {
  if (chosen !== null && companyIds.includes(chosen)) return chosen;
  const [only, ...others] = companyIds;
  return only !== undefined && others.length === 0 && !isAdminRole(role) && role !== 'CONSULTANT' ? only : null;
}
