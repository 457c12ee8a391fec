import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { storeUpload } from '@aval/application/attachments/store-upload';
import { retryDocument } from '@aval/application/documents/retry-document';
import { createFileStore, type FileStore } from '@aval/platform/files/files';
import { createLogger } from '@aval/platform/logger';
import { createSmallDisk, type SmallDisk } from '@aval/testing/faults/small-disk';
import { PICTURE } from '@aval/testing/scenes/access-scene';
import { authorize, historyOf, newPendingDemand, PEOPLE } from '@aval/testing/scenes/scenario';
import { createTestEngine, eventually, type TestEngine } from '@aval/testing/stack/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { connectNative } from '../connect-native';
import { createDocumentsWorker } from '../documents-worker';
import { createDocumentRenderer, type DocumentRenderer, type RendererOptions } from './browser/browser';

const logger = createLogger('test', { LOG_LEVEL: 'silent' });
const endings: (() => Promise<unknown>)[] = [];
let engine: TestEngine;
/** Null without permission to mount; a store below /dev/null, which accepts no files either, then replaces it. */
let disk: SmallDisk | null;
let plainFolder: string;

beforeAll(async () => {
  engine = await createTestEngine();
  await engine.startWorker();
  disk = createSmallDisk();
  plainFolder = mkdtempSync(path.join(os.tmpdir(), 'aval-plain-disk-'));
});

afterEach(async () => {
  for (let end = endings.pop(); end; end = endings.pop()) await end();
});

afterAll(async () => {
  await engine.close();
  disk?.remove();
  rmSync(plainFolder, { recursive: true, force: true });
});

function storeIn(folder: string): FileStore {
  return createFileStore({ ...engine.environment, AVAL_FILES: folder });
}

async function startDocumentsWorker(files: FileStore, options: Partial<RendererOptions> = {}): Promise<void> {
  const { environment, services } = engine;
  const renderer: DocumentRenderer = createDocumentRenderer({ logger, ...options });
  const connection = await connectNative(environment, logger);
  const { database } = services;
  const worker = await createDocumentsWorker({ connection, environment, database, files, logger, renderer });
  const running = worker.run();
  endings.push(async () => {
    worker.shutdown();
    await running;
    await renderer.close();
    await connection.close();
  });
}

function renditionsOf(demandId: string) {
  return engine.owner.pdfEdition.findMany({ where: { demandId }, orderBy: { id: 'asc' } });
}

async function retryAll(demandId: string): Promise<void> {
  const manager = await engine.actor(PEOPLE.manager);
  for (const { id } of await renditionsOf(demandId))
    expect(await retryDocument(engine.services, manager, { demandId, documentId: id })).toEqual({ status: 'done' });
}

it('a full disk stops no decision; documents fail visibly and are made once there is room', async () => {
  const files = storeIn(disk?.folder ?? '/dev/null/files');
  disk?.fill();
  await startDocumentsWorker(files);
  const demandId = await newPendingDemand(engine);
  await authorize(engine, demandId);
  expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST', '2 ACCEPT', '3 ACCEPT']);
  await eventually(async () => (await renditionsOf(demandId)).every(({ status }) => status === 'failed'), 120_000);
  expect((await renditionsOf(demandId)).map(({ failureCode }) => failureCode)).toEqual([
    'storage_unavailable',
    'storage_unavailable',
  ]);

  // An upload fails visibly, and leaves neither a row nor a partial file.
  const doctor = await engine.actor(PEOPLE.doctor);
  const mediaBefore = await engine.owner.media.count();
  const upload = { filename: 'informe.png', content: new Uint8Array(PICTURE) };
  await expect(
    storeUpload({ ...engine.services, files }, doctor, { companyId: 2, demandId }, upload),
  ).rejects.toThrow();
  expect(await engine.owner.media.count()).toBe(mediaBefore);
  if (disk) expect(readdirSync(path.join(disk.folder, 'incoming'))).toEqual([]);

  disk?.empty();
  if (!disk) {
    await endings.pop()?.();
    await startDocumentsWorker(storeIn(plainFolder));
  }
  await retryAll(demandId);
  await eventually(async () => (await renditionsOf(demandId)).every(({ status }) => status === 'ready'), 60_000);
}, 240_000);

it('a hanging browser costs one attempt; one that always hangs fails visibly, and a retry makes the document', async () => {
  let hanging = 1;
  await startDocumentsWorker(storeIn(plainFolder), {
    timeoutMs: 3000,
    onLaunch: (browser) => {
      // A browser stopped this way neither prints nor closes nor exits by itself.
      if (hanging-- > 0) browser.process()?.kill('SIGSTOP');
    },
  });
  const once = await newPendingDemand(engine);
  await eventually(async () => (await renditionsOf(once)).every(({ status }) => status === 'ready'), 60_000);

  await endings.pop()?.();
  hanging = Number.POSITIVE_INFINITY;
  await startDocumentsWorker(storeIn(plainFolder), {
    timeoutMs: 3000,
    onLaunch: (browser) => {
      if (hanging > 0) browser.process()?.kill('SIGSTOP');
    },
  });
  const always = await newPendingDemand(engine);
  await eventually(async () => (await renditionsOf(always)).every(({ status }) => status === 'failed'), 120_000);
  expect(await renditionsOf(always)).toMatchObject([{ failureCode: 'renderer_timeout', attempts: 1 }]);
  hanging = 0;
  await retryAll(always);
  await eventually(async () => (await renditionsOf(always)).every(({ status }) => status === 'ready'), 60_000);
}, 300_000);
