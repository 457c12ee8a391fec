import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { ROLES } from '@aval/domain/access/roles';
import type { Option } from '@aval/domain/catalogue/options';
import { Prisma } from '@aval/prisma/generated/client';
import { browseList, contains, equals, exportPlainList, type ListSource } from '../../lists/browse-list';
import type { QueryOf } from '../../lists/plain-list';
import type { Services } from '../../services';
import { isVisible } from '../entries/is-visible';
import { lookUp } from '../entries/look-up';
import type { CENTERS_LIST } from './centers-list';

export interface CenterRow {
  id: number;
  name: string;
  address: string;
  locality: string;
  provinceId: number | null;
  provinceName: string | null;
  type: Option<'centerType'>;
  hidden: boolean;
  /** Present when they were asked for. */
  doctors?: { id: number; name: string }[];
}

interface CentersAsked {
  /** Restricts the centers to those where this doctor works. */
  doctorId?: number | undefined;
  /** Restricts the centers to this province. */
  provinceId?: number | undefined;
  withDoctors?: boolean;
}

const SOURCE: ListSource<typeof CENTERS_LIST, CenterRow> = {
  permission: 'centers.list',
  columns: {
    id: Prisma.sql`center.id`,
    name: Prisma.sql`center.name`,
    address: Prisma.sql`center.address`,
    locality: Prisma.sql`center.locality`,
    provinceId: Prisma.sql`province.id`,
    provinceName: Prisma.sql`province.name`,
    type: Prisma.sql`center.type`,
    hidden: Prisma.sql`center.hidden`,
  },
  from: Prisma.sql`center LEFT JOIN province ON province.id = center.province_id`,
  id: Prisma.sql`center.id`,
  scope: () => [],
  filters: {
    name: contains(Prisma.sql`center.name`),
    type: equals(Prisma.sql`center.type`),
    hidden: isVisible(Prisma.sql`center.hidden`),
  },
  sorts: {
    name: Prisma.sql`center.sort_name`,
    address: Prisma.sql`sort_text(center.address)`,
    locality: Prisma.sql`sort_text(center.locality)`,
    type: Prisma.sql`center.type`,
  },
  names: {},
};

const SOURCE_WITH_DOCTORS: typeof SOURCE = {
  ...SOURCE,
  columns: {
    ...SOURCE.columns,
    doctors: Prisma.sql`ARRAY(
    SELECT json_build_object('id', doctor.id, 'name', doctor.name)
    FROM user_center JOIN user_account AS doctor ON doctor.id = user_center.user_id AND doctor.role_id = ${ROLES.DOCTOR}
    WHERE user_center.center_id = center.id ORDER BY doctor.sort_name, doctor.id)`,
  },
};

/** Returns a page of the centers, hidden ones included, or null when the actor may not see the catalogue. */
export function browseCenters(
  services: Services,
  actor: Actor,
  query: QueryOf<typeof CENTERS_LIST>,
  { withDoctors = false }: Pick<CentersAsked, 'withDoctors'> = {},
) {
  return browseList(services, actor, withDoctors ? SOURCE_WITH_DOCTORS : SOURCE, query);
}

/**
 * Returns the centers that a form may choose. Their doctors need the permission for the catalogue. Source:
 * docs/rules.md 10.9.
 */
export async function lookUpCenters(
  services: Services,
  actor: Actor,
  query: QueryOf<typeof CENTERS_LIST>,
  { doctorId, provinceId, withDoctors = false }: CentersAsked,
) {
  if (withDoctors && !roleMay(actor.role, 'centers.view')) return null;
  const source = withDoctors ? SOURCE_WITH_DOCTORS : SOURCE;
  const offered = [
    Prisma.sql`NOT center.hidden`,
    ...(doctorId === undefined ? [] : [ofDoctor(actor, doctorId)]),
    ...(provinceId === undefined ? [] : [Prisma.sql`center.province_id = ${provinceId}`]),
  ];
  return lookUp(services, actor, { source, offered }, query);
}

/** Restricts the centers to those of a doctor, and to none when the actor may not see that doctor. */
function ofDoctor({ role, userId, doctorIds, companyIds }: Actor, doctorId: number): Prisma.Sql {
  const isKnown =
    role === 'DOCTOR'
      ? doctorId === userId
      : (role !== 'ASSISTANT' && role !== 'SUPERVISOR') || doctorIds.includes(doctorId);
  return Prisma.sql`${isKnown} AND center.id IN (
    SELECT center_id FROM user_center JOIN user_account AS doctor ON doctor.id = user_center.user_id
    WHERE doctor.id = ${doctorId} AND doctor.role_id = ${ROLES.DOCTOR} AND doctor.company_id = ANY (${[...companyIds]}))`;
}

export function exportCenters(services: Services, actor: Actor, query: QueryOf<typeof CENTERS_LIST>) {
  return exportPlainList(services, actor, { source: SOURCE, recordedAs: 'center' }, query);
}
