import type { Database } from '@aval/prisma/client';
import { createCompany } from '@aval/prisma/factories/company';
import { fillDemands } from '@aval/prisma/factories/demand-volume';

/** Shares of demands of the story's insurers; small companies share the rest, each with half of what is left. */
const LARGE_SHARES: ReadonlyMap<number, number> = new Map([
  [2, 0.5],
  [3, 0.2],
]);
const SMALL_COMPANIES = 10;
const DOCTORS_OF_A_COMPANY = 62;
const PATIENTS_OF_A_COMPANY = 3_989;

export interface VolumeShare {
  companyId: number;
  share: number;
}

/** Creates the companies with doctors and patients, but without demands. */
export async function prepareCompanies(owner: Database): Promise<VolumeShare[]> {
  const shares: VolumeShare[] = [...LARGE_SHARES].map(([companyId, share]) => ({ companyId, share }));
  let left = 1 - shares.reduce((sum, { share }) => sum + share, 0);
  for (let number = 0; number < SMALL_COMPANIES; number += 1) {
    const { id } = await createCompany(owner, { tramitByZones: number % 2 === 0 });
    left /= 2;
    shares.push({ companyId: id, share: left });
  }
  for (const { companyId } of shares) await addPeople(owner, companyId);
  return shares;
}

async function addPeople(owner: Database, companyId: number): Promise<void> {
  await owner.$executeRaw`
    INSERT INTO user_account (name, dni, email, password_hash, role_id, company_id, membership_number, updated_at)
    SELECT 'Doctora ' || lpad(n::text, 3, '0') || ' de ' || ${companyId}, ${companyId} || '-' || n,
      'doctora-' || n || '@' || ${companyId} || '.example.test', 'no password', 7, ${companyId}::int, n::text, now()
    FROM generate_series(1, ${DOCTORS_OF_A_COMPANY}) AS n`;
  await owner.$executeRaw`
    INSERT INTO patient
      (company_id, first_name, last_name, national_id, card_number, birthday, gender, type, created_by_id, updated_at)
    SELECT ${companyId}::int, 'Ana', 'Paciente ' || n, n || 'X', lpad((n * 7919 % 1000003)::text, 12, '0'), '1970-01-01',
      'female', 'private', (SELECT min(id) FROM user_account WHERE company_id = ${companyId} AND role_id = 7), now()
    FROM generate_series(1, ${PATIENTS_OF_A_COMPANY}) AS n`;
}

/** Adds demands until there are `to` instead of `from`, by the share of each company. */
export async function fillCompanies(
  owner: Database,
  shares: readonly VolumeShare[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  await withoutIndexes(owner, 'demand', async () => {
    for (const { companyId, share } of shares) {
      const already = Math.round(from * share);
      await fillDemands(owner, { companyId, count: Math.round(to * share) - already, already });
    }
  });
  // Every fiftieth submitted demand has been with the consultant.
  await owner.$executeRaw`
    INSERT INTO demand_consultant (demand_id, consultant_id, company_id)
    SELECT demand.id, user_account.id, demand.company_id FROM
      (SELECT id, company_id, row_number() OVER (ORDER BY id) AS place FROM demand WHERE status <> 'DRAFT') AS demand
    JOIN user_account ON user_account.email = 'consultant@aval.test' WHERE place % 50 = 0
    ON CONFLICT DO NOTHING`;
  await owner.$executeRaw`VACUUM (ANALYZE) demand, demand_consultant, patient, user_account`;
}

/** Runs `fill` without the table's indexes and rebuilds them, which takes seconds instead of minutes. */
export async function withoutIndexes(owner: Database, table: string, fill: () => Promise<void>): Promise<void> {
  const indexes = await owner.$queryRaw<{ name: string; definition: string }[]>`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE schemaname = 'public' AND tablename = ${table} AND indexdef NOT LIKE 'CREATE UNIQUE%'`;
  for (const { name } of indexes) await owner.$executeRawUnsafe(`DROP INDEX "${name}"`);
  await fill();
  for (const { definition } of indexes) await owner.$executeRawUnsafe(definition);
}
