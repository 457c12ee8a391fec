import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);

const apiClient = () => new ApiClient(web.visit());

it('roles are listed for every user with a session, kept for five minutes and revalidated', async () => {
  const doctor = await apiClient().signIn('doctor@meridiana.test');
  const first = await doctor.call('GET', '/roles?all=true');
  expect(first).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'private, max-age=300', 'content-type': 'application/json' },
    body: { count: 8, rows: expect.arrayContaining([{ id: 4, permissions: 'REPRESENTATIVE' }]) },
  });
  const etag = String(first.headers.etag);
  expect(await doctor.call('GET', '/roles', { headers: { 'If-None-Match': etag } })).toMatchObject({ status: 304 });
  expect(await doctor.call('GET', '/roles', { headers: { 'If-None-Match': '"x"' } })).toMatchObject({ status: 200 });
  expect(await apiClient().call('GET', '/roles')).toMatchObject({ status: 401 });
});

it('provinces are listed by page, or all of them', async () => {
  const assistant = await apiClient().signIn('assistant@meridiana.test');
  const page = await assistant.call<{ rows: { name: string }[]; count: number }>('GET', '/provinces');
  expect(page.body).toMatchObject({ count: 52, rows: { length: 25 } });
  const all = await assistant.call<{ rows: { name: string }[] }>('GET', '/provinces?all=true&sort=-name');
  expect(all.body.rows).toHaveLength(52);
  expect(all.body.rows.at(-1)?.name).toBe(page.body.rows[0]?.name);
  expect(await assistant.call('GET', '/provinces?name=coruna')).toMatchObject({ body: { count: 1 } });
  expect(await assistant.call('GET', '/provinces?all=si')).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('all') },
  });
  expect(await apiClient().call('GET', '/provinces')).toMatchObject({ status: 401 });
});

it.each([
  ['superadmin@aval.test', '/provinces'],
  ['superadmin@aval.test', '/drugs'],
  ['superadmin@aval.test', '/centers'],
  ['superadmin@aval.test', '/users'],
  ['superadmin@aval.test', '/companies'],
  ['superadmin@aval.test', '/invitations'],
  ['manager@meridiana.test', '/patients'],
  ['manager@meridiana.test', '/demands'],
])('paging ends for %s at %s', async (email, path) => {
  const caller = await apiClient().signIn(email);
  const turn = async (page: number) =>
    (await caller.call<{ rows: { id: number | string }[]; count: number }>('GET', `${path}?page=${page}`)).body;
  const first = await turn(1);
  const ids = new Set<number | string>();
  const last = Math.max(1, Math.ceil(first.count / 25));
  for (let page = 1; page <= last; page += 1) for (const { id } of (await turn(page)).rows) ids.add(id);
  expect(ids.size).toBe(first.count);
  const { rows: _rows, ...end } = await turn(last);
  expect(await turn(last + 1)).toEqual({ ...end, rows: [] });
  expect(await turn(50)).toEqual({ ...end, rows: [] });
});

it('all rows are returned whatever page is given', async () => {
  const assistant = await apiClient().signIn('assistant@meridiana.test');
  expect(await assistant.call('GET', '/provinces?all=true&page=9')).toMatchObject({ body: { rows: { length: 52 } } });
});
