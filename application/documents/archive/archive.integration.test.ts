import { useCasesForFile } from '@aval/testing/stack/for-file';
import { beforeAll, expect, test } from 'vitest';
import { type FiledVersion, fileVersion } from '../filed-version.test-support';
import { retryFailedDocuments } from '../retry-failed-documents';
import { type ArchivePage, LATE_AFTER_MS, listArchive } from './list-archive';
import { parseArchiveQuery } from './parse-archive-query';

const NOW = new Date('2026-11-21T10:00:00Z');
const MERIDIANA = 2;
const ALBORADA = 3;

const { services, owner, actorOf } = await useCasesForFile({ clock: { now: () => NOW } });
let failed: FiledVersion;
let late: FiledVersion;
let fresh: FiledVersion;
let foreign: FiledVersion;

beforeAll(async () => {
  const file = (companyId: number, email: string) => fileVersion(services.database, companyId, email);
  failed = await file(MERIDIANA, 'doctor@meridiana.test');
  late = await file(MERIDIANA, 'doctor@meridiana.test');
  fresh = await file(MERIDIANA, 'doctor@meridiana.test');
  foreign = await file(ALBORADA, 'doctor@alborada.test');
  await fail(failed);
  await fail(foreign);
  await waitSince(late, LATE_AFTER_MS + 1000);
  await waitSince(fresh, 1000);
});

async function fail({ effectId, renditionId }: FiledVersion): Promise<void> {
  await owner.effect.update({ where: { id: effectId }, data: { status: 'failed', closedAt: NOW, attempts: 3 } });
  await owner.pdfEdition.update({
    where: { id: renditionId },
    data: { status: 'failed', failureCode: 'storage_unavailable', attempts: 1 },
  });
}

async function waitSince({ effectId }: FiledVersion, milliseconds: number): Promise<void> {
  const requestedAt = new Date(NOW.getTime() - milliseconds);
  await owner.effect.update({ where: { id: effectId }, data: { requestedAt } });
}

async function archive(email: string, search = '', companyId: number | null = null): Promise<ArchivePage | null> {
  return listArchive(services, await actorOf(email, companyId), parseArchiveQuery(new URLSearchParams(search)));
}

const references = (page: ArchivePage | null) => page?.rows.map(({ reference }) => reference);

test('the archive shows failed and long waiting renditions, newest first, with reason and figures', async () => {
  const page = await archive('admin@aval.test');
  const newestFirst = [foreign, late, failed].map(({ reference }) => reference);
  expect(references(page)).toEqual(newestFirst);
  expect(references(await archive('admin@aval.test', 'sort=edition'))).toEqual([...newestFirst].reverse());
  expect(page).toMatchObject({ count: 3, failed: 2, late: 1 });
  expect(page?.rows[2]).toMatchObject({
    status: 'failed',
    failureCode: 'storage_unavailable',
    attempts: 1,
    since: NOW.toISOString(),
    isLate: false,
    companyName: 'Salud Meridiana',
    versionNumber: 1,
    edition: 'submission',
    annulled: false,
    sha256: null,
  });
  expect(page?.rows[1]).toMatchObject({ status: 'pending', isLate: true });
});

test('the archive is narrowed by state and by reference', async () => {
  expect(references(await archive('admin@aval.test', 'state=pending'))).toEqual([fresh.reference, late.reference]);
  expect(references(await archive('admin@aval.test', 'state=failed'))).toEqual([foreign.reference, failed.reference]);
  expect((await archive('admin@aval.test', 'state=all'))?.count).toBe(4);
  expect((await archive('admin@aval.test', 'state=ready'))?.count).toBe(0);
  expect(references(await archive('admin@aval.test', `state=all&reference=${fresh.reference}`))).toEqual([
    fresh.reference,
  ]);
});

test('the archive is open to admins, in the company in context, and to managers of their companies', async () => {
  expect(references(await archive('superadmin@aval.test', '', ALBORADA))).toEqual([foreign.reference]);
  expect(references(await archive('manager@meridiana.test'))).toEqual([late.reference, failed.reference]);
  expect(references(await archive('manager@alborada.test'))).toEqual([foreign.reference]);
  expect(references(await archive('manager@grupo.test', '', ALBORADA))).toEqual([foreign.reference]);
  for (const role of ['doctor', 'assistant', 'representative', 'supervisor']) {
    expect(await archive(`${role}@meridiana.test`)).toBeNull();
  }
  expect(await archive('consultant@aval.test')).toBeNull();
});

test('retrying failed documents needs a permitted role and covers the actor’s own companies', async () => {
  expect(await retryFailedDocuments(services, await actorOf('doctor@meridiana.test'))).toEqual({ status: 'forbidden' });
  const manager = await actorOf('manager@meridiana.test');
  const results = await Promise.all([retryFailedDocuments(services, manager), retryFailedDocuments(services, manager)]);
  expect(results.map((result) => (result.status === 'done' ? result.count : null)).sort()).toEqual([0, 1]);
  const { effectId, renditionId } = failed;
  expect(await owner.effect.findUniqueOrThrow({ where: { id: effectId } })).toMatchObject({
    status: 'due',
    attempts: 0,
    closedAt: null,
    requestedAt: NOW,
    dueAt: NOW,
  });
  expect(await owner.pdfEdition.findUniqueOrThrow({ where: { id: renditionId } })).toMatchObject({
    status: 'pending',
    failureCode: null,
  });
  expect(references(await archive('admin@aval.test'))).toEqual([foreign.reference, late.reference]);
  expect(await owner.effect.findUniqueOrThrow({ where: { id: foreign.effectId } })).toMatchObject({ status: 'failed' });
});
