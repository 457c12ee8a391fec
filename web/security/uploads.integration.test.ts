import { type ClientRequest, request } from 'node:http';
import { fileForm, PICTURE } from '@aval/ops/test/access-scene';
import { createTestEngine, type TestEngine } from '@aval/ops/test/engine';
import { newDraft } from '@aval/ops/test/scenario';
import { startWebUnderTest, type WebUnderTest } from '@aval/ops/test/web-under-test';
import type { WebVisitor } from '@aval/ops/test/web-visitor';
import { afterAll, beforeAll, expect, it } from 'vitest';

let engine: TestEngine;
let web: WebUnderTest;
let doctor: WebVisitor;

beforeAll(async () => {
  engine = await createTestEngine();
  web = await startWebUnderTest(engine);
  doctor = await web.signIn('doctor@meridiana.test');
}, 120_000);

afterAll(async () => {
  await web.stop();
  await engine.close();
});

const LARGE = new Uint8Array(3_000_000);
LARGE.set(PICTURE);

interface SlowUpload {
  finish(): Promise<number>;
}

/** An upload of which all but the last byte has been sent. */
async function beginUpload(path: string): Promise<SlowUpload> {
  const encoded = new Response(fileForm('informe.png', LARGE));
  const body = new Uint8Array(await encoded.arrayBuffer());
  let outgoing: ClientRequest;
  const answer = new Promise<number>((resolve, reject) => {
    outgoing = request(
      {
        host: '127.0.0.1',
        port: web.port,
        agent: false,
        method: 'POST',
        path,
        headers: {
          Host: `${doctor.host}:${web.port}`,
          Origin: doctor.origin,
          Cookie: [...doctor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'Content-Type': encoded.headers.get('content-type') ?? '',
          'Content-Length': body.length,
        },
      },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    outgoing.on('error', reject);
    outgoing.write(body.subarray(0, -1));
  });
  return {
    finish: () => {
      outgoing.end(body.subarray(-1));
      return answer;
    },
  };
}

it('brings at most three files of a user at once, and says so to the fourth', async () => {
  const { demand } = await newDraft(engine);
  const path = `/app/demands/${demand.id}/attachments`;
  const others = await Promise.all([beginUpload(path), beginUpload(path), beginUpload(path)]);
  const text = () => fileForm('informe.png', new Uint8Array(3_000_000));
  const ask = async () => {
    const { status } = await doctor.post(path, text());
    // Whoever came while this had a turn was refused: another one takes that place.
    if (status !== 429) others.push(await beginUpload(path));
    return status;
  };
  await expect.poll(ask, { timeout: 60_000 }).toBe(429);
  expect(JSON.parse((await doctor.post(path, text())).body)).toEqual({ status: 'busy' });
  // Small ones do not wait for large ones, and nobody waits for somebody else.
  expect((await doctor.post(path, fileForm())).status).toBe(200);
  const assistant = await web.signIn('assistant@meridiana.test');
  expect((await assistant.post(path, fileForm('informe.png', LARGE))).status).toBe(200);

  const answers = (await Promise.all(others.map((each) => each.finish()))).sort();
  expect(answers.slice(0, 3)).toEqual([200, 200, 200]);
  expect(answers.slice(3).every((status) => status === 429)).toBe(true);
  expect((await doctor.post(path, fileForm('informe.png', LARGE))).status).toBe(200);
  expect(await engine.owner.attachment.count({ where: { demandId: demand.id } })).toBe(6);
}, 120_000);
