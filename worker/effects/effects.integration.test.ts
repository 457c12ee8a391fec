import { getDemand } from '@aval/application/demands/detail/get-demand';
import type { ArchiveState } from '@aval/application/documents/archive/archive-query';
import { listArchive } from '@aval/application/documents/archive/list-archive';
import { parseArchiveQuery } from '@aval/application/documents/archive/parse-archive-query';
import { getDocument } from '@aval/application/documents/get-document';
import { retryDocument } from '@aval/application/documents/retry-document';
import type { Actor } from '@aval/domain/access/actor';
import { authorize, newPendingDemand, PEOPLE } from '@aval/testing/scenes/scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { type EffectInput, effectWorkflowId } from '@aval/workflows/contract';
import { beforeAll, expect, it } from 'vitest';
import { connectNative } from '../connect-native';
import { DocumentFailure } from '../documents/failures';
import { createDocumentsWorker } from '../documents-worker';
import { createEffectOutcomeActivities } from './effect-outcome-activities';

const engine = await engineForFile();

beforeAll(async () => {
  await Promise.all([engine.startWorker(), engine.startWorker()]);
});

/** Returns the PDF rendition of a submission, whose effect waits for a documents worker. */
async function pendingRendition(): Promise<{ demandId: string; documentId: number; effect: EffectInput }> {
  const demandId = await newPendingDemand(engine);
  const edition = await engine.owner.pdfEdition.findFirstOrThrow({ where: { demandId } });
  expect(edition.status).toBe('pending');
  const effect = { effectId: edition.effectId, companyId: edition.companyId, kind: 'document' } as const;
  return { demandId, documentId: edition.id, effect };
}

it('an effect runs as one short workflow under its own id, however many relays there are', async () => {
  const { effect } = await pendingRendition();
  const handle = engine.services.engine.client.workflow.getHandle(effectWorkflowId(effect.effectId));
  await eventually(async () => (await handle.describe()).status.name === 'RUNNING');
  const row = await engine.owner.effect.findUniqueOrThrow({ where: { id: effect.effectId } });
  expect(row).toMatchObject({ status: 'due', closedAt: null });
});

it('a failed effect shows its reason and can be retried by users with the permission', async () => {
  const { demandId, documentId, effect } = await pendingRendition();
  const { recordEffectOutcome } = createEffectOutcomeActivities(engine.services.database);
  await recordEffectOutcome(effect, { status: 'failed', code: 'renderer_timeout' });
  // The first outcome counts: reporting again changes nothing.
  await recordEffectOutcome(effect, { status: 'failed', code: 'another' });
  const edition = () => engine.owner.pdfEdition.findUniqueOrThrow({ where: { id: documentId } });
  expect(await edition()).toMatchObject({ status: 'failed', failureCode: 'renderer_timeout', attempts: 1 });

  const retry = async (email: string) =>
    retryDocument(engine.services, await engine.actor(email), { demandId, documentId });
  expect(await retry(PEOPLE.doctor)).toEqual({ status: 'forbidden' });
  expect(await retry('manager@alborada.test')).toEqual({ status: 'not_found' });
  expect(await retry(PEOPLE.manager)).toEqual({ status: 'done' });
  expect(await edition()).toMatchObject({ status: 'pending', failureCode: null });
  expect(await engine.owner.effect.findUniqueOrThrow({ where: { id: effect.effectId } })).toMatchObject({
    status: 'due',
  });
});

it('an effect whose outcome cannot be written fails, and can be retried once the cause is repaired', async () => {
  const { demandId, documentId, effect } = await pendingRendition();
  const table = 'ALTER TABLE pdf_edition';
  await engine.owner.$executeRawUnsafe(`${table} ADD CONSTRAINT never CHECK (status = 'pending') NOT VALID`);
  const outcomes = createEffectOutcomeActivities(engine.services.database);
  const failed = { status: 'failed', code: 'renderer_failed' } as const;
  await expect(outcomes.recordEffectOutcome(effect, failed)).rejects.toMatchObject({ nonRetryable: true });
  const handle = engine.services.engine.client.workflow.getHandle(effectWorkflowId(effect.effectId));
  const print = await documentsWorkerThatFails();
  const row = () => engine.owner.effect.findUniqueOrThrow({ where: { id: effect.effectId } });
  await eventually(async () => (await row()).status === 'failed', 60_000);
  expect(await row()).toMatchObject({ lastErrorCode: 'outcome_unwritable', closedAt: expect.any(Date) });
  await eventually(async () => (await handle.describe()).status.name === 'COMPLETED');
  await print.stop();
  // The rendition's own row still says "being made", which no page may show.
  const shown = { status: 'failed', failureCode: 'outcome_unwritable' };
  const manager = await engine.actor(PEOPLE.manager);
  expect(await renditionsShown(manager, demandId)).toMatchObject([shown]);
  expect((await archived(manager, 'failed')).find((edition) => edition.demandId === demandId)).toMatchObject(shown);
  expect((await archived(manager, 'pending')).filter((edition) => edition.demandId === demandId)).toEqual([]);
  expect(await getDocument(engine.services, manager, { demandId, versionNumber: 1 })).toEqual({ status: 'failed' });

  await engine.owner.$executeRawUnsafe(`${table} DROP CONSTRAINT never`);
  expect(await retryDocument(engine.services, manager, { demandId, documentId })).toEqual({ status: 'done' });
  expect(await row()).toMatchObject({ status: 'due', closedAt: null });
  expect(await renditionsShown(manager, demandId)).toMatchObject([{ status: 'pending', failureCode: null }]);
});

async function renditionsShown(actor: Actor, demandId: string) {
  const look = await getDemand(engine.services, actor, { demandId });
  return look?.status === 'visible' ? look.demand.versions.flatMap(({ documents }) => documents) : [];
}

async function archived(actor: Actor, state: ArchiveState) {
  const page = await listArchive(engine.services, actor, parseArchiveQuery(new URLSearchParams({ state })));
  return page?.rows ?? [];
}

/** Serves the documents queue and fails every document at once. */
async function documentsWorkerThatFails(): Promise<{ stop(): Promise<void> }> {
  const connection = await connectNative(engine.environment, engine.services.logger);
  const worker = await createDocumentsWorker({
    connection,
    environment: engine.environment,
    database: engine.services.database,
    files: engine.services.files,
    logger: engine.services.logger,
    renderer: {
      renderHtmlToPdf: () => Promise.reject(new DocumentFailure('version_unreadable')),
      close: () => Promise.resolve(),
    },
  });
  const running = worker.run();
  return {
    async stop() {
      worker.shutdown();
      await running;
      await connection.close();
    },
  };
}

it('the final decision creates another PDF rendition and keeps the first', async () => {
  const demandId = await newPendingDemand(engine);
  await authorize(engine, demandId);
  const renditions = await engine.owner.pdfEdition.findMany({ where: { demandId }, orderBy: { id: 'asc' } });
  expect(renditions.map(({ edition }) => edition)).toEqual(['submission', 'decision']);
  expect(new Set(renditions.map(({ versionId }) => versionId)).size).toBe(1);
});
