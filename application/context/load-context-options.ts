import type { RoleName } from '@aval/domain/access/roles';
import { Prisma } from '@aval/prisma/generated/client';
import { selected } from '@aval/prisma/selected';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';
import type { CenterOption, CompanyOption, ContextOptions, DoctorOption } from './context';

const NOTHING: ContextOptions = { companies: [], doctors: [], centers: [], withdrawnCentersOf: [] };

export interface ContextOwner {
  userId: number;
  role: RoleName;
  /** Null for roles of the platform and for managers. */
  companyId: number | null;
}

/**
 * Loads a user's context options in at most one statement: active companies, active doctors and visible centers.
 * Source: docs/rules.md 2.20.
 */
export async function loadContextOptions(services: Services, owner: ContextOwner): Promise<ContextOptions> {
  const themselves = Prisma.sql`${owner.userId}::int`;
  switch (owner.role) {
    case 'REPRESENTATIVE':
    case 'CONSULTANT':
      return NOTHING;
    case 'SUPERADMIN':
    case 'ADMIN':
    case 'MANAGER':
      return { ...NOTHING, companies: await findCompanies(services, owner) };
    case 'DOCTOR':
      return findWorkplaces(services, owner, { doctorIds: NOBODY, centersOf: themselves });
    case 'SUPERVISOR':
      return findWorkplaces(services, owner, {
        doctorIds: Prisma.sql`SELECT doctor_id FROM supervisor_doctor WHERE supervisor_id = ${owner.userId}`,
        centersOf: themselves,
      });
    case 'ASSISTANT':
      return findWorkplaces(services, owner, {
        doctorIds: Prisma.sql`SELECT doctor_id FROM doctor_assistant WHERE assistant_id = ${owner.userId}`,
        centersOf: Prisma.sql`SELECT id FROM doctor`,
      });
  }
}

function findCompanies({ database }: Services, owner: ContextOwner): Promise<CompanyOption[]> {
  return database.company.findMany({
    where: {
      active: true,
      ...(owner.role === 'MANAGER' ? { permittedManagers: { some: { userId: owner.userId } } } : {}),
      ...(owner.companyId !== null ? { id: owner.companyId } : {}),
    },
    select: { id: true, name: true, slogan: true },
    orderBy: BY_NAME,
  });
}

/** Subqueries for ids of users. */
interface Colleagues {
  /** Doctors whom the user works for. */
  doctorIds: Prisma.Sql;
  /** Users whose centers may be chosen; the CTE `doctor` holds the active ones of `doctorIds`. */
  centersOf: Prisma.Sql;
}

const NOBODY = Prisma.sql`SELECT NULL::int WHERE false`;

/** Loads the options of users who work at centers or for doctors: all three lists in one row. */
async function findWorkplaces(
  { database }: Services,
  owner: ContextOwner,
  { doctorIds, centersOf }: Colleagues,
): Promise<ContextOptions> {
  const [found] = await database.$queryRaw<[Workplaces]>`
    WITH shown_center AS (
      SELECT c.id, c.name, c.type, p.name AS "provinceName"
      FROM center c LEFT JOIN province p ON p.id = c.province_id WHERE NOT c.hidden),
    doctor AS (
      SELECT u.id, u.name, u.membership_number AS "membershipNumber",
        ARRAY(SELECT c.id FROM user_center uc JOIN shown_center c ON c.id = uc.center_id
              WHERE uc.user_id = u.id ORDER BY 1) AS "centerIds"
      FROM user_account u WHERE u.active AND u.id IN (${doctorIds}))
    SELECT ${selected<Workplaces>({
      companies: Prisma.sql`(SELECT json_agg(json_build_object('id', c.id, 'name', c.name, 'slogan', c.slogan))
       FROM company c WHERE c.active AND c.id = ${owner.companyId})`,
      doctors: Prisma.sql`(SELECT json_agg(d ORDER BY u.sort_name, d.id)
       FROM doctor d JOIN user_account u ON u.id = d.id)`,
      centers: Prisma.sql`(SELECT json_agg(s ORDER BY c.sort_name, s.id)
       FROM shown_center s JOIN center c ON c.id = s.id
       WHERE s.id IN (SELECT center_id FROM user_center WHERE user_id IN (${centersOf})))`,
      withdrawnCentersOf: Prisma.sql`ARRAY(SELECT DISTINCT uc.user_id FROM user_center uc JOIN center c ON c.id = uc.center_id
            WHERE c.hidden AND uc.user_id IN (${centersOf}) ORDER BY 1)`,
    })}`;
  return {
    companies: found.companies ?? [],
    doctors: found.doctors ?? [],
    centers: found.centers ?? [],
    withdrawnCentersOf: found.withdrawnCentersOf,
  };
}

/** Null where an aggregate had no rows. */
interface Workplaces {
  companies: CompanyOption[] | null;
  doctors: DoctorOption[] | null;
  centers: CenterOption[] | null;
  withdrawnCentersOf: number[];
}
