import { readdir } from 'node:fs/promises';
import { Agent, type ClientRequest, request } from 'node:http';
import path from 'node:path';
import { fileForm, PICTURE } from '@aval/testing/scenes/access-scene';
import { newDraft } from '@aval/testing/scenes/scenario';
import { createTestEngine, type TestEngine } from '@aval/testing/stack/engine';
import { startWebUnderTest, type WebUnderTest } from '@aval/testing/stack/web-under-test';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import { afterAll, beforeAll, expect, it } from 'vitest';

let engine: TestEngine;
let web: WebUnderTest;
let doctor: WebVisitor;

beforeAll(async () => {
  engine = await createTestEngine();
  web = await startWebUnderTest(engine);
  doctor = await web.signIn('doctor@meridiana.test');
});

afterAll(async () => {
  await web.stop();
  await engine.close();
});

/** How many files are on their way. */
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

/** The answer to a stranger, once the last byte was taken from the sender: what the system holds on the way is less than the body. */
function sendWhole(path: string, headers: Record<string, string>, body: Uint8Array): Promise<number> {
  // As browsers do: a connection that is to end with its answer is closed under what is still being sent.
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

/** An upload of which all but the last bytes have been sent: the last one only, unless it is said. */
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

it('brings at most three files of a user at once, and says so to the fourth', async () => {
  const { demand } = await newDraft(engine);
  const address = `/app/demands/${demand.id}/attachments`;
  const others = await Promise.all([beginUpload(address), beginUpload(address), beginUpload(address)]);
  const ask = async () => {
    const { status } = await doctor.post(address, fileForm());
    // Whoever came while this had a turn was refused: another one takes that place.
    if (status !== 429) others.push(await beginUpload(address));
    return status;
  };
  await expect.poll(ask, { timeout: 60_000 }).toBe(429);
  const refused = await doctor.post(address, fileForm());
  expect(JSON.parse(refused.body)).toEqual({ status: 'busy' });
  expect(refused.headers['retry-after']).toBeDefined();
  // Nobody waits for somebody else.
  const assistant = await web.signIn('assistant@meridiana.test');
  expect((await assistant.post(address, fileForm('informe.png', LARGE))).status).toBe(200);

  const answers = await Promise.all(others.map((each) => each.finish()));
  expect(answers.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(answers.filter((status) => status === 200)).toHaveLength(3);
  expect((await doctor.post(address, fileForm('informe.png', LARGE))).status).toBe(200);
}, 120_000);

it('hears a whole file out, whoever sends it, so that a browser comes to its answer', async () => {
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

it('keeps nothing of a file that did not arrive', async () => {
  const { demand } = await newDraft(engine);
  const address = `/app/demands/${demand.id}/attachments`;
  // What only lacks the end of its form has arrived.
  const upload = await beginUpload(address, LARGE.length / 2);
  await expect.poll(() => incoming(), { timeout: 30_000 }).toBeGreaterThan(0);
  upload.breakOff();
  await expect.poll(() => incoming(), { timeout: 30_000 }).toBe(0);
  expect(await engine.owner.attachment.count({ where: { demandId: demand.id } })).toBe(0);
});

it('ends with an answer for whoever sends a broken form', async () => {
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
