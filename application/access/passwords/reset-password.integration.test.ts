import { RESET_LIFETIME_MS } from '@aval/domain/access/account-mails';
import { ROLES, type RoleName } from '@aval/domain/access/roles';
import { verifyPassword } from '@aval/platform/password-hash';
import { createDatabase, type Database } from '@aval/prisma/client';
import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../services';
import { findTenant, type Tenant } from '../find-tenant';
import { createSecretToken, hashSecretToken } from '../secret-token';
import { SIGN_IN_LIMITS } from '../signing-in/sign-in-attempts';
import { ANSWERED_AFTER_MS, requestReset } from './request-reset';
import { isResetOpen, resetPassword } from './reset-password';
import { setPassword } from './set-password';

const DNI = '00000000T';
const PASSWORD = 'Nueva#123';

let testDatabase: TestDatabase;
let owner: Database;
let services: Services;
let meridiana: Tenant;
let alborada: Tenant;
let platform: Tenant;
let now = new Date('2026-11-21T09:00:00Z');
let count = 0;

async function tenantAt(host: string): Promise<Tenant> {
  const tenant = await findTenant(services, host);
  if (!tenant) throw new Error(`no company has the host ${host}`);
  return tenant;
}

async function createUser(role: RoleName = 'DOCTOR', active = true) {
  count += 1;
  return owner.userAccount.create({
    data: {
      name: `User ${count}`,
      dni: DNI,
      email: `user${count}@reset.test`,
      active,
      passwordHash: 'none',
      roleId: ROLES[role],
      companyId: role === 'CONSULTANT' ? null : meridiana.companyId,
      requireResetPassword: true,
    },
  });
}

async function newToken(userId: number, madeAt = now): Promise<string> {
  const token = createSecretToken();
  const expiresAt = new Date(madeAt.getTime() + RESET_LIFETIME_MS);
  await owner.passwordReset.create({ data: { tokenHash: hashSecretToken(token), userId, expiresAt } });
  return token;
}

const mailsTo = (userId: number) =>
  owner.effect.findMany({ where: { recipient: String(userId), demandId: null }, select: { companyId: true } });

function ask(tenant: Tenant, email: string, dni = DNI, address = `10.1.${count}.${Math.random()}`) {
  return requestReset(services, { tenant, email, dni, address });
}

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = createDatabase(testDatabase.ownerUrl, { poolSize: 4 });
  services = { database: createDatabase(testDatabase.url), clock: { now: () => now } } as Services;
  [meridiana, alborada, platform] = [
    await tenantAt('meridiana.localhost'),
    await tenantAt('alborada.localhost'),
    await tenantAt('localhost'),
  ];
});

afterAll(async () => {
  await Promise.all([owner.$disconnect(), services.database.$disconnect()]);
  await testDatabase.drop();
});

describe('a request for a new password', () => {
  it('mails the user with this e-mail and DNI who may sign in there, in the name of the company of the host', async () => {
    const [doctor, consultant] = [await createUser(), await createUser('CONSULTANT')];
    expect(await ask(meridiana, doctor.email)).toEqual({ status: 'asked' });
    expect(await ask(platform, doctor.email)).toEqual({ status: 'asked' });
    expect(await mailsTo(doctor.id)).toEqual([{ companyId: meridiana.companyId }, { companyId: platform.companyId }]);
    await ask(alborada, consultant.email);
    expect(await mailsTo(consultant.id)).toEqual([{ companyId: alborada.companyId }]);
  });

  it('answers the same, and no sooner, when no user matches', async () => {
    const [doctor, gone] = [await createUser(), await createUser('DOCTOR', false)];
    const asked = async (tenant: Tenant, email: string, dni = DNI) => {
      const startedAt = performance.now();
      expect(await ask(tenant, email, dni)).toEqual({ status: 'asked' });
      return performance.now() - startedAt;
    };
    const times = [
      await asked(meridiana, doctor.email),
      await asked(meridiana, doctor.email, '12345678Z'),
      await asked(alborada, doctor.email),
      await asked(meridiana, gone.email),
      await asked(meridiana, 'nobody@reset.test'),
    ];
    // Allow 2 ms, since a timer may fire a fraction of a millisecond early.
    for (const time of times) expect(time).toBeGreaterThanOrEqual(ANSWERED_AFTER_MS - 2);
    expect(await mailsTo(doctor.id)).toHaveLength(1);
    expect(await mailsTo(gone.id)).toEqual([]);
  });

  it('is limited per e-mail, known or not, and per address, without locking sign-in', async () => {
    const { email, id } = await createUser();
    for (const who of [email, 'unknown@reset.test']) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => ask(meridiana, who, DNI, '10.3.0.1')));
      const throttled = answers.filter((answer) => answer.status === 'throttled');
      expect(throttled).toHaveLength(1);
      expect(throttled[0]?.waitSeconds).toBeGreaterThan(SIGN_IN_LIMITS.windowSeconds - 60);
      expect(throttled[0]?.waitSeconds).toBeLessThanOrEqual(SIGN_IN_LIMITS.windowSeconds);
    }
    expect(await mailsTo(id)).toHaveLength(SIGN_IN_LIMITS.perUser);
    // Another network may ask again, but no further mail is sent while the earlier links work.
    expect(await ask(meridiana, email)).toEqual({ status: 'asked' });
    expect(await mailsTo(id)).toHaveLength(SIGN_IN_LIMITS.perUser);
    const others = Array.from({ length: SIGN_IN_LIMITS.perNetwork + 1 }, (_, index) =>
      ask(meridiana, `other${index}@reset.test`, DNI, `2001:db8:0:7::${index + 1}`),
    );
    const answers = await Promise.all(others);
    expect(answers.filter(({ status }) => status === 'throttled')).toHaveLength(1);
  });
});

describe('a link for a new password', () => {
  it('ends when an operator sets another password', async () => {
    const { id: userId, email } = await createUser();
    const token = await newToken(userId);
    await owner.userSession.create({
      data: { tokenHash: `operator ${userId}`, userId, hostCompanyId: meridiana.companyId, lastSeenAt: now },
    });
    expect(await setPassword(services, { email, password: PASSWORD })).toEqual({ status: 'done' });
    expect(await isResetOpen(services, { token })).toBe(false);
    const user = await owner.userAccount.findUniqueOrThrow({ where: { id: userId }, include: { userSessions: true } });
    expect(user).toMatchObject({ requireResetPassword: true, userSessions: [{ revokedAt: now }] });
  });

  it('sets the password once, ends all other links and sessions of the user, and meets the obligation to change it', async () => {
    const { id: userId } = await createUser();
    const [token, other] = [await newToken(userId), await newToken(userId)];
    await owner.userSession.create({
      data: { tokenHash: `session ${userId}`, userId, hostCompanyId: meridiana.companyId, lastSeenAt: now },
    });
    expect(await isResetOpen(services, { token })).toBe(true);
    expect(await resetPassword(services, { token, password: PASSWORD })).toEqual({ status: 'done' });
    const user = await owner.userAccount.findUniqueOrThrow({ where: { id: userId } });
    expect(await verifyPassword(user.passwordHash, PASSWORD)).toBe(true);
    expect(user).toMatchObject({ requireResetPassword: false, passwordChangedAt: now });
    const session = await owner.userSession.findUniqueOrThrow({ where: { tokenHash: `session ${userId}` } });
    expect(session.revokedAt).toEqual(now);
    const mails = await owner.effect.findMany({ where: { kind: 'mail', recipient: String(userId) } });
    expect(mails.map(({ payload }) => payload)).toEqual([{ key: 'password_changed', setBy: 'link' }]);
    for (const used of [token, other]) {
      expect(await isResetOpen(services, { token: used })).toBe(false);
      expect(await resetPassword(services, { token: used, password: 'Otra#1234' })).toMatchObject({
        status: 'invalid',
      });
      expect(await resetPassword(services, { token: used, password: 'Otraa#123' })).toEqual({ status: 'over' });
    }
  });

  it('works once when several links of a user are used at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id: userId } = await createUser();
      const [one, two] = [await newToken(userId), await newToken(userId)];
      const answers = await Promise.all(
        [one, two, one, two].map((token, index) => resetPassword(services, { token, password: `Nueva#12${index}` })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual(['done', 'over', 'over', 'over']);
      const winner = answers.findIndex(({ status }) => status === 'done');
      const { passwordHash } = await owner.userAccount.findUniqueOrThrow({ where: { id: userId } });
      expect(await verifyPassword(passwordHash, `Nueva#12${winner}`)).toBe(true);
    }
  });

  it('ends after an hour, and with the account', async () => {
    const { id: userId } = await createUser();
    const token = await newToken(userId);
    const before = now;
    now = new Date(before.getTime() + RESET_LIFETIME_MS - 1);
    expect(await isResetOpen(services, { token })).toBe(true);
    now = new Date(before.getTime() + RESET_LIFETIME_MS);
    expect(await isResetOpen(services, { token })).toBe(false);
    expect(await resetPassword(services, { token, password: PASSWORD })).toEqual({ status: 'over' });
    now = before;
    await owner.userAccount.update({ where: { id: userId }, data: { active: false } });
    expect(await resetPassword(services, { token, password: PASSWORD })).toEqual({ status: 'over' });
  });

  it.each(['', 'a', 'A'.repeat(43), 'A'.repeat(5000), "' OR 1=1 --", '\u0000'])(
    'refuses a guessed token: %j',
    async (token) => {
      expect(await resetPassword(services, { token, password: PASSWORD })).toEqual({ status: 'over' });
    },
  );
});
