import { readdir } from 'node:fs/promises';
import { Agent, type ClientRequest, request } from 'node:http';
import path from 'node:path';
import { fileForm, PICTURE } from '@aval/testing/scenes/access-scene';
import { newDraft } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import { beforeAll, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);
let doctor: WebVisitor;

beforeAll(async () => {
  doctor = await web.signIn('doctor@meridiana.test');
});

/** Returns the number of files being received. */
async function incoming(): Promise<number> {
  const names = await readdir(path.join(web.files, 'incoming')).catch(() => []);
  return names.length;
}

const LARGE = new Uint8Array(3_000_000);
LARGE.set(PICTURE);

interface SlowUpload {
  finish(): Promise<number>;
  breakOff(): void;
}

/** Sends a whole body anonymously and resolves to the status; socket buffers on the way are smaller than the body. */
function sendWhole(path: string, headers: Record<string, string>, body: Uint8Array): Promise<number> {
  // Like browsers: a connection to be closed after the response is cut while the body is still being sent.
  const agent = new Agent({ keepAlive: true });
  const sent = new Promise<number>((resolve, reject) => {
    let status = 0;
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: web.port,
        agent,
        method: 'POST',
        path,
        headers: { ...headers, Host: `${doctor.host}:${web.port}`, 'Content-Length': body.length },
      },
      (response) => {
        status = response.resume().statusCode ?? 0;
        if (outgoing.writableFinished) resolve(status);
        else outgoing.once('finish', () => resolve(status));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
  return sent.finally(() => agent.destroy());
}

/** Starts an upload and withholds its last bytes, one by default. */
async function beginUpload(address: string, bytesLeft = 1): Promise<SlowUpload> {
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
        path: address,
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
    outgoing.write(body.subarray(0, -bytesLeft));
  });
  return {
    finish: () => {
      outgoing.end(body.subarray(-bytesLeft));
      return answer;
    },
    breakOff: () => {
      answer.catch(() => undefined);
      outgoing.destroy();
    },
  };
}

it('a user can upload three files at once, and the fourth is answered as busy', async () => {
  const { demand } = await newDraft(engine);
  const address = `/app/demands/${demand.id}/attachments`;
  const others = await Promise.all([beginUpload(address), beginUpload(address), beginUpload(address)]);
  const ask = async () => {
    const { status } = await doctor.post(address, fileForm());
    // A previous poll held the slot, so one of the uploads was refused: another takes its place.
    if (status !== 429) others.push(await beginUpload(address));
    return status;
  };
  await expect.poll(ask, { timeout: 60_000 }).toBe(429);
  const refused = await doctor.post(address, fileForm());
  expect(JSON.parse(refused.body)).toEqual({ status: 'busy' });
  expect(refused.headers['retry-after']).toBeDefined();
  // Other users are not affected.
  const assistant = await web.signIn('assistant@meridiana.test');
  expect((await assistant.post(address, fileForm('informe.png', LARGE))).status).toBe(200);

  const answers = await Promise.all(others.map((each) => each.finish()));
  expect(answers.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(answers.filter((status) => status === 200)).toHaveLength(3);
  expect((await doctor.post(address, fileForm('informe.png', LARGE))).status).toBe(200);
}, 120_000);

it('a refused upload is read to its end, so that browsers receive the response', async () => {
  const { demand } = await newDraft(engine);
  const largest = new Uint8Array(14 * 1024 * 1024);
  largest.set(PICTURE);
  const encoded = new Response(fileForm('informe.png', largest));
  const body = new Uint8Array(await encoded.arrayBuffer());
  const headers = { 'Content-Type': encoded.headers.get('content-type') ?? '', Origin: doctor.origin };
  for (const [path, expected] of [
    [`/app/demands/${demand.id}/attachments`, 302],
    [`/app/demands/${demand.id}/files`, 302],
    ['/login', 413],
  ] as const) {
    expect(await sendWhole(path, headers, body)).toBe(expected);
  }
});

it('an interrupted upload leaves no file', async () => {
  const { demand } = await newDraft(engine);
  const address = `/app/demands/${demand.id}/attachments`;
  // A file lacks only the form's end once all of its own bytes have arrived, so half of it is withheld.
  const upload = await beginUpload(address, LARGE.length / 2);
  await expect.poll(() => incoming(), { timeout: 30_000 }).toBeGreaterThan(0);
  upload.breakOff();
  await expect.poll(() => incoming(), { timeout: 30_000 }).toBe(0);
  expect(await engine.owner.attachment.count({ where: { demandId: demand.id } })).toBe(0);
});

it('a malformed form is answered', async () => {
  const { demand } = await newDraft(engine);
  const address = `/app/demands/${demand.id}/attachments`;
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const bodies = ['', '--b--\r\n', 'x'.repeat(100_000), head, `${head}abc`, `--b\r\n${'x'.repeat(100_000)}`];
  for (const body of bodies) {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b', Origin: doctor.origin };
    const { status } = await doctor.ask({ method: 'POST', path: address, body, headers });
    expect([400, 422]).toContain(status);
  }
  expect(await engine.owner.attachment.count({ where: { demandId: demand.id } })).toBe(0);
});
