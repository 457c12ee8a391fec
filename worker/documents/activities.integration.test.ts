import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FiledVersion, fileVersion } from '@aval/application/documents/filed-version.test-support';
import { documentsEnvironmentSchema, readEnvironment } from '@aval/platform/environment';
import { createFileStore, type FileStore } from '@aval/platform/files/files';
import { createLogger } from '@aval/platform/logger';
import { createDatabase, type Database } from '@aval/prisma/client';
import { forTenant } from '@aval/prisma/scope';
import { createTestDatabase, processEnvironment, type TestDatabase } from '@aval/testing/stack/stack';
import type { EffectInput } from '@aval/workflows/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocumentActivities } from './activities';
import { createDocumentRenderer, type DocumentRenderer } from './browser/browser';
import { readPdf } from './read-pdf.test-support';

let testDatabase: TestDatabase;
let database: Database;
let folder: string;
let files: FileStore;
let renderer: DocumentRenderer;
let companyId: number;
const logger = createLogger('test', { LOG_LEVEL: 'silent' });

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'aval-documents-'));
  const environment = processEnvironment(testDatabase, { AVAL_FILES: folder });
  files = createFileStore(readEnvironment(documentsEnvironmentSchema, environment));
  database = createDatabase(testDatabase.url, { poolSize: 4 });
  renderer = createDocumentRenderer({ logger });
  companyId = (await database.company.findUniqueOrThrow({ where: { subdomain: 'meridiana' } })).id;
});

afterAll(async () => {
  await renderer.close();
  await database.$disconnect();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

function inputOf({ effectId }: Pick<FiledVersion, 'effectId'>): EffectInput {
  return { effectId, companyId, kind: 'document' };
}

function findMedia(mediaId: string) {
  return forTenant(database, companyId).read((transaction) => transaction.media.findUnique({ where: { id: mediaId } }));
}

describe('a PDF rendition', () => {
  test('prints the version and its history so far, without private comments', async () => {
    const version = await fileVersion(database, companyId, 'doctor@meridiana.test');
    const activities = createDocumentActivities({ database, files, logger, renderer });
    const { mediaId } = await activities.renderDocument(inputOf(version));
    const media = await findMedia(mediaId);
    const bytes = await files.getBytes(media?.storageKey ?? '');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(media?.sha256);
    expect(media).toMatchObject({ mediaType: 'application/pdf', size: bytes.length });
    const { text } = await readPdf(bytes);
    expect(text).toContain(version.reference);
    expect(text).toContain('Primer envío');
    expect(text).toContain('20/11/2026 10:00:00');
    expect(text).not.toContain('comentario posterior');
    expect(text).not.toContain('comentario privado');
  });

  test('has the colours of its company, as stored', async () => {
    const owner = createDatabase(testDatabase.ownerUrl, { poolSize: 1 });
    await owner.company.update({
      where: { id: companyId },
      data: { primaryColor: '057', secondaryColor: '10204a', logoImageId: null },
    });
    await owner.$disconnect();
    const version = await fileVersion(database, companyId, 'doctor@meridiana.test');
    const activities = createDocumentActivities({ database, files, logger, renderer });
    const { mediaId } = await activities.renderDocument(inputOf(version));
    const { colours } = await readPdf(await files.getBytes((await findMedia(mediaId))?.storageKey ?? ''));
    expect([...colours]).toEqual(expect.arrayContaining(['#005577', '#10204a']));
  });

  test('is made once when requested twice', async () => {
    const version = await fileVersion(database, companyId, 'doctor@meridiana.test');
    const activities = createDocumentActivities({ database, files, logger, renderer });
    const [first, second] = await Promise.all([
      activities.renderDocument(inputOf(version)),
      activities.renderDocument(inputOf(version)),
    ]);
    expect(second).toEqual(first);
    expect(await activities.renderDocument(inputOf(version))).toEqual(first);
    const media = await findMedia(first.mediaId);
    expect(await files.exists(media?.storageKey ?? '')).toBe(true);
  });
});

describe('a failure carries a code:', () => {
  test('the browser cannot be unpacked', async () => {
    const version = await fileVersion(database, companyId, 'doctor@meridiana.test');
    const nowhere = createDocumentRenderer({ logger, cacheFolder: '/dev/null/chromium' });
    const activities = createDocumentActivities({ database, files, logger, renderer: nowhere });
    await expect(activities.renderDocument(inputOf(version))).rejects.toMatchObject({
      type: 'renderer_unavailable',
      nonRetryable: false,
    });
    expect(await findMedia(version.effectId)).toBeNull();
  });

  test('the store is full or away', async () => {
    const version = await fileVersion(database, companyId, 'doctor@meridiana.test');
    const environment = processEnvironment(testDatabase, { AVAL_FILES: '/dev/null/files' });
    const away = createFileStore(readEnvironment(documentsEnvironmentSchema, environment));
    const activities = createDocumentActivities({ database, files: away, logger, renderer });
    await expect(activities.renderDocument(inputOf(version))).rejects.toMatchObject({
      type: 'storage_unavailable',
      message: 'storage_unavailable',
      nonRetryable: false,
    });
  });

  test('the effect is missing', async () => {
    const activities = createDocumentActivities({ database, files, logger, renderer });
    const effectId = '00000000-0000-4000-8000-000000000000';
    await expect(activities.renderDocument(inputOf({ effectId }))).rejects.toMatchObject({
      type: 'effect_missing',
      nonRetryable: true,
    });
  });

  test('the effect belongs to another company', async () => {
    const version = await fileVersion(database, companyId, 'doctor@meridiana.test');
    const other = await database.company.findUniqueOrThrow({ where: { subdomain: 'alborada' } });
    const activities = createDocumentActivities({ database, files, logger, renderer });
    await expect(activities.renderDocument({ ...inputOf(version), companyId: other.id })).rejects.toMatchObject({
      type: 'effect_missing',
    });
  });
});
