import { readEnvironment, webEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase, type Database } from '@aval/prisma/client';
import { loadActor } from '@aval/prisma/load-actor';
import { createTestDatabase, processEnvironment, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServices, createServices, type Services } from '../../services';
import { browsePresentations } from './browse-presentations';
import { PRESENTATIONS_LIST } from './presentations-list';

let testDatabase: TestDatabase;
let services: Services;
let owner: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = createDatabase(testDatabase.ownerUrl);
  services = createServices('test', readEnvironment(webEnvironmentSchema, processEnvironment(testDatabase)));
});

afterAll(async () => {
  await closeServices(services);
  await owner.$disconnect();
  await testDatabase.drop();
});

async function browse(search: string, email = 'admin@aval.test') {
  const { id } = await owner.userAccount.findUniqueOrThrow({ where: { email } });
  const actor = await loadActor(services.database, id, { companyId: null });
  if (!actor) throw new Error(`${email} is not active`);
  return browsePresentations(services, actor, PRESENTATIONS_LIST.parse(new URLSearchParams(search)));
}

describe('the catalogue of presentations', () => {
  it('is for admin roles', async () => {
    expect((await browse(''))?.rows).toHaveLength(25);
    expect(await browse('', 'manager@grupo.test')).toBeNull();
  });

  it('includes hidden entries for admins and filters by visibility', async () => {
    const count = async (search: string) => (await browse(search))?.count ?? 0;
    const [all, offered] = [await count(''), await count('hidden=offered')];
    const { id: drugId } = await owner.drug.findFirstOrThrow();
    const { id } = await owner.presentation.create({
      data: { drugId, presentation: 'Retirada', registerNumber: 'R-1', nationalCode: 'R-000001', hidden: true },
    });
    expect(await count('hidden=offered')).toBe(offered);
    expect((await browse('hidden=hidden'))?.rows.map((row) => row.id)).toContain(id);
    expect(await count('')).toBe(all + 1);
  });

  it('finds part of a text regardless of accents and case, and treats wildcard characters literally', async () => {
    const film = await browse('presentation=PELICULA&pageSize=100');
    expect(film?.rows.length).toBeGreaterThan(0);
    for (const { presentation } of film?.rows ?? []) expect(presentation.toLowerCase()).toContain('película');
    expect(await browse('presentation=%25')).toMatchObject({ count: await containing('%') });
    expect(await browse('presentation=_')).toMatchObject({ count: await containing('_') });
    const [row] = film?.rows ?? [];
    const found = await browse(`nationalCode=${row?.nationalCode}&registerNumber=${row?.registerNumber}`);
    expect(found?.rows).toEqual([row]);
  });

  it('sorts by each of its columns in both directions, and shows the last page for a page beyond it', async () => {
    for (const by of PRESENTATIONS_LIST.sorts) {
      const up = await browse(`sort=${by}&pageSize=100`);
      const pages = Math.ceil((up?.count ?? 0) / 100);
      const last = await browse(`sort=-${by}&pageSize=100&page=${pages}`);
      expect(last?.rows.at(-1)).toEqual(up?.rows[0]);
      expect(await browse(`sort=${by}&pageSize=100&page=9999`)).toMatchObject({ page: pages });
    }
  });
});

async function containing(sign: string): Promise<number> {
  const all = await owner.presentation.findMany({ select: { presentation: true } });
  return all.filter(({ presentation }) => presentation.includes(sign)).length;
}
