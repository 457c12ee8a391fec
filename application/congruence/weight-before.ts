import { Prisma } from '@aval/prisma/generated/client';

/** SQL for the weight in the demand's last version before a number; null when there is none or it gives no weight. */
export function weightBefore(demandId: Prisma.Sql, number: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT earlier.weight_kg FROM demand_version AS earlier
    WHERE earlier.demand_id = ${demandId} AND earlier.number < ${number} ORDER BY earlier.number DESC LIMIT 1)`;
}
