import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readEnvironment, storyEnvironmentSchema } from '@aval/platform/environment';
import { forTenant } from '@aval/prisma/scope';
import { createTestDatabase, processEnvironment, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeServices, createServices, type Services } from '../services';
import { checkArchive } from './check-archive';

const COMPANY = 2;
let database: TestDatabase;
let services: Services;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'aval-archive-'));
  const environment = processEnvironment(database, { AVAL_FILES: folder, LOG_LEVEL: 'silent' });
  services = createServices('test', readEnvironment(storyEnvironmentSchema, environment));
});

afterAll(async () => {
  await closeServices(services);
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function storeFile(content: Buffer): Promise<string> {
  const { key, sha256, size } = await services.files.put(content);
  const data = { id: randomUUID(), companyId: COMPANY, storageKey: key, sha256, size };
  await forTenant(services.database, COMPANY).run((transaction) =>
    transaction.media.create({ data: { ...data, mediaType: 'application/pdf', originalFilename: 'informe.pdf' } }),
  );
  return key;
}

test('the check reads every file and reports missing, damaged, truncated and stray ones', async () => {
  const keys = await Promise.all(Array.from({ length: 12 }, () => storeFile(randomBytes(50_000))));
  expect(await checkArchive(services)).toEqual({ files: 12, bytes: 600_000, findings: [] });

  const [missing = '', broken = '', cutOff = ''] = keys;
  await services.files.delete(missing);
  writeFileSync(path.join(folder, broken), randomBytes(50_000));
  truncateSync(path.join(folder, cutOff), 49_999);
  const { key: stray } = await services.files.put(randomBytes(10));
  writeFileSync(path.join(folder, 'copia (1).pdf'), 'x');

  const { files, findings } = await checkArchive(services);
  expect(files).toBe(12);
  expect(new Map(findings.map(({ storageKey, problem }) => [storageKey, problem]))).toEqual(
    new Map([
      [missing, 'missing'],
      [broken, 'wrong_hash'],
      [cutOff, 'wrong_size'],
      [stray, 'stray'],
      ['copia (1).pdf', 'stray'],
    ]),
  );
});
