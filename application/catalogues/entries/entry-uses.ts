import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';

/**
 * Number of references to an entry, by kind. With any reference it is hidden instead of deleted. Source: docs/rules.md
 * 5.10.
 */
export interface EntryUses {
  /** Versions of demands, which keep the entry for good. */
  versions: number;
  /** Open demands whose present version refers to it. */
  openDemands: number;
  /** Drafts and working copies. */
  drafts: number;
  /** Rows that belong to it: presentations of a drug, users, invitations, webhooks and patients' identifiers of a center. */
  dependents: number;
}

export function isUsed(uses: EntryUses): boolean {
  return Object.values(uses).some((count) => count > 0);
}

/**
 * Counts the versions that satisfy a condition on `version`, and the open demands whose present version is among them.
 */
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

/** Counts the demands whose working copies hold the id under this name, as a number or as text. */
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
