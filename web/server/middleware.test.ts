import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express, { type RequestHandler } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { problemSchema } from '../api/answers/problem';
import { limitBody } from './body/limit-body';
import { keepPrivate } from './keep-private';
import { logRequest } from './log-request';
import { matchRoute } from './match-route';
import { type ReadinessChecks, readiness } from './readiness';
import { refuseForeignOrigin } from './refuse-foreign-origin';
import { refuseMalformed } from './refuse-malformed';
import { refuseUnseen } from './refuse-unseen';
import { noteDatabaseAway, refusalInWords, runInRequest } from './request-store';
import { securityHeaders } from './security-headers';
import { tellWhenToRetry } from './tell-when-to-retry';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const servers: Server[] = [];

async function serve(...handlers: RequestHandler[]): Promise<number> {
  const app = express().use(...handlers, (_request, response) => {
    response.send(String(response.locals.nonce ?? 'reached'));
  });
  const server = createServer(app);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function ask(port: number, options: { method?: string; path?: string; headers?: Record<string, string> } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, agent: false, ...options }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const behindProxy: RequestHandler = (request, _response, next) => {
  request.app.set('trust proxy', 1);
  next();
};

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('security headers', () => {
  it('allow only scripts and styles of the same response', async () => {
    const port = await serve(...securityHeaders({ isDevelopment: false }));
    const [first, second] = [await ask(port), await ask(port)];
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${first.body}'`);
    expect(policy).toContain(`style-src 'self' 'nonce-${first.body}'`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'self'");
    expect(first.body).not.toBe(second.body);
  });

  it('do not reveal the server software', async () => {
    const port = await serve(...securityHeaders({ isDevelopment: false }));
    const { headers } = await ask(port);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  });
});

describe('a form of another origin', () => {
  it('is refused before any route, while reading is allowed', async () => {
    const port = await serve(refuseForeignOrigin({ isPublicSecure: false }));
    const headers = { origin: 'https://elsewhere.example', 'content-length': '0' };
    expect((await ask(port, { method: 'POST', headers })).status).toBe(403);
    expect((await ask(port, { method: 'DELETE', headers })).status).toBe(403);
    expect((await ask(port, { headers })).status).toBe(200);
  });

  it('includes a page without TLS of a host that is served over TLS', async () => {
    for (const [isPublicSecure, status] of [
      [true, 403],
      [false, 200],
    ] as const) {
      const port = await serve(refuseForeignOrigin({ isPublicSecure }));
      const headers = { origin: `http://127.0.0.1:${port}`, 'content-length': '0' };
      expect((await ask(port, { method: 'POST', headers })).status).toBe(status);
    }
  });
});

describe('a body', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  const demand = '/app/demands/0f7d6a52-6a5c-4c6e-9d59-3f8f8f1a2b3c';
  const files = { 'content-type': 'multipart/form-data; boundary=b' };

  it.each([
    ['a form', '/login', { ...form, 'content-length': '0' }, 200],
    ['a form that is too large', '/login', { ...form, 'content-length': '9000' }, 413],
    ['a choice of theme that is too large', '/app/preferences', { ...form, 'content-length': '9000' }, 413],
    ['a long text', `${demand}/save`, { ...form, 'content-length': '1000000' }, 200],
    ['a text that is too long', `${demand}/save`, { ...form, 'content-length': '9000000' }, 413],
    ['a form of unknown length', '/login', { ...form, 'transfer-encoding': 'chunked' }, 411],
    ['no form', '/login', { 'content-type': 'application/json', 'content-length': '0' }, 415],
    ['something of no type', '/login', { 'content-length': '0' }, 415],
    ['files where nobody sends any', '/login', { ...files, 'content-length': '0' }, 415],
    ['files where nobody has signed in yet', '/login', { ...files, 'content-length': '9000000' }, 413],
    ['a file for a command', `${demand}/files`, { ...files, 'content-length': '15900000' }, 200],
    ['a file that is much too large', `${demand}/files`, { ...files, 'content-length': '27000000' }, 413],
    ['files in a command', demand, { ...files, 'content-length': '0' }, 415],
    ['files of a step of the wizard', `${demand}/save`, { ...files, 'content-length': '0' }, 415],
    ['files of a demand that is to be', '/app/demands/create', { ...files, 'content-length': '9000000' }, 413],
    ['files of somewhere deeper', `${demand}/attachments/1`, { ...files, 'content-length': '0' }, 415],
  ])('a body is accepted or refused by its headers: %s at %s', async (_what, path, headers, status) => {
    // Refuses as the guard of actions does.
    const say: RequestHandler = (_request, response, next) => {
      const refusal = refusalInWords();
      if (refusal === undefined) next();
      else response.status(refusal).end();
    };
    const port = await serve((_request, _response, next) => runInRequest(next), limitBody, say);
    expect((await ask(port, { method: 'POST', path, headers })).status).toBe(status);
  });
});

describe('a malformed request', () => {
  const guard = () => serve(refuseMalformed);

  it.each(['a b', 'a@localhost', 'localhost/app?x=', 'localhost#', 'localhost\\x', 'localhost:99999', '%6c'])(
    'is refused: host "%s"',
    async (host) => {
      expect((await ask(await guard(), { headers: { host } })).status).toBe(400);
    },
  );

  it.each([
    'http://elsewhere.example/login',
    '/app/demands/../../login',
    '/app/demands/%2e%2e/%2E./login',
    '/app/demands/..\\..\\login',
    '/login#/app/demands/',
    '/app/demands?_data=routes',
    '//elsewhere.example/%00',
    '/../%00',
    '/%2e%2e/%00',
  ])('is refused: target %s', async (path) => {
    expect((await ask(await guard(), { path })).status).toBe(400);
  });

  it.each([
    ['/app/demands?reference=a%00b', '/app/demands?reference=a%EF%BF%BDb'],
    ['/app/%00', '/app/%EF%BF%BD'],
    ['/%5C', '/%EF%BF%BD'],
    ['/app/%5c..%5clogin', '/app/%EF%BF%BD..%EF%BF%BDlogin'],
    ['/app/%0d%0aX-Evil:1', '/app/%EF%BF%BDX-Evil:1'],
    ['/app/%E0%A4%A', '/app/%EF%BF%BD%EF%BF%BDA'],
    ['/reset-password/%F0%28?a=%F0', '/reset-password/%EF%BF%BD?a=%F0'],
    ['/%C3%B1/%', '/%C3%B1/%EF%BF%BD'],
    ['/%2F%2Felsewhere.example/%00', '/%2F%2Felsewhere.example/%EF%BF%BD'],
  ])('leads to a readable address: %s', async (path, mended) => {
    const port = await guard();
    expect(await ask(port, { path })).toMatchObject({ status: 302, headers: { location: mended } });
    expect((await ask(port, { path: mended })).status).toBe(200);
    expect((await ask(port, { method: 'POST', path })).status).toBe(400);
  });

  it.each([
    ['a path of thousands of folders', `/${'a/'.repeat(7_000)}`],
    ['one folder more than there may be', '/a'.repeat(13)],
    ['folders behind escapes', `/a${'%2Fa'.repeat(6)}${'%2fa'.repeat(6)}`],
    ['a long path', `/${'a'.repeat(500)}`],
    ['a long search', `/login?q=${'a'.repeat(4_000)}`],
    ['more parameters than there may be', `/login?${'q&'.repeat(100)}`],
  ])('is refused: %s', async (_what, path) => {
    expect((await ask(await guard(), { path })).status).toBe(400);
  });

  it.each([
    ['a NUL', '/api/v1/drugs?name=a%00b'],
    ['a long search', `/api/v1/drugs?name=${'a'.repeat(4_000)}`],
    ['more parameters than there may be', `/api/v1/drugs?${'q&'.repeat(100)}`],
    ['an escape that is none', '/api/v1/drugs/%E0%A4%A'],
    ['a method that there is not', '/api/v1/drugs', 'TRACE'],
  ])('is reported to API clients as a problem: %s', async (_what, path, method = 'GET') => {
    const { status, headers, body } = await ask(await guard(), { method, path, headers: { 'accept-language': 'en' } });
    expect(status).toBe(400);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(problemSchema.strict().parse(JSON.parse(body))).toEqual({
      type: '/api/docs#problem-malformed',
      title: 'Unreadable request',
      status: 400,
      code: 'malformed',
      message: 'What was sent cannot be read.',
    });
  });

  it.each([
    '/',
    '/app/demands?page=1&q=../..',
    '/app/%C3%B1/a..b/.c',
    '/app//demands/',
    '/a'.repeat(12),
    `/app/demands?${'zoneId=1234567890&'.repeat(60)}page=1&pageSize=25&sort=-lastDemand&reference=x`,
  ])('does not include target %s', async (path) => {
    expect((await ask(await guard(), { path })).status).toBe(200);
  });

  it('is refused with more headers than Node reads, which could hide a second host', async () => {
    const head = ['GET / HTTP/1.1', 'Host: localhost', ...Array.from({ length: 2_000 }, (_, index) => `X-${index}: `)];
    const socket = connect(await guard(), '127.0.0.1');
    socket.write([...head, 'Host: alborada.localhost', 'Connection: close', '', ''].join('\r\n'));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it('is refused when it names two hosts', async () => {
    const socket = connect(await guard(), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nHost: alborada.localhost\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('is refused with an unknown method', async () => {
    expect((await ask(await guard(), { method: 'TRACE' })).status).toBe(400);
  });

  it.each(['localhost', 'LOCALHOST:3000', 'meridiana.localhost.', '127.0.0.1:80', '[::1]:3000'])(
    'does not include host %s',
    async (host) => {
      expect((await ask(await guard(), { headers: { host } })).status).toBe(200);
    },
  );

  it('cannot change the host by X-Forwarded-Host, even through a trusted proxy', async () => {
    const tell: RequestHandler = (request, response) => response.send(request.hostname);
    const port = await serve(behindProxy, refuseMalformed, tell);
    const headers = { host: 'meridiana.localhost', 'x-forwarded-host': 'localhost/login?' };
    expect(await ask(port, { headers })).toMatchObject({ status: 200, body: 'meridiana.localhost' });
  });

  it.each(['https', 'http'])('does not include %s through a proxy', async (protocol) => {
    const port = await serve(behindProxy, refuseMalformed);
    expect((await ask(port, { headers: { 'x-forwarded-proto': protocol } })).status).toBe(200);
  });

  it('is refused when its proxy forwards an arbitrary protocol', async () => {
    const port = await serve(behindProxy, refuseMalformed);
    expect((await ask(port, { headers: { 'x-forwarded-proto': 'http://elsewhere.example/login?' } })).status).toBe(400);
  });
});

describe('a page that is not displayed', () => {
  it.each([
    ['fetched ahead', { 'sec-purpose': 'prefetch;prerender' }, 503],
    ['fetched ahead as older browsers say it', { purpose: 'prefetch' }, 503],
    ['fetched ahead as Firefox says it', { 'x-moz': 'prefetch' }, 503],
    ['shown small beside others', { 'x-purpose': 'preview' }, 503],
  ])('is refused to signed-in users: %s', async (_what, headers, status) => {
    const port = await serve(refuseUnseen);
    for (const path of [
      '/app/demands/1',
      '/app/demands/1.data',
      '/app',
      '/app.data',
      '/APP/demands/1',
      '/%61pp/demands/1',
    ]) {
      expect((await ask(port, { path, headers })).status).toBe(status);
    }
    expect((await ask(port, { path: '/login', headers })).status).toBe(200);
    expect((await ask(port, { path: '/app/demands/1' })).status).toBe(200);
  });
});

describe('a response that asks to retry later', () => {
  const answer = (...handlers: RequestHandler[]) =>
    serve((_request, _response, next) => runInRequest(next), tellWhenToRetry, ...handlers);
  const say: (status: number, seconds?: string) => RequestHandler = (status, seconds) => (_request, response) => {
    if (seconds) response.setHeader('Retry-After', seconds);
    response.status(status).end();
  };

  it('has a Retry-After header', async () => {
    for (const status of [429, 503]) {
      expect((await ask(await answer(say(status)))).headers['retry-after']).toBe('5');
      expect((await ask(await answer(say(status, '60')))).headers['retry-after']).toBe('60');
    }
    expect((await ask(await answer(say(200)))).headers['retry-after']).toBeUndefined();
  });

  it('replaces an error caused by an unavailable database', async () => {
    const away: RequestHandler = (_request, _response, next) => {
      noteDatabaseAway();
      next();
    };
    expect(await ask(await answer(away, say(500)))).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect((await ask(await answer(away, say(404)))).status).toBe(404);
    expect((await ask(await answer(say(500)))).status).toBe(500);
  });
});

describe('a response', () => {
  it('is not cached unless it sets its own header', async () => {
    const say: RequestHandler = (request, response, next) => {
      if (request.path === '/list') response.setHeader('Cache-Control', 'public, max-age=60');
      next();
    };
    const port = await serve(keepPrivate, say);
    expect((await ask(port)).headers['cache-control']).toBe('private, no-store');
    expect((await ask(port, { path: '/list' })).headers['cache-control']).toBe('public, max-age=60');
  });
});

describe('the request log', () => {
  const id = '0f7d6a52-6a5c-4c6e-9d59-3f8f8f1a2b3c';
  const routes = Object.fromEntries(
    [
      { id: 'app', path: 'app' },
      { id: 'demands', parentId: 'app', path: 'demands', index: true },
      { id: 'version', parentId: 'app', path: 'demands/:demandId/versions/:number.pdf' },
      { id: 'splat', parentId: 'app', path: '*' },
    ].map((route) => [route.id, { ...route, module: {} }]),
  );

  async function lineOf(path: string) {
    const lines: object[] = [];
    const log = { info: (fields: object) => lines.push(fields), error: () => {} };
    const port = await serve(logRequest(log), refuseMalformed, matchRoute({ routes } as never));
    await ask(port, { path });
    await expect.poll(() => lines.length).toBe(1);
    return lines[0];
  }

  it.each([
    ['/app/demands?patient=50428117L', '/app/demands'],
    ['/app/demands.data?patient=50428117L', '/app/demands.data'],
    [`/app/demands/${id}/versions/3.pdf`, `/app/demands/${id}/versions/3.pdf`],
    ['/app/demands/50428117L/versions/3.pdf', '/app/demands/:demandId/versions/3.pdf'],
    ['/app/demands/50428117/versions/Ana.pdf', '/app/demands/:demandId/versions/:number.pdf'],
    ['/app/50428117L', '/app/*'],
    ['/50428117L', undefined],
    [`/app/${'50428117L/'.repeat(1_000)}`, undefined],
  ])('omits user input: %s', async (path, kept) => {
    const line = await lineOf(path);
    expect(line).toMatchObject({ method: 'GET' });
    expect((line as { path?: string }).path).toBe(kept);
    expect(JSON.stringify(line)).not.toContain('50428117L');
  });
});

describe('readiness', () => {
  async function stateWith(checks: ReadinessChecks) {
    const port = await serve(readiness(checks));
    const { status, body } = await ask(port);
    return { status, ...JSON.parse(body) };
  }

  it('is up when every part answers', async () => {
    const answer = await stateWith({ database: async () => 1, engine: async () => 1 });
    expect(answer).toEqual({ status: 'up', parts: { database: 'up', engine: 'up' } });
  });

  it('names the part that does not answer', async () => {
    const answer = await stateWith({ database: async () => 1, engine: () => Promise.reject(new Error('away')) });
    expect(answer).toEqual({ status: 'down', parts: { database: 'up', engine: 'down' } });
  });
});
