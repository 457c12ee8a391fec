import { randomUUID } from 'node:crypto';
import { personName } from '@aval/domain/validation/fields/identity';
import { message } from '@aval/domain/validation/fields/message';
import { readEnvironment, webEnvironmentSchema } from '@aval/platform/environment';
import { hashPassword } from '@aval/platform/password-hash';
import { createDatabase, type Database } from '@aval/prisma/client';
import { createCompany } from '@aval/prisma/factories/company';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { createUser, type UserOptions } from '@aval/prisma/factories/user';
import { createTestDatabase, processEnvironment, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTenant } from '../access/find-tenant';
import { loadSession, type Session } from '../access/load-session';
import { signIn } from '../access/signing-in/sign-in';
import { closeServices, createServices, type Services } from '../services';
import { acceptTerms } from './accept-terms';
import { changePassword } from './change-password';
import { endSession } from './end-session';
import { getAccount } from './get-account';
import { saveProfile } from './save-profile';
import { countPeopleOf, countPeopleUnderSettings } from './tenant-settings';
import { updateAccount } from './update-account';

const DAY_MS = 86_400_000;
const PASSWORD = 'Demo#123';
const OTHER = 'Otra#456';

let testDatabase: TestDatabase;
let owner: Database;
let services: Services;
let passwordHash: string;
const now = new Date();
let count = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = createDatabase(testDatabase.ownerUrl, { poolSize: 2 });
  services = {
    ...createServices('test', readEnvironment(webEnvironmentSchema, processEnvironment(testDatabase))),
    clock: { now: () => now },
  };
  passwordHash = await hashPassword(PASSWORD);
});

afterAll(async () => {
  await closeServices(services);
  await owner.$disconnect();
  await testDatabase.drop();
});

/** Creates a user who signs in at the default tenant's host. */
async function somebody(options: Partial<UserOptions> = {}) {
  const user = await createUser(owner, { role: 'DOCTOR', companyId: 2, passwordHash, ...options });
  const enter = async (password = PASSWORD, userAgent: string | null = null, host = 'localhost') => {
    count += 1;
    const tenant = await findTenant(services, host);
    if (!tenant) throw new Error('no tenant');
    const from = { tenant, email: user.email, address: `10.1.${count >> 8}.${count & 255}`, userAgent };
    const outcome = await signIn(services, { ...from, password });
    if (outcome.status !== 'signed_in') return null;
    return { load: () => loadSession(services, tenant, outcome.token) };
  };
  const session = async (...how: Parameters<typeof enter>) => {
    const loaded = await (await enter(...how))?.load();
    if (!loaded) throw new Error('not signed in');
    return loaded;
  };
  return { user, enter, session };
}

async function companyWith(data: Parameters<typeof createCompany>[1] = {}, terms = '<p>Términos</p>') {
  const company = await createCompany(owner, data);
  await owner.companyTermsVersion.create({
    data: { companyId: company.id, version: company.termsVersion, content: terms, publishedAt: now },
  });
  return company;
}

function change(session: Session, currentPassword: string, password: string) {
  count += 1;
  return changePassword(services, session, { currentPassword, password, address: `10.2.0.${count}` });
}

async function countsOf(companyId: number) {
  return {
    people: await countPeopleOf(owner, companyId),
    underSettings: await countPeopleUnderSettings(owner, companyId),
  };
}

describe('the obligations of a user', () => {
  it("follow the user's company and are met by a new password and by accepting the terms", async () => {
    const company = await companyWith({ passwordMaxAgeDays: 30, termsVersion: 4 });
    const { user, session } = await somebody({ companyId: company.id });
    await owner.userAccount.update({
      where: { id: user.id },
      data: { passwordChangedAt: new Date(now.getTime() - 31 * DAY_MS), acceptedTermsVersion: 3 },
    });
    const own = await session();
    expect(own.obligations).toEqual(['PASSWORDEXPIRED', 'REQUIREACCEPTTERMS']);
    expect(await change(own, PASSWORD, OTHER)).toEqual({ status: 'done' });
    expect((await session(OTHER)).obligations).toEqual(['REQUIREACCEPTTERMS']);
    expect(await acceptTerms(services, own, { version: 3, correction: 0 })).toEqual({ status: 'stale' });
    expect(await acceptTerms(services, own, { version: 5, correction: 0 })).toEqual({ status: 'stale' });
    const corrected = { companyId: company.id, version: 4, correction: 1, content: '<p>Otros</p>' };
    await owner.companyTermsVersion.create({ data: corrected });
    expect(await acceptTerms(services, own, { version: 4, correction: 0 })).toEqual({ status: 'stale' });
    expect(await acceptTerms(services, own, { version: 4, correction: 1 })).toEqual({ status: 'done' });
    expect(await owner.termsAcceptance.findMany({ where: { userId: user.id } })).toEqual([
      { userId: user.id, companyId: company.id, version: 4, correction: 1, acceptedAt: now },
    ]);
    expect((await session(OTHER)).obligations).toEqual([]);
  });

  it('obligations of a manager of one company follow that company until there is a second', async () => {
    const company = await companyWith({ termsVersion: 6 });
    const second = await companyWith({ termsVersion: 1 });
    const { user, session } = await somebody({
      role: 'MANAGER',
      companyId: undefined,
      permittedCompanyIds: [company.id],
    });
    await owner.userAccount.update({ where: { id: user.id }, data: { acceptedTermsVersion: 5 } });
    const { people, underSettings } = await countsOf(company.id);
    expect([people, underSettings]).toEqual([1, 1]);
    const owing = await session();
    expect(owing.obligations).toEqual(['REQUIREACCEPTTERMS']);
    expect((await getAccount(services, owing)).terms?.companyName).toBe(company.name);
    expect(await acceptTerms(services, owing, { version: 6, correction: 0 })).toEqual({ status: 'done' });
    expect((await session()).obligations).toEqual([]);
    await owner.userCompany.create({ data: { userId: user.id, companyId: second.id } });
    expect(await countsOf(company.id)).toEqual({ people: 1, underSettings: 0 });
  });

  it('obligations of users with no company or several follow the default tenant, whatever the host', async () => {
    const strict = await companyWith({
      passwordMaxAgeDays: 1,
      termsVersion: 9,
      hosts: { create: { host: 'strict.example' } },
    });
    const other = await companyWith();
    const people = [
      await somebody({ role: 'MANAGER', companyId: undefined, permittedCompanyIds: [strict.id, other.id] }),
      await somebody({ role: 'ADMIN', companyId: undefined }),
    ];
    for (const { user, session } of people) {
      await owner.userAccount.update({
        where: { id: user.id },
        data: { companyId: null, passwordChangedAt: new Date(now.getTime() - 2 * DAY_MS) },
      });
      expect((await session(PASSWORD, null, 'strict.example')).obligations).toEqual([]);
      await owner.userAccount.update({
        where: { id: user.id },
        data: { passwordChangedAt: new Date(now.getTime() - 181 * DAY_MS) },
      });
      expect((await session(PASSWORD, null, 'strict.example')).obligations).toEqual(['PASSWORDEXPIRED']);
    }
  });

  it('include the terms only while the user has to accept them', async () => {
    const company = await companyWith({ termsVersion: 2 }, '<h2>Objeto</h2><script>x</script>');
    const { session } = await somebody({ companyId: company.id });
    const before = await session();
    const shown = await getAccount(services, before);
    expect(shown.terms).toEqual({
      version: 2,
      correction: 0,
      companyName: company.name,
      publishedAt: now,
      html: '<h2>Objeto</h2>',
      agreed: { version: 1, at: null, html: null },
    });
    await acceptTerms(services, before, { version: 2, correction: 0 });
    expect((await getAccount(services, await session())).terms).toBeNull();
    await owner.companyTermsVersion.create({ data: { companyId: company.id, version: 3, content: '<p>Tres</p>' } });
    await owner.company.update({ where: { id: company.id }, data: { termsVersion: 3 } });
    expect((await getAccount(services, await session())).terms).toMatchObject({
      version: 3,
      agreed: { version: 2, at: now, html: '<h2>Objeto</h2>' },
    });
  });
});

describe('a change of password', () => {
  it('ends all other sessions and all reset links, is mailed to the user, and the old password stops working', async () => {
    const { user, enter, session } = await somebody();
    const [elsewhere, own] = [await enter(), await session()];
    await owner.passwordReset.create({
      data: { tokenHash: `of-${user.id}`, userId: user.id, expiresAt: new Date(now.getTime() + DAY_MS) },
    });
    expect(await change(own, PASSWORD, OTHER)).toEqual({ status: 'done' });
    expect(await elsewhere?.load()).toBeNull();
    expect(await enter(PASSWORD)).toBeNull();
    expect(await enter(OTHER)).not.toBeNull();
    const reset = await owner.passwordReset.findUniqueOrThrow({ where: { tokenHash: `of-${user.id}` } });
    expect(reset.usedAt).not.toBeNull();
    const mails = await owner.effect.findMany({ where: { kind: 'mail', recipient: String(user.id) } });
    expect(mails.map(({ payload }) => payload)).toEqual([{ key: 'password_changed', setBy: 'owner' }]);
    const sessions = await getAccount(services, own);
    expect(sessions.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('is refused with a wrong present password, and throttled as sign-in is', async () => {
    const { session } = await somebody();
    const own = await session();
    const wrong = { status: 'invalid', errors: { currentPassword: message('passwordWrong') } };
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await change(own, 'Nada#999', OTHER)).toEqual(wrong);
    expect(await change(own, PASSWORD, OTHER)).toMatchObject({ status: 'throttled' });
  });

  it('requires a different password that follows the rule', async () => {
    const { session } = await somebody();
    const own = await session();
    const password = (key: 'password' | 'passwordSame') => ({ status: 'invalid', errors: { password: message(key) } });
    expect(await change(own, PASSWORD, PASSWORD)).toEqual(password('passwordSame'));
    expect(await change(own, PASSWORD, 'short#123456789')).toEqual(password('password'));
  });

  it('succeeds once when two are made at the same moment', async () => {
    const { session, enter } = await somebody();
    const [one, two] = [await session(), await session()];
    const answers = await Promise.all([change(one, PASSWORD, 'Nueva#789'), change(two, PASSWORD, OTHER)]);
    expect(answers.filter(({ status }) => status === 'done')).toHaveLength(1);
    expect(await enter(PASSWORD)).toBeNull();
  });

  it('is refused when the company manages passwords elsewhere, unless the user has to change it', async () => {
    const company = await companyWith({ passwordChangeEnabled: false });
    const { user, session } = await somebody({ companyId: company.id });
    const own = await session();
    expect((await getAccount(services, own)).password.mayChange).toBe(false);
    expect(await change(own, PASSWORD, OTHER)).toEqual({ status: 'forbidden' });
    await owner.userAccount.update({ where: { id: user.id }, data: { requireResetPassword: true } });
    const forced = await session();
    expect((await getAccount(services, forced)).password.mayChange).toBe(true);
    expect(await change(forced, PASSWORD, OTHER)).toEqual({ status: 'done' });
    expect((await session(OTHER)).obligations).toEqual([]);
  });
});

describe("a user's own sessions", () => {
  it("are told apart and ended one by one, without ending another user's", async () => {
    const { session, enter } = await somebody();
    const phone = await enter(
      PASSWORD,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1',
    );
    const own = await session(PASSWORD, 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0');
    const { sessions } = await getAccount(services, own);
    expect(sessions.map(({ device, isCurrent }) => [device.browser, device.system, isCurrent])).toEqual([
      ['Firefox', 'Windows', true],
      ['Safari', 'iPhone', false],
    ]);
    const [current, other] = sessions.map(({ handle }) => handle);
    const stranger = await (await somebody()).session();
    expect(await endSession(services, stranger, other ?? '')).toEqual({ status: 'not_found' });
    expect(await endSession(services, own, current ?? '')).toEqual({ status: 'not_found' });
    expect(await phone?.load()).not.toBeNull();
    expect(await endSession(services, own, other ?? '')).toEqual({ status: 'done' });
    expect(await phone?.load()).toBeNull();
    expect(await endSession(services, own, other ?? '')).toEqual({ status: 'not_found' });
  });
});

describe('the profile of a user', () => {
  const profile = { name: 'Elena Ibarguren Solís', avatarImageId: null, revision: 0 };

  it('is saved with a new revision, recorded in the change log and shown in the lists', async () => {
    const { user, session } = await somebody();
    const wishes = { companyId: 2, doctorEmail: 'doctor@meridiana.test', today: '2026-11-23' };
    const { demand } = await fileDraft(services.database, wishes);
    await owner.demand.update({ where: { id: demand.id }, data: { doctorId: user.id } });
    const { actor } = await session();
    expect(await saveProfile(services, actor, profile)).toEqual({ status: 'done' });
    expect(await saveProfile(services, actor, profile)).toEqual({ status: 'stale' });
    expect(await saveProfile(services, actor, { ...profile, revision: 1 })).toEqual({ status: 'unchanged' });
    expect(await owner.demand.findUniqueOrThrow({ where: { id: demand.id } })).toMatchObject({
      doctorName: profile.name,
    });
    const [change] = await owner.changeRecord.findMany({ where: { subject: 'user', subjectId: user.id } });
    expect(change).toMatchObject({
      companyId: 2,
      actorId: user.id,
      action: 'edit',
      before: { name: user.name },
      after: { name: profile.name },
    });
  });

  it('accepts the longest name in characters that take the most bytes', async () => {
    const { user, session } = await somebody();
    const wishes = { companyId: 2, doctorEmail: 'doctor@meridiana.test', today: '2026-11-23' };
    const { demand } = await fileDraft(services.database, wishes);
    await owner.demand.update({ where: { id: demand.id }, data: { doctorId: user.id } });
    // All characters differ, since repeated ones are compressed and take less room in an index.
    const marked = (_: unknown, index: number) =>
      String.fromCodePoint(0x20000 + index * 89, ...[3, 7, 11].map((step) => 0x1ab0 + ((index * step) % 15)));
    const name = personName().parse(Array.from({ length: 200 }, marked).join(''));
    expect(await saveProfile(services, (await session()).actor, { ...profile, name })).toEqual({ status: 'done' });
    expect(await owner.demand.findUniqueOrThrow({ where: { id: demand.id } })).toMatchObject({ doctorName: name });
  });

  it('has a DNI that only admin roles change', async () => {
    const dni = '12345678Z';
    const doctor = await somebody();
    expect(await saveProfile(services, (await doctor.session()).actor, { ...profile, dni })).toEqual({
      status: 'forbidden',
    });
    const admin = await somebody({ role: 'ADMIN', companyId: undefined });
    expect(await saveProfile(services, (await admin.session()).actor, { ...profile, dni })).toEqual({ status: 'done' });
    expect(await owner.userAccount.findUniqueOrThrow({ where: { id: admin.user.id } })).toMatchObject({ dni });
  });

  it('refuses an avatar that another user uploaded', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const image = await owner.image.create({
      data: {
        id: crypto.randomUUID(),
        kind: 'avatar',
        storageKey: crypto.randomUUID(),
        mediaType: 'image/webp',
        sha256: '',
        size: 1,
        width: 256,
        height: 256,
        createdById: one.user.id,
      },
    });
    const input = { ...profile, avatarImageId: image.id };
    expect(await saveProfile(services, (await other.session()).actor, input)).toMatchObject({ status: 'invalid' });
    expect(await saveProfile(services, (await one.session()).actor, input)).toEqual({ status: 'done' });
    expect((await one.session()).user.avatarImageId).toBe(image.id);
  });
});

describe('an update of the whole account', () => {
  it('is saved completely or not at all', async () => {
    const { user, enter, session: enteredBy } = await somebody({ role: 'REPRESENTATIVE' });
    const loaded = await enteredBy();
    const held = () => owner.userAccount.findUniqueOrThrow({ where: { id: user.id } });
    const before = await held();
    const profile = { name: 'Otra Persona', avatarImageId: null, revision: before.revision };
    const password = { currentPassword: PASSWORD, password: OTHER, address: '10.3.0.1' };
    const mails = { emailNotifications: !before.emailNotifications, bundleEmails: true };
    const wish = { profile, password, mails };
    const stale = { ...wish, profile: { ...profile, revision: before.revision + 1 } };
    expect(await updateAccount(services, loaded, stale)).toEqual({ status: 'stale' });
    const nobodys = { ...wish, profile: { ...profile, avatarImageId: randomUUID() } };
    expect(await updateAccount(services, loaded, nobodys)).toMatchObject({ status: 'invalid' });
    const guessed = { ...wish, password: { ...password, currentPassword: OTHER } };
    expect(await updateAccount(services, loaded, guessed)).toMatchObject({ status: 'invalid' });
    expect(await held()).toEqual(before);
    // A doctor receives no mails that could be switched off, so setting `emailNotifications` is forbidden.
    const doctor = await somebody();
    const session = await doctor.session();
    const ofDoctor = () => owner.userAccount.findUniqueOrThrow({ where: { id: doctor.user.id } });
    const unchanged = await ofDoctor();
    const written = { ...profile, revision: unchanged.revision };
    expect(await updateAccount(services, session, { ...wish, profile: written })).toEqual({ status: 'forbidden' });
    expect(await ofDoctor()).toEqual(unchanged);

    expect(await updateAccount(services, loaded, wish)).toEqual({ status: 'done' });
    expect(await held()).toMatchObject({ name: 'Otra Persona', ...mails });
    expect(await enter(OTHER)).not.toBeNull();
  });
});
