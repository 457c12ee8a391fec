import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileForm } from '@aval/testing/scenes/access-scene';
import { newPendingDemand } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { PEOPLE } from '@aval/testing/visitors/people';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { problemSchema } from '../answers/problem';

/** One byte more than the limit of bodies that need no place. */
const LARGE = 1024 * 1024 + 1;

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine);
let path: string;
let slow: ApiClient;
let other: ApiClient;
const open = new Set<Socket>();

beforeAll(async () => {
  path = `/demands/${await newPendingDemand(engine)}/manage`;
});

beforeEach(async () => {
  slow = await new ApiClient(web.visit()).signIn(PEOPLE.manager);
  other = await new ApiClient(web.visit()).signIn(PEOPLE.groupManager);
});

afterEach(() => {
  for (const socket of open) socket.destroy();
  open.clear();
});

const COMMENT = ['Content-Type: application/json', '', '{"comment":"'];
const FORM = [
  'Content-Type: multipart/form-data; boundary=x',
  '',
  '--x',
  'Content-Disposition: form-data; name="file"; filename="a.pdf"',
];

/** Sends the beginning of a body; the test continues it. */
async function begin(sender: ApiClient, length = LARGE): Promise<Socket> {
  return beginAt(sender, `PUT /api/v1${path}`, length, COMMENT);
}

async function beginAt(sender: ApiClient, call: string, length: number, [type, ...rest]: string[]): Promise<Socket> {
  const socket = connect(web.port, '127.0.0.1');
  open.add(socket);
  // A refused connection closes while the client is still sending.
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head = [
    `${call} HTTP/1.1`,
    `Host: localhost:${web.port}`,
    `Authorization: Bearer ${sender.token}`,
    'Accept-Language: en',
    `Content-Length: ${length}`,
    type,
    ...rest,
  ];
  socket.write(head.join('\r\n'));
  return socket;
}

/** Sends a complete large body: 422 for its content proves that it was read. */
async function send(sender: ApiClient): Promise<number> {
  const body = `{"comment":"${'x'.repeat(LARGE - '{"comment":""}'.length)}"}`;
  const { status } = await sender.send('PUT', path, { body, headers: { 'Content-Type': 'application/json' } });
  return status;
}

/** Starts a body and waits until it holds its sender's only place. */
async function beginToHold(sender: ApiClient): Promise<Socket> {
  let socket: Socket | undefined;
  const hold = async () => {
    // A complete body may have held the place meanwhile: then this one was refused, and starts again.
    socket?.destroy();
    socket = await begin(sender);
    return send(sender);
  };
  await expect.poll(hold, { timeout: 20_000 }).toBe(429);
  return socket as Socket;
}

it("a trickling body holds only its sender's place, and is ended with a problem", async () => {
  const socket = await beginToHold(slow);
  const trickle = setInterval(() => socket.writable && socket.write('x'), 100);
  const answer = text(socket).finally(() => clearInterval(trickle));
  expect(await send(other)).toBe(422);

  const [head = '', body = ''] = (await answer).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(head.toLowerCase()).toContain('connection: close');
  expect(problemSchema.strict().parse(JSON.parse(body))).toEqual({
    type: '/api/docs#problem-too_slow',
    title: 'Content too slow',
    status: 408,
    code: 'too_slow',
    message: 'The content arrived too slowly or stopped arriving. Send it again.',
  });
  expect(await send(slow)).toBe(422);
}, 60_000);

it('a stopped body is ended too, whether its connection stays open or not', async () => {
  const socket = await beginToHold(slow);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);

  const broken = await beginToHold(slow);
  broken.destroy();
  // Poll for less time than the interval at which the pace is checked.
  await expect.poll(() => send(slow), { timeout: 4_000 }).toBe(422);
}, 60_000);

it('a small stopped body is ended in the same time', async () => {
  const socket = await begin(slow, 200);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(body)).toMatchObject({ code: 'too_slow' });
}, 60_000);

it('a form that stops within its file is ended with a problem, and its place is freed', async () => {
  const files = `POST /api/v1${path.replace('/manage', '/files')}`;
  const sockets = await Promise.all([1, 2, 3].map(() => beginAt(slow, files, 5_000, FORM)));
  for (const answer of await Promise.all(sockets.map(text))) {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(body)).toMatchObject({ code: 'too_slow' });
  }
  expect(await slow.bring('POST', path.replace('/manage', '/files'), fileForm())).toMatchObject({ status: 201 });
}, 60_000);

it('four bodies are read at once, each of another sender', async () => {
  const { doctor, assistant, superadmin } = PEOPLE;
  const three = await Promise.all(
    [doctor, assistant, superadmin].map((email) => new ApiClient(web.visit()).signIn(email)),
  );
  // A sender with a place is refused another; one whose body was ended gets a place again.
  const holdAll = () => Promise.all([slow, ...three].map((sender) => begin(sender)));
  await expect.poll(() => holdAll().then(() => send(other)), { timeout: 20_000 }).toBe(429);
  for (const socket of open) socket.destroy();
  await expect.poll(() => send(other), { timeout: 4_000 }).toBe(422);
}, 60_000);
