import { randomUUID } from 'node:crypto';
import { message } from '@aval/domain/validation/fields/message';
import { createCompany } from '@aval/prisma/factories/company';
import { createUser } from '@aval/prisma/factories/user';
import { PICTURE } from '@aval/testing/scenes/access-scene';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWERED_AFTER_MS } from '../access/passwords/request-reset';
import { sweepMedia } from '../attachments/sweep-media';
import { ANONYMOUS_LIMITS } from './anonymous-attempts';
import { searchRequestableCenters } from './choosable-centers';
import {
  formOf,
  type InvitationScene,
  newAddress,
  newEmail,
  newRequest,
  openScene,
  TENANT,
} from './invitation-scene.test-support';
import { requestAccount } from './request-account';
import { storeRequestFile } from './request-files';

let scene: InvitationScene;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

function ask(change: object = {}, address = newAddress()) {
  return requestAccount(scene.services, { tenant: TENANT, address, language: 'en', form: formOf(scene, change) });
}

function bring(address = newAddress(), tenant = TENANT) {
  const file = { filename: 'contrato.png', content: PICTURE };
  return storeRequestFile(scene.services, { tenant, address, file });
}

async function storedFile(tenant = TENANT): Promise<string> {
  const result = await bring(newAddress(), tenant);
  if (result.status !== 'stored') throw new Error(JSON.stringify(result));
  return result.file.mediaId;
}

const refusedBy = (path: string, key: Parameters<typeof message>[0]) => ({
  status: 'invalid',
  issues: [{ path, message: message(key) }],
});

it('an account request is stored as pending with centers, doctors and files, and all admins are notified', async () => {
  const mediaId = await storedFile();
  const email = newEmail();
  const result = await ask({
    role: 'ASSISTANT',
    email: email.toUpperCase(),
    doctorsDni: '12345678Z',
    attachments: [{ mediaId, description: 'Contrato con la clínica' }],
  });
  expect(result).toEqual({ status: 'taken' });
  const stored = await scene.owner.invitation.findFirstOrThrow({
    where: { email },
    include: { centers: true, attachments: true, notices: true, effects: true },
  });
  expect(stored).toMatchObject({
    status: 0,
    email,
    roleId: 8,
    companyId: 2,
    language: 'en',
    expiresAt: null,
    tokenHash: null,
  });
  expect(stored.doctorsDni).toEqual(['12345678Z']);
  expect(stored.centers.map(({ centerId }) => centerId).sort()).toEqual([...scene.centers].sort());
  expect(stored.attachments).toMatchObject([{ mediaId, description: 'Contrato con la clínica', demandId: null }]);
  const admins = await scene.owner.userAccount.count({ where: { roleId: { in: [1, 2] }, active: true } });
  expect(stored.notices).toHaveLength(admins);
  expect(stored.effects).toEqual([]);
});

describe('an e-mail that is taken', () => {
  const mails = (where: object) =>
    scene.owner.effect.findMany({ where: { kind: 'mail', ...where }, select: { companyId: true, payload: true } });

  it('gets the same answer after the same time as any other, and only its owner is notified', async () => {
    const [own, foreign, gone] = [
      await createUser(scene.owner, { role: 'DOCTOR', companyId: TENANT.companyId }),
      await createUser(scene.owner, { role: 'MANAGER', permittedCompanyIds: [3] }),
      await createUser(scene.owner, { role: 'DOCTOR', companyId: 3, active: false }),
    ];
    for (const email of [own.email.toUpperCase(), foreign.email, gone.email, newEmail()]) {
      const startedAt = performance.now();
      expect(await ask({ email })).toEqual({ status: 'taken' });
      // Timers may fire a fraction of a millisecond early.
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(ANSWERED_AFTER_MS - 2);
    }
    for (const { id, email } of [own, foreign, gone]) {
      expect(await scene.owner.invitation.count({ where: { email } })).toBe(0);
      expect(await mails({ recipient: String(id) })).toEqual([
        { companyId: TENANT.companyId, payload: { key: 'account_exists' } },
      ]);
    }
  });

  it('gets the same issues for other fields as any other e-mail', async () => {
    for (const email of ['doctor@meridiana.test', newEmail()]) {
      expect(await ask({ email, centers: [2_000_000_000] })).toEqual(refusedBy('centers', 'withdrawnCenter'));
    }
  });

  it('uses up the files of the request, so that naming them again does not reveal it', async () => {
    const { email: taken } = await createUser(scene.owner, { role: 'DOCTOR', companyId: TENANT.companyId });
    for (const email of [taken, newEmail()]) {
      const attachments = [{ mediaId: await storedFile(), description: 'Contrato' }];
      expect(await ask({ email, attachments })).toEqual({ status: 'taken' });
      expect(await ask({ email: newEmail(), attachments })).toEqual(
        refusedBy('attachments[0].mediaId', 'fileRequired'),
      );
    }
  });

  it('receives one mail a day, however many requests are made', async () => {
    const { id, email } = await createUser(scene.owner, { role: 'DOCTOR', companyId: TENANT.companyId });
    for (let round = 0; round < 3; round += 1) await ask({ email });
    expect(await mails({ recipient: String(id) })).toHaveLength(1);
  });

  it('keeps a single open request, even of simultaneous ones, and a mail reports the others', async () => {
    const email = newEmail();
    expect(await Promise.all([ask({ email }), ask({ email })])).toEqual([{ status: 'taken' }, { status: 'taken' }]);
    expect(await ask({ email })).toEqual({ status: 'taken' });
    const [kept, ...others] = await scene.owner.invitation.findMany({ where: { email } });
    expect(others).toEqual([]);
    expect(await mails({ invitationId: kept?.id ?? 0 })).toEqual([
      { companyId: TENANT.companyId, payload: { key: 'request_repeated' } },
    ]);
  });
});

it('an account request is refused for a center that is hidden, only performs, or does not exist', async () => {
  const onlyGiving = await scene.owner.center.findFirstOrThrow({ where: { type: 'Realizador' } });
  const hidden = await scene.owner.center.create({
    data: { name: `Oculto ${randomUUID()}`, address: 'Calle', type: 'Ambos', hidden: true },
  });
  for (const id of [onlyGiving.id, hidden.id, 2_000_000_000]) {
    expect(await ask({ centers: [id] })).toEqual(refusedBy('centers', 'withdrawnCenter'));
  }
  const names = (await searchRequestableCenters(scene.services, 2, '')).map(({ name }) => name);
  expect(names).not.toContain(onlyGiving.name);
  expect(names).not.toContain(hidden.name);
  expect(names.length).toBeLessThanOrEqual(30);
});

it('an account request offers the centers of the company’s doctors, or all while it has no doctors', async () => {
  const { owner, services } = scene;
  const center = (name: string) =>
    owner.center.create({ data: { name: `${name} ${randomUUID()}`, address: 'Calle', type: 'Ambos' } });
  const [own, elsewhere] = [await center('Propio'), await center('Ajeno')];
  const company = await createCompany(owner);
  const found = async ({ name }: { name: string }) =>
    (await searchRequestableCenters(services, company.id, name)).map(({ id }) => id);
  expect(await found(elsewhere)).toEqual([elsewhere.id]);
  await createUser(owner, { role: 'DOCTOR', companyId: company.id, centerIds: [elsewhere.id], active: false });
  expect(await found(own)).toEqual([own.id]);
  await createUser(owner, { role: 'DOCTOR', companyId: company.id, centerIds: [own.id] });
  expect(await found(own)).toEqual([own.id]);
  expect(await found(elsewhere)).toEqual([]);
  const asked = (centers: number[]) =>
    requestAccount(services, {
      tenant: { companyId: company.id, isDefault: false },
      address: newAddress(),
      language: 'es',
      form: formOf(scene, { centers }),
    });
  expect(await asked([elsewhere.id])).toEqual(refusedBy('centers', 'withdrawnCenter'));
  expect(await asked([own.id])).toMatchObject({ status: 'taken' });
});

it('an account request accepts only files uploaded for it, none used before, of another company, of a demand or unknown', async () => {
  const mediaId = await storedFile();
  await newRequest(scene, { attachments: [{ mediaId, description: 'Contrato' }] });
  const foreign = await storedFile({ companyId: 3, isDefault: false });
  const { id: userId } = await scene.owner.userAccount.findFirstOrThrow({ where: { companyId: 2 } });
  const own = await storedFile();
  await scene.owner.media.update({ where: { id: own }, data: { createdById: userId } });
  const ofDemand = await storedFile();
  await scene.owner.media.update({ where: { id: ofDemand }, data: { demandId: randomUUID() } });
  for (const id of [mediaId, foreign, own, ofDemand, randomUUID()]) {
    const result = await ask({ attachments: [{ mediaId: id, description: 'Contrato' }] });
    expect(result).toEqual(refusedBy('attachments[0].mediaId' as string, 'fileRequired'));
  }
  const free = await storedFile();
  const twice = await ask({ attachments: [free, free].map((id) => ({ mediaId: id, description: 'Contrato' })) });
  expect(twice).toEqual(refusedBy('attachments[1].mediaId', 'fileRequired'));
});

it('account requests of one network are throttled after ten an hour, with a waiting time', async () => {
  const address = '2001:db8:1:2::1';
  for (let sent = 0; sent < ANONYMOUS_LIMITS.request; sent += 1) {
    expect((await ask({}, address)).status).toBe('taken');
  }
  // Another address of the same network.
  expect(await ask({}, '2001:db8:1:2:3:4:5:6')).toMatchObject({ status: 'throttled', waitSeconds: expect.any(Number) });
  expect((await ask({}, newAddress())).status).toBe('taken');
});

it('uploads for account requests are limited per hour and network, and forbidden types are refused', async () => {
  const address = newAddress();
  const text = { filename: 'a.csv', content: Buffer.from('a,b') };
  const refused = await storeRequestFile(scene.services, { tenant: TENANT, address, file: text });
  expect(refused).toEqual({ status: 'invalid', errors: { file: message('fileForbidden') } });
  for (let sent = 1; sent < ANONYMOUS_LIMITS.file; sent += 1) expect((await bring(address)).status).toBe('stored');
  expect(await bring(address)).toEqual({ status: 'invalid', errors: { file: message('filesOfAllWaiting') } });
});

it('uploads for account requests are refused while a gigabyte waits, until it is swept', async () => {
  const tenant = { companyId: 3, isDefault: false };
  const { id: _id, ...like } = await scene.owner.media.findUniqueOrThrow({ where: { id: await storedFile(tenant) } });
  const size = 15 * 1024 * 1024;
  const ids = Array.from({ length: Math.ceil(1024 ** 3 / size) }, () => randomUUID());
  await scene.owner.media.createMany({ data: ids.map((id) => ({ ...like, id, size, storageKey: `no/${id}` })) });
  expect(await bring(newAddress(), tenant)).toMatchObject({ status: 'invalid' });
  expect((await bring()).status).toBe('stored');
  await scene.owner.media.updateMany({
    where: { id: { in: ids } },
    data: { createdAt: new Date('2026-11-21T09:00:00Z') },
  });
  expect(await sweepMedia(scene.services, { all: true })).toBe(ids.length);
  expect((await bring(newAddress(), tenant)).status).toBe('stored');
});

it('an account request is not accepted at the default tenant', async () => {
  const tenant = { companyId: 1, isDefault: true };
  const form = formOf(scene);
  expect(await requestAccount(scene.services, { tenant, address: newAddress(), language: 'es', form })).toEqual({
    status: 'not_found',
  });
  expect(await bring(newAddress(), tenant)).toEqual({ status: 'not_found' });
});
