import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { DetailCenter } from '../detail/demand-detail';

export interface PlannedCenter extends DetailCenter {
  /** Id of the province named in `province`. */
  provinceId: number | null;
}

/** Places and days of treatment in the current version; for a draft only the centers. */
export interface PlannedDemand {
  prescriberCenter: PlannedCenter;
  performingCenter: PlannedCenter | null;
  /** Session dates of the current cycle. */
  sessionDates: readonly CivilDate[];
  radiotherapy: readonly { startDate: CivilDate; sessions: number }[];
}

const CENTER = Prisma.sql`
  jsonb_build_object('id', center.id, 'name', center.name, 'province', province.name, 'provinceId', province.id)
  FROM center LEFT JOIN province ON province.id = center.province_id`;

/** Reads plans by demand id. The caller checks that the reader may see the demands. */
export async function findPlans(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, PlannedDemand>> {
  if (ids.length === 0) return new Map();
  const found = await tx.$queryRaw<(PlannedDemand & { id: string })[]>`
    SELECT demand.id,
      (SELECT ${CENTER} WHERE center.id = demand.prescriber_center_id) AS "prescriberCenter",
      (SELECT ${CENTER} WHERE center.id = demand.performing_center_id) AS "performingCenter",
      COALESCE(NULLIF(version.content #> '{treatment,chemotherapy,sessionDates}', 'null'), '[]') AS "sessionDates",
      COALESCE((SELECT jsonb_agg(jsonb_build_object('startDate', course -> 'startDate', 'sessions', course -> 'sessions') ORDER BY place)
          FROM jsonb_array_elements(NULLIF(version.content #> '{treatment,radiotherapy}', 'null'))
            WITH ORDINALITY AS courses (course, place)), '[]') AS radiotherapy
    FROM demand
    LEFT JOIN demand_version AS version ON version.demand_id = demand.id AND version.number = demand.version
    WHERE demand.id = ANY (${[...ids]}::uuid[])`;
  return new Map(found.map(({ id, ...plan }) => [id, plan]));
}
