import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { ROLES } from '@aval/domain/access/roles';
import { type CompanyInput, companySchema } from '@aval/domain/validation/companies/company-schema';
import { message } from '@aval/domain/validation/fields/message';
import { fillDemands } from '@aval/prisma/factories/demand-volume';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { createPatient } from '@aval/prisma/factories/patient';
import { createUser } from '@aval/prisma/factories/user';
import { forTenant } from '@aval/prisma/scope';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { describe, expect, it } from 'vitest';
import { findTenant } from '../access/find-tenant';
import { ssoSecretOwner } from '../secrets/sso-secret';
import { browseUsers } from '../users/browse-users';
import { USERS_LIST } from '../users/users-list';
import { browseCompanies } from './browse-companies';
import { COMPANIES_LIST } from './companies-list';
import { lockCompany } from './company-columns';
import { editCompany } from './edit-company';
import { getCompany } from './get-company';

const MERIDIANA = 2;
const ALBORADA = 3;

const { services, owner, actorOf } = await useCasesForFile();

const superadmin = () => actorOf('superadmin@aval.test');

async function stored(id: number) {
  const found = await getCompany(services, await superadmin(), id);
  if (!found) throw new Error('no company');
  return found.company;
}

/** Builds the page's form with only these fields changed. */
async function inputOf(id: number, change: Readonly<Record<string, unknown>> = {}): Promise<CompanyInput> {
  const { hosts, ssoAlgorithm: _present, ...company } = await stored(id);
  return companySchema.parse({ ...company, hosts: hosts.join('\n'), ssoChange: 'keep', ...change });
}

async function edit(id: number, change: Readonly<Record<string, unknown>>, revision?: number) {
  const asked = { id, revision: revision ?? (await stored(id)).revision, input: await inputOf(id, change) };
  return editCompany(services, await superadmin(), asked);
}

describe('the settings of a company', () => {
  it('are copied to all its demands in batches, without blocking new patients or demands', async () => {
    await fillDemands(owner, { companyId: ALBORADA, count: 4_500 });
    await owner.$executeRaw`
      CREATE FUNCTION refuse_many() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF (SELECT count(*) FROM written) > 2000 THEN RAISE 'too many at once'; END IF; RETURN NULL; END $$`;
    await owner.$executeRaw`
      CREATE TRIGGER refuse_many AFTER UPDATE ON demand REFERENCING NEW TABLE AS written
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_many()`;
    const change = { name: 'Mutua de muchas', tramitByZones: false };
    expect(await edit(ALBORADA, change)).toEqual({ status: 'done' });
    const demands = await owner.demand.groupBy({ by: ['companyName'], where: { companyId: ALBORADA }, _count: true });
    expect(demands).toEqual([{ companyName: 'Mutua de muchas', _count: expect.any(Number) }]);
    const isRepresentative = { companyId: ALBORADA, roleId: ROLES.REPRESENTATIVE };
    await owner.userAccount.updateMany({ where: isRepresentative, data: { active: false } });
    expect(await edit(ALBORADA, { tramitByZones: true })).toEqual({ status: 'done' });
    const open = { companyId: ALBORADA, status: { in: ['ACTIVE', 'SENDED'] }, openToAllRepresentatives: false };
    expect(await owner.demand.count({ where: open })).toBe(0);
    await owner.userAccount.updateMany({ where: isRepresentative, data: { active: true } });
    await owner.$executeRaw`DROP TRIGGER refuse_many ON demand`;

    await owner.$transaction(async (tx) => {
      await lockCompany(tx, ALBORADA);
      const { userId: createdById } = await actorOf('doctor@alborada.test');
      const patient = await forTenant(services.database, ALBORADA).run((other) =>
        createPatient(other, { companyId: ALBORADA, createdById }),
      );
      expect(patient.companyId).toBe(ALBORADA);
    });
  });

  it('are read by admin roles and written by superadmins', async () => {
    const [admin, manager] = [await actorOf('admin@aval.test'), await actorOf('manager@meridiana.test')];
    const asked = { id: MERIDIANA, revision: 0, input: await inputOf(MERIDIANA) };
    expect(await editCompany(services, admin, asked)).toEqual({ status: 'forbidden' });
    expect(await editCompany(services, manager, asked)).toEqual({ status: 'forbidden' });
    expect(await getCompany(services, manager, MERIDIANA)).toBeNull();
    expect((await getCompany(services, admin, MERIDIANA))?.company.name).toBe('Salud Meridiana');
    expect(await editCompany(services, await superadmin(), { ...asked, id: 99 })).toEqual({ status: 'not_found' });
  });

  it("count the same active users on the list of companies, the list of users and the company's page", async () => {
    const actor = await superadmin();
    for (const active of [true, false]) {
      await createUser(owner, { role: 'MANAGER', permittedCompanyIds: [ALBORADA], active });
    }
    const listed = await browseCompanies(services, actor, COMPANIES_LIST.parse(new URLSearchParams()));
    const address = new URLSearchParams({ companyId: String(ALBORADA), state: 'active' });
    const people = await browseUsers(services, actor, USERS_LIST.parse(address));
    const detail = await getCompany(services, actor, ALBORADA);
    expect(people?.count).toBeGreaterThan(1);
    expect(listed?.rows.find(({ id }) => id === ALBORADA)?.people).toBe(people?.count);
    expect(detail?.uses.people).toBe(people?.count);
  });

  it('answer the second of two editors with stale, and stay unchanged when nothing was edited', async () => {
    expect(await edit(MERIDIANA, {})).toEqual({ status: 'unchanged' });
    const { revision } = await stored(MERIDIANA);
    expect(await edit(MERIDIANA, { slogan: 'Otro', passwordMaxAgeDays: 90 }, revision)).toEqual({ status: 'done' });
    expect(await edit(MERIDIANA, { slogan: 'Más' }, revision)).toEqual({ status: 'stale' });
    const record = await owner.changeRecord.findFirstOrThrow({
      where: { subject: 'company', subjectId: MERIDIANA },
      orderBy: { id: 'desc' },
    });
    expect(record).toMatchObject({
      companyId: MERIDIANA,
      action: 'edit',
      after: { slogan: 'Otro', passwordMaxAgeDays: 90 },
    });
  });

  it('set the cards of the home page, in the order in which users choose them', async () => {
    expect((await stored(MERIDIANA)).homeCards).toEqual(['company', 'doctor', 'center']);
    expect(await edit(MERIDIANA, { homeCards: ['center', 'company'] })).toEqual({ status: 'done' });
    expect((await findTenant(services, 'meridiana.localhost'))?.homeCards).toEqual(['company', 'center']);
    const record = await owner.changeRecord.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(record).toMatchObject({
      before: { homeCards: ['company', 'doctor', 'center'] },
      after: { homeCards: ['company', 'center'] },
    });
    expect(await edit(MERIDIANA, { homeCards: undefined })).toEqual({ status: 'done' });
    expect((await findTenant(services, 'meridiana.localhost'))?.homeCards).toEqual([]);
    expect(companySchema.safeParse({ homeCards: ['zone'] }).error?.issues).toContainEqual(
      expect.objectContaining({ path: ['homeCards'], message: message('choose') }),
    );
  });

  it('copy a new name to the lists of demands', async () => {
    const wishes = { companyId: MERIDIANA, doctorEmail: 'doctor@meridiana.test', today: '2026-11-23' };
    const { demand } = await fileDraft(owner, wishes);
    expect(await edit(MERIDIANA, { name: 'Ñandú Salud' })).toEqual({ status: 'done' });
    const row = await owner.demand.findUniqueOrThrow({ where: { id: demand.id } });
    expect(row).toMatchObject({ companyName: 'Ñandú Salud' });
    expect(row.companySortName).not.toBe(demand.companySortName);
  });

  it('give a host to only one of two companies that ask at the same time', async () => {
    const host = `${randomUUID()}.example`;
    const both = await Promise.all([
      edit(MERIDIANA, { hosts: `meridiana.localhost\n${host.toUpperCase()}.` }),
      edit(ALBORADA, { hosts: `alborada.localhost ${host}` }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['done', 'invalid']);
    expect(both).toContainEqual({
      status: 'invalid',
      issues: [{ path: 'hosts', message: message('hostTaken', { host }) }],
    });
    expect(await findTenant(services, `${host}:8443`)).not.toBeNull();
    expect(await edit(MERIDIANA, { hosts: 'meridiana.localhost' })).toMatchObject({
      status: expect.stringMatching(/done|unchanged/),
    });
    expect(await edit(ALBORADA, { hosts: 'alborada.localhost' })).toMatchObject({
      status: expect.stringMatching(/done|unchanged/),
    });
    expect(await findTenant(services, host)).toBeNull();
  });

  it('refuse an image that the editor did not upload', async () => {
    expect(await edit(MERIDIANA, { logoImageId: randomUUID() })).toMatchObject({ issues: [{ path: 'logoImageId' }] });
  });
});

describe('the single sign-on key', () => {
  const pem = (modulusLength: number) =>
    generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ type: 'spki', format: 'pem' }).toString().trim();
  const key = () =>
    owner.company.findUniqueOrThrow({
      where: { id: ALBORADA },
      select: { ssoKey: true, ssoAlgorithm: true, sealedSsoSecret: true },
    });
  const opened = async () => services.secrets.open((await key()).sealedSsoSecret ?? '', ssoSecretOwner(ALBORADA));
  const replace = (ssoAlgorithm: string, ssoKey: string) =>
    edit(ALBORADA, { ssoChange: 'replace', ssoAlgorithm, ssoKey });

  it("ends the sessions that it began at the company's host when it is replaced or removed, and no others", async () => {
    const { id: userId } = await owner.userAccount.findFirstOrThrow({ where: { companyId: ALBORADA, active: true } });
    const begin = async (name: string) => {
      for (const [hostCompanyId, bySso] of [
        [ALBORADA, true],
        [ALBORADA, false],
        [1, true],
      ] as const) {
        const tokenHash = `${name} ${hostCompanyId} ${bySso}`;
        await owner.userSession.create({ data: { tokenHash, userId, hostCompanyId, bySso } });
      }
      return async () => {
        const where = { tokenHash: { startsWith: name }, revokedAt: null };
        const rows = await owner.userSession.findMany({ where, orderBy: { hostCompanyId: 'asc' } });
        return rows.map(({ hostCompanyId, bySso }) => [hostCompanyId, bySso]);
      };
    };
    const others = [
      [1, true],
      [ALBORADA, false],
    ];
    expect(await replace('HS256', 'una-clave-de-treinta-y-dos-bytes.')).toEqual({ status: 'done' });
    const first = await begin('before another key');
    expect(await edit(ALBORADA, { slogan: 'La misma clave' })).toEqual({ status: 'done' });
    expect(await first()).toHaveLength(3);
    expect(await replace('HS256', 'otra-clave-de-treinta-y-dos-bytes.')).toEqual({ status: 'done' });
    expect(await first()).toEqual(others);
    const second = await begin('before no key');
    expect(await edit(ALBORADA, { ssoChange: 'remove' })).toEqual({ status: 'done' });
    expect(await second()).toEqual(others);
  });

  it('is stored sealed, kept, replaced and removed, and never shown', async () => {
    const secret = 'un-secreto-de-treinta-y-dos-bytes';
    expect(await replace('HS256', secret)).toEqual({ status: 'done' });
    expect(await key()).toMatchObject({ ssoAlgorithm: 'HS256', ssoKey: null });
    expect((await key()).sealedSsoSecret).not.toContain(secret);
    expect(await opened()).toBe(secret);
    expect(JSON.stringify(await getCompany(services, await superadmin(), ALBORADA))).not.toContain(secret);
    expect(await edit(ALBORADA, { slogan: 'Con clave' })).toEqual({ status: 'done' });
    expect(await opened()).toBe(secret);
    expect(await replace('HS256', `${secret}!`)).toEqual({ status: 'done' });
    expect(await opened()).toBe(`${secret}!`);
    expect(await replace('RS256', pem(2048))).toEqual({ status: 'done' });
    expect(await key()).toMatchObject({ ssoKey: expect.stringContaining('BEGIN PUBLIC KEY'), sealedSsoSecret: null });
    expect(await edit(ALBORADA, { ssoChange: 'remove' })).toEqual({ status: 'done' });
    expect(await key()).toEqual({ ssoAlgorithm: null, ssoKey: null, sealedSsoSecret: null });
    const records = JSON.stringify(
      await owner.changeRecord.findMany({ where: { subject: 'company', subjectId: ALBORADA } }),
      (_, value) => (typeof value === 'bigint' ? String(value) : value),
    );
    expect(records).toContain('ssoKeyReplaced');
    expect(records).not.toContain(secret);
    expect(records).not.toContain('BEGIN');
  });

  it('is refused when it is too short or not RSA', async () => {
    expect(await replace('RS256', pem(1024))).toMatchObject({
      issues: [{ path: 'ssoKey', message: message('publicKey') }],
    });
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;
    const other = curve.export({ type: 'spki', format: 'pem' }).toString().trim();
    expect(await replace('RS256', other)).toMatchObject({ issues: [{ path: 'ssoKey' }] });
  });
});
