import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createFileStore, type FileStore } from '@aval/platform/files/files';
import { forTenant } from '@aval/prisma/scope';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorize, newDraft, newPendingDemand, submit } from '../../testing/scenes/scenario';
import { createTestEngine, type TestEngine } from '../../testing/stack/engine';
import { createTestDatabase } from '../../testing/stack/stack';
import { loadDatabase } from './load-database';
import { makeBackup } from './make-backup';
import { readManifest, tableFile } from './manifest';
import { restoreBackup } from './restore-backup';

let engine: TestEngine;
let folder: string;
let files: FileStore;

beforeAll(async () => {
  engine = await createTestEngine();
  await engine.startWorker();
  // Readable by the user that PostgreSQL runs as.
  folder = mkdtempSync('/tmp/aval-backup-');
  chmodSync(folder, 0o755);
  files = createFileStore({ AVAL_FILES: path.join(folder, 'files'), S3_REGION: 'us-east-1' });
});

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

const place = (name: string) => path.join(folder, name);

async function storeFile(content: string): Promise<string> {
  const { key, sha256, size } = await files.put(Buffer.from(content));
  const data = { id: randomUUID(), companyId: 2, storageKey: key, sha256, size };
  await forTenant(engine.services.database, 2).run((transaction) =>
    transaction.media.create({ data: { ...data, mediaType: 'application/pdf', originalFilename: 'informe.pdf' } }),
  );
  return key;
}

test('a backup is restored unchanged into an empty folder, with an engine that agrees with the database', async () => {
  const authorized = await newPendingDemand(engine);
  await authorize(engine, authorized);
  await newPendingDemand(engine);
  await engine.stopWorkers();
  const undelivered = (await newDraft(engine)).demand.id;
  expect(await submit(engine, { demandId: undelivered })).toEqual({ status: 'accepted' });
  const kept = await storeFile('informe');
  const broken = await storeFile('otro');
  writeFileSync(path.join(folder, 'files', broken), 'dañado');

  const manifest = await makeBackup({ ownerUrl: engine.database.ownerUrl, files }, place('backup'));
  expect(manifest.files).toMatchObject({ count: 1, notAsRecorded: [broken], removedMeanwhile: [] });
  expect(readManifest(place('backup'))).toEqual(manifest);

  const report = await restoreBackup(place('backup'), place('home'));
  expect(report.rebuilt).toMatchObject({ failed: 0 });
  expect(report.rebuilt.started).toBeGreaterThanOrEqual(2);
  expect(report.engine).toMatchObject({ demands: 3, findings: [] });
  expect(report.archive).toMatchObject({ files: 2, findings: [] });
  expect(readFileSync(path.join(place('home'), 'files', kept), 'utf8')).toBe('informe');
  await expect(restoreBackup(place('backup'), place('home'))).rejects.toThrow('is not empty');
  await expect(makeBackup({ ownerUrl: engine.database.ownerUrl, files }, place('backup'))).rejects.toThrow(
    'is not empty',
  );
});

test('a restore refuses a damaged backup, a backup of another version and a database that is not empty', async () => {
  const backup = place('damaged');
  const manifest = await makeBackup({ ownerUrl: engine.database.ownerUrl, files }, backup);
  const empty = await createTestDatabase({ empty: true });
  try {
    const foreign = { ...manifest, migrations: [...manifest.migrations, { name: '20991231_later', sha256: '' }] };
    await expect(loadDatabase(empty.ownerUrl, backup, foreign)).rejects.toThrow('20991231_later');
    await expect(loadDatabase(engine.database.ownerUrl, backup, manifest)).rejects.toThrow('has tables already');

    const file = tableFile(backup, 'center');
    const text = gunzipSync(readFileSync(file)).toString();
    writeFileSync(file, gzipSync(text.replace('Hospital', 'Hospitel')));
    await expect(loadDatabase(empty.ownerUrl, backup, manifest)).rejects.toThrow('The table center');
    rmSync(path.join(backup, 'manifest.json'));
    expect(() => readManifest(backup)).toThrow('no complete backup');
  } finally {
    await empty.drop();
  }
});
