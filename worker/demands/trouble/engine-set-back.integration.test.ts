import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cancelDemand } from '@aval/application/demands/deciding/cancel-demand';
import { checkEngine, type EngineReport } from '@aval/application/engine/check-engine';
import { rebuildEngine } from '@aval/application/engine/rebuild-engine';
import { createFileStore, type FileStore } from '@aval/platform/files/files';
import { createMailTransport } from '@aval/platform/mail/mail-transport';
import {
  authorize,
  decide,
  historyOf,
  newDraft,
  newPendingDemand,
  PEOPLE,
  submit,
  untilAnswered,
} from '@aval/testing/scenes/scenario';
import { createTestEngine, describeRun, eventually, newCommandId, type TestEngine } from '@aval/testing/stack/engine';
import { createMailServer, type TestMailServer } from '@aval/testing/stack/mail-server';
import { createOwnTemporal, type OwnTemporal } from '@aval/testing/stack/own-temporal';
import type { NativeConnection, Worker } from '@temporalio/worker';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectNative } from '../../connect-native';
import { createDocumentRenderer, type DocumentRenderer } from '../../documents/browser/browser';
import { createDocumentsWorker } from '../../documents-worker';
import { createMailsWorker } from '../../mails-worker';

let temporal: OwnTemporal;
let engine: TestEngine;
let folder: string;
let files: FileStore;
let renderer: DocumentRenderer;
let mailServer: TestMailServer;

beforeAll(async () => {
  temporal = await createOwnTemporal({ durable: true });
  await temporal.start();
  engine = await createTestEngine({ address: temporal.address, namespace: 'default' });
  await engine.startWorker({ sendsMails: true });
  mailServer = await createMailServer();
  await mailServer.start();
  folder = mkdtempSync(path.join(os.tmpdir(), 'aval-set-back-'));
  files = createFileStore({ AVAL_FILES: folder, S3_REGION: 'us-east-1' });
  renderer = createDocumentRenderer({ logger: engine.services.logger });
});

afterAll(async () => {
  await engine.close();
  await renderer.close();
  await mailServer.stop();
  await temporal.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Prints and sends until no effect is due. */
async function deliverAll(): Promise<void> {
  const { environment, services, owner } = engine;
  const connection: NativeConnection = await connectNative(environment, services.logger);
  const common = { connection, environment, database: services.database, logger: services.logger };
  const workers: Worker[] = await Promise.all([
    createDocumentsWorker({ ...common, files, renderer }),
    createMailsWorker({
      ...common,
      publicUrl: environment.PUBLIC_URL,
      transport: createMailTransport({ SMTP_URL: mailServer.url, MAIL_FROM: environment.MAIL_FROM }),
    }),
  ]);
  const running = workers.map((worker) => worker.run());
  await eventually(async () => (await owner.effect.count({ where: { status: 'due' } })) === 0, 90_000);
  for (const worker of workers) worker.shutdown();
  await Promise.all(running);
  await connection.close();
}

/** Simulates a power cut of engine and workers; `whileDown` may exchange the engine's data. */
async function restartEngine(whileDown: () => void): Promise<void> {
  await engine.stopWorkers();
  await temporal.kill();
  whileDown();
  await temporal.start();
  await engine.startWorker({ sendsMails: true });
}

function problemsOf({ findings }: EngineReport): Record<string, readonly string[]> {
  return Object.fromEntries(findings.map(({ demandId, problems }) => [demandId, problems]));
}

async function toldAdmins(demandId: string): Promise<number> {
  return engine.owner.notification.count({ where: { demandId, key: 'diverged' } });
}

it('an engine with yesterday’s data is healed from the database: later events are kept, due work is delivered, each once', async () => {
  const touched = await newPendingDemand(engine);
  const untouched = await newPendingDemand(engine);
  const withClock = (await newDraft(engine, { today: '2026-01-12' })).demand.id;
  await submit(engine, { demandId: withClock, occurredAt: '2026-01-12T09:00:00.000Z' });
  await eventually(async () => (await historyOf(engine, withClock)).length === 1);
  const ended = await newPendingDemand(engine);
  const quiet = await newPendingDemand(engine);
  await restartEngine(temporal.keepCopy);

  // Later that day: decisions, an end, a clock, a new demand, and finally one that the engine never received.
  const commandId = newCommandId();
  await decide(engine, PEOPLE.manager, touched, { decision: 'authorize', decisionReason: 'AUTORIZADO', commandId });
  await authorize(engine, untouched);
  await authorize(engine, withClock, '2026-01-13T09:00:00.000Z');
  await eventually(async () => (await historyOf(engine, withClock)).length === 4);
  const manager = await engine.actor(PEOPLE.manager);
  const end = { demandId: ended, commandId: newCommandId(), expectedSequence: 1, reason: 'Duplicada' };
  expect(await untilAnswered(() => cancelDemand(engine.services, manager, end))).toMatchObject({ status: 'done' });
  const filedSince = await newPendingDemand(engine);
  await engine.stopWorkers();
  const undelivered = (await newDraft(engine)).demand.id;
  expect(await submit(engine, { demandId: undelivered })).toEqual({ status: 'accepted' });
  const before = await engine.owner.demandHistory.findMany({ orderBy: { id: 'asc' } });
  await restartEngine(temporal.setBack);

  // A command to such a demand reports the divergence to its sender and the admins; the check finds the others.
  const next = { decision: 'authorize', finalReason: 'AUTORIZADO' } as const;
  expect(await decide(engine, PEOPLE.representative, touched, next)).toEqual({ status: 'faulty', code: 'diverged' });
  expect(await toldAdmins(touched)).toBe(2);
  await eventually(async () => (await historyOf(engine, undelivered)).length === 1);
  const found = await checkEngine(engine.services);
  expect(problemsOf(found)).toEqual({
    [touched]: ['diverged'],
    [untouched]: ['run_behind'],
    [withClock]: ['run_behind'],
    [ended]: ['run_not_needed'],
    [filedSince]: ['no_run'],
  });

  expect(await rebuildEngine(engine.services)).toMatchObject({ failed: 0 });
  await eventually(async () => (await checkEngine(engine.services)).findings.length === 0);
  await eventually(async () => (await describeRun(engine, ended)).status === 'COMPLETED');
  // No acknowledged event is lost, and none happens again.
  const after = await engine.owner.demandHistory.findMany({ orderBy: { id: 'asc' } });
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length).map(({ demandId }) => demandId)).toEqual([undelivered]);
  expect(await decide(engine, PEOPLE.representative, touched, next)).toEqual({ status: 'done', sequence: 3 });
  expect(await decide(engine, PEOPLE.manager, quiet, { decision: 'authorize', decisionReason: 'AUTORIZADO' })).toEqual({
    status: 'done',
    sequence: 2,
  });

  await deliverAll();
  const renditions = await engine.owner.pdfEdition.findMany({ include: { media: true } });
  expect(new Set(renditions.map(({ mediaId }) => mediaId)).size).toBe(renditions.length);
  for (const { media } of renditions) expect(await files.exists(media?.storageKey ?? '')).toBe(true);
  expect(await engine.owner.effect.count({ where: { status: 'failed' } })).toBe(0);
  const messageIds = mailServer.mails.map(({ mail }) => mail.messageId);
  expect(messageIds.length).toBeGreaterThan(0);
  expect(new Set(messageIds).size).toBe(messageIds.length);
  expect(await engine.owner.outbox.count({ where: { closedAt: null } })).toBe(0);
}, 240_000);
