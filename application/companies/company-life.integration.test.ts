import { newCompanySchema } from '@aval/domain/validation/companies/company-schema';
import { message } from '@aval/domain/validation/fields/message';
import { createUser } from '@aval/prisma/factories/user';
import { STORY_PASSWORD } from '@aval/story/people';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { describe, expect, it } from 'vitest';
import { findTenant, type Tenant } from '../access/find-tenant';
import { loadSession } from '../access/load-session';
import { signIn } from '../access/signing-in/sign-in';
import { createCompany } from './create-company';
import { getCompany } from './get-company';
import { switchCompany } from './switch-company';

const ALBORADA = 3;

const { services, owner, actorOf } = await useCasesForFile();

async function tenantAt(host: string): Promise<Tenant> {
  const tenant = await findTenant(services, host);
  if (!tenant) throw new Error(`nobody at ${host}`);
  return tenant;
}

const enter = (tenant: Tenant, email: string) =>
  signIn(services, { tenant, email, password: STORY_PASSWORD, address: '192.0.2.1' });

async function tokenOf(tenant: Tenant, email: string): Promise<string> {
  const entered = await enter(tenant, email);
  if (entered.status !== 'signed_in') throw new Error(`${email}: ${entered.status}`);
  return entered.token;
}

describe('deactivating a company', () => {
  it('closes its hosts and signs its users out everywhere until it is activated again', async () => {
    const [alborada, everybody] = [await tenantAt('alborada.localhost'), await tenantAt('localhost')];
    const [doctor, manager] = ['doctor@alborada.test', 'manager@meridiana.test'];
    const tokens = [await tokenOf(alborada, doctor), await tokenOf(everybody, doctor)];
    const unconcerned = await tokenOf(everybody, manager);
    const superadmin = await actorOf('superadmin@aval.test');
    expect(await switchCompany(services, superadmin, { id: ALBORADA, active: false })).toEqual({ status: 'done' });
    expect(await findTenant(services, 'alborada.localhost')).toBeNull();
    expect(await loadSession(services, alborada, tokens[0] ?? '')).toBeNull();
    expect(await loadSession(services, everybody, tokens[1] ?? '')).toBeNull();
    expect(await enter(everybody, doctor)).toEqual({ status: 'refused' });
    expect(await loadSession(services, everybody, unconcerned)).not.toBeNull();
    expect((await actorOf('manager@grupo.test')).companyIds).not.toContain(ALBORADA);
    expect((await actorOf('admin@aval.test')).companyIds).toContain(ALBORADA);

    // A session that began at the same moment does not work either.
    await owner.userSession.updateMany({ where: { user: { email: doctor } }, data: { revokedAt: null } });
    expect(await loadSession(services, everybody, tokens[1] ?? '')).toBeNull();
    await owner.userSession.updateMany({ where: { user: { email: doctor } }, data: { revokedAt: new Date() } });

    expect(await switchCompany(services, superadmin, { id: ALBORADA, active: true })).toEqual({ status: 'done' });
    expect((await enter(await tenantAt('alborada.localhost'), doctor)).status).toBe('signed_in');
    expect(await loadSession(services, everybody, tokens[1] ?? '')).toBeNull();
    const records = await owner.changeRecord.findMany({ where: { subject: 'company', subjectId: ALBORADA } });
    expect(records.map(({ action }) => action)).toEqual(['deactivate', 'activate']);
  });

  it('is refused for the default tenant and for everybody but superadmins', async () => {
    const superadmin = await actorOf('superadmin@aval.test');
    expect(await switchCompany(services, superadmin, { id: 1, active: false })).toEqual({ status: 'default' });
    expect(await switchCompany(services, superadmin, { id: 99, active: false })).toEqual({ status: 'not_found' });
    for (const email of ['admin@aval.test', 'manager@meridiana.test']) {
      const asked = switchCompany(services, await actorOf(email), { id: ALBORADA, active: false });
      expect(await asked).toEqual({ status: 'forbidden' });
    }
  });
});

describe('a new company', () => {
  const input = (change: Readonly<Record<string, unknown>> = {}) =>
    newCompanySchema.parse({
      name: 'Mutua Nueva',
      slogan: '',
      subdomain: 'Nueva',
      referencePrefix: 'nue',
      documentLanguage: 'es',
      primaryColor: 'abc',
      secondaryColor: '123456',
      tertiaryColor: 'fff',
      hosts: 'nueva.example',
      ...change,
    });

  it('lists the remaining steps of its set-up until all are done', async () => {
    const superadmin = await actorOf('superadmin@aval.test');
    const ribera = input({ subdomain: 'sola', referencePrefix: 'SOLA', hosts: 'sola.example' });
    const made = await createCompany(services, superadmin, ribera);
    if (made.status !== 'done') throw new Error(JSON.stringify(made));
    const companyId = made.id;
    const open = async () => {
      const found = await getCompany(services, await actorOf('superadmin@aval.test'), companyId);
      return found?.uses.setUp.flatMap(({ step, isDone }) => (isDone ? [] : [step]));
    };
    expect(await open()).toEqual(['brand', 'terms', 'texts', 'center', 'manager', 'representative', 'doctor']);
    const invited = await owner.invitation.create({
      data: { companyId, name: 'Eva Robles', email: 'eva@sola.test', roleId: 7, status: 1, expiresAt: new Date(0) },
    });
    expect(await open()).toContain('doctor');
    const { id: centerId } = await owner.center.findFirstOrThrow({ where: { type: 'Prescriptor', hidden: false } });
    await owner.invitation.update({
      where: { id: invited.id },
      data: { expiresAt: new Date(Date.now() + 60_000), centers: { create: { centerId, companyId } } },
    });
    expect(await open()).toEqual(['brand', 'terms', 'texts', 'manager', 'representative']);
    await createUser(owner, { role: 'MANAGER', permittedCompanyIds: [companyId] });
    await createUser(owner, { role: 'REPRESENTATIVE', companyId, active: false });
    expect(await open()).toEqual(['brand', 'terms', 'texts', 'representative']);
    await createUser(owner, { role: 'REPRESENTATIVE', companyId });
    const content = '<p>Texto.</p>';
    for (const type of ['legal_notice', 'privacy_policy', 'terms_conditions'])
      await owner.companyPolicy.create({ data: { companyId, type, content } });
    await owner.company.update({ where: { id: companyId }, data: { termsVersion: 1 } });
    expect(await open()).toEqual(['brand', 'texts']);
    await owner.company.update({ where: { id: companyId }, data: { complaintNotice: content } });
    // Logo and favicon are optional.
    expect(await open()).toEqual([]);
  });

  it('is found at its host, has no terms yet and is in the change log', async () => {
    const superadmin = await actorOf('superadmin@aval.test');
    expect(await createCompany(services, await actorOf('admin@aval.test'), input())).toEqual({ status: 'forbidden' });
    const made = await createCompany(services, superadmin, input());
    if (made.status !== 'done') throw new Error(JSON.stringify(made));
    expect((await tenantAt('NUEVA.example:443')).companyId).toBe(made.id);
    const found = await getCompany(services, await actorOf('superadmin@aval.test'), made.id);
    expect(found?.company).toMatchObject({ subdomain: 'nueva', referencePrefix: 'NUE', active: true, termsVersion: 0 });
    const record = await owner.changeRecord.findFirstOrThrow({ where: { subject: 'company', subjectId: made.id } });
    expect(record).toMatchObject({ action: 'create', companyId: made.id, before: null });
    const again = await createCompany(services, superadmin, input());
    expect(again).toEqual({
      status: 'invalid',
      issues: [
        { path: 'subdomain', message: message('subdomainTaken') },
        { path: 'referencePrefix', message: message('prefixTaken') },
        { path: 'hosts', message: message('hostTaken', { host: 'nueva.example' }) },
      ],
    });
  });
});
