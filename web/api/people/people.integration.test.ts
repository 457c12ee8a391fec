import { PICTURE } from '@aval/testing/scenes/access-scene';
import { newDraft } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { describe, expect, it } from 'vitest';

const MERIDIANA = 2;

const engine = await engineForFile();
const web = await webForFile(engine);

const apiClient = (host?: string) => new ApiClient(web.visit(host));
const idOf = async (email: string) => (await engine.owner.userAccount.findUniqueOrThrow({ where: { email } })).id;

interface Named {
  id: number;
  name: string;
}

interface UserBody {
  id: number;
  active: boolean;
  assistants: Named[];
  centers: Named[];
}

describe('choices for related people and companies', () => {
  const rowsOf = async (email: string, path: string) =>
    (await (await apiClient().signIn(email)).call<{ rows: object[] }>('GET', path)).body.rows;

  it('are listed by name for everybody: visible doctors, own companies, and consultants for those who decide', async () => {
    const consultants = await rowsOf('manager@meridiana.test', '/users?all=true&roleId=5');
    expect(consultants).toContainEqual({ id: await idOf('consultant@aval.test'), name: expect.any(String), roleId: 5 });
    expect(await rowsOf('doctor@meridiana.test', '/users?all=true&roleId=5')).toEqual([]);
    expect(await rowsOf('doctor@meridiana.test', '/users?all=true')).toMatchObject([
      { id: await idOf('doctor@meridiana.test') },
    ]);
    expect(await rowsOf('assistant@meridiana.test', '/users?all=true&roleId=7')).toContainEqual(
      expect.objectContaining({ id: await idOf('doctor@meridiana.test') }),
    );
    expect(await rowsOf('manager@grupo.test', '/companies?all=true')).toMatchObject([
      { subdomain: 'alborada' },
      { subdomain: 'meridiana' },
    ]);
    expect(await rowsOf('doctor@meridiana.test', '/companies?all=true')).toMatchObject([{ id: MERIDIANA }]);
    const all = await rowsOf('admin@aval.test', '/users?all=true');
    expect(all.length).toBe(await engine.owner.userAccount.count());
    expect(all[0]).toHaveProperty('dni');
  });

  it('refuse the filters of the list of users', async () => {
    const manager = await apiClient().signIn('manager@meridiana.test');
    for (const [name, value] of [
      ...([
        ['email', 'a'],
        ['dni', '1'],
        ['page', '1'],
      ] as const),
      ...([
        ['sort', 'dni'],
        ['sort', '-email'],
        ['roleId', '99'],
      ] as const),
    ]) {
      const answer = await manager.call('GET', `/users?all=true&${name}=${value}`);
      const errors = { [name]: [expect.any(String)] };
      expect(answer, name).toMatchObject({ status: 400, body: { code: 'unknown_parameter', errors } });
    }
    expect(await manager.call('GET', '/users?all=true&name=consul')).toMatchObject({ status: 200 });
  });

  it('are sorted by name, ascending and descending', async () => {
    const up = await rowsOf('manager@meridiana.test', '/users?all=true&sort=name');
    const down = await rowsOf('manager@meridiana.test', '/users?all=true&sort=-name');
    expect(up.length).toBeGreaterThan(1);
    expect(up).toEqual(await rowsOf('manager@meridiana.test', '/users?all=true'));
    expect(down).toEqual([...up].reverse());
  });
});

describe('an avatar', () => {
  it('is set and removed for another user by a superadmin', async () => {
    const superadmin = await apiClient().signIn('superadmin@aval.test');
    const own = `/users/${await idOf('doctor2@meridiana.test')}`;
    const avatarImage = PICTURE.toString('base64');
    const given = await superadmin.call<{ avatar: string }>('PUT', own, { body: { avatarImage } });
    expect(given).toMatchObject({ status: 200, body: { avatar: expect.any(String) } });
    expect(await superadmin.call('GET', `/medias/${given.body.avatar}`)).toMatchObject({ status: 200 });
    expect(await superadmin.call('PUT', own, { body: { name: 'Otro Nombre' } })).toMatchObject({
      body: { avatar: given.body.avatar },
    });
    const wrong = { avatarImage: Buffer.from('hola').toString('base64') };
    expect(await superadmin.call('PUT', own, { body: wrong })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_type', errors: { avatarImage: [expect.any(String)] } },
    });
    expect(await superadmin.call('PUT', own, { body: { avatarImage: null } })).toMatchObject({
      body: { avatar: null },
    });
  });
});

describe('users', () => {
  it('are listed for admin roles, with the requested parts', async () => {
    const admin = await apiClient().signIn('admin@aval.test');
    const listed = await admin.call<{ rows: object[] }>(
      'GET',
      `/users?roleId=7&companyId=${MERIDIANA}&include=role,company&sort=-name`,
    );
    expect(listed).toMatchObject({ status: 200, body: { count: expect.any(Number) } });
    expect(listed.body.rows[0]).toMatchObject({
      roleId: 7,
      companyId: MERIDIANA,
      role: { id: 7, permissions: 'DOCTOR' },
      company: { id: MERIDIANA, tramitByZones: false },
    });
    const plain = await admin.call<{ rows: object[] }>('GET', '/users?email=doctor@meridiana');
    expect(plain.body.rows[0]).not.toHaveProperty('role');
    for (const wrong of ['include=role,abuelos', 'roleId=99', 'role=DOCTOR', 'pageSize=7', 'sort=age']) {
      expect(await admin.call('GET', `/users?${wrong}`), wrong).toMatchObject({ status: 400 });
    }
    const named = await admin.call('GET', '/users?include=role,abuelos');
    expect(named).toMatchObject({ body: { message: expect.stringContaining('abuelos') } });
    expect(await admin.call('GET', `/users/${await idOf('doctor@meridiana.test')}`)).toMatchObject({ status: 403 });
    const doctor = await apiClient().signIn('doctor@meridiana.test');
    expect(await doctor.call('GET', '/users')).toMatchObject({ status: 403 });
    expect(await apiClient().call('GET', '/users')).toMatchObject({ status: 401 });
  });

  it('are created, edited, related, deactivated and activated by superadmins', async () => {
    const superadmin = await apiClient().signIn('superadmin@aval.test');
    const person = { name: 'Programada Primera', dni: '12345678Z', email: 'programada@meridiana.test' };
    const fields = { ...person, password: 'Inicio#123', roleId: 7, companyId: MERIDIANA, membershipNumber: '28/1' };
    expect(await superadmin.call('POST', '/users', { body: { ...fields, roleId: 1 } })).toMatchObject({
      status: 422,
      body: { errors: { roleId: [expect.any(String)] } },
    });
    const made = await superadmin.call<UserBody>('POST', '/users', { body: fields });
    expect(made).toMatchObject({ status: 201, body: { ...person, roleId: 7, active: true, centers: [] } });
    const { id } = made.body;
    const tag = String(made.headers.etag);
    const [center] = await engine.owner.center.findMany({ where: { type: 'Ambos', hidden: false }, take: 1 });
    const assistant = await idOf('assistant@meridiana.test');
    expect(
      await superadmin.call('POST', `/users/${id}/centers`, { body: [center?.id], headers: { 'If-Match': tag } }),
    ).toMatchObject({ status: 200, body: { centers: [{ id: center?.id }] } });
    const unknown = await superadmin.call<{ errors: object }>('POST', `/users/${id}/centers`, {
      body: [center?.id, 999_999],
    });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['1']]);
    expect(
      await superadmin.call('POST', `/users/${id}/centers`, { body: [center?.id], headers: { 'If-Match': tag } }),
    ).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(await superadmin.call('POST', `/users/${id}/assistants`, { body: [assistant] })).toMatchObject({
      status: 200,
      body: { assistants: [{ id: assistant }], centers: [{ id: center?.id }] },
    });
    expect(await superadmin.call('DELETE', `/users/${id}/assistants`, { body: [assistant] })).toMatchObject({
      status: 200,
      body: { assistants: [], centers: [{ id: center?.id }] },
    });
    expect(await superadmin.call('POST', `/users/${id}/zones`, { body: [1] })).toMatchObject({ status: 409 });
    expect(
      await superadmin.call('POST', `/users/${id}/assistants`, { body: [await idOf('assistant@alborada.test')] }),
    ).toMatchObject({ status: 422, body: { errors: { 0: [expect.any(String)] } } });
    const body = { name: 'Programada Segunda', active: false };
    expect(await superadmin.call('PUT', `/users/${id}`, { body })).toMatchObject({
      status: 200,
      body: { name: 'Programada Segunda', email: person.email, active: false, centers: [{ id: center?.id }] },
    });
    expect(await superadmin.call('PUT', `/users/${id}`, { body: { active: true } })).toMatchObject({
      body: { active: true },
    });
    const read = await superadmin.call('GET', `/users/${id}?include=centers,role`);
    expect(read).toMatchObject({ status: 200, body: { centers: [{ id: center?.id }], role: { id: 7 } } });
    expect(read.body).not.toHaveProperty('assistants');
    expect(await superadmin.call('GET', '/users/2000000')).toMatchObject({ status: 404 });
    for (const [method, path] of [
      ['PUT', '/users/2000000'],
      ['POST', '/users/2000000/centers'],
      ['DELETE', '/users/2000000/zones'],
      ['PUT', '/companies/2000000'],
      ['PUT', '/drugs/2000000'],
    ] as const) {
      const wrong = { body: { nobody: 1 } };
      expect(await superadmin.call(method, path, wrong), `${method} ${path}`).toMatchObject({ status: 404 });
    }
    const own = await idOf('superadmin@aval.test');
    expect(await superadmin.call('PUT', `/users/${own}`, { body: { active: false } })).toMatchObject({ status: 403 });
    for (const email of ['admin@aval.test', 'manager@meridiana.test']) {
      const other = await apiClient().signIn(email);
      expect(await other.call('POST', '/users', { body: fields }), email).toMatchObject({ status: 403 });
      expect(await other.call('POST', `/users/${id}/centers`, { body: [] }), email).toMatchObject({ status: 403 });
    }
  });
});

describe('an edit with one refused part', () => {
  it('changes nothing about a doctor who has a draft and no successor', async () => {
    const superadmin = await apiClient().signIn('superadmin@aval.test');
    const doctorId = (await newDraft(engine)).doctor.id;
    const path = `/users/${doctorId}`;
    const before = await superadmin.call<UserBody & { name: string }>('GET', path);
    const body = { name: 'Nombre Que No Queda', password: 'Nueva#456', active: false };
    expect(await superadmin.call('PUT', path, { body })).toMatchObject({
      status: 422,
      body: { errors: { successorId: [expect.any(String)] } },
    });
    const after = await superadmin.call('GET', path);
    expect(after).toMatchObject({ body: before.body, headers: { etag: before.headers.etag } });
    const records = await engine.owner.changeRecord.count({ where: { subject: 'user', subjectId: doctorId } });
    expect(records).toBe(0);
  });
});

describe('a deactivated user', () => {
  it('stays deactivated: a repeated request changes nothing, and a successor without demands to take over is refused', async () => {
    const superadmin = await apiClient().signIn('superadmin@aval.test');
    const path = `/users/${await idOf('doctor2@alborada.test')}`;
    const leave = (body: object) => superadmin.call('PUT', path, { body: { active: false, ...body } });
    expect(await leave({})).toMatchObject({ status: 200, body: { active: false } });
    expect(await leave({})).toMatchObject({ status: 200, body: { active: false } });
    const successorId = await idOf('doctor@alborada.test');
    expect(await leave({ successorId })).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(await superadmin.call('PUT', path, { body: { active: true } })).toMatchObject({ status: 200 });
  });
});

describe('the own account', () => {
  it('is read with its relations, and edited', async () => {
    const assistant = await apiClient().signIn('assistant@meridiana.test');
    const me = await assistant.call<{ doctors: Named[]; dni: string }>(
      'GET',
      '/users/me?include=doctors,company,avatar',
    );
    expect(me).toMatchObject({
      status: 200,
      body: { email: 'assistant@meridiana.test', company: { id: MERIDIANA }, requireAcceptTerms: false, terms: null },
    });
    expect(me.body.doctors.length).toBeGreaterThan(0);
    const { dni } = me.body;
    const avatarImage = `data:image/png;base64,${PICTURE.toString('base64')}`;
    const body = { name: 'Asistente Renombrada', dni, emailNotifications: true, bundleEmails: true, avatarImage };
    const edited = await assistant.call<{ avatar: string }>('PUT', '/users/me', { body });
    expect(edited).toMatchObject({
      status: 200,
      body: { name: body.name, bundleEmails: true, avatar: expect.any(String) },
    });
    for (const [wrong, status] of [
      [{ dni: '00000000T' }, 403],
      [{ emailNotifications: false }, 403],
      [{ name: 'x' }, 422],
      [{ avatarImage: 'no es base64' }, 422],
      [{ avatarImage: Buffer.from('text').toString('base64') }, 415],
      [{ nombre: 'x' }, 422],
    ] as const) {
      expect(await assistant.call('PUT', '/users/me', { body: wrong }), JSON.stringify(wrong)).toMatchObject({
        status,
      });
    }
    expect(
      await assistant.call('PUT', '/users/me', { body: { name: 'Otra' }, headers: { 'If-Match': '0' } }),
    ).toMatchObject({ status: 409 });
    expect(await apiClient().call('GET', '/users/me')).toMatchObject({ status: 401 });
  });

  it('fulfils its obligations: a new password, then the terms', async () => {
    const superadmin = await apiClient().signIn('superadmin@aval.test');
    const person = { name: 'Debe Cosas', dni: '12345678Z', email: 'debe@meridiana.test', password: 'Inicio#123' };
    const fields = { ...person, roleId: 4, companyId: MERIDIANA };
    expect(await superadmin.call('POST', '/users', { body: fields })).toMatchObject({ status: 201 });
    const someone = await apiClient().signIn(person.email, person.password);
    expect(await someone.call('GET', '/notifications')).toMatchObject({
      status: 403,
      body: { message: 'REQUIRERESETPASSWORD' },
    });
    expect(await someone.call('GET', '/users/me')).toMatchObject({
      body: {
        requireResetPassword: true,
        requireAcceptTerms: true,
        terms: { content: expect.stringContaining('<h2>') },
      },
    });
    const password = 'Propia#789';
    expect(await someone.call('PUT', '/users/me', { body: { password, currentPassword: 'Otra#1234' } })).toMatchObject({
      status: 422,
      body: { errors: { currentPassword: [expect.any(String)] } },
    });
    const changed = await someone.call('PUT', '/users/me', {
      body: { password, currentPassword: person.password, emailNotifications: false },
    });
    expect(changed).toMatchObject({ status: 200, body: { requireResetPassword: false, emailNotifications: false } });
    expect(await someone.call('POST', '/users/conditions', { body: { version: 0 } })).toMatchObject({ status: 409 });
    expect(await someone.call('POST', '/users/conditions', { body: {} })).toMatchObject({ status: 204 });
    expect(await someone.call('POST', '/users/conditions', { body: {} })).toMatchObject({ status: 204 });
    expect(await someone.call('GET', '/users/me')).toMatchObject({ body: { requireAcceptTerms: false, terms: null } });
    expect(await someone.call('GET', '/notifications')).toMatchObject({ status: 200 });
  });

  it('lists the session of an API client as such', async () => {
    await apiClient('meridiana.localhost').signIn('supervisor@meridiana.test');
    const visitor = await web.signIn('supervisor@meridiana.test');
    expect((await visitor.get('/app/account')).body).toContain('Acceso por API');
  });
});

describe('notifications', () => {
  it('are worded, and marked as read one by one or all at once', async () => {
    const userId = await idOf('admin@aval.test');
    const tell = async (name: string, createdAt: string) => {
      const data = { companyId: MERIDIANA, name, email: `${name.length}@x.test`, roleId: 7 };
      const { id: invitationId } = await engine.owner.invitation.create({ data });
      const told = { companyId: MERIDIANA, userId, invitationId, key: 'account_request', createdAt };
      return engine.owner.notification.create({ data: told });
    };
    await tell('Pide Cuenta', '2026-11-20T09:00:00.000Z');
    const { invitationId } = await tell('Pide Otra Cuenta', '2026-11-21T09:00:00.000Z');
    const admin = await apiClient().signIn('admin@aval.test');
    type Page = { rows: { id: number; translate: string; isRead: boolean }[]; count: number; unread: number };
    const list = () => admin.call<Page>('GET', '/notifications?pageSize=10', { headers: { 'Accept-Language': 'en' } });
    const { body } = await list();
    expect(body).toMatchObject({
      count: 2,
      unread: 2,
      rows: [
        { resource: 'invitation', resourceId: String(invitationId), createdAt: '2026-11-21T09:00:00.000Z' },
        { createdAt: '2026-11-20T09:00:00.000Z', params: [{ key: 'name', value: 'Pide Cuenta' }] },
      ],
    });
    const [first] = body.rows;
    expect(first?.translate).toContain('account');
    const stranger = await apiClient().signIn('doctor@meridiana.test');
    expect(await stranger.call('PUT', `/notifications/${first?.id}/read`)).toMatchObject({ status: 404 });
    expect(await admin.call('PUT', `/notifications/${first?.id}/read`)).toMatchObject({ status: 204 });
    expect(await admin.call('POST', `/notifications/${first?.id}/read`)).toMatchObject({ status: 204 });
    expect((await list()).body).toMatchObject({
      count: 2,
      unread: 1,
      rows: [{ isRead: false }, { isRead: true, id: first?.id }],
    });
    expect(await admin.call('POST', '/notifications/read')).toMatchObject({ status: 204 });
    expect((await list()).body).toMatchObject({ count: 2, unread: 0 });
    expect(await admin.call('GET', '/notifications?pageSize=25')).toMatchObject({ status: 400 });
    expect(await apiClient().call('GET', '/notifications')).toMatchObject({ status: 401 });
  });
});
