import type { CompanyTextType } from '@aval/domain/validation/companies/company-texts';
import { message } from '@aval/domain/validation/fields/message';
import { createCompany } from '@aval/prisma/factories/company';
import { createUser } from '@aval/prisma/factories/user';
import type { Company } from '@aval/prisma/generated/client';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { beforeEach, describe, expect, it } from 'vitest';
import { getPolicy } from '../get-policy';
import { getCompanyText } from './get-company-text';
import { getTermsVersion } from './get-terms-version';
import { saveCompanyText } from './save-company-text';

const { services, owner, actorOf } = await useCasesForFile();
let company: Company;

beforeEach(async () => {
  company = await createCompany(owner, { termsVersion: 0 });
});

const superadmin = () => actorOf('superadmin@aval.test');
const revisionNow = async () => (await owner.company.findUniqueOrThrow({ where: { id: company.id } })).revision;

interface Sent {
  revision?: number;
  publish?: boolean;
  people?: number | null;
}

async function save(type: CompanyTextType, text: string, { revision, publish = false, people = null }: Sent = {}) {
  const asked = { id: company.id, type, revision: revision ?? (await revisionNow()), input: { text, publish, people } };
  return saveCompanyText(services, await superadmin(), asked);
}

async function publish(text: string) {
  const asked = await save('terms_conditions', text, { publish: true });
  if (asked.status !== 'unconfirmed') throw new Error(asked.status);
  return save('terms_conditions', text, { publish: true, people: asked.people });
}

const records = () =>
  owner.changeRecord.findMany({ where: { subject: 'company', subjectId: company.id }, orderBy: { id: 'asc' } });

describe('a text of a company', () => {
  it('is written by superadmins only', async () => {
    for (const email of ['admin@aval.test', 'manager@meridiana.test', 'doctor@meridiana.test']) {
      const actor = await actorOf(email);
      const asked = { id: 2, type: 'legal_notice', revision: 0, input: { text: 'a', publish: false, people: null } };
      expect(await saveCompanyText(services, actor, { ...asked, type: 'legal_notice' })).toEqual({
        status: 'forbidden',
      });
      expect(await getCompanyText(services, actor, { id: 2, type: 'legal_notice' })).toBeNull();
    }
    const input = { text: 'a', publish: false, people: null };
    const missing = { id: 2_000_000, type: 'legal_notice', revision: 0, input } as const;
    expect(await saveCompanyText(services, await superadmin(), missing)).toEqual({ status: 'not_found' });
  });

  it('is sanitised, shown to everybody and recorded in the change log without markup', async () => {
    const before = await revisionNow();
    expect(await save('privacy_policy', '<p onclick="x">Datos <b>de salud</b><script>x</script></p>')).toEqual({
      status: 'done',
    });
    const html = '<p>Datos <strong>de salud</strong></p>';
    expect(await getPolicy(services, company.id, 'privacy_policy')).toMatchObject({ html });
    const stored = await owner.companyPolicy.findFirstOrThrow({ where: { companyId: company.id } });
    expect(stored.content).toBe(html);
    expect(await revisionNow()).toBe(before + 1);
    expect(await save('privacy_policy', '<p>Datos <strong>de salud</strong></p>')).toEqual({ status: 'unchanged' });
    expect(await save('privacy_policy', '<p>Datos de salud</p>')).toEqual({ status: 'done' });
    expect(await records()).toMatchObject([
      { before: { privacyPolicy: '' }, after: { privacyPolicy: 'Datos de salud' } },
      { before: { privacyPolicyFormat: null }, after: { privacyPolicyFormat: true } },
    ]);
  });

  it('answers the second of two editors with stale', async () => {
    const revision = await revisionNow();
    expect(await save('legal_notice', '<p>Uno</p>', { revision })).toEqual({ status: 'done' });
    expect(await save('legal_notice', '<p>Dos</p>', { revision })).toEqual({ status: 'stale' });
    expect(await save('complaint_notice', '<p>Dos</p>', { revision })).toEqual({ status: 'stale' });
  });

  it('is deleted when it has markup but no words', async () => {
    await save('legal_notice', '<p>Uno</p>');
    expect(await save('legal_notice', '<h2></h2><p><img src=x onerror=y></p>')).toEqual({ status: 'done' });
    expect(await getPolicy(services, company.id, 'legal_notice')).toBeNull();
    await save('complaint_notice', '<p>Reclame</p>');
    expect((await owner.company.findUniqueOrThrow({ where: { id: company.id } })).complaintNotice).toBe(
      '<p>Reclame</p>',
    );
    expect(await save('complaint_notice', '<script>x</script>')).toEqual({ status: 'done' });
  });
});

describe('the terms', () => {
  const person = () => createUser(owner, { role: 'SUPERVISOR', companyId: company.id });

  it('are published after the editor confirms the number of users who will be asked', async () => {
    const [one] = [await person(), await person()];
    const asked = await save('terms_conditions', '<p>Uno</p>', { publish: true });
    expect(asked).toEqual({ status: 'unconfirmed', people: 2 });
    await person();
    expect(await save('terms_conditions', '<p>Uno</p>', { publish: true, people: 2 })).toEqual({
      status: 'unconfirmed',
      people: 3,
    });
    await owner.userAccount.update({ where: { id: one.id }, data: { active: false } });
    expect(await owner.companyTermsVersion.count({ where: { companyId: company.id } })).toBe(0);
    expect(await save('terms_conditions', '<p>Uno</p>', { publish: true, people: 2 })).toEqual({
      status: 'published',
      people: 2,
    });
    expect(await owner.company.findUniqueOrThrow({ where: { id: company.id } })).toMatchObject({ termsVersion: 1 });
    expect(await records()).toMatchObject([{ before: { termsVersion: 0 }, after: { termsVersion: 1 } }]);
  });

  it('the terms of the default tenant are also asked of users with no company or several', async () => {
    const own = await owner.company.findFirstOrThrow({ where: { isDefault: true } });
    company = own;
    const without = await owner.userAccount.findMany({
      where: { active: true, companyId: null },
      select: { permittedCompanies: { select: { companyId: true } } },
    });
    const ofOne = without.filter(({ permittedCompanies }) => permittedCompanies.length === 1).length;
    const people =
      (await owner.userAccount.count({ where: { active: true, companyId: own.id } })) + without.length - ofOne;
    expect(people).toBeGreaterThan(3);
    expect(await save('terms_conditions', '<p>Uno</p>', { publish: true })).toEqual({ status: 'unconfirmed', people });
  });

  it('are corrected without asking anybody, and every text is kept', async () => {
    const editor = await superadmin();
    expect(await save('terms_conditions', '<p>Aún no</p>')).toEqual({ status: 'done' });
    expect(await owner.companyTermsVersion.count({ where: { companyId: company.id } })).toBe(0);
    await publish('<p>Primeros</p>');
    expect(await save('terms_conditions', '<p>Primeros, corregidos</p>')).toEqual({ status: 'done' });
    await publish('<p>Segundos</p>');
    const kept = await owner.companyTermsVersion.findMany({
      where: { companyId: company.id },
      orderBy: [{ version: 'asc' }, { correction: 'asc' }],
    });
    expect(kept).toMatchObject([
      { version: 1, correction: 0, content: '<p>Primeros</p>', publishedById: editor.userId },
      { version: 1, correction: 1, content: '<p>Primeros, corregidos</p>' },
      { version: 2, correction: 0, content: '<p>Segundos</p>' },
    ]);
    const admin = await actorOf('admin@aval.test');
    const first = await getTermsVersion(services, admin, { id: company.id, version: 1 });
    expect(first?.texts.map(({ html }) => html)).toEqual(['<p>Primeros, corregidos</p>', '<p>Primeros</p>']);
    expect(await getTermsVersion(services, admin, { id: company.id, version: 3 })).toBeNull();
    expect(await getTermsVersion(services, await actorOf('manager@meridiana.test'), { id: 2, version: 1 })).toBeNull();
  });

  it('are not published again with the same text', async () => {
    await publish('<p>Primeros</p>');
    const again = { publish: true, people: 0 };
    expect(await save('terms_conditions', '<p>Primeros</p>', again)).toEqual({ status: 'unchanged' });
    expect(await save('terms_conditions', '<p>Primeros</p>', { publish: true })).toEqual({ status: 'unchanged' });
    const asked = { id: company.id, type: 'terms_conditions' } as const;
    expect(await getCompanyText(services, await superadmin(), asked)).toMatchObject({ isPublished: true });
    await save('terms_conditions', '<p>Primeros, corregidos</p>');
    expect(await getCompanyText(services, await superadmin(), asked)).toMatchObject({ isPublished: false });
    expect(await save('terms_conditions', '<p>Primeros, corregidos</p>', again)).toMatchObject({ status: 'published' });
    expect(await owner.companyTermsVersion.count({ where: { companyId: company.id } })).toBe(3);
  });

  it('the terms in force are never empty', async () => {
    const empty = { status: 'invalid', issues: [{ path: 'text', message: message('required') }] };
    expect(await save('terms_conditions', '<p></p>', { publish: true })).toEqual(empty);
    await publish('<p>Primeros</p>');
    expect(await save('terms_conditions', '')).toEqual(empty);
    expect(await save('terms_conditions', '<script>x</script>', { publish: true, people: 0 })).toEqual(empty);
  });

  it('cannot be changed or deleted once they are kept', async () => {
    await publish('<p>Primeros</p>');
    const where = { companyId: company.id };
    await expect(owner.companyTermsVersion.updateMany({ where, data: { content: '' } })).rejects.toThrow();
    await expect(owner.companyTermsVersion.deleteMany({ where })).rejects.toThrow();
  });
});
