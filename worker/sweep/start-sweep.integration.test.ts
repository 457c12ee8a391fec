import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sweepMedia } from '@aval/application/attachments/sweep-media';
import { closeServices, createServices, type Services } from '@aval/application/services';
import { readEnvironment, webEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase, type Database } from '@aval/prisma/client';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { eventually } from '@aval/testing/stack/engine';
import { createTestDatabase, processEnvironment, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSweep } from './start-sweep';

const NOW = new Date('2026-11-21T09:00:00Z');
const HOUR_MS = 3_600_000;

let testDatabase: TestDatabase;
let owner: Database;
let services: Services;
let folder: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'aval-sweep-'));
  owner = createDatabase(testDatabase.ownerUrl, { poolSize: 2 });
  const environment = processEnvironment(testDatabase, { AVAL_FILES: folder, LOG_LEVEL: 'silent' });
  services = {
    ...createServices('test', readEnvironment(webEnvironmentSchema, environment)),
    clock: { now: () => NOW },
  };
});

afterAll(async () => {
  await closeServices(services);
  await owner.$disconnect();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

async function keptFile(hoursAgo: number) {
  const { key, sha256, size } = await services.files.put(Buffer.from('%PDF-1.4\n%%EOF'));
  const createdAt = new Date(NOW.getTime() - hoursAgo * HOUR_MS);
  const file = { storageKey: key, sha256, size, mediaType: 'application/pdf', originalFilename: 'a.pdf' };
  return owner.media.create({ data: { ...file, id: randomUUID(), companyId: 2, createdAt } });
}

it('a file without references is removed with its row after a day, and no other', async () => {
  const { demand } = await fileDraft(services.database, {
    companyId: 2,
    doctorEmail: 'doctor@meridiana.test',
    today: '2026-11-21',
  });
  const [forgotten, fresh, attached] = await Promise.all([25, 23, 48].map(keptFile));
  if (!forgotten || !fresh || !attached) throw new Error('three files');
  await owner.attachment.create({
    data: { companyId: 2, mediaId: attached.id, demandId: demand.id, side: 'doctor', description: 'Informe' },
  });
  const old = await Promise.all(Array.from({ length: 120 }, () => keptFile(30)));

  const sweep = startSweep(services, HOUR_MS);
  await eventually(async () => (await owner.media.count({ where: { id: { in: old.map(({ id }) => id) } } })) === 0);
  await sweep.stop();
  const left = await owner.media.findMany({ select: { id: true } });
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([fresh.id, attached.id]));
  const there = await Promise.all(
    [forgotten, fresh, attached].map(({ storageKey }) => services.files.exists(storageKey)),
  );
  expect(there).toEqual([false, true, true]);
});

it('the first sweep of a worker covers all files, and later ones the last two months', async () => {
  const [long, recent] = await Promise.all([24 * 70, 24 * 50].map(keptFile));
  if (!long || !recent) throw new Error('two files');
  const isThere = async ({ id }: { id: string }) => (await owner.media.count({ where: { id } })) === 1;
  expect(await sweepMedia(services, { all: false })).toBe(1);
  expect(await Promise.all([long, recent].map(isThere))).toEqual([true, false]);
  const sweep = startSweep(services, HOUR_MS);
  await sweep.stop();
  expect(await isThere(long)).toBe(false);
});

it('files of commands refused long ago are removed, those of done or pending commands are kept', async () => {
  const wishes = { companyId: 2, doctorEmail: 'doctor@meridiana.test', today: '2026-11-21' };
  const { demand } = await fileDraft(services.database, wishes);
  const doctor = { demandId: demand.id, companyId: 2, actorId: demand.doctorId, actorRoleId: 7 };
  const withFile = async (daysAgo: number, place: 'nowhere' | 'outbox' | 'demand') => {
    const createdAt = new Date(NOW.getTime() - daysAgo * 24 * HOUR_MS);
    const command = await owner.demandCommand.create({
      data: {
        ...doctor,
        id: randomUUID(),
        type: 'comment',
        command: {},
        payload: {},
        payloadSha256: '',
        expectedSequence: 0,
        createdAt,
        occurredAt: createdAt,
      },
    });
    if (place === 'outbox') {
      await owner.outbox.create({ data: { companyId: 2, demandId: demand.id, commandId: command.id } });
    }
    const file = await keptFile(daysAgo * 24);
    const demandId = place === 'demand' ? demand.id : null;
    await owner.attachment.create({
      data: {
        companyId: 2,
        mediaId: file.id,
        side: 'company',
        description: 'Informe',
        commandId: command.id,
        demandId,
      },
    });
    return file;
  };
  const refused = await withFile(31, 'nowhere');
  const staying = [await withFile(29, 'nowhere'), await withFile(31, 'outbox'), await withFile(31, 'demand')];
  const sweep = startSweep(services, HOUR_MS);
  await eventually(async () => (await owner.media.count({ where: { id: refused.id } })) === 0);
  await sweep.stop();
  expect(await services.files.exists(refused.storageKey)).toBe(false);
  expect(await owner.media.count({ where: { id: { in: staying.map(({ id }) => id) } } })).toBe(3);
  expect(await owner.attachment.count({ where: { mediaId: { in: staying.map(({ id }) => id) } } })).toBe(3);
});

it('the sweep continues after a failure of the file store', async () => {
  const forgotten = await keptFile(48);
  let refusals = 1;
  const files = {
    ...services.files,
    delete: async (key: string) => {
      if (refusals-- > 0) throw new Error('away');
      await services.files.delete(key);
    },
  };
  const sweep = startSweep({ ...services, files }, 50);
  await eventually(async () => (await owner.media.count({ where: { id: forgotten.id } })) === 0);
  await sweep.stop();
  expect(await services.files.exists(forgotten.storageKey)).toBe(false);
});

it('idempotency keys are removed after thirty days', async () => {
  const user = await owner.userAccount.findFirstOrThrow({ where: { email: 'doctor@meridiana.test' } });
  const key = (daysAgo: number) => ({
    userId: user.id,
    key: randomUUID(),
    call: 'POST /api/v1/patients',
    sentSha256: 'x',
    madeId: '1',
    madeAt: new Date(NOW.getTime() - daysAgo * 24 * HOUR_MS),
  });
  const [young, old] = [key(29), key(31)];
  await owner.madeUnderKey.createMany({ data: [young, old] });
  await startSweep(services).stop();
  const left = await owner.madeUnderKey.findMany({ select: { key: true }, where: { userId: user.id } });
  expect(left).toEqual([{ key: young.key }]);
});

it('sessions that ended or went unused more than a day ago are removed', async () => {
  const user = await owner.userAccount.findFirstOrThrow({ where: { email: 'doctor@meridiana.test' } });
  const session = (tokenHash: string, hoursAgo: number, isRevoked = false) => {
    const lastSeenAt = new Date(NOW.getTime() - hoursAgo * HOUR_MS);
    const revokedAt = isRevoked ? lastSeenAt : null;
    return { tokenHash, userId: user.id, hostCompanyId: 2, createdAt: lastSeenAt, lastSeenAt, revokedAt };
  };
  await owner.userSession.createMany({
    data: [session('used', 0), session('idle', 23), session('forgotten', 25), session('ended', 1, true)],
  });
  await owner.userSession.create({ data: session('ended long ago', 25, true) });
  const refusing = { ...services.files, delete: () => Promise.reject(new Error('away')) };
  await keptFile(48);
  const sweep = startSweep({ ...services, files: refusing });
  await sweep.stop();
  const left = await owner.userSession.findMany({ select: { tokenHash: true }, orderBy: { tokenHash: 'asc' } });
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['ended', 'idle', 'used']);
});
