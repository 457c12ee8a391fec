import { invitationSchema, invitationUseSchema } from '@aval/domain/validation/dialogs/invitation-schemas';
import { createUserSchema, editUserSchema } from '@aval/domain/validation/users/user-schema';
import { hashPassword } from '@aval/platform/password-hash';
import { type RequestOrigin, runWithOrigin } from '@aval/platform/request-origin';
import { createUser as createAccount, type UserOptions } from '@aval/prisma/factories/user';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { signOut } from '../access/end-sessions';
import { findTenant } from '../access/find-tenant';
import { loadSession } from '../access/load-session';
import { requestReset } from '../access/passwords/request-reset';
import { resetPassword } from '../access/passwords/reset-password';
import { setPassword } from '../access/passwords/set-password';
import { createSecretToken, hashSecretToken } from '../access/secret-token';
import { signIn } from '../access/signing-in/sign-in';
import { SIGN_IN_LIMITS } from '../access/signing-in/sign-in-attempts';
import { signInByToken } from '../access/signing-in/sign-in-by-token';
import { exportAccessRecord } from '../access-record-list/list-access-record';
import { parseAccessRecordQuery } from '../access-record-list/parse-access-record-query';
import { changePassword } from '../account/change-password';
import { endOtherSessions } from '../account/end-session';
import { exportDrugs } from '../catalogues/drugs/browse-drugs';
import { DRUGS_LIST } from '../catalogues/drugs/drugs-list';
import { createInvitation } from '../invitations/create-invitation';
import { registerInvited } from '../invitations/register-invited';
import { ssoColumns } from '../secrets/sso-secret';
import { createUser } from '../users/create-user';
import { editUser } from '../users/edit-user';
import { getUser } from '../users/get-user';
import { activateUser } from '../users/leaving/activate-user';
import { deactivateUser } from '../users/leaving/deactivate-user';
import { sendResetLink } from '../users/send-reset-link';
import { rotateSecret, showSecret } from '../webhooks/change-webhook';
import { createWebhook } from '../webhooks/create-webhook';
import { browseSecurityRecord, exportSecurityRecord } from './browse-security-record';
import { findLastSignIn } from './find-last-sign-in';
import type { SecurityKind } from './security-events';
import { SECURITY_LIST } from './security-list';

const MERIDIANA = 2;
const ALBORADA = 3;
const PASSWORD = 'Demo#123';
const OTHER = 'Otra#456x';
const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';

const scene = await useCasesForFile();
const { owner, services } = scene;
const passwordHash = await hashPassword(PASSWORD);
let count = 0;

/** A network of its own for each case, since attempts are counted by network. */
function newOrigin(changes: Partial<RequestOrigin> = {}): RequestOrigin {
  count += 1;
  return { address: `198.51.${count >> 8}.${count & 255}`, userAgent: AGENT, isApiClient: false, ...changes };
}

const somebody = (options: Partial<UserOptions> = {}) =>
  createAccount(owner, { role: 'REPRESENTATIVE', companyId: MERIDIANA, passwordHash, ...options });
const superadmin = () => scene.actorOf('superadmin@aval.test');

async function tenantAt(host: string) {
  const tenant = await findTenant(services, host);
  if (!tenant) throw new Error(`no company has the host ${host}`);
  return tenant;
}
const meridiana = await tenantAt('meridiana.localhost');

async function enter(email: string, password = PASSWORD, origin = newOrigin()) {
  const { address, userAgent } = origin;
  return runWithOrigin(origin, () => signIn(services, { tenant: meridiana, email, password, address, userAgent }));
}

async function sessionOf(email: string, password = PASSWORD) {
  const outcome = await enter(email, password);
  if (outcome.status !== 'signed_in') throw new Error(outcome.status);
  const session = await loadSession(services, meridiana, outcome.token);
  if (!session) throw new Error('no session');
  return { session, token: outcome.token };
}

async function edit(id: number, change: Record<string, unknown>) {
  const actor = await superadmin();
  const detail = await getUser(services, actor, id);
  if (!detail) throw new Error('nobody');
  const { user } = detail;
  const relations = Object.fromEntries(
    Object.entries(user.relations).map(([name, all]) => [name, all.map((each) => each.id)]),
  );
  const form = { ...user, companyId: user.company?.id, ...relations, ...change };
  const input = editUserSchema(user.role).parse(form);
  expect(await editUser(services, actor, { id, revision: user.revision, input })).toEqual({ status: 'done' });
}

const eventsOf = async (userId: number | null, since = 0n) => {
  const rows = await owner.securityEvent.findMany({ where: { userId, id: { gt: since } }, orderBy: { id: 'asc' } });
  return rows.map(({ kind, detail }) => (detail === null ? kind : `${kind} ${detail}`));
};
const lastId = async () => (await owner.securityEvent.findFirst({ orderBy: { id: 'desc' } }))?.id ?? 0n;

/** Runs what brings about events of each kind, and returns them with those expected. */
const CASES: Readonly<Record<SecurityKind, () => Promise<{ found: string[]; expected: string[] }>>> = {
  async signed_in() {
    const { id, email } = await somebody();
    await enter(email);
    const key = 'un secreto de Meridiana bastante largo';
    const set = ssoColumns(services, MERIDIANA, { algorithm: 'HS256', key });
    await owner.company.update({ where: { id: MERIDIANA }, data: set });
    const claims = {
      email,
      aud: meridiana.subdomain,
      jti: createSecretToken(),
      exp: Math.floor(Date.now() / 1000) + 60,
    };
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(key));
    for (let use = 0; use < 2; use += 1)
      await runWithOrigin(newOrigin(), () => signInByToken(services, { tenant: meridiana, token }));
    const expected = ['signed_in password', 'signed_in sso', 'sign_in_failed sso'];
    return { found: await eventsOf(id), expected };
  },
  async sign_in_failed() {
    const { id, email } = await somebody();
    const { id: elsewhere, email: ofAlborada } = await somebody({ companyId: ALBORADA });
    const since = await lastId();
    await enter(email, 'Wrong#123');
    await enter(ofAlborada);
    await enter('nobody-of-that-name@example.test');
    await runWithOrigin(newOrigin(), () => signInByToken(services, { tenant: meridiana, token: 'x.y.z' }));
    const found = [...(await eventsOf(id)), ...(await eventsOf(elsewhere)), ...(await eventsOf(null, since))];
    const expected = ['password', 'not_admitted', 'password', 'sso'].map((detail) => `sign_in_failed ${detail}`);
    return { found, expected };
  },
  async throttled() {
    const { id, email } = await somebody();
    const origin = newOrigin();
    for (let guess = 0; guess < SIGN_IN_LIMITS.perEmailInNetwork + 3; guess += 1)
      await enter(email, 'Wrong#123', origin);
    const failed = Array(SIGN_IN_LIMITS.perEmailInNetwork).fill('sign_in_failed password');
    return { found: await eventsOf(id), expected: [...failed, 'throttled sign_in'] };
  },
  async signed_out() {
    const { id, email } = await somebody();
    const { token } = await sessionOf(email);
    await signOut(services, token);
    await signOut(services, token);
    return { found: await eventsOf(id), expected: ['signed_in password', 'signed_out'] };
  },
  async sessions_ended() {
    const { id, email } = await somebody();
    const { session } = await sessionOf(email);
    await enter(email);
    await endOtherSessions(services, session);
    await deactivateUser(services, await superadmin(), { id, toDoctorId: null });
    const expected = ['sessions_ended owner', 'sessions_ended deactivated', 'account_deactivated'];
    return { found: (await eventsOf(id)).slice(2), expected };
  },
  async reset_requested() {
    const { id, email, dni } = await somebody();
    const { address } = newOrigin();
    await requestReset(services, { tenant: meridiana, email, dni, address });
    await sendResetLink(services, await superadmin(), id);
    return { found: await eventsOf(id), expected: ['reset_requested owner', 'reset_requested administration'] };
  },
  async reset_refused() {
    const { id, email } = await somebody();
    await requestReset(services, { tenant: meridiana, email, dni: '00000000T', address: newOrigin().address });
    return { found: await eventsOf(id), expected: ['reset_refused'] };
  },
  async link_used() {
    const { id } = await somebody();
    const token = createSecretToken();
    const expiresAt = new Date(Date.now() + 60_000);
    await owner.passwordReset.create({ data: { tokenHash: hashSecretToken(token), userId: id, expiresAt } });
    await resetPassword(services, { token, password: OTHER });
    const expected = ['link_used reset', 'password_changed link'];
    return { found: await eventsOf(id), expected };
  },
  async password_changed() {
    const { id, email } = await somebody();
    const { session } = await sessionOf(email);
    const { address } = newOrigin();
    await changePassword(services, session, { currentPassword: PASSWORD, password: OTHER, address });
    await setPassword(services, { email, password: PASSWORD });
    await edit(id, { changePassword: 'on', password: OTHER, passwordConfirmation: OTHER });
    const expected = [
      'password_changed owner',
      'password_changed administration',
      'sessions_ended password',
      'password_changed administration',
    ];
    return { found: (await eventsOf(id)).slice(1), expected };
  },
  async password_refused() {
    const { id, email } = await somebody();
    const { session } = await sessionOf(email);
    const { address } = newOrigin();
    await changePassword(services, session, { currentPassword: 'Wrong#123', password: OTHER, address });
    return { found: await eventsOf(id), expected: ['signed_in password', 'password_refused'] };
  },
  async account_created() {
    const { dni } = await somebody();
    const form = {
      role: 'REPRESENTATIVE',
      companyId: MERIDIANA,
      name: 'Alta Nueva',
      dni,
      email: `alta-${dni}@example.test`,
    };
    const input = createUserSchema.parse({ ...form, password: PASSWORD, passwordConfirmation: PASSWORD });
    const made = await createUser(services, await superadmin(), input);
    if (made.status !== 'done') throw new Error(JSON.stringify(made));
    const invited = await useInvitation();
    const expected = ['account_created administration', 'account_created invitation', 'link_used invitation'];
    return { found: [...(await eventsOf(made.id)), ...(await eventsOf(invited))], expected };
  },
  async account_activated() {
    const { id } = await somebody({ active: false });
    await activateUser(services, await superadmin(), id);
    return { found: await eventsOf(id), expected: ['account_activated'] };
  },
  async account_deactivated() {
    const { id } = await somebody();
    await deactivateUser(services, await superadmin(), { id, toDoctorId: null });
    return { found: await eventsOf(id), expected: ['account_deactivated'] };
  },
  async email_changed() {
    const { id } = await somebody();
    await edit(id, { email: `moved-${id}@example.test` });
    return { found: await eventsOf(id), expected: ['email_changed'] };
  },
  async access_changed() {
    const { id } = await createAccount(owner, { role: 'MANAGER', permittedCompanyIds: [MERIDIANA, ALBORADA] });
    await edit(id, { companies: [MERIDIANA] });
    return { found: await eventsOf(id), expected: ['access_changed companies'] };
  },
  async secret_changed() {
    const { userId } = await superadmin();
    const since = await lastId();
    await rotateSecret(services, await superadmin(), await newWebhook());
    return { found: await eventsOf(userId, since), expected: ['secret_changed webhook'] };
  },
  async secret_shown() {
    const { userId } = await superadmin();
    const since = await lastId();
    await showSecret(services, await superadmin(), await newWebhook());
    return { found: await eventsOf(userId, since), expected: ['secret_shown webhook'] };
  },
  async exported() {
    const actor = await superadmin();
    const since = await lastId();
    await exportDrugs(services, actor, DRUGS_LIST.parse(new URLSearchParams()));
    await exportAccessRecord(services, actor, parseAccessRecordQuery(new URLSearchParams()));
    await exportSecurityRecord(services, actor, SECURITY_LIST.parse(new URLSearchParams()));
    const expected = ['exported drug', 'exported access-record', 'exported security'];
    return { found: await eventsOf(actor.userId, since), expected };
  },
};

async function newWebhook(): Promise<number> {
  await owner.webhook.deleteMany({});
  const input = {
    companyId: MERIDIANA,
    centerId: null,
    name: 'Agenda',
    url: 'https://hooks.example.org/aval',
    events: ['demand.decided' as const],
  };
  const made = await createWebhook(services, await superadmin(), input);
  if (made.status !== 'done') throw new Error(JSON.stringify(made));
  return made.id;
}

async function useInvitation(): Promise<number> {
  const [center, { dni }] = await Promise.all([
    owner.center.findFirstOrThrow({ where: { type: 'Ambos', hidden: false }, select: { id: true } }),
    somebody(),
  ]);
  const form = {
    companyId: MERIDIANA,
    role: 'DOCTOR',
    email: `invited-${dni}@example.test`,
    name: 'Eva Robles',
    centers: [center.id],
  };
  const invitation = await createInvitation(services, await superadmin(), invitationSchema.parse(form));
  if (invitation.status !== 'created') throw new Error(JSON.stringify(invitation));
  const token = createSecretToken();
  await owner.invitation.update({
    where: { id: invitation.invitationId },
    data: { tokenHash: hashSecretToken(token) },
  });
  const use = { name: 'Eva Robles', dni: '12345678Z', password: PASSWORD, passwordConfirmation: PASSWORD };
  const used = await registerInvited(services, { companyId: MERIDIANA, token, form: invitationUseSchema.parse(use) });
  if (used.status !== 'created') throw new Error(used.status);
  return used.userId;
}

describe('the security record', () => {
  it.each(Object.entries(CASES))('has events of the kind %s', async (kind, run) => {
    const { found, expected } = await run();
    expect(found).toEqual(expected);
    expect(found.some((event) => event.split(' ')[0] === kind)).toBe(true);
  });

  it('holds the address as attempts are counted, the device, the company and who did it, and nothing that was typed', async () => {
    const { id, email } = await somebody();
    const typed = `typed-by-mistake-${id}@example.test`;
    await enter(email, PASSWORD, newOrigin({ address: '2001:db8:1:2:3::7', isApiClient: true }));
    await enter(typed, 'Wrong#123', newOrigin({ address: '::ffff:192.0.2.77', userAgent: 'x'.repeat(1_000) }));
    await setPassword(services, { email, password: OTHER });
    const [entered] = await owner.securityEvent.findMany({ where: { userId: id }, orderBy: { id: 'asc' } });
    expect(entered).toMatchObject({
      companyId: MERIDIANA,
      actorId: null,
      address: '2001:db8:1:2:3::7',
      network: '2001:db8:1:2::/64',
      userAgent: AGENT,
      isApiClient: true,
    });
    const failed = await owner.securityEvent.findFirstOrThrow({ where: { network: '192.0.2.77' } });
    expect(failed).toMatchObject({ userId: null, companyId: MERIDIANA, address: '192.0.2.77' });
    expect(failed.userAgent?.length).toBeLessThanOrEqual(300);
    const whole = JSON.stringify(await owner.$queryRaw`SELECT event::text FROM security_event AS event`);
    for (const secret of [typed, email, PASSWORD, OTHER, 'Wrong#123']) expect(whole).not.toContain(secret);
    // An operator's command has no address.
    const byOperator = await owner.securityEvent.findFirstOrThrow({ where: { userId: id, kind: 'password_changed' } });
    expect(byOperator).toMatchObject({ address: null, network: null, userAgent: null });
    await edit(id, { email: `other-${id}@example.test` });
    const { userId: actorId } = await superadmin();
    expect(await owner.securityEvent.findFirst({ where: { userId: id, kind: 'email_changed' } })).toMatchObject({
      actorId,
    });
  });

  it('is read by superadmins only, newest first, by address, kind, user, company and days', async () => {
    const { id, email } = await somebody();
    const origin = newOrigin();
    await enter(email, 'Wrong#123', origin);
    await enter(email, PASSWORD, origin);
    const actor = await superadmin();
    const list = async (search: string, reader = actor) =>
      (await browseSecurityRecord(services, reader, SECURITY_LIST.parse(new URLSearchParams(search))))?.rows.map(
        ({ kind }) => kind,
      );
    expect(await list(`userId=${id}`)).toEqual(['signed_in', 'sign_in_failed']);
    expect(await list(`address=${origin.address}&kind=failures`)).toEqual(['sign_in_failed']);
    expect(await list(`userId=${id}&companyId=${MERIDIANA}&kind=signed_in`)).toEqual(['signed_in']);
    expect(await list(`userId=${id}&companyId=${ALBORADA}`)).toEqual([]);
    expect(await list(`userId=${id}&to=2020-01-01`)).toEqual([]);
    expect(await list(`userId=${id}`, await scene.actorOf('superadmin@aval.test', ALBORADA))).toEqual([]);
    for (const other of ['admin@aval.test', 'manager@meridiana.test', 'doctor@meridiana.test'])
      expect(await list(`userId=${id}`, await scene.actorOf(other)), other).toBeUndefined();
  });
});

describe('the sign-in before the present one', () => {
  it('is told with its device and the failures since, and is none for the first', async () => {
    const { id, email } = await somebody();
    const last = async () => {
      const { session } = await sessionOf(email);
      return findLastSignIn(services, { userId: id, sessionId: session.id });
    };
    expect(await last()).toBeNull();
    await enter(email, 'Wrong#123');
    expect(await last()).toMatchObject({ device: { browser: 'Chrome', system: 'Windows' }, failures: 1 });
    expect(await last()).toMatchObject({ failures: 0 });
  });
});
