import { randomUUID } from 'node:crypto';
import { ROLES, type RoleName } from '@aval/domain/access/roles';
import { SecretBox } from '@aval/platform/secret-box';
import { createDatabase, type Database } from '@aval/prisma/client';
import { forTenant } from '@aval/prisma/scope';
import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resealSecrets } from '../../secrets/reseal-secrets';
import { ssoColumns, ssoSecretOwner } from '../../secrets/sso-secret';
import type { Services } from '../../services';
import { findTenant, type Tenant } from '../find-tenant';
import { loadSession } from '../load-session';
import { sweepTokens } from '../sweep-tokens';
import { LONGEST_LIFE_SECONDS } from './read-sso-token';
import { signInByToken } from './sign-in-by-token';

const SECRET = 'un secreto de Meridiana bastante largo';
const NOW = new Date('2026-11-21T09:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const REFUSED = { status: 'refused' };

let testDatabase: TestDatabase;
let owner: Database;
let services: Services;
let meridiana: Tenant;
let alborada: Tenant;
let platform: Tenant;
let email: string;
let rsa: Awaited<ReturnType<typeof generateKeyPair>>;
let publicKey: string;
let now = NOW;

async function tenantAt(host: string): Promise<Tenant> {
  const tenant = await findTenant(services, host);
  if (!tenant) throw new Error(`no company has the host ${host}`);
  return tenant;
}

async function createUser(role: RoleName, active = true): Promise<string> {
  const companyId = ['ADMIN', 'CONSULTANT', 'MANAGER'].includes(role) ? null : meridiana.companyId;
  const { email: created } = await owner.userAccount.create({
    data: {
      name: 'De Otra Casa',
      dni: '00000000T',
      email: `${randomUUID()}@sso.test`,
      passwordHash: 'none',
      roleId: ROLES[role],
      companyId,
      active,
      ...(role === 'MANAGER' ? { permittedCompanies: { create: { companyId: meridiana.companyId } } } : {}),
    },
  });
  return created;
}

const claims = (other: JWTPayload = {}): JWTPayload => ({
  email,
  aud: 'meridiana',
  jti: randomUUID(),
  exp: SECONDS + 60,
  ...other,
});

const bySecret = (payload: JWTPayload, secret = SECRET, alg = 'HS256') =>
  new SignJWT(payload).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));

const enter = (token: string, tenant = meridiana) => signInByToken(services, { tenant, token });

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = createDatabase(testDatabase.ownerUrl, { poolSize: 2 });
  const secrets = new SecretBox([{ id: 'test', key: new Uint8Array(32).fill(7) }]);
  services = {
    database: createDatabase(testDatabase.url),
    clock: { now: () => now },
    secrets,
    sessionDays: 7,
  } as Services;
  rsa = await generateKeyPair('RS256', { extractable: true });
  publicKey = await exportSPKI(rsa.publicKey);
  [meridiana, alborada, platform] = [
    await tenantAt('meridiana.localhost'),
    await tenantAt('alborada.localhost'),
    await tenantAt('localhost'),
  ];
  const keys = [
    [meridiana, 'HS256', SECRET],
    [alborada, 'RS256', publicKey],
    [platform, 'HS256', SECRET],
  ] as const;
  for (const [{ companyId: id }, algorithm, key] of keys)
    await owner.company.update({ where: { id }, data: ssoColumns(services, id, { algorithm, key }) });
  email = await createUser('DOCTOR');
});

afterAll(async () => {
  await Promise.all([owner.$disconnect(), services.database.$disconnect()]);
  await testDatabase.drop();
});

describe('a single sign-on token', () => {
  it('signs in the user it names, by secret and by public key', async () => {
    const outcome = await enter(await bySecret(claims({ email: email.toUpperCase() })));
    if (outcome.status !== 'signed_in') throw new Error('refused');
    expect((await loadSession(services, meridiana, outcome.token))?.user.email).toBe(email);
    // Normalised as in the sign-in form, without a character that the database cannot store.
    expect(await enter(await bySecret(claims({ email: `${email}\u0000` })))).toMatchObject({ status: 'signed_in' });
    const manager = await owner.userAccount.create({
      data: {
        name: 'Gestora',
        dni: '00000000T',
        email: `${randomUUID()}@sso.test`,
        passwordHash: 'none',
        roleId: ROLES.MANAGER,
        permittedCompanies: { create: { companyId: alborada.companyId } },
      },
    });
    const signed = await new SignJWT(claims({ email: manager.email, aud: 'alborada' }))
      .setProtectedHeader({ alg: 'RS256' })
      .sign(rsa.privateKey);
    expect(await enter(signed, alborada)).toMatchObject({ status: 'signed_in' });
  });

  it('does not reach another company: a manager of several has to use the password', async () => {
    const several = claims({ email: 'manager@grupo.test' });
    expect(await enter(await bySecret(several))).toEqual(REFUSED);
    expect(await enter(await bySecret({ ...several, aud: 'aval' }), platform)).toMatchObject({ status: 'signed_in' });
  });

  it('is used up by its first use, also when used concurrently, and separately per company', async () => {
    const token = await bySecret(claims());
    const outcomes = await Promise.all([enter(token), enter(token), enter(token)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['refused', 'refused', 'signed_in']);
    expect(await enter(token)).toEqual(REFUSED);
    const jti = randomUUID();
    expect(await enter(await bySecret(claims({ jti })))).toMatchObject({ status: 'signed_in' });
    expect(await enter(await bySecret(claims({ jti, exp: SECONDS + 61 })))).toEqual(REFUSED);
    expect(await enter(await bySecret(claims({ jti, aud: 'aval' })), platform)).toMatchObject({ status: 'signed_in' });
  });

  it('may expire five minutes ahead at most, with five seconds of tolerance for clocks', async () => {
    const at = async (exp: number) => (await enter(await bySecret(claims({ exp })))).status;
    expect(await at(SECONDS + LONGEST_LIFE_SECONDS)).toBe('signed_in');
    expect(await at(SECONDS + LONGEST_LIFE_SECONDS + 5)).toBe('signed_in');
    expect(await at(SECONDS + LONGEST_LIFE_SECONDS + 6)).toBe('refused');
    expect(await at(SECONDS - 4)).toBe('signed_in');
    expect(await at(SECONDS - 6)).toBe('refused');
  });

  it.each([
    ['another company as audience', { aud: 'alborada' }],
    ['several audiences', { aud: ['meridiana', 'alborada'] }],
    ['an audience in capitals', { aud: 'Meridiana' }],
    ['no audience', { aud: undefined }],
    ['no expiry', { exp: undefined }],
    ['no id', { jti: undefined }],
    ['an empty id', { jti: '' }],
    ['an id that the database cannot store', { jti: 'a\u0000b' }],
    ['no e-mail', { email: undefined }],
    ['the e-mail of no user', { email: 'nobody@sso.test' }],
    ['an e-mail that is not text', { email: { toString: 'x' } }],
    ['a start in the future', { nbf: SECONDS + 30 }],
  ])('is refused with %s', async (_what, other) => {
    const payload = claims(other as JWTPayload);
    for (const name of Object.keys(payload)) if (payload[name] === undefined) delete payload[name];
    expect(await enter(await bySecret(payload))).toEqual(REFUSED);
  });

  it("is refused with any algorithm but the company's", async () => {
    expect(await enter(new UnsecuredJWT(claims()).encode())).toEqual(REFUSED);
    expect(await enter(await bySecret(claims(), `${SECRET}${SECRET}`, 'HS512'))).toEqual(REFUSED);
    // Use the public key, which is no secret, as an HMAC secret.
    expect(await enter(await bySecret(claims({ aud: 'alborada' }), publicKey), alborada)).toEqual(REFUSED);
    expect(await enter(await bySecret(claims({ aud: 'alborada' }), publicKey.trim()), alborada)).toEqual(REFUSED);
    const foreign = await generateKeyPair('RS256');
    for (const [tenant, aud] of [
      [alborada, 'alborada'],
      [meridiana, 'meridiana'],
    ] as const) {
      const signed = await new SignJWT(claims({ aud })).setProtectedHeader({ alg: 'RS256' }).sign(foreign.privateKey);
      expect(await enter(signed, tenant)).toEqual(REFUSED);
    }
    const [head, body] = (await bySecret(claims())).split('.');
    for (const token of ['', 'a', 'a.b.c', `${head}.${body}.`, `${head}.${body}`, 'x'.repeat(100_000)])
      expect(await enter(token)).toEqual(REFUSED);
  });

  it('is refused when the company has no key, a short secret or an unreadable one', async () => {
    const { companyId: id } = platform;
    const change = (algorithm: string | null, key: string | null) =>
      owner.company.update({ where: { id }, data: ssoColumns(services, id, { algorithm, key }) });
    for (const [algorithm, key] of [
      [null, SECRET],
      ['HS256', null],
      ['HS256', ''],
      ['HS256', 'corto'],
      ['RS256', 'no es PEM'],
      ['none', SECRET],
    ] as const) {
      await change(algorithm, key).catch(() => undefined);
      expect(await enter(await bySecret(claims({ aud: 'aval' }), key || SECRET), platform)).toEqual(REFUSED);
    }
    await change('HS256', SECRET);
  });

  it('is refused when the stored secret was sealed for another company', async () => {
    const { sealedSsoSecret } = await owner.company.findUniqueOrThrow({ where: { id: meridiana.companyId } });
    const { companyId: id } = platform;
    await owner.company.update({ where: { id }, data: { sealedSsoSecret } });
    expect(await enter(await bySecret(claims({ aud: 'aval' })), platform)).toEqual(REFUSED);
    await owner.company.update({ where: { id }, data: ssoColumns(services, id, { algorithm: 'HS256', key: SECRET }) });
  });

  it('is accepted with a secret from before sealing once the worker has sealed it', async () => {
    const { companyId: id } = platform;
    await owner.company.update({ where: { id }, data: { ssoKey: SECRET, sealedSsoSecret: null } });
    const signIn = async () => (await enter(await bySecret(claims({ aud: 'aval', email })), platform)).status;
    expect(await signIn()).toBe('refused');
    expect(await resealSecrets(services)).toBe(1);
    expect(await resealSecrets(services)).toBe(0);
    const kept = await owner.company.findUniqueOrThrow({ where: { id } });
    expect(kept).toMatchObject({ ssoAlgorithm: 'HS256', ssoKey: null });
    expect(kept.sealedSsoSecret).not.toContain(SECRET);
    expect(services.secrets.open(kept.sealedSsoSecret ?? '', ssoSecretOwner(id))).toBe(SECRET);
  });

  it("is refused for deactivated users, users of other companies and the platform's own roles", async () => {
    const statusOf = async (who: string, tenant = meridiana, aud = 'meridiana') =>
      (await enter(await bySecret(claims({ email: who, aud })), tenant)).status;
    expect(await statusOf(await createUser('DOCTOR', false))).toBe('refused');
    expect(await statusOf('doctor@alborada.test')).toBe('refused');
    expect(await statusOf(await createUser('MANAGER'))).toBe('signed_in');
    for (const role of ['ADMIN', 'CONSULTANT'] as const) {
      const who = await createUser(role);
      expect(await statusOf(who)).toBe('refused');
      expect(await statusOf(who, platform, 'aval')).toBe('signed_in');
    }
  });

  it('is forgotten a day after its expiry', async () => {
    const jti = randomUUID();
    await enter(await bySecret(claims({ jti })));
    const kept = () => forTenant(owner, meridiana.companyId).read((tx) => tx.ssoToken.count({ where: { jti } }));
    await sweepTokens(services);
    expect(await kept()).toBe(1);
    now = new Date(NOW.getTime() + 25 * 60 * 60 * 1000);
    await sweepTokens(services);
    expect(await kept()).toBe(0);
    now = NOW;
  });
});
