import type { Database } from '@aval/prisma/client';
import { fillDemands } from '@aval/prisma/factories/demand-volume';
import { withoutIndexes } from '../list/volume';

/** Insurers of the story; the first gets three quarters of all patients and users. */
const INSURERS = [2, 3] as const;
const DEMANDS = 10_000;

/** Adds `rows` rows to each of the other lists. */
export async function fillOtherLists(owner: Database, rows: number): Promise<void> {
  // Some patients need demands, because the list reads them as well.
  if ((await owner.demand.count()) < DEMANDS) await fillDemands(owner, { companyId: INSURERS[0], count: DEMANDS });
  await withoutIndexes(owner, 'patient', () => addPatients(owner, rows));
  await withoutIndexes(owner, 'user_account', () => addUsers(owner, rows));
  await withoutIndexes(owner, 'presentation', () => addPresentations(owner, rows));
  await withoutIndexes(owner, 'change_record', () => addChanges(owner, rows));
  await owner.$executeRaw`VACUUM (ANALYZE) demand, patient, user_account, presentation, drug, change_record`;
}

/** Adds patients, one in a hundred of them edited. */
async function addPatients(owner: Database, rows: number): Promise<void> {
  await owner.$executeRaw`
    INSERT INTO patient (company_id, first_name, last_name, national_id, card_number, birthday, gender, type,
      created_by_id, revision, updated_at)
    SELECT company.id, (ARRAY['Ana', 'Luis', 'María', 'José', 'Begoña'])[1 + n % 5],
      (ARRAY['García', 'Núñez', 'Iturralde', 'López'])[1 + n % 4] || ' ' || substr(md5(n::text), 1, 8),
      'L' || n || 'X', 'L' || lpad((n::bigint * 7919 % 1000003)::text, 11, '0'), date '1930-01-01' + n % 30000,
      'female', 'private', doctor.id, CASE WHEN n % 100 = 0 THEN 1 ELSE 0 END, now() - n * interval '1 second'
    FROM generate_series(1, ${rows}::int) AS n
    JOIN company ON company.id = CASE WHEN n % 4 = 0 THEN ${INSURERS[1]}::int ELSE ${INSURERS[0]}::int END
    JOIN LATERAL (SELECT min(id) AS id FROM user_account WHERE company_id = company.id AND role_id = 7) AS doctor ON true`;
}

async function addUsers(owner: Database, rows: number): Promise<void> {
  await owner.$executeRaw`
    INSERT INTO user_account (name, dni, email, password_hash, role_id, company_id, membership_number, active, updated_at)
    SELECT (ARRAY['Ana', 'Luis', 'María', 'José', 'Begoña'])[1 + n % 5] || ' ' || substr(md5(n::text), 1, 8), 'U' || n,
      'persona-' || n || '@lists.example.test', 'no password', 6 + n % 3,
      CASE WHEN n % 4 = 0 THEN ${INSURERS[1]}::int ELSE ${INSURERS[0]}::int END, n::text, n % 10 <> 0, now()
    FROM generate_series(1, ${rows}::int) AS n`;
}

async function addPresentations(owner: Database, rows: number): Promise<void> {
  await owner.$executeRaw`
    INSERT INTO presentation (drug_id, register_number, national_code, presentation, price_cents, units_per_pack, active, hidden)
    SELECT drug.id, 'L' || n, 'L' || n, drug.name || ' ' || substr(md5(n::text), 1, 8), n % 100000, 1 + n % 60, true, n % 20 = 0
    FROM generate_series(1, ${rows}::int) AS n
    JOIN (SELECT id, name, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places FROM drug) AS drug
      ON drug.place = n % drug.places`;
}

/** Adds changes, a quarter of them of data that all companies share. */
async function addChanges(owner: Database, rows: number): Promise<void> {
  await owner.$executeRaw`
    INSERT INTO change_record (company_id, actor_id, subject, subject_id, name, action, before, after, at)
    SELECT (ARRAY[${INSURERS[0]}, ${INSURERS[1]}, NULL, ${INSURERS[0]}]::int[])[1 + n % 4], actor.id,
      (ARRAY['patient', 'user', 'drug', 'center'])[1 + n % 4], n, 'Entrada ' || substr(md5(n::text), 1, 8), 'edit',
      '{"name":"Antes"}', '{"name":"Después"}', now() - n * interval '1 minute'
    FROM generate_series(1, ${rows}::int) AS n
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM user_account WHERE role_id IN (1, 2)) AS actor
      ON actor.place = n % (SELECT count(*) FROM user_account WHERE role_id IN (1, 2))`;
}
