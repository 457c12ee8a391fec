import { readEnvironment, webEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase } from '@aval/prisma/client';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { loadActor } from '@aval/prisma/load-actor';
import { createTestDatabase, processEnvironment, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServices, createServices, type Services } from '../../services';
import { listDemands } from './list-demands';
import { parseListQuery } from './parse-list-query';

const MERIDIANA = 2;
const OWN = 3;
/** Demands of others: enough that a part shared by all references exceeds the index search's limit. */
const OTHERS = 1000;

let testDatabase: TestDatabase;
let services: Services;

async function referencesOf(email: string, search: string): Promise<string[]> {
  const user = await services.database.userAccount.findUniqueOrThrow({ where: { email } });
  const actor = await loadActor(services.database, user.id, { companyId: user.companyId });
  if (!actor) throw new Error(`${email} is not active`);
  const page = await listDemands(services, actor, parseListQuery(new URLSearchParams(search), actor));
  expect(page.rows).toHaveLength(Math.min(page.count, 25));
  return page.rows.map((row) => row.reference);
}

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  services = createServices('test', readEnvironment(webEnvironmentSchema, processEnvironment(testDatabase)));
  const draft = (doctorEmail: string) =>
    fileDraft(services.database, { companyId: MERIDIANA, doctorEmail, today: '2026-11-21' });
  for (let each = 0; each < OWN; each += 1) await draft('doctor2@meridiana.test');
  const { demand } = await draft('doctor@meridiana.test');
  const owner = createDatabase(testDatabase.ownerUrl);
  await owner.$executeRaw`
    INSERT INTO demand
    SELECT copy.* FROM demand, generate_series(1, ${OTHERS}::int) AS number,
      jsonb_populate_record(demand, jsonb_build_object(
        'id', gen_random_uuid(), 'reference', left(demand.reference, 7) || to_char(500000 + number, 'FM000000'))) AS copy
    WHERE demand.id = ${demand.id}::uuid`;
  await owner.$disconnect();
});

afterAll(async () => {
  await closeServices(services);
  await testDatabase.drop();
});

it('the reference search finds all own demands by a text that very many references of others contain', async () => {
  const own = await referencesOf('doctor2@meridiana.test', 'sort=reference');
  expect(own).toHaveLength(OWN);
  const shared = own[0]?.slice(4, 8) ?? '';
  expect(await referencesOf('doctor2@meridiana.test', `reference=${shared}&sort=reference`)).toEqual(own);
  expect(await referencesOf('doctor2@meridiana.test', `reference=${shared}&status=draft&sort=-reference`)).toEqual(
    own.toReversed(),
  );
  expect(await referencesOf('doctor2@meridiana.test', `reference=${shared}&status=canceled`)).toEqual([]);
});

it('the reference search takes wildcard characters literally', async () => {
  for (const sign of ['%', '_', '\\', '-%', "'"]) {
    expect(await referencesOf('doctor@meridiana.test', `reference=${encodeURIComponent(sign)}`)).toEqual([]);
  }
});
