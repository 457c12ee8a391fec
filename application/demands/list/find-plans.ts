import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { readStoredContent, type StoredContent } from '@aval/domain/demand/content/stored-content';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
import type { DetailCenter } from '../detail/demand-detail';

export interface PlannedCenter extends DetailCenter {
  /** Id of the province named in `province`. */
  provinceId: number | null;
}

interface PlannedCenters {
  prescriberCenter: PlannedCenter;
  performingCenter: PlannedCenter | null;
}

interface FoundPlan extends PlannedCenters, StoredContent {
  id: string;
  /** False for a draft, whose content is null. */
  hasVersion: boolean;
}

/** Places and days of treatment in the current version; for a draft only the centers. */
export interface PlannedDemand extends PlannedCenters {
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
  const found = await tx.$queryRaw<FoundPlan[]>`
    SELECT ${selected<FoundPlan>({
      id: Prisma.sql`demand.id`,
      prescriberCenter: Prisma.sql`(SELECT ${CENTER} WHERE center.id = demand.prescriber_center_id)`,
      performingCenter: Prisma.sql`(SELECT ${CENTER} WHERE center.id = demand.performing_center_id)`,
      hasVersion: Prisma.sql`version.id IS NOT NULL`,
      schemaNumber: Prisma.sql`version.schema_number`,
      content: Prisma.sql`version.content`,
    })}
    FROM demand
    LEFT JOIN demand_version AS version ON version.demand_id = demand.id AND version.number = demand.version
    WHERE demand.id = ANY (${[...ids]}::uuid[])`;
  return new Map(
    found.map(({ id, prescriberCenter, performingCenter, hasVersion, ...stored }) => {
      const treatment = hasVersion ? readStoredContent(stored).treatment : null;
      const sessionDates = treatment?.chemotherapy?.sessionDates ?? [];
      const radiotherapy = (treatment?.radiotherapy ?? []).map(({ startDate, sessions }) => ({ startDate, sessions }));
      return [id, { prescriberCenter, performingCenter, sessionDates, radiotherapy }];
    }),
  );
}
