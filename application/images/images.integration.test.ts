import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RoleName } from '@aval/domain/access/roles';
import { message } from '@aval/domain/validation/fields/message';
import { readEnvironment, storyEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase, type Database } from '@aval/prisma/client';
import { createUser } from '@aval/prisma/factories/user';
import { loadActor } from '@aval/prisma/load-actor';
import { PICTURE } from '@aval/testing/scenes/access-scene';
import { createTestDatabase, processEnvironment, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkArchive } from '../documents/check-archive';
import { closeServices, createServices, type Services } from '../services';
import { getImage } from './get-image';
import { mayNameImage } from './own-image';
import { storeImage } from './store-image';
import { sweepImages } from './sweep-images';

const HOUR_MS = 3_600_000;

let testDatabase: TestDatabase;
let owner: Database;
let services: Services;
let folder: string;
let now = new Date('2026-11-23T09:00:00Z');

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = createDatabase(testDatabase.ownerUrl, { poolSize: 2 });
  folder = await mkdtemp(path.join(tmpdir(), 'aval-images-'));
  const environment = processEnvironment(testDatabase, { AVAL_FILES: folder, LOG_LEVEL: 'silent' });
  services = {
    ...createServices('test', readEnvironment(storyEnvironmentSchema, environment)),
    clock: { now: () => now },
  };
});

afterAll(async () => {
  await closeServices(services);
  await owner.$disconnect();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

async function newActor(role: RoleName, companyId?: number) {
  const { id } = await createUser(owner, { role, ...(companyId ? { companyId } : {}) });
  const actor = await loadActor(services.database, id, { companyId: null });
  if (!actor) throw new Error('nobody');
  return actor;
}

async function stored(...asked: Parameters<typeof storeImage> extends [Services, ...infer Rest] ? Rest : never) {
  const result = await storeImage(services, ...asked);
  if (result.status !== 'stored') throw new Error(JSON.stringify(result));
  return result.imageId;
}

it('a stored image is encoded anew, and avatars are hidden from anonymous visitors', async () => {
  const actor = await newActor('SUPERADMIN');
  const avatar = await stored(actor, { kind: 'avatar', content: Readable.from([PICTURE]) });
  const logo = await stored(actor, { kind: 'logo', content: PICTURE });
  expect(await getImage(services, { imageId: avatar, isSignedIn: false })).toBeNull();
  const face = await getImage(services, { imageId: avatar, isSignedIn: true });
  expect(face).toMatchObject({ mediaType: 'image/webp', isPublic: false });
  const mark = await getImage(services, { imageId: logo, isSignedIn: false });
  expect(mark).toMatchObject({ mediaType: 'image/png', isPublic: true });
  expect(mark && (await buffer(mark.content)).length).toBe(mark?.size);
  const row = await owner.image.findUniqueOrThrow({ where: { id: avatar } });
  expect(row).toMatchObject({ kind: 'avatar', width: 256, height: 256, createdById: actor.userId });
  expect(await checkArchive(services)).toMatchObject({ files: 2, findings: [] });
});

it('company images are accepted only from roles that edit companies, and only valid images are accepted', async () => {
  const doctor = await newActor('DOCTOR', 2);
  for (const kind of ['logo', 'favicon'] as const) {
    expect(await storeImage(services, doctor, { kind, content: PICTURE })).toEqual({ status: 'forbidden' });
    expect(await storeImage(services, await newActor('ADMIN'), { kind, content: PICTURE })).toEqual({
      status: 'forbidden',
    });
  }
  const file = message('imageForbidden');
  const answer = await storeImage(services, doctor, { kind: 'avatar', content: Buffer.from('<svg/>') });
  expect(answer).toEqual({ status: 'invalid', errors: { file } });
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(1_000_000);
    })(),
  );
  expect(await storeImage(services, doctor, { kind: 'avatar', content: endless })).toEqual({
    status: 'invalid',
    errors: { file: message('imageTooHeavy', { megabytes: 5 }) },
  });
});

it('an image may only be named by its uploader and for its kind', async () => {
  const [one, other] = [await newActor('DOCTOR', 2), await newActor('DOCTOR', 2)];
  const imageId = await stored(one, { kind: 'avatar', content: PICTURE });
  const may = (actor: typeof one, kind: 'avatar' | 'logo', present: string | null = null) =>
    services.database.$transaction((tx) => mayNameImage(tx, actor, { imageId, kind, present }));
  expect([await may(one, 'avatar'), await may(one, 'logo'), await may(other, 'avatar')]).toEqual([true, false, false]);
  expect(await may(other, 'avatar', imageId)).toBe(true);
});

it('the unused images per user are limited, even for simultaneous uploads', async () => {
  const actor = await newActor('DOCTOR', 2);
  for (let brought = 0; brought < 27; brought += 1) await stored(actor, { kind: 'avatar', content: PICTURE });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => storeImage(services, actor, { kind: 'avatar', content: PICTURE })),
  );
  expect(answers.filter(({ status }) => status === 'stored')).toHaveLength(3);
  expect(answers.find(({ status }) => status === 'invalid')).toMatchObject({
    errors: { file: message('filesWaiting') },
  });
  expect(await owner.image.count({ where: { createdById: actor.userId } })).toBe(30);
});

it('the sweep removes unused images after a day, row and file', async () => {
  const actor = await newActor('SUPERADMIN');
  const [face, mark, icon, forgotten] = [
    await stored(actor, { kind: 'avatar', content: PICTURE }),
    await stored(actor, { kind: 'logo', content: PICTURE }),
    await stored(actor, { kind: 'favicon', content: PICTURE }),
    await stored(actor, { kind: 'avatar', content: PICTURE }),
  ];
  await owner.userAccount.update({ where: { id: actor.userId }, data: { avatarImageId: face } });
  await owner.company.update({ where: { id: 3 }, data: { logoImageId: mark, faviconImageId: icon } });
  const { storageKey } = await owner.image.findUniqueOrThrow({ where: { id: forgotten } });
  expect(await sweepImages(services)).toBe(0);
  now = new Date(now.getTime() + 25 * HOUR_MS);
  const fresh = await stored(actor, { kind: 'avatar', content: PICTURE });
  expect(await sweepImages(services)).toBeGreaterThanOrEqual(30);
  expect(await sweepImages(services)).toBe(0);
  const left = await owner.image.findMany({ select: { id: true } });
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([face, mark, icon, fresh]));
  expect(await services.files.exists(storageKey)).toBe(false);
});
