import { randomUUID } from 'node:crypto';
import { createSecretToken, hashSecretToken } from '@aval/application/access/secret-token';
import { formatStamp } from '@aval/i18n/format';
import { STORY_PASSWORD } from '@aval/story/people';
import { fileForm, PICTURE } from '@aval/testing/scenes/access-scene';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { signInVisitor } from '@aval/testing/visitors/sign-in';
import { expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);

const anonymous = (host = 'meridiana.localhost') => new ApiClient(web.visit(host));
const admin = () => new ApiClient(web.visit()).signIn('admin@aval.test');
const newEmail = () => `alguien-${randomUUID()}@ejemplo.test`;

interface Invitation {
  id: number;
  status: number;
  [field: string]: unknown;
}

const request = (email: string, change: object = {}) => ({
  type: 'DOCTOR',
  name: 'Marta Cifuentes Rey',
  email,
  phone: '925 55 66 77',
  reason: 'Gestiono las solicitudes de oncología.',
  ...change,
});

async function centers(): Promise<number[]> {
  const { body } = await anonymous().call<{ rows: { id: number }[] }>('GET', '/invitations/centers?name=');
  return body.rows.slice(0, 2).map(({ id }) => id);
}

async function find(email: string): Promise<Invitation> {
  const apiClient = await admin();
  const { body } = await apiClient.call<{ rows: Invitation[]; count: number }>(
    'GET',
    `/invitations?email=${encodeURIComponent(email)}&include=company`,
  );
  expect(body.count).toBe(1);
  return body.rows[0] as Invitation;
}

/** Issues a token like the mail that contains it. */
async function issueToken(id: number): Promise<string> {
  const token = createSecretToken();
  await engine.owner.invitation.update({ where: { id }, data: { tokenHash: hashSecretToken(token) } });
  return token;
}

it('an anonymous request is accepted with its files, read and accepted by an admin, and used through its link', async () => {
  const email = newEmail();
  const at = await centers();
  const brought = await anonymous().bring<{ mediaId: string }>('POST', '/invitations/files', fileForm('titulo.png'));
  expect(brought).toMatchObject({ status: 201, body: { filename: 'titulo.png', mediaType: 'image/png' } });
  const attachments = [
    { descripcion: 'Carné', archivo: { name: 'carne.png', content: PICTURE.toString('base64') } },
    { descripcion: 'Título', mediaId: brought.body.mediaId },
  ];
  const asked = await anonymous().call('POST', '/invitations', { body: request(email, { centers: at, attachments }) });
  expect(asked).toMatchObject({ status: 201, body: { type: 'DOCTOR', email, status: 0 } });

  const row = await find(email);
  expect(row).toMatchObject({ status: 0, companyId: 2, company: { id: 2 }, type: 'DOCTOR', expiresAt: null });
  const apiClient = await admin();
  const own = `/invitations/${row.id}`;
  const read = await apiClient.call<Invitation & { attachments: { id: number }[] }>(
    'GET',
    `${own}?include=attachments,company`,
  );
  expect(read).toMatchObject({
    status: 200,
    body: {
      phone: '925556677',
      centers: expect.arrayContaining(at),
      centersNames: { length: at.length },
      attachments: [
        { descripcion: 'Carné', mediaType: 'image/png', originalFilename: 'carne.png' },
        { descripcion: 'Título', originalFilename: 'titulo.png' },
      ],
    },
  });
  const file = await apiClient.call<Buffer>('GET', `/medias/${read.body.attachments[0]?.id}`);
  expect(file.body.equals(PICTURE)).toBe(true);
  expect((await apiClient.call<Invitation>('GET', own)).body.attachments).toBeUndefined();

  expect(await apiClient.call('POST', `${own}/validate`)).toMatchObject({ status: 200, body: { status: 1 } });
  const token = await issueToken(row.id);
  const use = `/invitations/use?token=${token}`;
  expect(await anonymous('alborada.localhost').call('GET', use)).toMatchObject({ status: 404 });
  expect(await anonymous().call('GET', use)).toMatchObject({ status: 200, body: { type: 'DOCTOR', email } });
  const account = { name: 'Marta Cifuentes Rey', dni: '48000014A', password: STORY_PASSWORD };
  expect(await anonymous().call('POST', use, { body: { ...account, dni: 'x' } })).toMatchObject({
    status: 422,
    body: { errors: { dni: [expect.any(String)] } },
  });
  expect(await anonymous().call('POST', use, { body: { ...account, email: 'otra@example.test' } })).toMatchObject({
    status: 422,
    body: { errors: { email: [expect.any(String)] } },
  });
  expect(await anonymous().call('POST', use, { body: { ...account, email: email.toUpperCase() } })).toMatchObject({
    status: 204,
  });
  expect(await anonymous().call('POST', use, { body: account })).toMatchObject({ status: 404 });
  expect((await find(email)).status).toBe(3);
  const me = await (await anonymous().signIn(email)).call('GET', '/users/me?include=centers');
  expect(me).toMatchObject({ status: 200, body: { name: account.name, centers: { length: at.length } } });
});

it('errors of a request are named by its fields, and the default tenant accepts no requests', async () => {
  const at = await centers();
  const wrong = await anonymous().call('POST', '/invitations', {
    body: request('x', { type: 'ASSISTANT', centers: [], reason: 'No' }),
  });
  expect(wrong).toMatchObject({ status: 422 });
  expect(Object.keys((wrong.body as { errors: object }).errors).sort()).toEqual([
    'centers',
    'doctorsDni',
    'email',
    'reason',
  ]);
  expect(await anonymous().call('POST', '/invitations', { body: request(newEmail(), { companyId: 3 }) })).toMatchObject(
    {
      status: 422,
      body: { errors: { companyId: [expect.any(String)] } },
    },
  );
  const words = {
    descripcion: 'Notas',
    archivo: { name: 'notas.txt', content: Buffer.from('hola').toString('base64') },
  };
  const forbidden = await anonymous().call('POST', '/invitations', {
    body: request(newEmail(), { centers: at, attachments: [words] }),
  });
  expect(forbidden).toMatchObject({ status: 415, body: { errors: { 'attachments.0.archivo': [expect.any(String)] } } });
  const unknown = { descripcion: 'Notas', mediaId: randomUUID() };
  expect(
    await anonymous().call('POST', '/invitations', {
      body: request(newEmail(), { centers: at, attachments: [unknown] }),
    }),
  ).toMatchObject({ status: 422, body: { errors: { 'attachments.0.mediaId': [expect.any(String)] } } });
  expect(await anonymous('localhost').call('POST', '/invitations', { body: request(newEmail()) })).toMatchObject({
    status: 404,
  });
  const text = fileForm('notas.txt', new Uint8Array(Buffer.from('hola')));
  expect(await anonymous().bring('POST', '/invitations/files', text)).toMatchObject({
    status: 415,
    body: { errors: { file: [expect.any(String)] } },
  });
});

it('an anonymous request gets the same answer whoever uses the e-mail address', async () => {
  const at = await centers();
  for (const email of ['doctor@meridiana.test', 'manager@alborada.test', newEmail()]) {
    const { status, body } = await anonymous().call('POST', '/invitations', { body: request(email, { centers: at }) });
    const { type, name } = request(email);
    expect([status, body]).toEqual([201, { type, name, email, status: 0 }]);
  }
});

it('an invitation is created, resent and withdrawn by an admin, where its state allows it', async () => {
  const apiClient = await admin();
  const email = newEmail();
  const body = { type: 'ASSISTANT', name: 'Rosa Peña', email, companyId: 2, doctorsDni: ['48000014A'] };
  const made = await apiClient.call<Invitation>('POST', '/invitations', { body });
  expect(made).toMatchObject({
    status: 201,
    body: { status: 1, companyId: 2, doctorsDni: ['48000014A'], createdBy: expect.any(String) },
  });
  const own = `/invitations/${made.body.id}`;
  expect(await apiClient.call('POST', '/invitations', { body })).toMatchObject({
    status: 422,
    body: { errors: { email: [expect.any(String)] } },
  });
  expect(await apiClient.call('POST', `${own}/validate`)).toMatchObject({
    status: 409,
    body: { code: 'refused', refusal: 'accepted' },
  });
  const token = await issueToken(made.body.id);
  expect(await apiClient.call('POST', `${own}/resend`)).toMatchObject({ status: 200, body: { status: 1 } });
  expect(await anonymous().call('GET', `/invitations/use?token=${token}`)).toMatchObject({ status: 404 });
  expect(await apiClient.call('POST', `${own}/withdraw`)).toMatchObject({ status: 200, body: { status: 4 } });
  expect(await apiClient.call('POST', `${own}/withdraw`)).toMatchObject({
    status: 409,
    body: { refusal: 'withdrawn' },
  });
  const listed = await apiClient.call<{ rows: Invitation[] }>('GET', '/invitations?status=4&sort=-createdAt');
  expect(listed.body.rows.map(({ id }) => id)).toContain(made.body.id);
  for (const status of ['9', '4e0', '04'])
    expect(await apiClient.call('GET', `/invitations?status=${status}`)).toMatchObject({ status: 400 });
  expect(await apiClient.call('POST', '/invitations', { body: { ...body, phone: '925556677' } })).toMatchObject({
    status: 422,
    body: { errors: { phone: [expect.any(String)] } },
  });
});

it('a request is rejected with a reason, by only one of two concurrent admins', async () => {
  const email = newEmail();
  await anonymous().call('POST', '/invitations', { body: request(email, { centers: await centers() }) });
  const { id } = await find(email);
  const apiClient = await admin();
  expect(await apiClient.call('POST', `/invitations/${id}/reject`, { body: { reason: 'No' } })).toMatchObject({
    status: 422,
    body: { errors: { reason: [expect.any(String)] } },
  });
  const body = { reason: 'No trabaja en ninguno de nuestros centros.' };
  const answers = await Promise.all([
    apiClient.call('POST', `/invitations/${id}/reject`, { body }),
    apiClient.call('POST', `/invitations/${id}/validate`),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('a request is rejected without a body as the specification has it, and its page says that no reason was given', async () => {
  const email = newEmail();
  await anonymous().call('POST', '/invitations', { body: request(email, { centers: await centers() }) });
  const { id } = await find(email);
  const apiClient = await admin();
  expect(await apiClient.call('POST', `/invitations/${id}/reject`)).toMatchObject({
    status: 200,
    body: { status: 2, rejectionReason: null },
  });
  const visitor = await signInVisitor(engine.owner, web.visit(), 'admin@aval.test');
  expect((await visitor.get(`/app/invitations/${id}`)).body).toContain('Sin motivo');
});

it('pages and list show the time of a request with its seconds', async () => {
  const email = newEmail();
  await anonymous().call('POST', '/invitations', { body: request(email, { centers: await centers() }) });
  const { id } = await find(email);
  const { createdAt } = await engine.owner.invitation.findUniqueOrThrow({ where: { id: Number(id) } });
  const visitor = await signInVisitor(engine.owner, web.visit(), 'admin@aval.test');
  for (const address of [`/app/invitations/${id}`, '/app/invitations?page=1', '/app/invitations/export'])
    expect((await visitor.get(address)).body, address).toContain(formatStamp(createdAt));
});
