import { startClamd, THREAT } from '@aval/platform/files/scanning/clamd.test-support';
import { fileForm, PICTURE } from '@aval/testing/scenes/access-scene';
import { newDraft } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { PEOPLE } from '@aval/testing/visitors/people';
import { afterAll, expect, it } from 'vitest';

/** Fixed answer of the scanner; undefined to answer by content. */
let said: string | undefined;
const clamd = await startClamd({
  answer: (content) => said ?? (content.includes(THREAT) ? 'stream: Eicar FOUND' : 'stream: OK'),
});
afterAll(() => clamd.stop());
const engine = await engineForFile();
const web = await webForFile(engine, { SCANNER: clamd.setting });

const CLEAN = new Uint8Array(PICTURE);
const INFECTED = new Uint8Array(Buffer.concat([PICTURE, Buffer.from(THREAT)]));

async function doors() {
  const { demand } = await newDraft(engine);
  const doctor = await web.signIn('doctor@meridiana.test');
  const superadmin = await web.signIn('superadmin@aval.test');
  const anonymous = web.visit('meridiana.localhost');
  const csv = (content: Uint8Array<ArrayBuffer>) => fileForm('a.csv', content);
  return {
    draft: (content: Uint8Array<ArrayBuffer>) =>
      doctor.post(`/app/demands/${demand.id}/attachments`, fileForm('a.png', content)),
    dialog: (content: Uint8Array<ArrayBuffer>) =>
      doctor.post(`/app/demands/${demand.id}/files`, fileForm('a.png', content)),
    face: (content: Uint8Array<ArrayBuffer>) => doctor.post('/app/images?kind=avatar', fileForm('a.png', content)),
    anonymous: (content: Uint8Array<ArrayBuffer>) =>
      anonymous.post('/account-request/files', fileForm('a.png', content)),
    catalogue: (content: Uint8Array<ArrayBuffer>) => superadmin.post('/app/drugs/import/file', csv(content)),
  };
}

it('an infected file is refused with a message by every upload endpoint, and not stored', async () => {
  said = undefined;
  const before = await engine.owner.media.count();
  for (const [name, bring] of Object.entries(await doors())) {
    const { status, body } = await bring(INFECTED);
    expect([name, status, body]).toEqual([name, 422, expect.stringContaining('fileInfected')]);
  }
  expect(await engine.owner.media.count()).toBe(before);
});

it('a file is refused as retryable by every upload endpoint while the scanner fails, and not stored', async () => {
  said = 'stream: failed ERROR';
  const before = await engine.owner.media.count();
  const all = await doors();
  for (const [name, bring] of Object.entries(all)) {
    const { status, body } = await bring(CLEAN);
    expect([name, status, body]).toEqual([name, 503, expect.stringContaining('fileUnchecked')]);
  }
  expect(await engine.owner.media.count()).toBe(before);
  said = undefined;
  for (const bring of [all.draft, all.dialog, all.anonymous]) expect((await bring(CLEAN)).status).toBe(200);
});

it('the API reports the same by error codes', async () => {
  const { demand } = await newDraft(engine);
  const apiClient = await new ApiClient(web.visit()).signIn(PEOPLE.doctor);
  const bring = (content: Uint8Array<ArrayBuffer>) =>
    apiClient.bring('POST', `/demands/${demand.id}/attachments`, fileForm('a.png', content));
  said = undefined;
  expect(await bring(INFECTED)).toMatchObject({ status: 422, body: { code: 'infected' } });
  said = 'stream: failed ERROR';
  expect(await bring(CLEAN)).toMatchObject({
    status: 503,
    body: { code: 'unavailable', errors: { file: [expect.any(String)] } },
    headers: { 'retry-after': '60' },
  });
  said = undefined;
  expect((await bring(CLEAN)).status).toBeLessThan(300);
});
