import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type ArchiveReport, checkArchive } from '@aval/application/documents/check-archive';
import { checkEngine, type EngineReport } from '@aval/application/engine/check-engine';
import { type RebuildReport, rebuildEngine } from '@aval/application/engine/rebuild-engine';
import { closeServices, createServices, type Services } from '@aval/application/services';
import type { StoryEnvironment } from '@aval/platform/environment';
import { createFileStore } from '@aval/platform/files/files';
import { forPlatform } from '@aval/prisma/scope';
import { connectNative } from '@aval/worker/connect-native';
import { deliverCommands, takeCommands } from '@aval/worker/demands/relay/relay-outbox';
import { createDemandsWorker } from '@aval/worker/demands-worker';
import { buildWorkflowBundle, WORKFLOW_BUNDLE } from '../compile/workflow-bundle';
import { operatorEnvironment } from '../operator/environment';
import { StartFailure } from '../prepare/failure.mjs';
import { makeHome } from '../prepare/home.mjs';
import { tryLock } from '../prepare/lock.mjs';
import { startDatabase, startEngine } from '../supervisor/data-services';
import { HomeRecordFile } from '../supervisor/home-record';
import { ProcessGroup } from '../supervisor/process-group';
import { ProcessRegister } from '../supervisor/process-register';
import { copyFilesIn } from './copy-files';
import { loadDatabase } from './load-database';
import { type Manifest, readManifest } from './manifest';

export interface RestoreReport {
  manifest: Manifest;
  rebuilt: RebuildReport;
  engine: EngineReport;
  /** Findings except those that the backup already recorded. */
  archive: ArchiveReport;
}

const ROUNDS_OF_CHECKS = 20;

/**
 * Restores a backup into a new data folder, on servers of its own or on empty ones that the environment names; rebuilds the engine
 * from the database and checks everything. Stops the servers that it started: `npm start` continues from there.
 * Throws `StartFailure` when the folder is not empty or in use.
 */
export async function restoreBackup(folder: string, home: string): Promise<RestoreReport> {
  const manifest = readManifest(folder);
  if (existsSync(home) && readdirSync(home).length > 0) {
    throw new StartFailure(`${home} is not empty: a backup is restored into a new folder only (AVAL_HOME=<folder>).`);
  }
  makeHome(home);
  const attempt = tryLock(path.join(home, 'run'), 'data');
  if ('holder' in attempt) throw new StartFailure(`${home} is in use by process ${attempt.holder.pid}.`);
  const record = new HomeRecordFile(home);
  const { identity } = record.value;
  const processes = new ProcessGroup(new ProcessRegister(home, identity), path.join(home, 'logs'));
  try {
    const context = { processes, home, dataName: identity, durable: true };
    const [{ ownerUrl }] = await Promise.all([startDatabase(context, record), startEngine(context, record)]);
    const environment = operatorEnvironment(home);
    await loadDatabase(ownerUrl, folder, manifest);
    await copyFilesIn(createFileStore(environment), folder, manifest);
    const checks = await rebuildAndCheck(environment, manifest);
    return { manifest, ...checks };
  } finally {
    await processes.stop();
    attempt.lock.release();
  }
}

async function rebuildAndCheck(
  environment: StoryEnvironment,
  manifest: Manifest,
): Promise<Omit<RestoreReport, 'manifest'>> {
  const services = createServices('restore', environment);
  const { database, engine, logger } = services;
  // A container image has a bundle of its own and cannot write one.
  if (environment.WORKFLOW_BUNDLE === undefined) await buildWorkflowBundle();
  const connection = await connectNative(environment, logger);
  const worker = await createDemandsWorker({
    connection,
    database,
    logger,
    environment: { WORKFLOW_BUNDLE, ...environment },
  });
  const running = worker.run();
  try {
    const rebuilt = await rebuildEngine(services);
    // Deliver submissions that the engine never received. Mails and PDFs wait for the product, so a trial restore sends nothing.
    const everywhere = await forPlatform(database);
    const takeNext = () => everywhere.run(takeCommands);
    for (let due = await takeNext(); due.length > 0; due = await takeNext())
      await deliverCommands(database, engine, due);
    const checked = await checkUntilSettled(services);
    const archive = await checkArchive(services);
    const known = new Set([...manifest.files.removedMeanwhile, ...manifest.files.notAsRecorded]);
    archive.findings = archive.findings.filter(({ storageKey }) => !known.has(storageKey));
    return { rebuilt, engine: checked, archive };
  } finally {
    worker.shutdown();
    await running;
    await connection.close();
    await closeServices(services);
  }
}

/** Repeats the check while findings decrease, because thousands of runs that start at once take a while to settle. */
async function checkUntilSettled(services: Services): Promise<EngineReport> {
  let report = await checkEngine(services);
  for (let round = 1; report.findings.length > 0 && round < ROUNDS_OF_CHECKS; round += 1) {
    const next = await checkEngine(services);
    const better = next.findings.length < report.findings.length;
    report = next;
    if (!better) break;
  }
  return report;
}
