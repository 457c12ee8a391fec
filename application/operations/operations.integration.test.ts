import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Actor } from '@aval/domain/access/actor';
import { LAST_HOLIDAY_YEAR } from '@aval/domain/calendar/holidays';
import { readEnvironment, webEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase, type Database } from '@aval/prisma/client';
import { loadActor } from '@aval/prisma/load-actor';
import { withProjection } from '@aval/prisma/scope';
import { createTestDatabase, processEnvironment, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FiledVersion, fileVersion } from '../documents/filed-version.test-support';
import { retryEffect } from '../effects/retry-effect';
import { retryFailedEffects } from '../effects/retry-failed-effects';
import { closeServices, createServices, type Services } from '../services';
import { PART_DEADLINE_MS } from './check-parts';
import { getOperations, type Operations } from './get-operations';

let testDatabase: TestDatabase;
let owner: Database;
let folder: string;
let superadmin: Actor;
let services: Services;
let version: FiledVersion;
const opened: Services[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'aval-operations-'));
  owner = createDatabase(testDatabase.ownerUrl, { poolSize: 2 });
  services = servicesWith();
  version = await fileVersion(services.database, 2, 'doctor@meridiana.test');
  superadmin = await actorOf('superadmin@aval.test');
});

afterAll(async () => {
  for (const each of opened) await closeServices(each);
  await owner.$disconnect();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

function servicesWith(extra: Readonly<Record<string, string>> = {}): Services {
  const environment = processEnvironment(testDatabase, { AVAL_FILES: folder, ...extra });
  const made = createServices('test', readEnvironment(webEnvironmentSchema, environment));
  opened.push(made);
  return made;
}

async function actorOf(email: string): Promise<Actor> {
  const user = await owner.userAccount.findUniqueOrThrow({ where: { email } });
  const actor = await loadActor(services.database, user.id, { companyId: null });
  if (!actor) throw new Error(`${email} cannot act`);
  return actor;
}

async function look(from: Services = services): Promise<Operations> {
  const operations = await getOperations(from, superadmin);
  if (!operations) throw new Error('the page is closed');
  return operations;
}

const stateOf = ({ parts }: Operations, part: string) => parts.find((each) => each.part === part)?.state;

test('the operations page reports the state of each part that answers', async () => {
  const operations = await look();
  expect(operations.parts.map(({ part }) => part)).toEqual([
    'database',
    'engine',
    'demandsWorker',
    'documentsWorker',
    'files',
    'mail',
  ]);
  expect(stateOf(operations, 'database')).toBe('up');
  expect(stateOf(operations, 'engine')).toBe('up');
  expect(['up', 'low']).toContain(stateOf(operations, 'files'));
  expect(stateOf(operations, 'mail')).toBe('off');
  expect(operations.parts.find(({ part }) => part === 'engine')?.version).toMatch(/^\d+\.\d+/);
});

test('the operations page answers within its deadline while engine and mail server are silent', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const address = `127.0.0.1:${port}`;
  const services = servicesWith({ TEMPORAL_ADDRESS: address, SMTP_URL: `smtp://${address}` });
  // Connect first: the initial connection is not timed and may take longer than a part's deadline on a busy machine.
  await services.database.$queryRaw`SELECT 1`;
  const startedAt = Date.now();
  const operations = await look(services);
  expect(Date.now() - startedAt).toBeLessThan(2 * PART_DEADLINE_MS);
  expect(stateOf(operations, 'engine')).toBe('down');
  expect(stateOf(operations, 'demandsWorker')).toBe('unknown');
  expect(stateOf(operations, 'documentsWorker')).toBe('unknown');
  expect(stateOf(operations, 'mail')).toBe('down');
  expect(stateOf(operations, 'database')).toBe('up');
  expect(operations.outbox).not.toBeNull();
  silent.close();
});

test('the end of the known holidays is told five years before', async () => {
  expect((await look()).lastHolidayYear).toBeNull();
  const later = { ...services, clock: { now: () => new Date('2056-01-02T09:00:00.000Z') } };
  expect((await look(later)).lastHolidayYear).toBe(LAST_HOLIDAY_YEAR);
});

test('a file store that rejects files is reported as down', async () => {
  const file = path.join(folder, 'not-a-folder');
  await writeFile(file, '');
  expect(stateOf(await look(servicesWith({ AVAL_FILES: path.join(file, 'files') })), 'files')).toBe('down');
});

test('waiting, failed and faulty work is counted, and the demands are named', async () => {
  const { demandId, companyId, reference, effectId } = version;
  const commandId = randomUUID();
  await owner.outbox.create({
    data: { companyId, demandId, commandId, attempts: 7, lastErrorCode: 'engine_unavailable' },
  });
  const changedAt = new Date('2026-11-21T08:00:00.000Z');
  const changedById = superadmin.userId;
  await owner.reminderChange.createMany({
    data: [
      { companyId, changedById, createdAt: changedAt },
      { companyId, changedById, createdAt: new Date(0), closedAt: changedAt },
    ],
  });
  await owner.demand.update({
    where: { id: demandId },
    data: { divergedAt: new Date(), clockFaultCode: '23514', clockFaultAt: changedAt, reminderFaultCode: '22012' },
  });
  await fail(effectId);
  const { outbox, effects, marked, demands } = await look();
  expect(outbox).toMatchObject({ waiting: 1, mostAttempts: 7, lastErrorCode: 'engine_unavailable' });
  expect(outbox?.reminderChanges).toEqual({ waiting: 1, oldestAt: changedAt.toISOString() });
  expect(outbox?.entries).toMatchObject([{ demandId, reference, attempts: 7 }]);
  expect(effects?.map(({ kind, due, failed }) => [kind, due, failed])).toEqual([
    ['document', 0, 1],
    ['mail', 0, 0],
  ]);
  expect(effects?.[0]?.failures).toMatchObject([{ id: effectId, demand: { reference }, code: 'renderer_failed' }]);
  expect(marked).toMatchObject([{ id: demandId, reference, companyName: 'Salud Meridiana' }]);
  expect(marked?.[0]?.faults).toEqual([
    { cause: 'clock', code: '23514', since: changedAt.toISOString() },
    { cause: 'reminder', code: '22012', since: null },
  ]);
  expect(demands).toMatchObject({ active: 1, marked: 1, overdue: 0 });
});

test('late work and overdue clocks are counted by the clock of the application', async () => {
  const since = new Date('2056-03-01T09:00:00.000Z');
  const { companyId, demandId, effectId } = version;
  await withProjection(services.database, companyId, (tx) =>
    tx.demand.update({ where: { id: demandId }, data: { status: 'SENDED', continueAt: since } }),
  );
  await owner.effect.update({ where: { id: effectId }, data: { status: 'due', closedAt: null, requestedAt: since } });
  const lookAfter = async (minutes: number) => {
    const now = new Date(since.getTime() + minutes * 60_000);
    const { demands, effects } = await look({ ...services, clock: { now: () => now } });
    return { overdue: demands?.overdue, late: effects?.find(({ kind }) => kind === 'document')?.late };
  };
  expect(await lookAfter(4)).toEqual({ overdue: 0, late: 0 });
  expect(await lookAfter(6)).toEqual({ overdue: 1, late: 1 });
});

test('only superadmins can retry one effect or all of a kind', async () => {
  const { effectId } = version;
  await fail(effectId);
  for (const email of ['admin@aval.test', 'manager@meridiana.test', 'doctor@meridiana.test']) {
    const actor = await actorOf(email);
    expect(await getOperations(services, actor)).toBeNull();
    expect(await retryFailedEffects(services, actor, { kind: 'document' })).toEqual({ status: 'forbidden' });
    expect(await retryEffect(services, actor, { effectId })).toEqual({ status: 'forbidden' });
  }
  expect(await retryEffect(services, superadmin, { effectId: randomUUID() })).toEqual({ status: 'not_found' });
  // The page lists effects of every company, whichever is in context.
  expect(await retryEffect(services, { ...superadmin, companyId: 3 }, { effectId })).toEqual({ status: 'done' });
  expect((await look()).effects?.[0]).toMatchObject({ kind: 'document', due: 1, failed: 0 });
  expect(await retryFailedEffects(services, superadmin, { kind: 'document' })).toEqual({ status: 'done', count: 0 });
  await fail(effectId);
  expect(await retryFailedEffects(services, superadmin, { kind: 'mail' })).toEqual({ status: 'done', count: 0 });
  expect(await retryFailedEffects(services, superadmin, { kind: 'document' })).toEqual({ status: 'done', count: 1 });
});

async function fail(id: string): Promise<void> {
  const data = { status: 'failed', closedAt: new Date(), lastErrorCode: 'renderer_failed' };
  await owner.effect.update({ where: { id }, data });
}
