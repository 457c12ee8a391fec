import { fileForm, PICTURE } from '@aval/testing/scenes/access-scene';
import { newDraft } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);

const apiClient = () => new ApiClient(web.visit());

it('a file is served to users who see its attachment, under its name, with an access record', async () => {
  const { demand } = await newDraft(engine);
  const writer = await web.signIn('doctor@meridiana.test');
  await writer.post(`/app/demands/${demand.id}/attachments`, fileForm());
  const { id, mediaId } = await engine.owner.attachment.findFirstOrThrow({ where: { demandId: demand.id } });
  const doctor = await apiClient().signIn('doctor@meridiana.test');
  for (const path of [`/medias/${mediaId}`, `/medias/${id}`]) {
    const before = await engine.owner.accessRecord.count({ where: { mediaId } });
    const file = await doctor.call<Buffer>('GET', path);
    expect(file).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png', 'content-disposition': expect.stringContaining('informe.png') },
    });
    expect(file.body.equals(PICTURE)).toBe(true);
    expect(await engine.owner.accessRecord.count({ where: { mediaId } })).toBe(before + 1);
    for (const email of ['manager@meridiana.test', 'doctor@alborada.test', 'doctor2@meridiana.test']) {
      const other = await apiClient().signIn(email);
      expect(await other.call('GET', path), email).toMatchObject({ status: 404 });
    }
    expect(await apiClient().call('GET', path)).toMatchObject({ status: 401 });
  }
});

it('a file is fetched in parts, which are one access together', async () => {
  const { demand } = await newDraft(engine);
  const writer = await web.signIn('doctor@meridiana.test');
  for (const name of ['informe.png', 'analitica.png']) {
    await writer.post(`/app/demands/${demand.id}/attachments`, fileForm(name));
  }
  const files = await engine.owner.attachment.findMany({ where: { demandId: demand.id }, orderBy: { id: 'asc' } });
  const [{ id }, second] = files as [(typeof files)[number], (typeof files)[number]];
  const doctor = await apiClient().signIn('doctor@meridiana.test');
  const get = (headers: Record<string, string>, of = id) =>
    doctor.call<Buffer & { code: string }>('GET', `/medias/${of}`, { headers });
  const accesses = () => engine.owner.accessRecord.count({ where: { demandId: demand.id, subject: 'attachment' } });
  const size = PICTURE.length;

  const first = await get({ Range: 'bytes=0-9' });
  expect(first).toMatchObject({
    status: 206,
    headers: {
      'accept-ranges': 'bytes',
      'content-range': `bytes 0-9/${size}`,
      'content-length': '10',
      'content-type': 'image/png',
      etag: expect.stringMatching(/^"[\da-f]{64}"$/),
    },
  });
  const rest = await get({ Range: 'bytes=10-', 'If-Range': String(first.headers.etag) });
  expect(rest).toMatchObject({ status: 206, headers: { 'content-range': `bytes 10-${size - 1}/${size}` } });
  expect(Buffer.concat([first.body, rest.body]).equals(PICTURE)).toBe(true);
  const last = await get({ Range: 'bytes=-4' });
  expect(last.body.equals(PICTURE.subarray(-4))).toBe(true);
  expect(await accesses()).toBe(1);

  const answeredWhole: Record<string, string>[] = [
    { Range: 'bytes=0-9', 'If-Range': '"another"' },
    { Range: 'bytes=0-1,4-5' },
    { Range: 'lines=0-9' },
    { Range: 'lines=900-' },
  ];
  for (const headers of answeredWhole) {
    const whole = await get(headers);
    expect([whole.status, whole.body.equals(PICTURE)], JSON.stringify(headers)).toEqual([200, true]);
  }
  for (const none of [`bytes=${size}-`, 'bytes=9-1', 'bytes=x']) {
    expect(await get({ Range: none }), none).toMatchObject({
      status: 416,
      headers: { 'content-range': `bytes */${size}` },
      body: { code: 'range_not_satisfiable' },
    });
  }
  expect(await accesses()).toBe(1);
  expect(await get({ Range: 'bytes=0-9' }, second.id)).toMatchObject({ status: 206 });
  expect(await accesses()).toBe(2);
  const whole = await get({});
  expect(whole).toMatchObject({ status: 200, headers: { 'accept-ranges': 'bytes', 'content-length': String(size) } });
  expect(await accesses()).toBe(3);
});

it('an image is served by its id', async () => {
  const doctor = await apiClient().signIn('doctor@meridiana.test');
  const avatarImage = PICTURE.toString('base64');
  const { body } = await doctor.call<{ avatar: string }>('PUT', '/users/me', { body: { avatarImage } });
  expect(await doctor.call('GET', `/medias/${body.avatar}`)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp' },
  });
  expect(await doctor.call('GET', '/medias/5b0f2f0e-9d0c-4a39-8f0e-0d6f7f0c6c11')).toMatchObject({ status: 404 });
  expect(await doctor.call('GET', '/medias/nada')).toMatchObject({ status: 404 });
});
