import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { Transaction } from '@aval/prisma/scope';

/** Where and on which days somebody is treated, as the current version has it; of a draft the center alone. */
export interface PlannedDemand {
  performingCenterName: string | null;
  /** Of the current cycle. */
  sessionDates: readonly CivilDate[];
  radiotherapy: readonly { startDate: CivilDate; sessions: number }[];
}

/** By the ids of demands that their reader sees. */
export async function findPlans(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, PlannedDemand>> {
  if (ids.length === 0) return new Map();
  const found = await tx.$queryRaw<(PlannedDemand & { id: string })[]>`
    SELECT demand.id, center.name AS "performingCenterName",
      COALESCE(NULLIF(version.content #> '{treatment,chemotherapy,sessionDates}', 'null'), '[]') AS "sessionDates",
      COALESCE((SELECT jsonb_agg(jsonb_build_object('startDate', course -> 'startDate', 'sessions', course -> 'sessions') ORDER BY place)
          FROM jsonb_array_elements(NULLIF(version.content #> '{treatment,radiotherapy}', 'null'))
            WITH ORDINALITY AS courses (course, place)), '[]') AS radiotherapy
    FROM demand
    LEFT JOIN center ON center.id = demand.performing_center_id
    LEFT JOIN demand_version AS version ON version.demand_id = demand.id AND version.number = demand.version
    WHERE demand.id = ANY (${[...ids]}::uuid[])`;
  return new Map(found.map(({ id, ...plan }) => [id, plan]));
}
