import { invitationSchema, invitationUseSchema } from '@aval/domain/validation/dialogs/invitation-schemas';
import { message } from '@aval/domain/validation/fields/message';
import { createUser } from '@aval/prisma/factories/user';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../access/signing-in/sign-in';
import { acceptInvitation } from './accept-invitation';
import { createInvitation } from './create-invitation';
import { findUsableInvitation } from './find-usable-invitation';
import { getInvitation } from './get-invitation';
import { listInvitationCompanies } from './invitation-companies';
import {
  type InvitationScene,
  issueToken,
  mailsOf,
  newEmail,
  newRequest,
  openScene,
} from './invitation-scene.test-support';
import { browseInvitations } from './list/browse-invitations';
import { INVITATIONS_LIST } from './list/invitations-list';
import { registerInvited } from './register-invited';
import { rejectInvitation } from './reject-invitation';
import { resendInvitation } from './resend-invitation';
import { withdrawInvitation } from './withdraw-invitation';

let scene: InvitationScene;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const NOW = '2026-11-23T09:00:00.000Z';
const IN_FOURTEEN_DAYS = '2026-12-07T09:00:00.000Z';
const PASSWORD = 'Demo#123';

const admin = () => scene.actor('admin@aval.test');

async function invite(change: object = {}) {
  const form = {
    companyId: 2,
    role: 'DOCTOR',
    email: newEmail(),
    name: 'Eva Robles',
    centers: scene.centers,
    ...change,
  };
  return createInvitation(scene.services, await admin(), invitationSchema.parse(form));
}

async function invited(change: object = {}): Promise<number> {
  const result = await invite(change);
  if (result.status !== 'created') throw new Error(JSON.stringify(result));
  return result.invitationId;
}

const use = (token: string, companyId = 2, dni = '12345678Z') =>
  registerInvited(scene.services, {
    companyId,
    token,
    form: invitationUseSchema.parse({
      name: 'Eva Robles Prado',
      dni,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
    }),
  });

const stored = (id: number) => scene.owner.invitation.findUniqueOrThrow({ where: { id } });
const recordOf = (subjectId: number) =>
  scene.owner.changeRecord.findMany({ where: { subject: 'invitation', subjectId }, orderBy: { id: 'asc' } });

it('an invitation by an admin is accepted at once, mailed and recorded', async () => {
  const id = await invited();
  expect(await stored(id)).toMatchObject({ status: 1, expiresAt: new Date(IN_FOURTEEN_DAYS), tokenHash: null });
  expect(await mailsOf(scene, id)).toEqual(['invitation']);
  expect(await recordOf(id)).toMatchObject([
    { action: 'create', companyId: 2, name: 'Eva Robles', after: { state: 'accepted', role: 'DOCTOR' } },
  ]);
});

it('invitations are for admin roles: no other role lists, reads, creates or changes one', async () => {
  const id = await newRequest(scene);
  for (const email of ['manager@meridiana.test', 'doctor@meridiana.test', 'consultant@aval.test']) {
    const actor = await scene.actor(email);
    const query = INVITATIONS_LIST.parse(new URLSearchParams());
    expect(await browseInvitations(scene.services, actor, query)).toBeNull();
    expect(await getInvitation(scene.services, actor, id)).toBeNull();
    const form = invitationSchema.parse({ companyId: 2, role: 'DOCTOR', email: newEmail(), name: 'Eva' });
    expect(await createInvitation(scene.services, actor, form)).toEqual({ status: 'forbidden' });
    for (const step of [acceptInvitation, resendInvitation, withdrawInvitation]) {
      expect(await step(scene.services, actor, id)).toEqual({ status: 'forbidden' });
    }
    const rejected = await rejectInvitation(scene.services, actor, { invitationId: id, reason: 'No es de aquí' });
    expect(rejected).toEqual({ status: 'forbidden' });
  }
  expect(await stored(id)).toMatchObject({ status: 0 });
});

it('an invitation is refused for a registered e-mail or one with an open invitation, until that expires', async () => {
  const email = newEmail();
  const registered = [{ path: 'email', message: message('emailOfUser') }];
  expect(await invite({ email: 'doctor@meridiana.test' })).toEqual({ status: 'invalid', issues: registered });
  const id = await invited({ email });
  const open = [{ path: 'email', message: message('emailInvited') }];
  expect(await invite({ email })).toEqual({ status: 'invalid', issues: open });
  scene.at(IN_FOURTEEN_DAYS);
  const again = await invite({ email });
  scene.at(NOW);
  expect(again.status).toBe('created');
  expect((await getInvitation(scene.services, await admin(), id))?.state).toBe('accepted');
});

it('a pending request is accepted or rejected only once, even by simultaneous admins', async () => {
  const actor = await admin();
  const id = await newRequest(scene);
  const both = await Promise.all([
    acceptInvitation(scene.services, actor, id),
    rejectInvitation(scene.services, actor, { invitationId: id, reason: 'No es de esta compañía' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['done', 'stale']);
  const records = await recordOf(id);
  expect(records).toHaveLength(1);
  expect(await mailsOf(scene, id)).toEqual([
    records[0]?.action === 'accept' ? 'invitation_accepted' : 'request_rejected',
  ]);
});

it('a rejection mails and records its reason and is final', async () => {
  const actor = await admin();
  const id = await newRequest(scene);
  const reason = 'No consta su colegiación';
  expect(await rejectInvitation(scene.services, actor, { invitationId: id, reason })).toEqual({
    status: 'done',
    state: 'rejected',
  });
  expect(await stored(id)).toMatchObject({ status: 2, rejectionReason: reason });
  expect(await recordOf(id)).toMatchObject([
    { action: 'reject', before: { state: 'pending' }, after: { state: 'rejected', reason } },
  ]);
  expect(await acceptInvitation(scene.services, actor, id)).toEqual({ status: 'stale', state: 'rejected' });
  expect(await resendInvitation(scene.services, actor, id)).toEqual({ status: 'stale', state: 'rejected' });
});

it('an accepted invitation gets a new link when sent again, and loses it when withdrawn', async () => {
  const actor = await admin();
  const id = await newRequest(scene);
  await acceptInvitation(scene.services, actor, id);
  const first = await issueToken(scene, id);
  expect(await findUsableInvitation(scene.services, 2, first)).not.toBeNull();
  await resendInvitation(scene.services, actor, id);
  expect(await findUsableInvitation(scene.services, 2, first)).toBeNull();
  expect(await mailsOf(scene, id)).toEqual(['invitation_accepted', 'invitation_accepted']);
  const second = await issueToken(scene, id);
  expect(await withdrawInvitation(scene.services, actor, id)).toEqual({ status: 'done', state: 'withdrawn' });
  expect(await use(second)).toEqual({ status: 'not_found' });
  expect((await recordOf(id)).map(({ action }) => action)).toEqual(['accept', 'resend', 'withdraw']);
});

it('an invitation creates one account with its role, company, centers and doctors, even if its link is used twice at once', async () => {
  const dni = '07463185F';
  const doctor = await createUser(scene.owner, { role: 'DOCTOR', companyId: 2 });
  const foreign = await createUser(scene.owner, { role: 'DOCTOR', companyId: 3 });
  await scene.owner.userAccount.updateMany({ where: { id: { in: [doctor.id, foreign.id] } }, data: { dni } });
  const email = newEmail();
  const id = await invited({ role: 'ASSISTANT', email, doctorsDni: [dni, '12345678Z'] });
  const token = await issueToken(scene, id);
  const both = await Promise.all([use(token), use(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['created', 'not_found']);
  const account = await scene.owner.userAccount.findUniqueOrThrow({
    where: { email },
    include: { centers: true, assistedDoctors: true },
  });
  expect(account).toMatchObject({ roleId: 8, companyId: 2, dni: '12345678Z', name: 'Eva Robles Prado', active: true });
  expect(account.centers.map(({ centerId }) => centerId).sort()).toEqual([...scene.centers].sort());
  expect(account.assistedDoctors.map(({ doctorId }) => doctorId)).toEqual([doctor.id]);
  expect(await stored(id)).toMatchObject({ status: 3, tokenHash: null, idCard: '12345678Z' });
  const made = await scene.owner.changeRecord.findFirstOrThrow({ where: { subject: 'user', subjectId: account.id } });
  expect(made).toMatchObject({ action: 'create', actorId: account.id, after: { role: 'ASSISTANT', invitationId: id } });
  expect(JSON.stringify(made.after)).not.toContain(PASSWORD);
  const tenant = { companyId: 2, isDefault: false } as Parameters<typeof signIn>[1]['tenant'];
  const entered = await signIn(scene.services, { tenant, email, password: PASSWORD, address: '10.9.9.9' });
  expect(entered.status).toBe('signed_in');
});

it('an invitation cannot be used after its expiry, at another company, or once its e-mail is registered', async () => {
  const email = newEmail();
  const id = await invited({ email });
  const token = await issueToken(scene, id);
  expect(await use(token, 3)).toEqual({ status: 'not_found' });
  expect(await use('x'.repeat(43))).toEqual({ status: 'not_found' });
  scene.at(IN_FOURTEEN_DAYS);
  expect(await use(token)).toEqual({ status: 'not_found' });
  expect(await findUsableInvitation(scene.services, 2, token)).toBeNull();
  scene.at(NOW);
  const user = await createUser(scene.owner, { role: 'DOCTOR', companyId: 2 });
  await scene.owner.userAccount.update({ where: { id: user.id }, data: { email } });
  expect(await use(token)).toEqual({ status: 'registered' });
  expect(await resendInvitation(scene.services, await admin(), id)).toEqual({ status: 'registered' });
});

it('invitations are listed by e-mail, state and company, in every order and both directions', async () => {
  const actor = await admin();
  const browse = (search: string) =>
    browseInvitations(scene.services, actor, INVITATIONS_LIST.parse(new URLSearchParams(search)));
  const email = `listed-${newEmail()}`;
  await newRequest(scene, { email });
  const soon = `listed-${newEmail()}`;
  const id = await invited({ email: soon, companyId: 3 });
  await scene.owner.invitation.update({ where: { id }, data: { expiresAt: new Date('2026-11-23T08:59:00Z') } });
  const emailsOf = async (search: string) => (await browse(search))?.rows.map((row) => row.email).sort();
  expect(await emailsOf('email=LISTED-')).toEqual([email, soon].sort());
  expect(await emailsOf('email=listed-&status=pending')).toEqual([email]);
  expect(await emailsOf('email=listed-&status=expired')).toEqual([soon]);
  expect(await emailsOf('email=listed-&status=accepted')).toEqual([]);
  expect(await emailsOf('email=listed-&companyId=3')).toEqual([soon]);
  for (const by of INVITATIONS_LIST.sorts) {
    const up = await browse(`sort=${by}&pageSize=100`);
    const down = await browse(`sort=-${by}&pageSize=100`);
    expect(down?.rows.map((row) => row.id)).toEqual(up?.rows.map((row) => row.id).reverse());
  }
});

it('nobody can be invited to the default tenant, which insures nobody', async () => {
  expect(await invite({ companyId: 1 })).toMatchObject({ status: 'invalid', issues: [{ path: 'companyId' }] });
  const companies = await listInvitationCompanies(scene.services, await admin());
  expect(companies.map(({ id }) => id)).not.toContain(1);
});
