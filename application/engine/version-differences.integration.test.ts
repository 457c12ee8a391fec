import { readFileSync } from 'node:fs';
import { readStoredContent } from '@aval/domain/demand/content/stored-content';
import { versionColumns } from '@aval/domain/demand/content/version-columns';
import { createDatabase, type Database } from '@aval/prisma/client';
import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeVersions } from '../congruence/rule-book/simulation/stored-versions.test-support';
import { findDifferingVersions } from './version-differences';

const wishes = { companyId: 2, doctorEmail: 'doctor@meridiana.test' };
const sentAt = [new Date('2026-11-01T09:00:00Z')];

let database: TestDatabase;
let owner: Database;
const demandIds: string[] = [];

const differing = async () => [...(await owner.$transaction((tx) => findDifferingVersions(tx, demandIds)))];

/** Changes versions past the trigger that keeps them unchanged. */
async function tamper(sql: string): Promise<void> {
  await owner.$transaction(async (tx) => {
    await tx.$executeRaw`ALTER TABLE demand_version DISABLE TRIGGER written_once`;
    await tx.$executeRawUnsafe(sql);
    await tx.$executeRaw`ALTER TABLE demand_version ENABLE TRIGGER written_once`;
  });
}

beforeAll(async () => {
  database = await createTestDatabase();
  owner = createDatabase(database.ownerUrl);
});

afterAll(async () => {
  await owner.$disconnect();
  await database.drop();
});

beforeEach(async () => {
  demandIds.length = 0;
  for (const kinds of [
    {},
    { radiotherapy: true, intention: 'paliativo' },
    { chemotherapy: false, radiotherapy: true },
  ]) {
    const { demandId } = await storeVersions(owner, { ...wishes, ...kinds, sentAt });
    demandIds.push(demandId);
  }
});

// First, since the migration reads every version, and other tests leave contents that no release has written.
it('the migration fills the columns of versions that were there before it', async () => {
  const migration = readFileSync(
    new URL('../../prisma/migrations/20261129012416_clinical_columns/migration.sql', import.meta.url),
    'utf8',
  );
  const fill = /^UPDATE "demand_version" SET[^;]+;/m.exec(migration)?.[0] ?? '';
  await tamper(
    `UPDATE demand_version SET ecog = 99, stage = '', tumour_type = '', intentions = NULL, regimen_slug = '', weight_kg = 0`,
  );
  await tamper(fill);
  const versions = await owner.demandVersion.findMany();
  expect(versions.length).toBeGreaterThanOrEqual(3);
  for (const version of versions) {
    expect(version).toMatchObject(versionColumns(readStoredContent(version)));
  }
});

describe('versions whose columns follow from their contents', () => {
  it('do not differ', async () => {
    expect(await differing()).toEqual([]);
  });

  it.each([
    ['ecog', 'ecog = ecog + 1'],
    ['stage', "stage = stage || 'x'"],
    ['tumourType', "tumour_type = 'nowhere'"],
    ['intentions', "intentions = '{}'"],
    ['regimenSlug', "regimen_slug = 'other'"],
    ['weightKg', 'weight_kg = 1'],
    ['schemaNumber', 'schema_number = 2'],
    ['content', "content = content - 'protocol'"],
  ])('differ with another %s', async (_column, change) => {
    await tamper(`UPDATE demand_version SET ${change} WHERE demand_id = '${demandIds[1]}'`);
    expect(await differing()).toEqual([demandIds[1]]);
  });
});
