import { fileForm } from '@aval/testing/scenes/access-scene';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);

async function bring(kind: string, form = fileForm()) {
  const visitor = await web.signIn('superadmin@aval.test');
  const { status, body } = await visitor.post(`/app/images?kind=${kind}`, form);
  return { visitor, code: status, ...(JSON.parse(body) as { imageId?: string }) };
}

it("a company's logo is public at its hosts, cacheable and served only as an image", async () => {
  const { imageId } = await bring('logo');
  const { status, headers, bytes } = await web.visit('meridiana.localhost').get(`/images/${imageId}`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-length': String(bytes.length),
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['set-cookie']).toBeUndefined();
  expect((await web.visit('nobody.localhost').get(`/images/${imageId}`)).status).toBe(404);
});

it('a portrait is served to signed-in users only and kept by no browser', async () => {
  const { visitor, imageId } = await bring('avatar');
  expect((await web.visit().get(`/images/${imageId}`)).status).toBe(404);
  const shown = await visitor.get(`/images/${imageId}`);
  expect(shown.status).toBe(200);
  expect(shown.headers['cache-control']).toBe('no-store');
});

it('a file that is not an image is refused, whatever its name and type', async () => {
  const form = new FormData();
  form.set('file', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' }));
  expect(await bring('avatar', form)).toMatchObject({ code: 422, errors: { file: 'validation:imageForbidden' } });
  const large = new Uint8Array(9_000_000);
  expect(await bring('avatar', fileForm('a.png', large))).toMatchObject({ code: 422 });
});
