import { randomUUID } from 'node:crypto';
import type { RoleName } from '@aval/domain/access/roles';
import { readEnvironment, webEnvironmentSchema } from '@aval/platform/environment';
import { hashPassword } from '@aval/platform/password-hash';
import { createDatabase, type Database } from '@aval/prisma/client';
import { createCompany } from '@aval/prisma/factories/company';
import { createPatient } from '@aval/prisma/factories/patient';
import { createUser, type UserOptions } from '@aval/prisma/factories/user';
import type { UserAccount } from '@aval/prisma/generated/client';
import { nextReference } from '@aval/prisma/next-reference';
import { forTenant } from '@aval/prisma/scope';
import { createTestDatabase, processEnvironment, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTenant, type Tenant } from '../access/find-tenant';
import { loadSession, type Session } from '../access/load-session';
import { signIn } from '../access/signing-in/sign-in';
import { listNotifications } from '../notifications/list-notifications';
import { markNotificationsRead } from '../notifications/mark-notifications-read';
import { closeServices, createServices, type Services } from '../services';
import { chooseContext } from './choose-context';
import { filingObstacle } from './filing-place';
import { switchContextFor } from './switch-context';

const PASSWORD = 'Demo#123';

let testDatabase: TestDatabase;
let owner: Database;
let services: Services;
let tenant: Tenant;
let passwordHash: string;
let norte: number;
let sur: number;
let centers: [number, number];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = createDatabase(testDatabase.ownerUrl, { poolSize: 2 });
  services = createServices('test', readEnvironment(webEnvironmentSchema, processEnvironment(testDatabase)));
  passwordHash = await hashPassword(PASSWORD);
  const found = await findTenant(services, 'localhost');
  if (!found) throw new Error('no tenant at localhost');
  tenant = found;
  norte = (await createCompany(owner, { name: 'Norte' })).id;
  sur = (await createCompany(owner, { name: 'Sur' })).id;
  const create = (name: string) => owner.center.create({ data: { name, address: 'Calle Mayor, 1', type: 'Ambos' } });
  // One after the other, so that their ids follow, by which centers are listed.
  const first = await create('Hospital Primero');
  centers = [first.id, (await create('Hospital Segundo')).id];
});

afterAll(async () => {
  await Promise.all([owner.$disconnect(), closeServices(services)]);
  await testDatabase.drop();
});

interface Person {
  user: UserAccount;
  /** Loads the session as the next request would. */
  session(): Promise<Session>;
}

async function enter(role: RoleName, options: Omit<UserOptions, 'role'> = {}): Promise<Person> {
  return comeIn(await createUser(owner, { ...options, role, passwordHash }));
}

async function comeIn(user: UserAccount): Promise<Person> {
  const outcome = await signIn(services, { tenant, email: user.email, password: PASSWORD, address: `test-${user.id}` });
  if (outcome.status !== 'signed_in') throw new Error(`not signed in: ${outcome.status}`);
  const session = async () => {
    const found = await loadSession(services, tenant, outcome.token);
    if (!found) throw new Error('no session');
    return found;
  };
  return { user, session };
}

describe('the context', () => {
  it('the context of a doctor is the center, preselected when it is the only one', async () => {
    const one = await enter('DOCTOR', { companyId: norte, centerIds: [centers[0]] });
    expect((await one.session()).context).toMatchObject({
      center: { id: centers[0] },
      missing: null,
      hasChoice: false,
    });
    const two = await enter('DOCTOR', { companyId: norte, centerIds: centers });
    expect((await two.session()).context).toMatchObject({ center: null, missing: 'center' });
    expect(await chooseContext(services, await two.session(), { dimension: 'center', id: centers[1] })).toBe(true);
    expect((await two.session()).context).toMatchObject({ center: { id: centers[1] }, missing: null });
  });

  it("the context of an assistant is a doctor, then one of that doctor's centers", async () => {
    const first = await createUser(owner, { role: 'DOCTOR', companyId: norte, centerIds: centers });
    const second = await createUser(owner, { role: 'DOCTOR', companyId: norte, centerIds: [centers[0]] });
    const gone = await createUser(owner, { role: 'DOCTOR', companyId: norte, active: false });
    const assistant = await enter('ASSISTANT', { companyId: norte, doctorIds: [first.id, second.id, gone.id] });
    const choose = async (dimension: 'doctor' | 'center', id: number) =>
      chooseContext(services, await assistant.session(), { dimension, id });

    expect((await assistant.session()).context.missing).toBe('doctor');
    expect(await choose('doctor', gone.id)).toBe(false);
    expect(await choose('doctor', first.id)).toBe(true);
    expect((await assistant.session()).context.missing).toBe('center');
    expect(await choose('center', centers[1])).toBe(true);
    expect((await assistant.session()).context.missing).toBeNull();
    // The second doctor works at one center only, which is another one.
    expect(await choose('doctor', second.id)).toBe(true);
    expect((await assistant.session()).context).toMatchObject({ center: { id: centers[0] }, missing: null });
    expect(await choose('center', centers[1])).toBe(false);
  });

  it('the context of a doctor or an assistant is restored at the next sign-in as far as it may still be chosen', async () => {
    const doctor = await enter('DOCTOR', { companyId: norte, centerIds: centers });
    await chooseContext(services, await doctor.session(), { dimension: 'center', id: centers[1] });
    const next = await (await comeIn(doctor.user)).session();
    expect(next.context).toMatchObject({ center: { id: centers[1] }, missing: null, hasChoice: true });

    const colleague = await createUser(owner, { role: 'DOCTOR', companyId: norte, centerIds: centers });
    const assistant = await enter('ASSISTANT', { companyId: norte, doctorIds: [doctor.user.id, colleague.id] });
    await chooseContext(services, await assistant.session(), { dimension: 'doctor', id: colleague.id });
    await chooseContext(services, await assistant.session(), { dimension: 'center', id: centers[0] });
    const again = await (await comeIn(assistant.user)).session();
    expect(again.context).toMatchObject({ doctor: { id: colleague.id }, center: { id: centers[0] }, missing: null });

    await owner.userCenter.deleteMany({ where: { userId: doctor.user.id, centerId: centers[1] } });
    await owner.doctorAssistant.deleteMany({ where: { assistantId: assistant.user.id, doctorId: colleague.id } });
    expect((await (await comeIn(doctor.user)).session()).context.center).toMatchObject({ id: centers[0] });
    expect((await (await comeIn(assistant.user)).session()).context.doctor).toMatchObject({ id: doctor.user.id });
  });

  it('the context of a manager begins with the last company, and is chosen again once that one is lost', async () => {
    const manager = await enter('MANAGER', { permittedCompanyIds: [norte, sur] });
    expect((await manager.session()).context.missing).toBe('company');
    await chooseContext(services, await manager.session(), { dimension: 'company', id: sur });
    const next = await comeIn(manager.user);
    expect((await next.session()).context).toMatchObject({ company: { id: sur }, missing: null });
    await switchContextFor(services, await next.session(), norte);
    expect((await (await comeIn(manager.user)).session()).context).toMatchObject({ company: { id: norte } });

    const third = (await createCompany(owner, { name: 'Este' })).id;
    await owner.userCompany.create({ data: { userId: manager.user.id, companyId: third } });
    await owner.company.update({ where: { id: norte }, data: { active: false } });
    expect((await (await comeIn(manager.user)).session()).context).toMatchObject({ company: null, missing: 'company' });
    await owner.company.update({ where: { id: norte }, data: { active: true } });
    await owner.userCompany.deleteMany({ where: { userId: manager.user.id, companyId: norte } });
    expect((await (await comeIn(manager.user)).session()).context).toMatchObject({ company: null, missing: 'company' });
  });

  it('the context that nobody has to choose is chosen anew at each sign-in', async () => {
    const admin = await enter('ADMIN');
    await chooseContext(services, await admin.session(), { dimension: 'company', id: sur });
    expect((await (await comeIn(admin.user)).session()).context).toMatchObject({ company: null, missing: null });
    const supervisor = await enter('SUPERVISOR', { companyId: norte, centerIds: centers });
    await chooseContext(services, await supervisor.session(), { dimension: 'center', id: centers[0] });
    expect(await supervisor.session()).toMatchObject({
      context: { center: { id: centers[0] } },
      actor: { lookedAt: { centerId: centers[0], doctorId: null } },
    });
    await chooseContext(services, await supervisor.session(), { dimension: 'center', id: null });
    expect((await supervisor.session()).context).toMatchObject({ center: null, missing: null });
    expect((await supervisor.session()).actor.lookedAt).toBeUndefined();
    await chooseContext(services, await supervisor.session(), { dimension: 'center', id: centers[0] });
    expect((await (await comeIn(supervisor.user)).session()).context).toMatchObject({ center: null, missing: null });
  });

  it("the context of a supervisor is one of the supervisor's centers and optionally a supervised doctor", async () => {
    const hidden = await owner.center.create({ data: { name: 'Cerrado', address: 'x', type: 'Ambos', hidden: true } });
    const doctor = await createUser(owner, {
      role: 'DOCTOR',
      companyId: norte,
      centerIds: [hidden.id, ...centers],
    });
    const gone = await createUser(owner, { role: 'DOCTOR', companyId: norte, active: false });
    const supervisor = await enter('SUPERVISOR', {
      companyId: norte,
      centerIds: [centers[1], hidden.id],
      doctorIds: [doctor.id, gone.id],
    });
    const { id, name, membershipNumber } = doctor;
    expect((await supervisor.session()).contextOptions).toEqual({
      companies: [{ id: norte, name: 'Norte', slogan: expect.any(String) }],
      doctors: [{ id, name, membershipNumber, centerIds: centers }],
      centers: [{ id: centers[1], name: 'Hospital Segundo', type: 'Ambos', provinceName: null }],
      withdrawnCentersOf: [supervisor.user.id],
    });
  });

  it('does not ask doctors or assistants for a center once the only one is withdrawn, and gives the reason why nothing new can be started', async () => {
    const only = await owner.center.create({ data: { name: 'Único', address: 'x', type: 'Ambos' } });
    const doctor = await enter('DOCTOR', { companyId: norte, centerIds: [only.id] });
    const assistant = await enter('ASSISTANT', { companyId: norte, doctorIds: [doctor.user.id] });
    const alone = await enter('ASSISTANT', { companyId: norte });
    expect(filingObstacle(await doctor.session())).toBeNull();
    await owner.center.update({ where: { id: only.id }, data: { hidden: true } });
    for (const person of [doctor, assistant]) {
      expect((await person.session()).context).toMatchObject({ center: null, missing: null });
      expect(filingObstacle(await person.session())).toBe('withdrawn_center');
    }
    await owner.userCenter.deleteMany({ where: { userId: doctor.user.id } });
    for (const person of [doctor, assistant]) expect(filingObstacle(await person.session())).toBe('no_center');
    expect((await alone.session()).context.missing).toBeNull();
    expect(filingObstacle(await alone.session())).toBe('no_doctor');
  });

  it('the context of a manager is a company that the manager works for, and narrows the actor', async () => {
    const manager = await enter('MANAGER', { permittedCompanyIds: [norte, sur] });
    expect((await manager.session()).context.missing).toBe('company');
    const foreign = (await createCompany(owner)).id;
    expect(await chooseContext(services, await manager.session(), { dimension: 'company', id: foreign })).toBe(false);
    expect(await chooseContext(services, await manager.session(), { dimension: 'company', id: sur })).toBe(true);
    expect((await manager.session()).actor).toMatchObject({ companyId: sur, companyIds: [norte, sur] });
    await owner.userCompany.deleteMany({ where: { userId: manager.user.id, companyId: sur } });
    expect((await manager.session()).actor).toMatchObject({ companyId: norte, companyIds: [norte] });
  });

  it('the context of an admin is one company or all', async () => {
    const admin = await enter('ADMIN');
    expect((await admin.session()).actor.companyId).toBeNull();
    await chooseContext(services, await admin.session(), { dimension: 'company', id: norte });
    expect((await admin.session()).actor.companyId).toBe(norte);
    await chooseContext(services, await admin.session(), { dimension: 'company', id: null });
    expect((await admin.session()).actor.companyId).toBeNull();
  });

  it('switches when a manager or an admin follows a link to a demand of another company', async () => {
    const manager = await enter('MANAGER', { permittedCompanyIds: [norte, sur] });
    await chooseContext(services, await manager.session(), { dimension: 'company', id: norte });
    expect(await switchContextFor(services, await manager.session(), norte)).toBeNull();
    expect(await switchContextFor(services, await manager.session(), sur)).toBe('Sur');
    expect((await manager.session()).actor.companyId).toBe(sur);
    const foreign = (await createCompany(owner)).id;
    expect(await switchContextFor(services, await manager.session(), foreign)).toBeNull();
    const admin = await enter('ADMIN');
    // An admin with all companies in context keeps them.
    expect(await switchContextFor(services, await admin.session(), sur)).toBeNull();
    await chooseContext(services, await admin.session(), { dimension: 'company', id: norte });
    expect(await switchContextFor(services, await admin.session(), sur)).toBe('Sur');
    expect((await admin.session()).actor.companyId).toBe(sur);
    const doctor = await enter('DOCTOR', { companyId: norte, centerIds: [centers[0]] });
    expect(await switchContextFor(services, await doctor.session(), sur)).toBeNull();
  });
});

describe('notifications', () => {
  async function createDemand(companyId: number, doctor: UserAccount): Promise<string> {
    const demand = await forTenant(services.database, companyId).run(async (tx) => {
      const patient = await createPatient(tx, { companyId, createdById: doctor.id });
      return tx.demand.create({
        data: {
          id: randomUUID(),
          companyId,
          reference: await nextReference(tx, companyId, 2026),
          doctorId: doctor.id,
          doctorName: doctor.name,
          patientId: patient.id,
          cardNumber: patient.cardNumber,
          prescriberCenterId: centers[0],
          prescriberCenterName: 'Hospital Primero',
          provinceIds: [],
          companyName: 'Norte',
          createdById: doctor.id,
        },
      });
    });
    return demand.id;
  }

  const aboutDemand = (resourceId: string) => ({ resource: 'demand', resourceId }) as const;

  async function notify(companyId: number, userId: number, demandId: string, times: number, firstSequence = 1) {
    await forTenant(services.database, companyId).run((tx) =>
      tx.notification.createMany({
        data: Array.from({ length: times }, (_, index) => ({
          companyId,
          userId,
          demandId,
          sequence: firstSequence + index,
          key: 'comment',
          createdAt: new Date(Date.UTC(2026, 10, 1, 9, firstSequence + index)),
        })),
      }),
    );
  }

  it('are grouped by demand, unread ones first, and can be marked as read', async () => {
    const doctor = await enter('DOCTOR', { companyId: norte, centerIds: [centers[0]] });
    const quiet = await createDemand(norte, doctor.user);
    const loud = await createDemand(norte, doctor.user);
    await notify(norte, doctor.user.id, quiet, 2);
    await notify(norte, doctor.user.id, loud, 12, 3);
    const { actor } = await doctor.session();
    const list = async () =>
      (await listNotifications(services, actor)).groups.map(({ resourceId, unread, count }) => ({
        resourceId,
        unread,
        count,
      }));
    const [first] = (await listNotifications(services, actor)).groups;
    expect(await list()).toEqual([
      { resourceId: loud, unread: 12, count: 12 },
      { resourceId: quiet, unread: 2, count: 2 },
    ]);
    expect(first?.events).toHaveLength(5);
    expect(first?.events[0]).toMatchObject({ key: 'comment', isRead: false, isReminder: false });
    expect(first?.events[0]?.createdAt).toBe('2026-11-01T09:14:00.000Z');

    await markNotificationsRead(services, actor, { id: first?.events[0]?.id ?? 0 });
    expect((await list())[0]).toEqual({ resourceId: loud, unread: 11, count: 12 });
    // A notification that arrived after the list was shown stays unread.
    await notify(norte, doctor.user.id, loud, 1, 15);
    await markNotificationsRead(services, actor, {
      topics: [aboutDemand(loud), aboutDemand(quiet)],
      upTo: first?.upTo ?? 0,
    });
    expect(await list()).toEqual([
      { resourceId: loud, unread: 1, count: 13 },
      { resourceId: quiet, unread: 0, count: 2 },
    ]);
  });

  it('notifications of a demand that the user cannot see any more are not listed', async () => {
    const doctor = await enter('DOCTOR', { companyId: norte, centerIds: [centers[0]] });
    const other = await enter('DOCTOR', { companyId: norte, centerIds: [centers[0]] });
    const demandId = await createDemand(norte, doctor.user);
    await notify(norte, doctor.user.id, demandId, 1);
    expect((await listNotifications(services, (await doctor.session()).actor)).groups).toHaveLength(1);
    await forTenant(services.database, norte).run((tx) =>
      tx.demand.update({ where: { id: demandId }, data: { doctorId: other.user.id } }),
    );
    expect(await listNotifications(services, (await doctor.session()).actor)).toEqual({
      groups: [],
      hasMoreUnread: false,
    });
  });

  it('are found behind many others of demands that the user cannot see any more', async () => {
    const doctor = await enter('DOCTOR', { companyId: norte, centerIds: [centers[0]] });
    const other = await enter('DOCTOR', { companyId: norte, centerIds: [centers[0]] });
    const own = await createDemand(norte, doctor.user);
    await notify(norte, doctor.user.id, own, 2);
    for (let sequence = 3; sequence < 38; sequence += 1) {
      await notify(norte, doctor.user.id, await createDemand(norte, other.user), 1, sequence);
    }
    const { groups } = await listNotifications(services, (await doctor.session()).actor);
    expect(groups.map(({ resourceId, events }) => [resourceId, events.map(({ createdAt }) => createdAt)])).toEqual([
      [own, ['2026-11-01T09:02:00.000Z', '2026-11-01T09:01:00.000Z']],
    ]);
  });

  it('report more unread ones than a page shows, until those are read', async () => {
    const doctor = await enter('DOCTOR', { companyId: norte, centerIds: [centers[0]] });
    const { actor } = await doctor.session();
    const hasMore = async () => (await listNotifications(services, actor)).hasMoreUnread;
    for (let count = 0; count < 10; count += 1)
      await notify(norte, doctor.user.id, await createDemand(norte, doctor.user), 1);
    expect(await hasMore()).toBe(false);
    const oldest = await createDemand(norte, doctor.user);
    await notify(norte, doctor.user.id, oldest, 1, -10);
    expect(await hasMore()).toBe(true);
    const { groups } = await listNotifications(services, actor);
    const upTo = Math.max(...groups.map((group) => group.upTo));
    await markNotificationsRead(services, actor, { topics: groups, upTo });
    const left = await listNotifications(services, actor);
    expect(left.groups[0]).toMatchObject({ resourceId: oldest, unread: 1 });
    expect(left.hasMoreUnread).toBe(false);
  });

  it('are marked as read by their owner only', async () => {
    const doctor = await enter('DOCTOR', { companyId: norte, centerIds: [centers[0]] });
    const other = await enter('DOCTOR', { companyId: norte, centerIds: [centers[0]] });
    const demandId = await createDemand(norte, doctor.user);
    await notify(norte, doctor.user.id, demandId, 1);
    const { actor } = await doctor.session();
    const stranger = (await other.session()).actor;
    const [group] = (await listNotifications(services, actor)).groups;
    await markNotificationsRead(services, stranger, { id: group?.upTo ?? 0 });
    await markNotificationsRead(services, stranger, { topics: [aboutDemand(demandId)], upTo: group?.upTo ?? 0 });
    expect((await listNotifications(services, actor)).groups.map(({ unread }) => unread)).toEqual([1]);
  });
});
