import { IDLE_LIMIT_MS } from '@aval/domain/access/idle-limit';
import { ROLES, type RoleName } from '@aval/domain/access/roles';
import { hashPassword } from '@aval/platform/password-hash';
import { createDatabase, type Database } from '@aval/prisma/client';
import { waitingForLocks } from '@aval/testing/faults/waiting-for-locks';
import { eventually } from '@aval/testing/stack/engine';
import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../services';
import { revokeSessions, signOut } from '../end-sessions';
import { findTenant, type Tenant } from '../find-tenant';
import { getListState, saveHiddenColumns, saveListState } from '../list-state';
import { loadSession } from '../load-session';
import { hashSecretToken } from '../secret-token';
import { type KnownBrowser, rememberIn } from './known-browser';
import { signIn } from './sign-in';
import { countAttempt, SIGN_IN_LIMITS } from './sign-in-attempts';

const PASSWORD = 'Demo#123';

let testDatabase: TestDatabase;
let owner: Database;
let services: Services;
let passwordHash: string;
let now = new Date('2026-11-21T09:00:00Z');
let norte: Tenant;
let sur: Tenant;
let platform: Tenant;
let count = 0;

async function tenantAt(host: string): Promise<Tenant> {
  const tenant = await findTenant(services, host);
  if (!tenant) throw new Error(`no company has the host ${host}`);
  return tenant;
}

async function createCompany(subdomain: string): Promise<Tenant> {
  await owner.company.create({
    data: {
      name: subdomain,
      subdomain,
      primaryColor: '0b6285',
      secondaryColor: '10334f',
      tertiaryColor: 'e2a33b',
      referencePrefix: subdomain.slice(0, 3).toUpperCase(),
      hosts: { create: { host: `${subdomain}.example` } },
    },
  });
  return tenantAt(`${subdomain}.example`);
}

async function createUser(role: RoleName, companyId: number | null, permitted: number[] = []): Promise<string> {
  count += 1;
  const email = `user${count}@access.test`;
  await owner.userAccount.create({
    data: {
      name: `User ${count}`,
      dni: '00000000T',
      email,
      passwordHash,
      roleId: ROLES[role],
      companyId,
      permittedCompanies: { create: permitted.map((id) => ({ companyId: id })) },
    },
  });
  return email;
}

function attempt(tenant: Tenant, email: string, password = PASSWORD, address = `10.0.0.${count}`) {
  return signIn(services, { tenant, email, password, address });
}

async function tokenFor(tenant: Tenant, email: string): Promise<string> {
  const outcome = await attempt(tenant, email);
  if (outcome.status !== 'signed_in') throw new Error(`not signed in: ${outcome.status}`);
  return outcome.token;
}

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = createDatabase(testDatabase.ownerUrl, { poolSize: 2 });
  services = { database: createDatabase(testDatabase.url), clock: { now: () => now }, sessionDays: 7 } as Services;
  passwordHash = await hashPassword(PASSWORD);
  norte = await createCompany('norte');
  sur = await createCompany('sur');
  platform = await tenantAt('localhost');
});

afterAll(async () => {
  await Promise.all([owner.$disconnect(), services.database.$disconnect()]);
  await testDatabase.drop();
});

describe('the tenant of a host', () => {
  it('is found by its exact, normalised name', async () => {
    expect((await findTenant(services, 'NORTE.example.:3000'))?.companyId).toBe(norte.companyId);
    for (const host of ['example', 'x.norte.example', 'norte.example.org', 'norte', '', null])
      expect(await findTenant(services, host)).toBeNull();
  });

  it('is null once the company is deactivated', async () => {
    const gone = await createCompany('cerrada');
    await owner.company.update({ where: { id: gone.companyId }, data: { active: false } });
    expect(await findTenant(services, 'cerrada.example')).toBeNull();
  });
});

describe('signing in', () => {
  it('stores only the hash of the token and returns a session with its actor', async () => {
    const email = await createUser('REPRESENTATIVE', norte.companyId);
    const token = await tokenFor(norte, `  ${email.toUpperCase()} `);
    expect(await services.database.userSession.findUnique({ where: { tokenHash: token } })).toBeNull();
    const session = await loadSession(services, norte, token);
    expect(session).toMatchObject({
      id: hashSecretToken(token),
      user: { email, role: 'REPRESENTATIVE' },
      actor: { companyId: norte.companyId, companyIds: [norte.companyId] },
    });
  });

  it('answers the same to a wrong password, an unknown e-mail and a deactivated user', async () => {
    const email = await createUser('DOCTOR', norte.companyId);
    const gone = await createUser('DOCTOR', norte.companyId);
    await owner.userAccount.update({ where: { email: gone }, data: { active: false } });
    expect([
      await attempt(norte, email, 'Wrong#123'),
      await attempt(norte, 'nobody@access.test'),
      await attempt(norte, gone),
    ]).toEqual([{ status: 'refused' }, { status: 'refused' }, { status: 'refused' }]);
  });

  it('takes as much work for an unknown e-mail as for a wrong password', async () => {
    const email = await createUser('DOCTOR', norte.companyId);
    // Measure CPU time in alternation, since other work on the machine disturbs it less than wall time.
    const spent = { unknown: [] as number[], wrong: [] as number[] };
    for (let round = 0; round < 4; round += 1) {
      for (const who of ['unknown', 'wrong'] as const) {
        const before = process.cpuUsage();
        const name = who === 'wrong' ? email : `nobody${Math.random()}@access.test`;
        await attempt(norte, name, 'Wrong#123', `10.9.${round}.${count}`);
        const { user, system } = process.cpuUsage(before);
        spent[who].push(user + system);
      }
    }
    // Without a hash to compare with, the share would be about a twentieth.
    expect(Math.min(...spent.unknown)).toBeGreaterThan(Math.min(...spent.wrong) / 4);
  });

  it('limits a password to 128 characters as typed, before normalisation', async () => {
    const email = await createUser('DOCTOR', norte.companyId);
    const outcomes: string[] = [];
    for (const [chosen, typed] of [
      ['é'.repeat(64), 'e\u0301'.repeat(64)],
      ['é'.repeat(65), 'e\u0301'.repeat(65)],
      ['é'.repeat(65), 'é'.repeat(65)],
      ['é'.repeat(129), 'é'.repeat(129)],
    ] as const) {
      await owner.userAccount.update({ where: { email }, data: { passwordHash: await hashPassword(chosen) } });
      outcomes.push((await attempt(norte, email, typed, '10.7.0.1')).status);
    }
    expect(outcomes).toEqual(['signed_in', 'refused', 'signed_in', 'refused']);
  });

  it("refuses users of other companies at a company's host and accepts all at the default host", async () => {
    const doctor = await createUser('DOCTOR', norte.companyId);
    const manager = await createUser('MANAGER', null, [sur.companyId]);
    const consultant = await createUser('CONSULTANT', null);
    const at = async (tenant: Tenant) =>
      Promise.all([doctor, manager, consultant].map(async (email) => (await attempt(tenant, email)).status));
    expect(await at(norte)).toEqual(['signed_in', 'refused', 'signed_in']);
    expect(await at(sur)).toEqual(['refused', 'signed_in', 'signed_in']);
    expect(await at(platform)).toEqual(['signed_in', 'signed_in', 'signed_in']);
  });
});

describe('failed attempts', () => {
  it('are limited to five per e-mail and network; then even the right password has to wait there, but nowhere else', async () => {
    const email = await createUser('DOCTOR', norte.companyId);
    for (let round = 0; round < SIGN_IN_LIMITS.perEmailInNetwork; round += 1)
      expect((await attempt(norte, email, 'Wrong#123', `2001:db8:1:1::${round + 1}`)).status).toBe('refused');
    expect((await attempt(norte, email, PASSWORD, '10.1.0.99')).status).toBe('signed_in');
    const throttled = await attempt(norte, email, PASSWORD, '2001:db8:1:1::99');
    expect(throttled.status).toBe('throttled');
    if (throttled.status !== 'throttled') return;
    expect(throttled.waitSeconds).toBeGreaterThan(SIGN_IN_LIMITS.windowSeconds - 60);
    expect(throttled.waitSeconds).toBeLessThanOrEqual(SIGN_IN_LIMITS.windowSeconds);
  });

  it('are counted before the password is verified, so that concurrent attempts gain nothing', async () => {
    const email = await createUser('DOCTOR', norte.companyId);
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => attempt(norte, email, 'Wrong#123', '10.2.0.1')),
    );
    expect(outcomes.filter(({ status }) => status === 'refused')).toHaveLength(SIGN_IN_LIMITS.perEmailInNetwork);
  });

  it('are limited to a hundred per e-mail over all networks, for a known and an unknown e-mail', async () => {
    for (const email of [await createUser('DOCTOR', norte.companyId), 'nobody-at-all@access.test']) {
      const guess = (network: number) => countAttempt(services, { email, address: `10.20.${count}.${network}` });
      for (let network = 0; network < SIGN_IN_LIMITS.perEmail; network += 1) expect(await guess(network)).toBeNull();
      expect(await guess(200)).toMatchObject({ isFirst: true });
      expect(await guess(201)).toMatchObject({ isFirst: false });
    }
  });

  it('failed attempts of others do not lock out a browser with an earlier sign-in, which has five attempts of its own', async () => {
    const email = await createUser('DOCTOR', norte.companyId);
    const { id: userId } = await owner.userAccount.findUniqueOrThrow({ where: { email } });
    const [address, known] = ['10.21.0.1', rememberIn(null, userId)];
    const enter = (password: string, browser: KnownBrowser | null) =>
      signIn(services, { tenant: norte, email, password, address, browser });
    for (let guess = 0; guess < SIGN_IN_LIMITS.perNetwork; guess += 1)
      await attempt(norte, guess < 5 ? email : `other${guess}@access.test`, 'Wrong#123', address);
    expect((await enter(PASSWORD, null)).status).toBe('throttled');
    // A mark of another user of the same browser does not help either.
    expect((await enter(PASSWORD, rememberIn(null, userId + 1))).status).toBe('throttled');
    expect((await enter(PASSWORD, known)).status).toBe('signed_in');
    for (let guess = 0; guess < SIGN_IN_LIMITS.perBrowser; guess += 1)
      expect((await enter('Wrong#123', rememberIn(known, userId + 1))).status).toBe('refused');
    expect((await enter(PASSWORD, known)).status).toBe('throttled');
  });

  it('are limited to twenty per address, whatever the e-mails', async () => {
    const address = '10.3.0.1';
    for (let round = 0; round < SIGN_IN_LIMITS.perNetwork; round += 1)
      expect((await attempt(norte, `guess${round}@access.test`, 'Wrong#123', address)).status).toBe('refused');
    const email = await createUser('DOCTOR', norte.companyId);
    expect((await attempt(norte, email, PASSWORD, address)).status).toBe('throttled');
    expect((await attempt(norte, email, PASSWORD, '10.3.0.2')).status).toBe('signed_in');
  });

  it('are counted per network when a client has all of its addresses', async () => {
    for (let round = 0; round < SIGN_IN_LIMITS.perNetwork; round += 1) {
      const outcome = await attempt(norte, `many${round}@access.test`, 'Wrong#123', `2001:db8:0:7::${round}`);
      expect(outcome.status).toBe('refused');
    }
    const email = await createUser('DOCTOR', norte.companyId);
    expect((await attempt(norte, email, PASSWORD, '2001:db8:0:7:ffff::1')).status).toBe('throttled');
    expect((await attempt(norte, email, PASSWORD, '2001:db8:0:8::1')).status).toBe('signed_in');
  });

  it('are cleared by a successful sign-in', async () => {
    const email = await createUser('DOCTOR', norte.companyId);
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < SIGN_IN_LIMITS.perEmailInNetwork - 1; wrong += 1)
        await attempt(norte, email, 'Wrong#123', `10.4.0.${round}`);
      expect((await attempt(norte, email, PASSWORD, `10.4.0.${round}`)).status).toBe('signed_in');
    }
  });
});

describe('a session', () => {
  it.each([
    ['with a password that is being changed', async () => ({ passwordHash: await hashPassword('Otra#123') })],
    ['for a user who is being deactivated', async () => ({ active: false })],
  ])('does not begin %s', async (_what, change) => {
    const email = await createUser('REPRESENTATIVE', norte.companyId);
    const data = await change();
    const { entering } = await owner.$transaction(async (tx) => {
      await tx.userAccount.update({ where: { email }, data });
      const begun = { entering: attempt(norte, email, PASSWORD, '10.5.0.1') };
      await eventually(async () => (await waitingForLocks({ owner })) === 1);
      return begun;
    });
    expect(await entering).toEqual({ status: 'refused' });
  });

  it('is valid only at the host where it began', async () => {
    const token = await tokenFor(norte, await createUser('CONSULTANT', null));
    expect(await loadSession(services, sur, token)).toBeNull();
    expect(await loadSession(services, norte, token)).not.toBeNull();
  });

  it('ends after twelve idle hours and continues while it is used', async () => {
    const start = now;
    const token = await tokenFor(norte, await createUser('REPRESENTATIVE', norte.companyId));
    now = new Date(start.getTime() + IDLE_LIMIT_MS - 1000);
    expect(await loadSession(services, norte, token)).not.toBeNull();
    now = new Date(now.getTime() + IDLE_LIMIT_MS - 1000);
    expect(await loadSession(services, norte, token)).not.toBeNull();
    now = new Date(now.getTime() + IDLE_LIMIT_MS);
    expect(await loadSession(services, norte, token)).toBeNull();
    now = start;
  });

  it("ends after the configured number of days, however much it is used, an API client's session too", async () => {
    const start = now;
    const email = await createUser('REPRESENTATIVE', norte.companyId);
    const begun = await signIn(services, {
      tenant: norte,
      email,
      password: PASSWORD,
      address: '10.22.0.1',
      isApiClient: true,
    });
    if (begun.status !== 'signed_in') throw new Error(begun.status);
    const tokens = [
      { token: await tokenFor(norte, email), use: {} },
      { token: begun.token, use: { isApiClient: true } },
    ];
    const isOpen = (days: number) =>
      Promise.all(
        tokens.map(
          async ({ token, use }) => (await loadSession({ ...services, sessionDays: days }, norte, token, use)) !== null,
        ),
      );
    const half = 12 * 60 * 60 * 1000 - 60_000;
    for (let at = start.getTime() + half; at < start.getTime() + 3 * 24 * 60 * 60 * 1000; at += half) {
      now = new Date(at);
      expect(await isOpen(3)).toEqual([true, true]);
    }
    now = new Date(start.getTime() + 3 * 24 * 60 * 60 * 1000);
    expect(await isOpen(4)).toEqual([true, true]);
    expect(await isOpen(3)).toEqual([false, false]);
    now = start;
  });

  it('is not extended by requests that a page sends by itself', async () => {
    const start = now;
    const token = await tokenFor(norte, await createUser('REPRESENTATIVE', norte.companyId));
    for (let hours = 1; hours < 12; hours += 1) {
      now = new Date(start.getTime() + hours * 60 * 60 * 1000);
      expect(await loadSession(services, norte, token, { isBackground: true })).not.toBeNull();
    }
    now = new Date(start.getTime() + IDLE_LIMIT_MS);
    expect(await loadSession(services, norte, token, { isBackground: true })).toBeNull();
    expect(await loadSession(services, norte, token)).toBeNull();
    now = start;
  });

  it('ends alone with signing out, and its list state is cleared', async () => {
    const email = await createUser('REPRESENTATIVE', norte.companyId);
    const [one, other] = [await tokenFor(norte, email), await tokenFor(norte, email)];
    const session = await loadSession(services, norte, one);
    if (!session) throw new Error('no session');
    await saveListState(services, session, 'demands', '?page=2');
    await saveListState(services, session, 'patients', '?sort=name');
    await saveHiddenColumns(services, session, 'patients', ['cardNumber', 'company']);
    await saveHiddenColumns(services, session, 'never opened', ['cardNumber']);
    expect(await getListState(services, session, 'demands')).toEqual({ search: '?page=2', hidden: null });
    expect(await getListState(services, session, 'never opened')).toEqual({ search: null, hidden: null });
    expect(await getListState(services, session, 'patients')).toEqual({
      search: '?sort=name',
      hidden: ['cardNumber', 'company'],
    });
    await signOut(services, one);
    expect(await loadSession(services, norte, one)).toBeNull();
    expect(await loadSession(services, norte, other)).not.toBeNull();
    expect(await getListState(services, session, 'demands')).toEqual({ search: null, hidden: null });
  });

  it('ends in all other browsers after a password change', async () => {
    const email = await createUser('REPRESENTATIVE', norte.companyId);
    const [here, there] = [await tokenFor(norte, email), await tokenFor(norte, email)];
    const session = await loadSession(services, norte, here);
    if (!session) throw new Error('no session');
    await revokeSessions(services, { userId: session.user.id, exceptSessionId: session.id, by: { cause: 'owner' } });
    expect(await loadSession(services, norte, here)).not.toBeNull();
    expect(await loadSession(services, norte, there)).toBeNull();
  });

  it('ends at once when the user is deactivated or loses the company', async () => {
    const doctor = await createUser('DOCTOR', norte.companyId);
    const manager = await createUser('MANAGER', null, [norte.companyId, sur.companyId]);
    const [first, second] = [await tokenFor(norte, doctor), await tokenFor(norte, manager)];
    await owner.userAccount.update({ where: { email: doctor }, data: { active: false } });
    await owner.userCompany.deleteMany({ where: { companyId: norte.companyId, user: { email: manager } } });
    expect(await loadSession(services, norte, first)).toBeNull();
    expect(await loadSession(services, norte, second)).toBeNull();
  });
});
