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
