import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { beforeAll, expect, it } from 'vitest';

const MERIDIANA = 2;
const HOST = 'meridiana.localhost';
const LISTED = 'https://portal.example.org';

const engine = await engineForFile();
const web = await webForFile(engine);

beforeAll(async () => {
  const superadmin = await new ApiClient(web.visit()).signIn('superadmin@aval.test');
  const body = { corsOrigins: ['https://Portal.Example.org/', 'https://portal.example.org:443'] };
  expect(await superadmin.call('PUT', `/companies/${MERIDIANA}`, { body })).toMatchObject({
    status: 200,
    body: { corsOrigins: [LISTED] },
  });
});

function preflight(host: string, origin: string, path = '/demands') {
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'authorization',
  };
  return web.visit(host).ask({ method: 'OPTIONS', path: `/api/v1${path}`, headers });
}

it('a preflight is answered without a token, and allows the listed origin', async () => {
  const answer = await preflight(HOST, LISTED);
  expect(answer.status).toBe(204);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': LISTED,
    'access-control-allow-methods': 'GET,POST,PUT,DELETE',
    'access-control-allow-headers': expect.stringContaining('X-Company'),
    'access-control-max-age': '600',
    vary: expect.stringContaining('Origin'),
  });
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
});

it('no other origin is allowed, nor the listed one at another company’s host', async () => {
  const others = [
    'https://evil.example.org',
    'http://portal.example.org',
    `${LISTED}.evil.org`,
    'null',
    `${LISTED}:8443`,
  ];
  const questions = [
    ...others.map((origin) => [HOST, origin]),
    ['alborada.localhost', LISTED],
    ['localhost', LISTED],
  ] as const;
  for (const [host = '', origin = ''] of [...questions, ['nowhere.localhost', LISTED] as const]) {
    const answer = await preflight(host, origin);
    expect(answer.headers['access-control-allow-origin'], `${origin} at ${host}`).toBeUndefined();
  }
});

it('an answer names its allowed origin, also for a refusal, and varies by origin for caches', async () => {
  const doctor = await new ApiClient(web.visit(HOST)).signIn('doctor@meridiana.test');
  const ask = (path: string, Origin?: string) =>
    doctor.call('GET', path, { headers: Origin === undefined ? {} : { Origin } });
  for (const [path, status] of [
    ['/users/me', 200],
    ['/roles', 200],
    ['/companies', 403],
    ['/nothing', 404],
  ] as const) {
    const answer = await ask(path, LISTED);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers, path).toMatchObject({
      'access-control-allow-origin': LISTED,
      'access-control-expose-headers': expect.stringContaining('ETag'),
      vary: expect.stringContaining('Origin'),
    });
    for (const origin of [undefined, 'https://evil.example.org']) {
      const other = await ask(path, origin);
      expect(other.headers['access-control-allow-origin'], path).toBeUndefined();
      expect(other.headers.vary, path).toContain('Origin');
    }
  }
  // Anonymous requests receive the refusal with the origin.
  const anonymous = await new ApiClient(web.visit(HOST)).call('GET', '/users/me', { headers: { Origin: LISTED } });
  expect([anonymous.status, anonymous.headers['access-control-allow-origin']]).toEqual([401, LISTED]);
});

it('no origin is allowed by default, pages are never shared, and OPTIONS without preflight headers is an unsupported method', async () => {
  const { corsOrigins } = await engine.owner.company.findUniqueOrThrow({ where: { id: 3 } });
  expect(corsOrigins).toEqual([]);
  const page = await web.visit(HOST).ask({ path: '/login', headers: { Origin: LISTED } });
  expect(page.headers['access-control-allow-origin']).toBeUndefined();
  const options = await web.visit(HOST).ask({ method: 'OPTIONS', path: '/api/v1/demands' });
  expect(options.status).toBe(405);
});

it('an invalid origin is refused by name', async () => {
  const superadmin = await new ApiClient(web.visit()).signIn('superadmin@aval.test');
  for (const origin of ['*', 'http://portal.example.org', `${LISTED}/path`]) {
    const body = { corsOrigins: [origin] };
    expect(await superadmin.call('PUT', `/companies/${MERIDIANA}`, { body })).toMatchObject({
      status: 422,
      body: { errors: { corsOrigins: [expect.stringContaining(origin)] } },
    });
  }
});
