import { randomUUID } from 'node:crypto';
import { resetPassword } from '@aval/application/access/passwords/reset-password';
import { setPassword } from '@aval/application/access/passwords/set-password';
import { hashSecretToken } from '@aval/application/access/secret-token';
import { mailOfAccount } from '@aval/application/account/mail-of-account';
import { recordChange } from '@aval/application/change-record/record-change';
import { requestMail } from '@aval/application/effects/request-mail';
import { retryEffect } from '@aval/application/effects/retry-effect';
import { notifyOfRequest } from '@aval/application/invitations/notify-of-request';
import { listNotifications } from '@aval/application/notifications/list-notifications';
import { markNotificationsRead } from '@aval/application/notifications/mark-notifications-read';
import { getOperations } from '@aval/application/operations/get-operations';
import { createUser } from '@aval/application/users/create-user';
import { RESET_LIFETIME_MS } from '@aval/domain/access/account-mails';
import { INVITATION_DAYS, INVITATION_STATUS } from '@aval/domain/access/invitation-status';
import { ROLES } from '@aval/domain/access/roles';
import { createUserSchema } from '@aval/domain/validation/users/user-schema';
import { createMailTransport, type MailTransport } from '@aval/platform/mail/mail-transport';
import type { Prisma } from '@aval/prisma/generated/client';
import { forTenant } from '@aval/prisma/scope';
import { PEOPLE } from '@aval/testing/scenes/scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { createMailServer, type TestMailServer } from '@aval/testing/stack/mail-server';
import { startMailsWorker } from '@aval/testing/stack/mails-worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMail } from './make-mail';

const COMPANY_ID = 2;
const FROM = 'Aval <no-reply@aval.test>';
const DAY_MS = 24 * 60 * 60 * 1000;

const engine = await engineForFile();
let server: TestMailServer;
let transport: MailTransport;
let stopMails: () => Promise<void>;

beforeAll(async () => {
  server = await createMailServer();
  await server.start();
  transport = createMailTransport({ SMTP_URL: server.url, MAIL_FROM: FROM });
  stopMails = await startMailsWorker(engine, { send: (message) => transport.send(message) });
  await engine.startWorker({ sendsMails: true });
});

afterAll(async () => {
  await stopMails();
  await server.stop();
});

async function newInvitation(data: Partial<Prisma.InvitationUncheckedCreateInput> = {}) {
  const email = `somebody-${randomUUID()}@example.test`;
  return engine.owner.invitation.create({
    data: {
      companyId: COMPANY_ID,
      name: 'Alguien Sin Cuenta',
      email,
      roleId: ROLES.DOCTOR,
      status: INVITATION_STATUS.accepted,
      ...data,
    },
  });
}

function ask(key: 'invitation' | 'invitation_accepted' | 'request_rejected', invitationId: number) {
  return forTenant(engine.services.database, COMPANY_ID).run((tx) =>
    requestMail(tx, { key, companyId: COMPANY_ID, invitationId }),
  );
}

async function askForReset(email: string) {
  const { id: userId } = await engine.owner.userAccount.findUniqueOrThrow({ where: { email } });
  await forTenant(engine.services.database, COMPANY_ID).run((tx) =>
    requestMail(tx, { key: 'password_reset', companyId: COMPANY_ID, userId }),
  );
  const effect = await engine.owner.effect.findFirstOrThrow({
    where: { recipient: String(userId), demandId: null },
    orderBy: { createdAt: 'desc' },
  });
  return { userId, effect, input: { effectId: effect.id, companyId: COMPANY_ID, kind: 'mail' } as const };
}

async function mailsTo(email: string, count = 1) {
  const find = () => server.mails.filter(({ envelope }) => envelope.to.includes(email));
  await eventually(async () => find().length >= count);
  return find();
}

const effectsOf = (invitationId: number) => engine.owner.effect.findMany({ where: { invitationId } });

function tokenIn(text: string | undefined, path: string): string {
  const token = new RegExp(`http://meridiana\\.localhost:3000/${path}/([\\w-]{43})\\b`).exec(text ?? '')?.[1];
  if (!token) throw new Error(`no link to ${path} in: ${text}`);
  return token;
}

it('an invitation goes to a person without an account, with a link of which only the hash is stored', async () => {
  const { id, email } = await newInvitation();
  await ask('invitation', id);
  const [taken] = await mailsTo(email);
  expect(taken?.mail.subject).toBe('Salud Meridiana · Invitación para crear su cuenta');
  const token = tokenIn(taken?.mail.text, 'invitations/use');
  expect(taken?.mail.html).toContain(token);
  await eventually(async () => (await effectsOf(id))[0]?.status === 'done');
  const stored = await engine.owner.invitation.findUniqueOrThrow({ where: { id } });
  expect(stored.tokenHash).toBe(hashSecretToken(token));
  expect(stored.expiresAt?.getTime()).toBeGreaterThan(Date.now() + (INVITATION_DAYS - 1) * DAY_MS);
  // Neither the address nor the token is passed to the engine or its relay.
  const row = JSON.stringify(await effectsOf(id));
  expect(row).not.toContain(email);
  expect(row).not.toContain(token);
});

it('a repeated invitation replaces its link, under another message id', async () => {
  const { id, email } = await newInvitation({ language: 'en' });
  await ask('invitation_accepted', id);
  await mailsTo(email);
  await ask('invitation_accepted', id);
  const [first, second] = await mailsTo(email, 2);
  expect(second?.mail.subject).toBe('Salud Meridiana · Account request accepted');
  expect(second?.mail.messageId).not.toBe(first?.mail.messageId);
  const { tokenHash } = await engine.owner.invitation.findUniqueOrThrow({ where: { id } });
  expect(hashSecretToken(tokenIn(second?.mail.text, 'invitations/use'))).toBe(tokenHash);
  expect(hashSecretToken(tokenIn(first?.mail.text, 'invitations/use'))).not.toBe(tokenHash);
});

it('an invitation used or withdrawn in the meantime is sent no link', async () => {
  for (const status of [INVITATION_STATUS.used, INVITATION_STATUS.rejected]) {
    const { id, email } = await newInvitation({ status, ...(status === 2 ? { rejectionReason: 'No' } : {}) });
    await ask('invitation', id);
    await eventually(async () => (await effectsOf(id))[0]?.status === 'done');
    expect(await effectsOf(id)).toMatchObject([{ lastErrorCode: 'outdated' }]);
    expect(server.mails.filter(({ envelope }) => envelope.to.includes(email))).toEqual([]);
    expect((await engine.owner.invitation.findUniqueOrThrow({ where: { id } })).tokenHash).toBeNull();
  }
});

it('a rejection states its reason, and none of the applicant’s text', async () => {
  const typed = { name: 'Visite https://malo.example', reason: 'Premio en https://malo.example' };
  const rejectionReason = 'No consta en ningún centro <nuestro>';
  const { id, email } = await newInvitation({ ...typed, status: INVITATION_STATUS.rejected, rejectionReason });
  await ask('request_rejected', id);
  const [taken] = await mailsTo(email);
  expect(taken?.mail.text).toContain(`Motivo: ${rejectionReason}`);
  expect(taken?.mail.html).toContain('&lt;nuestro&gt;');
  expect(taken?.source).not.toContain('malo.example');
  expect(taken?.mail.text).not.toContain('/invitations/');
});

it('a password reset comes in the language of the user, and each attempt has its own token', async () => {
  const { userId, input } = await askForReset(PEOPLE.representative);
  const [taken] = await mailsTo(PEOPLE.representative);
  expect(taken?.mail.subject).toBe('Salud Meridiana · Elija una contraseña nueva');
  const token = tokenIn(taken?.mail.text, 'reset-password');
  const sources = { database: engine.services.database, publicUrl: engine.environment.PUBLIC_URL, now: new Date() };
  await makeMail(sources, input);
  const resets = await engine.owner.passwordReset.findMany({ where: { userId } });
  expect(resets.map(({ tokenHash }) => tokenHash)).toContain(hashSecretToken(token));
  expect(resets).toHaveLength(2);
  for (const { expiresAt, usedAt } of resets) {
    expect(usedAt).toBeNull();
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + RESET_LIFETIME_MS);
  }
  const late = { ...sources, now: new Date(Date.now() + RESET_LIFETIME_MS + 1000) };
  expect(await makeMail(late, input)).toEqual({ skip: 'expired' });
});

it('a new user gets a link for the first password, until another one was chosen', async () => {
  const email = `nueva.${randomUUID()}@meridiana.test`;
  const input = createUserSchema.parse({
    name: 'Alta Nueva',
    dni: '00000000T',
    email,
    password: 'Inicio#123',
    passwordConfirmation: 'Inicio#123',
    role: 'REPRESENTATIVE',
    companyId: COMPANY_ID,
  });
  const made = await createUser(engine.services, await engine.actor('superadmin@aval.test'), input);
  if (made.status !== 'done') throw new Error(made.status);
  const [taken] = await mailsTo(email);
  expect(taken?.mail.subject).toBe('Salud Meridiana · Elija la contraseña de su cuenta');
  const token = tokenIn(taken?.mail.text, 'reset-password');
  const reset = await engine.owner.passwordReset.findFirstOrThrow({ where: { userId: made.id } });
  expect(reset.expiresAt.getTime()).toBeGreaterThan(Date.now() + (INVITATION_DAYS - 1) * DAY_MS);
  expect(await resetPassword(engine.services, { token, password: 'Propia#123' })).toEqual({ status: 'done' });

  const { id } = await engine.owner.effect.findFirstOrThrow({
    where: { recipient: String(made.id) },
    orderBy: { createdAt: 'asc' },
  });
  const sources = { database: engine.services.database, publicUrl: engine.environment.PUBLIC_URL, now: new Date() };
  expect(await makeMail(sources, { effectId: id, companyId: COMPANY_ID, kind: 'mail' })).toEqual({ skip: 'outdated' });
});

it('a failed mail is shown to superadmins with its subject, and is sent on their retry', async () => {
  const { id, email, name } = await newInvitation();
  server.refusals.set(email, 550);
  await ask('invitation', id);
  await eventually(async () => (await effectsOf(id))[0]?.status === 'failed');
  const superadmin = await engine.actor('superadmin@aval.test');
  const operations = await getOperations(engine.services, superadmin);
  const failures = operations?.effects?.flatMap((report) => report.failures) ?? [];
  const [effect] = await effectsOf(id);
  expect(failures.find((failure) => failure.id === effect?.id)).toMatchObject({
    demand: null,
    mailKey: 'invitation',
    recipientName: name,
    code: 'address_refused',
  });
  server.refusals.clear();
  expect(await retryEffect(engine.services, superadmin, { effectId: effect?.id ?? '' })).toEqual({ status: 'done' });
  await mailsTo(email);
});

it('a mail must name an invitation of its own company', async () => {
  const { id } = await newInvitation();
  const foreign = forTenant(engine.services.database, 3).run((tx) =>
    requestMail(tx, { key: 'invitation', companyId: 3, invitationId: id }),
  );
  await expect(foreign).rejects.toThrow(/invitation of another company/);
});

it('an account request notifies each admin once, and no other user', async () => {
  const { id, name } = await newInvitation({ status: INVITATION_STATUS.pending });
  const told = { companyId: COMPANY_ID, invitationId: id, requestedAt: new Date() };
  const tell = () =>
    forTenant(engine.services.database, COMPANY_ID).run((transaction) => notifyOfRequest(transaction, told));
  await tell();
  await tell();
  const admin = await engine.actor('admin@aval.test');
  const line = async () =>
    (await listNotifications(engine.services, admin)).groups.find(({ resourceId }) => resourceId === String(id));
  const shown = await line();
  expect(shown).toMatchObject({ resource: 'invitation', title: name, unread: 1, events: [{ key: 'account_request' }] });
  const rows = await engine.owner.notification.findMany({ where: { invitationId: id }, include: { user: true } });
  expect(new Set(rows.map(({ user }) => user.roleId))).toEqual(new Set([ROLES.SUPERADMIN, ROLES.ADMIN]));
  if (shown) await markNotificationsRead(engine.services, admin, { topics: [shown], upTo: shown.upTo });
  expect(await line()).toMatchObject({ unread: 0 });
  // Notifications of account requests are hidden from users who are not admins.
  const { id: managerId } = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE.manager } });
  await engine.owner.notification.create({
    data: { companyId: COMPANY_ID, invitationId: id, userId: managerId, key: 'account_request', createdAt: new Date() },
  });
  const manager = await listNotifications(engine.services, await engine.actor(PEOPLE.manager));
  expect(manager.groups.filter(({ resource }) => resource === 'invitation')).toEqual([]);
});

describe('the owner of an account', () => {
  const change = (data: object) =>
    engine.owner.userAccount.create({
      data: {
        name: 'Dueña De La Cuenta',
        dni: '00000000T',
        email: `owner-${randomUUID()}@example.test`,
        passwordHash: 'none',
        roleId: ROLES.DOCTOR,
        companyId: COMPANY_ID,
        ...data,
      },
    });

  it('is told of a repeated account request, with the login page of the own company', async () => {
    const { id: userId, email } = await change({ companyId: 3 });
    await forTenant(engine.services.database, COMPANY_ID).run((tx) =>
      requestMail(tx, { key: 'account_exists', companyId: COMPANY_ID, userId }),
    );
    const [taken] = await mailsTo(email);
    expect(taken?.mail.subject).toBe('Salud Meridiana · Ya tiene una cuenta');
    expect(taken?.mail.text).toContain('http://alborada.localhost:3000/login');
  });

  it('is told of a changed password in the name of the own company, however it was set', async () => {
    const { email } = await change({});
    expect(await setPassword(engine.services, { email, password: 'Nueva#123' })).toEqual({ status: 'done' });
    const [taken] = await mailsTo(email);
    expect(taken?.mail.subject).toBe('Salud Meridiana · Ha cambiado su contraseña');
    expect(taken?.mail.text).toContain('La cambió un administrador');
    expect(taken?.mail.text).toContain('http://meridiana.localhost:3000/forgot-password');
    expect(taken?.source).not.toContain('Nueva#123');
  });

  it('is told of a changed e-mail address at the former address and at the new one', async () => {
    const next = `new-${randomUUID()}@example.test`;
    const { id: userId, name } = await change({ email: next });
    const email = `former-${randomUUID()}@example.test`;
    await forTenant(engine.services.database, COMPANY_ID).run(async (tx) => {
      const edit = { subject: 'user', subjectId: userId, companyId: COMPANY_ID, name, action: 'edit' } as const;
      const changeId = await recordChange(tx, { userId }, { ...edit, before: { email }, after: { email: next } });
      await mailOfAccount(tx, { key: 'former_email', userId, changeId });
      await mailOfAccount(tx, { key: 'new_email', userId });
    });
    const [[former], [fresh]] = [await mailsTo(email), await mailsTo(next)];
    expect(former?.mail.subject).toBe('Salud Meridiana · Ha cambiado el correo de su cuenta');
    expect(former?.source).not.toContain(next);
    expect(fresh?.mail.subject).toBe('Salud Meridiana · Este es ahora el correo de su cuenta');
    expect(fresh?.mail.text).toContain('http://meridiana.localhost:3000/login');
  });
});
