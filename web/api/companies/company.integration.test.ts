import { PICTURE } from '@aval/testing/scenes/access-scene';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { expect, it } from 'vitest';

const MERIDIANA = 2;

const engine = await engineForFile();
const web = await webForFile(engine);

const apiClient = (host?: string) => new ApiClient(web.visit(host));

it('the company of a host and its policies are public', async () => {
  const anonymous = apiClient('meridiana.localhost');
  expect(await anonymous.call('GET', '/companies/me')).toMatchObject({
    status: 200,
    body: { id: MERIDIANA, name: 'Salud Meridiana', subdomain: 'meridiana', default: false },
  });
  expect(await apiClient().call('GET', '/companies/me')).toMatchObject({ body: { id: 1, default: true } });
  expect(await anonymous.call('GET', '/companies/me/terms_conditions')).toMatchObject({
    status: 200,
    body: { type: 'terms_conditions', content: expect.stringContaining('<h2>') },
  });
  expect(await anonymous.call('GET', '/companies/me/complaint_notice')).toMatchObject({ status: 404 });
  expect(await anonymous.call('GET', '/companies')).toMatchObject({ status: 401 });
  expect(await anonymous.call('GET', `/companies/${MERIDIANA}`)).toMatchObject({ status: 401 });
});

it('admin roles list and read companies, with the requested parts', async () => {
  const admin = await apiClient().signIn('admin@aval.test');
  expect(await admin.call('GET', '/companies?name=meridiana&sort=-subdomain')).toMatchObject({
    status: 200,
    body: { count: 1, rows: [{ id: MERIDIANA, default: false, active: true }] },
  });
  expect(await admin.call('GET', '/companies?default=true')).toMatchObject({ body: { count: 1, rows: [{ id: 1 }] } });
  const plain = await admin.call('GET', `/companies/${MERIDIANA}`);
  expect(plain).toMatchObject({ status: 200, body: { name: 'Salud Meridiana' } });
  expect(plain.body).not.toHaveProperty('policies');
  expect(plain.body).not.toHaveProperty('favicon');
  const whole = await admin.call('GET', `/companies/${MERIDIANA}?include=policies,favicon`);
  expect(whole).toMatchObject({
    body: { policies: expect.arrayContaining([{ type: 'legal_notice', content: expect.any(String) }]) },
  });
  expect(whole.body).toHaveProperty('favicon');
  expect(await admin.call('GET', `/companies/${MERIDIANA}?include=users`)).toMatchObject({ status: 400 });
  expect(await admin.call('GET', '/companies/2000000')).toMatchObject({ status: 404 });
  expect(await admin.call('PUT', `/companies/${MERIDIANA}`, { body: { slogan: 'x' } })).toMatchObject({ status: 403 });
  expect(await admin.call('POST', '/companies', { body: {} })).toMatchObject({ status: 403 });
  const manager = await apiClient().signIn('manager@meridiana.test');
  expect(await manager.call('GET', '/companies')).toMatchObject({ status: 403 });
  expect(await manager.call('GET', `/companies/${MERIDIANA}`)).toMatchObject({ status: 403 });
});

it('superadmins set a company’s settings, images, texts and activity', async () => {
  const superadmin = await apiClient().signIn('superadmin@aval.test');
  const colours = { primaryColor: '1d4ed8', secondaryColor: '0f172a', tertiaryColor: 'fff' };
  const fields = { name: 'Nueva Aseguradora', slogan: 'Cerca', ...colours, hosts: ['nueva.localhost'] };
  const wrong = { ...fields, subdomain: 'meridiana', referencePrefix: 'NUE', documentLanguage: 'es' };
  expect(await superadmin.call('POST', '/companies', { body: wrong })).toMatchObject({
    status: 422,
    body: { errors: { subdomain: [expect.any(String)] } },
  });
  const made = await superadmin.call<{ id: number }>('POST', '/companies', { body: { ...wrong, subdomain: 'nueva' } });
  expect(made).toMatchObject({ status: 201, body: { ...fields, subdomain: 'nueva', active: true } });
  const path = `/companies/${made.body.id}`;
  const logoImage = PICTURE.toString('base64');
  const body = { slogan: 'Más cerca', tramitByZones: true, logoImage, legalNotice: '<p>Aviso</p><script>x</script>' };
  const headers = { 'If-Match': String(made.headers.etag) };
  expect(await superadmin.call('PUT', path, { body, headers })).toMatchObject({
    status: 200,
    body: {
      name: fields.name,
      slogan: 'Más cerca',
      tramitByZones: true,
      logo: expect.any(String),
      policies: [{ type: 'legal_notice', content: '<p>Aviso</p>' }],
    },
  });
  expect(await superadmin.call('PUT', path, { body, headers })).toMatchObject({ status: 409 });
  const terms = { termsConditions: '<p>Términos</p>' };
  expect(await superadmin.call('PUT', path, { body: { ...terms, publishTermsFor: 7 } })).toMatchObject({
    status: 422,
    body: { errors: { publishTermsFor: [expect.stringContaining('0')] } },
  });
  expect(await superadmin.call('PUT', path, { body: { ...terms, publishTermsFor: 0 } })).toMatchObject({
    status: 200,
    body: { termsVersion: 1 },
  });
  const all = { slogan: 'No queda', legalNotice: '<p>Tampoco</p>' };
  const before = await superadmin.call('GET', `${path}?include=policies`);
  for (const refused of [
    { ...all, termsConditions: '<p>Otros</p>', publishTermsFor: 7 },
    { ...all, termsConditions: '<script>x</script>' },
  ]) {
    expect(await superadmin.call('PUT', path, { body: refused })).toMatchObject({ status: 422 });
    const after = await superadmin.call('GET', `${path}?include=policies`);
    expect(after).toMatchObject({ body: before.body, headers: { etag: before.headers.etag } });
  }
  for (const [faulty, field] of [
    [{ primaryColor: 'azul' }, 'primaryColor'],
    [{ logoImage: Buffer.from('text').toString('base64') }, 'logoImage'],
    [{ hosts: ['meridiana.localhost'] }, 'hosts'],
    [{ lema: 'x' }, 'lema'],
    [{ publishTermsFor: 0 }, 'publishTermsFor'],
    [{ ssoKey: 'a'.repeat(64) }, 'ssoKey'],
    [{ ssoAlgorithm: 'HS256', ssoKey: null }, 'ssoAlgorithm'],
    [{ ssoChange: 'replace', ssoAlgorithm: 'HS256', ssoKey: 'a'.repeat(64) }, 'ssoKey'],
  ] as const) {
    const refused = await superadmin.call<{ errors: object }>('PUT', path, { body: faulty });
    expect(refused.status, field).toBe(field === 'logoImage' ? 415 : 422);
    expect(Object.keys(refused.body.errors)).toEqual([field]);
  }
  expect(await superadmin.call('PUT', path, { body: { active: false } })).toMatchObject({ body: { active: false } });
  expect(await apiClient('nueva.localhost').call('GET', '/companies/me')).toMatchObject({ status: 404 });
  const ofDefault = await superadmin.call<{ slogan: string }>('GET', '/companies/1');
  expect(await superadmin.call('PUT', '/companies/1', { body: { ...all, active: false } })).toMatchObject({
    status: 403,
  });
  expect(await superadmin.call('GET', '/companies/1')).toMatchObject({ body: { slogan: ofDefault.body.slogan } });
});
