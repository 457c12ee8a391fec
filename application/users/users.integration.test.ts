import { message } from '@aval/domain/validation/fields/message';
import { type CreateUserInput, createUserSchema, editUserSchema } from '@aval/domain/validation/users/user-schema';
import { verifyPassword } from '@aval/platform/password-hash';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { describe, expect, it } from 'vitest';
import { CENTERS } from '../catalogues/centers/center-catalogue';
import { editEntry } from '../catalogues/entries/edit-entry';
import { browseUsers } from './browse-users';
import { createUser } from './create-user';
import { editUser } from './edit-user';
import { getUser } from './get-user';
import { deactivateUser } from './leaving/deactivate-user';
import { sendResetLink } from './send-reset-link';
import { USERS_LIST } from './users-list';

const MERIDIANA = 2;
const ALBORADA = 3;

const { services, owner, actorOf } = await useCasesForFile();

const superadmin = () => actorOf('superadmin@aval.test');
const idOf = async (email: string) => (await owner.userAccount.findUniqueOrThrow({ where: { email } })).id;

/** Password fields as a form sends them. */
const PASSWORD = { password: 'Inicio#123', passwordConfirmation: 'Inicio#123' };
const FORM = { name: 'Ada Nueva', dni: '00000000T', ...PASSWORD, role: 'CONSULTANT' };
let made = 0;

function read(form: Record<string, unknown>) {
  made += 1;
  return createUserSchema.safeParse({ ...FORM, email: `person${made}@users.test`, ...form });
}

function input(form: Record<string, unknown> = {}): CreateUserInput {
  const parsed = read(form);
  if (!parsed.success) throw new Error(JSON.stringify(parsed.error.issues));
  return parsed.data;
}

async function make(form: Record<string, unknown> = {}): Promise<number> {
  const result = await createUser(services, await superadmin(), input(form));
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return result.id;
}

const mailsFor = (id: number) =>
  owner.effect.findMany({
    where: { recipient: String(id), kind: 'mail' },
    select: { companyId: true, payload: true },
    orderBy: { createdAt: 'asc' },
  });

const wrongIn = (form: Record<string, unknown>) => read(form).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the form of a new user', () => {
  it.each([
    ['a name of two characters', { name: 'Ab' }, ['name']],
    ['a name of three', { name: 'Abc' }, []],
    ['a name of 200, each of two units', { name: '😀'.repeat(200) }, []],
    ['a name of 201', { name: 'a'.repeat(201) }, ['name']],
    ['a DNI with a wrong letter', { dni: '00000000A' }, ['dni']],
    ['an NIE', { dni: 'x-0000000 t' }, []],
    ['a password of seven characters', { password: 'Ini#123' }, ['password']],
    ['a password with four figures', { password: 'Inici#1234' }, ['password']],
    ['a password with another confirmation', { passwordConfirmation: 'Inicio#124' }, ['passwordConfirmation']],
    ['a password without a confirmation', { passwordConfirmation: '' }, ['passwordConfirmation']],
    ['an e-mail of 255 characters', { email: `${'a'.repeat(245)}@users.tes` }, []],
    ['an e-mail of 256', { email: `${'a'.repeat(246)}@users.tes` }, ['email']],
    ['a superadmin', { role: 'SUPERADMIN' }, ['role']],
    ['a doctor without a company', { role: 'DOCTOR' }, ['companyId']],
    ['a doctor with a company', { role: 'DOCTOR', companyId: '2' }, []],
    ['a manager without companies', { role: 'MANAGER' }, ['companies']],
    ['a manager of one company', { role: 'MANAGER', companies: '2' }, []],
  ])('validates %s', (_what, form, wrong) => {
    expect(wrongIn(form)).toEqual(wrong);
  });
});

describe('a new user', () => {
  it('has an initial password to be changed, which the change log does not contain', async () => {
    const id = await make({ role: 'MANAGER', companies: ['2', '3'], companyId: '2', membershipNumber: '1' });
    const row = await owner.userAccount.findUniqueOrThrow({ where: { id }, include: { permittedCompanies: true } });
    expect(row).toMatchObject({ requireResetPassword: true, active: true, companyId: null, membershipNumber: null });
    expect(await verifyPassword(row.passwordHash, FORM.password)).toBe(true);
    expect(row.permittedCompanies).toHaveLength(2);
    const record = await owner.changeRecord.findFirstOrThrow({ where: { subject: 'user', subjectId: id } });
    expect(record).toMatchObject({ action: 'create', before: null, after: { role: 'MANAGER' } });
    expect(JSON.stringify(record.after)).not.toMatch(/Inicio|password|argon|scrypt/);
  });

  it('can be created by superadmins only', async () => {
    const admin = await actorOf('admin@aval.test');
    expect(await createUser(services, admin, input())).toEqual({ status: 'forbidden' });
    expect(await createUser(services, admin, input({ role: 'ADMIN' }))).toEqual({ status: 'forbidden' });
    expect((await getUser(services, await superadmin(), await make({ role: 'ADMIN' })))?.user.role).toBe('ADMIN');
  });

  it('has an e-mail of its own, even when two are created at once', async () => {
    const actor = await superadmin();
    const same = ['Uno de dos', 'Otra de dos'].map((name) => input({ name, email: 'TWICE@users.test' }));
    const results = await Promise.all(same.map((each) => createUser(services, actor, each)));
    expect(results.map(({ status }) => status).sort()).toEqual(['done', 'invalid']);
    expect(results.find(({ status }) => status === 'invalid')).toMatchObject({
      issues: [{ path: 'email', message: message('emailTaken') }],
    });
  });

  it('is related to people of the same company, to centers that prescribe, and to zones where they count', async () => {
    const actor = await superadmin();
    const [doctor, stranger] = [await idOf('doctor@meridiana.test'), await idOf('doctor@alborada.test')];
    const performing = await owner.center.create({ data: { name: 'Solo realiza', address: 'C', type: 'Realizador' } });
    const hidden = await owner.center.create({ data: { name: 'Ya no', address: 'C', type: 'Ambos', hidden: true } });
    const zones = [(await owner.province.findFirstOrThrow()).id];
    const unfit = async (form: Record<string, unknown>) => {
      const result = await createUser(services, actor, input({ companyId: MERIDIANA, ...form }));
      return result.status === 'invalid' ? result.issues.map(({ path }) => path) : result.status;
    };
    expect(await unfit({ role: 'ASSISTANT', doctors: [doctor] })).toBe('done');
    expect(await unfit({ role: 'ASSISTANT', doctors: [doctor, stranger] })).toEqual(['doctors']);
    expect(await unfit({ role: 'SUPERVISOR', doctors: [stranger] })).toEqual(['doctors']);
    expect(await unfit({ role: 'DOCTOR', assistants: [doctor] })).toEqual(['assistants']);
    expect(await unfit({ role: 'DOCTOR', centers: [performing.id] })).toEqual(['centers']);
    expect(await unfit({ role: 'SUPERVISOR', centers: [performing.id] })).toBe('done');
    expect(await unfit({ role: 'SUPERVISOR', centers: [hidden.id] })).toEqual(['centers']);
    expect(await unfit({ role: 'REPRESENTATIVE', zones })).toEqual(['zones']);
    expect(await unfit({ role: 'REPRESENTATIVE', companyId: ALBORADA, zones })).toBe('done');
    expect(await unfit({ role: 'DOCTOR', companyId: 2_000_000 })).toEqual(['companyId']);
    // The default tenant insures nobody.
    expect(await unfit({ role: 'DOCTOR', companyId: 1 })).toEqual(['companyId']);
    expect(await unfit({ role: 'MANAGER', companies: [1, MERIDIANA] })).toEqual(['companies']);
  });
});

describe('an edited user', () => {
  /** Sends the form as it is shown, with the given changes. */
  async function edit(id: number, change: Record<string, unknown> = {}, revision = 0) {
    const actor = await superadmin();
    const detail = await getUser(services, actor, id);
    if (!detail) throw new Error('nobody');
    const { user } = detail;
    const relations = Object.fromEntries(
      Object.entries(user.relations).map(([name, all]) => [name, all.map((o) => o.id)]),
    );
    const form = { ...user, companyId: user.company?.id, ...relations, ...change };
    const parsed = editUserSchema(user.role).safeParse(form);
    if (!parsed.success) throw new Error(JSON.stringify(parsed.error.issues));
    return editUser(services, actor, { id, revision, input: parsed.data });
  }
  const records = (id: number) =>
    owner.changeRecord.findMany({ where: { subject: 'user', subjectId: id, action: 'edit' }, orderBy: { id: 'asc' } });

  it('must agree to the terms of a new company, unless agreed before', async () => {
    const id = await make({ role: 'REPRESENTATIVE', companyId: MERIDIANA });
    await owner.userAccount.update({ where: { id }, data: { acceptedTermsVersion: 7 } });
    expect(await edit(id, { companyId: ALBORADA })).toEqual({ status: 'done' });
    const agreed = async () => (await owner.userAccount.findUniqueOrThrow({ where: { id } })).acceptedTermsVersion;
    expect(await agreed()).toBe(0);
    await owner.termsAcceptance.create({
      data: { userId: id, companyId: Number(MERIDIANA), version: 1, correction: 0 },
    });
    expect(await edit(id, { companyId: MERIDIANA }, 1)).toEqual({ status: 'done' });
    expect(await agreed()).toBe(1);
    const shown = await getUser(services, await superadmin(), id);
    const company = { id: MERIDIANA, name: expect.stringContaining('Meridiana') };
    expect(shown?.terms).toEqual([{ company, version: 1, correction: 0, acceptedAt: expect.stringMatching(/T.*Z$/) }]);
  });

  it('is stale for the second of two editors, and unchanged data are not written', async () => {
    const id = await make();
    expect(await edit(id)).toEqual({ status: 'unchanged' });
    expect(await edit(id, { name: 'Otro Nombre' })).toEqual({ status: 'done' });
    expect(await edit(id, { name: 'Tarde' })).toEqual({ status: 'stale' });
    expect(await records(id)).toMatchObject([{ before: { name: FORM.name }, after: { name: 'Otro Nombre' } }]);
  });

  it('keeps role and company, except that a supervisor may change company', async () => {
    const [doctor, supervisor] = [
      await make({ role: 'DOCTOR', companyId: MERIDIANA }),
      await make({ role: 'SUPERVISOR', companyId: MERIDIANA, doctors: [await idOf('doctor@meridiana.test')] }),
    ];
    expect(await edit(doctor, { companyId: ALBORADA, role: 'ADMIN' })).toEqual({ status: 'unchanged' });
    expect(await edit(supervisor, { companyId: ALBORADA })).toMatchObject({ issues: [{ path: 'doctors' }] });
    const doctors = [await idOf('doctor@alborada.test')];
    expect(await edit(supervisor, { companyId: ALBORADA, doctors })).toEqual({ status: 'done' });
    const [record] = await records(supervisor);
    expect(record?.after).toMatchObject({
      company: expect.stringContaining('Alborada'),
      doctors: [expect.any(String)],
    });
  });

  it('is renamed in the lists of demands, but not in versions', async () => {
    const { demand } = await fileDraft(owner, {
      companyId: MERIDIANA,
      doctorEmail: 'rocio.castro@meridiana.test',
      today: '2026-11-21',
    });
    expect(await edit(demand.doctorId, { name: 'Rocío Renombrada' })).toEqual({ status: 'done' });
    const row = await owner.demand.findUniqueOrThrow({ where: { id: demand.id } });
    expect(row.doctorName).toBe('Rocío Renombrada');
  });

  it('has to change a password set by a superadmin, and is signed out', async () => {
    const id = await make();
    const now = new Date();
    await owner.userAccount.update({ where: { id }, data: { requireResetPassword: false } });
    await owner.userSession.create({ data: { tokenHash: `edited ${id}`, userId: id, hostCompanyId: 1 } });
    await owner.passwordReset.create({
      data: { tokenHash: `edited ${id}`, userId: id, expiresAt: new Date(now.getTime() + 60_000) },
    });
    expect(await edit(id, { password: 'Otra#456x' })).toEqual({ status: 'unchanged' });
    expect(await edit(id, { changePassword: 'on', password: 'Otra#456x', passwordConfirmation: 'Otra#456x' })).toEqual({
      status: 'done',
    });
    const row = await owner.userAccount.findUniqueOrThrow({
      where: { id },
      include: { userSessions: true, passwordResets: true },
    });
    expect(row.requireResetPassword).toBe(true);
    expect(await verifyPassword(row.passwordHash, 'Otra#456x')).toBe(true);
    expect(row.userSessions[0]?.revokedAt).not.toBeNull();
    expect(row.passwordResets[0]?.usedAt).not.toBeNull();
    expect(await records(id)).toMatchObject([{ before: { passwordSet: false }, after: { passwordSet: true } }]);
  });

  /** Sends the center's form as it is shown, with the given doctors. */
  async function editCenter(id: number, revision: number, doctorIds: number[]) {
    const { name, address, provinceId } = await owner.center.findUniqueOrThrow({ where: { id } });
    const input = { name, address, locality: null, provinceId, type: 'Ambos' as const, doctorIds };
    return editEntry(services, await superadmin(), CENTERS, { id, revision, input });
  }
  const newCenter = async (name: string) =>
    (await owner.center.create({ data: { name, address: 'Calle 1', type: 'Ambos' } })).id;
  const centersOf = async (userId: number) =>
    (await owner.userCenter.findMany({ where: { userId } })).map(({ centerId }) => centerId);

  it('has only sessions that have not timed out counted as open', async () => {
    const id = await make();
    const [now, hour] = [Date.now(), 60 * 60 * 1000];
    for (const hours of [1, 13])
      await owner.userSession.create({
        data: { tokenHash: `${id} ${hours}`, userId: id, hostCompanyId: 1, lastSeenAt: new Date(now - hours * hour) },
      });
    expect((await getUser(services, await superadmin(), id))?.work.sessions).toBe(1);
  });

  it('keeps a center that was added from the center’s side after the form was opened', async () => {
    const [doctor, center] = [await make({ role: 'DOCTOR', companyId: MERIDIANA }), await newCenter('De dos lados')];
    expect(await editCenter(center, 0, [doctor])).toEqual({ status: 'done' });
    expect(await edit(doctor, { centers: [], name: 'Formulario de antes' }, 0)).toEqual({ status: 'stale' });
    expect(await centersOf(doctor)).toEqual([center]);
    expect(await edit(doctor, { centers: [] }, 1)).toEqual({ status: 'done' });
    expect(await editCenter(center, 1, [doctor])).toEqual({ status: 'stale' });
    expect(await editCenter(center, 2, [doctor])).toEqual({ status: 'done' });
  });

  it('keeps doctors and assistants that were added from the other side', async () => {
    const [doctor, assistant] = [
      await make({ role: 'DOCTOR', companyId: MERIDIANA }),
      await make({ role: 'ASSISTANT', companyId: MERIDIANA }),
    ];
    expect(await edit(assistant, { doctors: [doctor] })).toEqual({ status: 'done' });
    expect(await edit(doctor, { assistants: [] })).toEqual({ status: 'stale' });
    expect(await edit(doctor, { assistants: [] }, 1)).toEqual({ status: 'done' });
    expect(await edit(assistant, { doctors: [doctor] }, 1)).toEqual({ status: 'stale' });
    const other = await make({ role: 'ASSISTANT', companyId: MERIDIANA, doctors: [doctor] });
    expect(await edit(doctor, { name: 'Sin saber de nadie' }, 2)).toEqual({ status: 'stale' });
    expect(await edit(doctor, { name: 'Con quien ha llegado' }, 3)).toEqual({ status: 'done' });
    expect(await owner.doctorAssistant.count({ where: { assistantId: other } })).toBe(1);
  });

  it('gets a center from only one side when both sides save at once', async () => {
    for (const number of [1, 2, 3]) {
      const doctor = await make({ role: 'DOCTOR', companyId: MERIDIANA });
      const center = await newCenter(`A la vez ${number}`);
      const results = await Promise.all([edit(doctor, { centers: [center] }), editCenter(center, 0, [doctor])]);
      expect(results.map(({ status }) => status).sort()).toEqual(['done', 'stale']);
      expect(await centersOf(doctor)).toEqual([center]);
    }
  });

  it('is busy while another transaction holds the account for too long', async () => {
    const id = await make();
    const [edited, left] = await owner.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT id FROM user_account WHERE id = ${id} FOR UPDATE`;
        const leaving = superadmin().then((actor) => deactivateUser(services, actor, { id, toDoctorId: null }));
        return Promise.all([edit(id, { name: 'Más tarde' }), leaving]);
      },
      { timeout: 30_000 },
    );
    expect([edited, left]).toEqual([{ status: 'busy' }, { status: 'busy' }]);
    expect(await edit(id, { name: 'Más tarde' })).toEqual({ status: 'done' });
  });

  it('keeps relations to inactive users, and gets no new ones', async () => {
    const assistant = await make({ role: 'ASSISTANT', companyId: MERIDIANA });
    const [one, other] = [
      await make({ role: 'DOCTOR', companyId: MERIDIANA, assistants: [assistant] }),
      await make({ role: 'DOCTOR', companyId: MERIDIANA }),
    ];
    await owner.userAccount.update({ where: { id: assistant }, data: { active: false } });
    expect(await edit(one, { name: 'Con quien se fue' })).toEqual({ status: 'done' });
    expect(await edit(other, { assistants: [assistant] })).toMatchObject({ issues: [{ path: 'assistants' }] });
    expect(await edit(one, { assistants: [] }, 1)).toEqual({ status: 'done' });
  });

  it('updates demands open to all representatives when zones change', async () => {
    const id = await idOf('representative@alborada.test');
    const provinces = await owner.province.findMany({ take: 2, orderBy: { id: 'desc' } });
    expect(await edit(id, { zones: provinces.map((province) => province.id) })).toEqual({ status: 'done' });
    const zones = await owner.userZone.findMany({ where: { userId: id } });
    expect(zones.map(({ provinceId }) => provinceId).sort()).toEqual(provinces.map((province) => province.id).sort());
  });

  it('must not be the editor, and gets reset links at the host where he or she signs in', async () => {
    const actor = await superadmin();
    const own = editUserSchema('SUPERADMIN').parse({ ...FORM, email: 'superadmin@aval.test' });
    expect(await editUser(services, actor, { id: actor.userId, revision: 0, input: own })).toEqual({
      status: 'forbidden',
    });
    const id = await make({ role: 'MANAGER', companies: [ALBORADA] });
    expect(await sendResetLink(services, await actorOf('admin@aval.test'), id)).toEqual({ status: 'forbidden' });
    expect(await sendResetLink(services, actor, id)).toMatchObject({ status: 'done' });
    expect(await mailsFor(id)).toEqual([
      { companyId: ALBORADA, payload: { key: 'account_made' } },
      { companyId: ALBORADA, payload: { key: 'password_reset' } },
    ]);
    const sent = await owner.changeRecord.findFirstOrThrow({ where: { subjectId: id, action: 'send_link' } });
    expect(sent).toMatchObject({ subject: 'user', actorId: actor.userId, before: null, after: null });
    await owner.userAccount.update({ where: { id }, data: { active: false } });
    expect(await sendResetLink(services, actor, id)).toEqual({ status: 'inactive' });
    const left = await make({ role: 'DOCTOR', companyId: ALBORADA });
    await owner.company.update({ where: { id: ALBORADA }, data: { active: false } });
    expect(await sendResetLink(services, actor, left)).toEqual({ status: 'inactive' });
    await owner.company.update({ where: { id: ALBORADA }, data: { active: true } });
  });
});

describe('the list of users', () => {
  const browse = async (email: string, search: string) =>
    browseUsers(services, await actorOf(email), USERS_LIST.parse(new URLSearchParams(search)));

  it('is for admin roles and narrowed by each of its filters', async () => {
    await make({ name: 'Ángela Única', dni: '12345678Z', role: 'MANAGER', companies: [ALBORADA] });
    const names = async (search: string) =>
      (await browse('admin@aval.test', search))?.rows.map(({ name }) => name) ?? null;
    expect(await browse('manager@meridiana.test', '')).toBeNull();
    expect(await names('name=angela unica')).toEqual(['Ángela Única']);
    expect(await names('dni=12.345.678-z')).toEqual(['Ángela Única']);
    expect(await names('name=unica&email=@users.test&role=MANAGER')).toEqual(['Ángela Única']);
    expect(await names('name=unica&role=DOCTOR')).toEqual([]);
    expect(await names(`name=unica&companyId=${ALBORADA}`)).toEqual(['Ángela Única']);
    expect(await names(`name=unica&companyId=${MERIDIANA}`)).toEqual([]);
  });

  it('names the companies of each user', async () => {
    const found = await browse('superadmin@aval.test', 'email=manager@grupo.test');
    expect(found?.rows).toMatchObject([{ role: 'MANAGER', active: true, companies: { length: 2 } }]);
  });
});
