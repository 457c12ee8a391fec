import { Prisma } from '@aval/prisma/generated/client';

/** SQL for the weight in the version before a version number; null without such a version or without a weight in it. */
export function weightBefore(demandId: Prisma.Sql, number: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT earlier.weight_kg FROM demand_version AS earlier
    WHERE earlier.demand_id = ${demandId} AND earlier.number < ${number} ORDER BY earlier.number DESC LIMIT 1)`;
}
