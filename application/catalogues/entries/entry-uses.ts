import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';

/** By how much an entry is named: while there is anything, it is hidden and not deleted. Source: docs/rules.md 5.10. */
export interface EntryUses {
  /** Versions of demands, which keep it for ever. */
  versions: number;
  /** Demands that go on and whose version of today names it. */
  openDemands: number;
  /** Drafts and working copies. */
  drafts: number;
  /** What belongs to it: a drug's presentations, the people and invitations of a center. */
  dependents: number;
}

export function isUsed(uses: EntryUses): boolean {
  return Object.values(uses).some((count) => count > 0);
}

/** Versions, and demands that go on with one, among the versions that a condition on `version` leaves. */
export async function countVersions(
  tx: Transaction,
  condition: Prisma.Sql,
): Promise<Pick<EntryUses, 'versions' | 'openDemands'>> {
  const [counted] = await tx.$queryRaw<[{ versions: number; openDemands: number }]>`
    SELECT count(*)::int AS versions,
      count(*) FILTER (WHERE demand.status IN ('ACTIVE', 'SENDED') AND demand.version = version.number)::int AS "openDemands"
    FROM demand_version version JOIN demand ON demand.id = version.demand_id
    WHERE ${condition}`;
  return counted;
}

const PARTS = {
  treatment: Prisma.sql`treatment`,
  extras: Prisma.sql`extras`,
  declaredAndTreatment: Prisma.sql`jsonb_build_array(previous_treatments, treatment)`,
};

/** What is being written with an id under this name, as a number or as it was typed. */
export async function countDrafts(
  tx: Transaction,
  part: keyof typeof PARTS,
  name: string,
  id: number,
): Promise<number> {
  const path = `$.**.${name} ? (@ == $number || @ == $text)`;
  const wanted = JSON.stringify({ number: id, text: String(id) });
  const [counted] = await tx.$queryRaw<[{ count: number }]>`
    SELECT count(DISTINCT demand_id)::int AS count FROM demand_draft
    WHERE jsonb_path_exists(${PARTS[part]}, ${path}::jsonpath, ${wanted}::jsonb)`;
  return counted.count;
}
