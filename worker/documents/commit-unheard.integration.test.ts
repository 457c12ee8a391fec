import { createHash } from 'node:crypto';
import { createLogger } from '@aval/platform/logger';
import { createDatabase } from '@aval/prisma/client';
import { createLossyDatabase } from '@aval/testing/faults/lossy-database';
import { newPendingDemand } from '@aval/testing/scenes/scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';
import { connectNative } from '../connect-native';
import { createDocumentsWorker } from '../documents-worker';
import { createDocumentRenderer } from './browser/browser';

const logger = createLogger('test', { LOG_LEVEL: 'silent' });
const engine = await engineForFile();
await engine.startWorker();

it("a document keeps its file when the answer to its row's commit was lost", async () => {
  const lossy = await createLossyDatabase(engine.environment.DATABASE_URL, 'INSERT INTO "public"."media"');
  const database = createDatabase(lossy.url, { poolSize: 2 });
  const renderer = createDocumentRenderer({ logger });
  const { environment } = engine;
  const { files } = engine.services;
  const connection = await connectNative(environment, logger);
  const worker = await createDocumentsWorker({ connection, environment, database, files, logger, renderer });
  const running = worker.run();
  try {
    const demandId = await newPendingDemand(engine);
    const renditions = () => engine.owner.pdfEdition.findMany({ where: { demandId }, include: { media: true } });
    await eventually(async () => (await renditions()).some(({ status }) => status === 'ready'), 60_000);
    expect(lossy.lost()).toBe(1);
    const [edition] = await renditions();
    const bytes = await files.getBytes(edition?.media?.storageKey ?? '');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(edition?.media?.sha256);
  } finally {
    worker.shutdown();
    await running;
    await renderer.close();
    await connection.close();
    await database.$disconnect();
    await lossy.close();
  }
});
