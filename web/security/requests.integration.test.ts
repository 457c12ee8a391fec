import { hashSecretToken } from '@aval/application/access/secret-token';
import { STORY_PASSWORD } from '@aval/story/people';
import { newDraft } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import type { Ask, WebVisitor } from '@aval/testing/visitors/web-visitor';
import { beforeAll, describe, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);
let doctor: WebVisitor;

beforeAll(async () => {
  doctor = await web.signIn('doctor@meridiana.test');
});

const SESSION = '__Host-aval';

describe('a form sent by another site', () => {
  const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

  it.each([
    ['a foreign origin', { Origin: 'https://elsewhere.example' }],
    ['the other insurer', { Origin: 'http://alborada.localhost', 'Sec-Fetch-Site': 'same-site' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['a cross-site navigation', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }],
    ['an origin that only begins like ours', { Origin: 'http://localhost.elsewhere.example' }],
  ])('changes nothing: %s', async (_what, headers) => {
    const { demand } = await newDraft(engine);
    const attack: Ask = { method: 'POST', path: `/app/demands/${demand.id}?index`, body: 'intent=delete' };
    expect((await doctor.ask({ ...attack, headers: { ...FORM, ...headers } })).status).toBe(403);
    const data = { ...attack, path: `/app/demands/${demand.id}.data?index` };
    expect((await doctor.ask({ ...data, headers: { ...FORM, ...headers } })).status).toBe(403);
    expect(await engine.owner.demand.count({ where: { id: demand.id } })).toBe(1);
  });

  it('cannot be replaced by GET, HEAD or OPTIONS', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await doctor.ask({ method, path: '/logout' });
    expect((await doctor.get('/app/notifications')).status).toBe(200);
  });

  it('cannot sign a user in', async () => {
    const body = new URLSearchParams({ email: 'doctor2@meridiana.test', password: STORY_PASSWORD }).toString();
    const anonymous = web.visit();
    const headers = { ...FORM, Origin: 'https://elsewhere.example' };
    expect((await anonymous.ask({ method: 'POST', path: '/login', body, headers })).status).toBe(403);
    expect(anonymous.cookies.size).toBe(0);
  });
});

it('a form opened by a previous user does nothing in the name of the next one', async () => {
  const { demand } = await newDraft(engine);
  const owner = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: 'doctor@meridiana.test' } });
  const assistant = await web.signIn('assistant@meridiana.test');
  const page = `/app/demands/${demand.id}`;
  const other = `reader=${owner.id}`;
  const forms = [
    await assistant.post(`${page}/save?step=extras&revision=0&${other}`, { observations: 'De otra persona' }),
    await assistant.post(`${page}/submit?${other}`, {}),
    await assistant.post(`${page}/attachments?${other}`, {}),
    await assistant.post(`${page}/attachments?attachmentId=1&${other}`, {}, {}, 'DELETE'),
    await assistant.post(`/app/demands/wizard/new-patient?${other}`, {}),
    await assistant.post(`${page}?index&${other}`, { intent: 'delete' }),
  ];
  for (const { status, headers } of forms)
    expect([status, headers.location]).toEqual([302, expect.stringMatching(/^\/login/)]);
  const kept = await engine.owner.demandDraft.findMany({ where: { demandId: demand.id }, select: { extras: true } });
  expect(JSON.stringify(kept)).not.toContain('De otra persona');
  expect((await doctor.post(`${page}?index&${other}`, { intent: 'delete' })).headers.location).toBe('/app/demands');
  expect(await engine.owner.demand.count({ where: { id: demand.id } })).toBe(0);
});

describe('a session', () => {
  it('is a cookie for this host only, hidden from scripts', async () => {
    const visitor = web.visit();
    const { headers } = await visitor.post('/login', { email: 'doctor@meridiana.test', password: STORY_PASSWORD });
    const cookie = headers['set-cookie']?.find((each) => each.startsWith(`${SESSION}=`));
    expect(cookie).toMatch(/^__Host-aval=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('gets a new token at sign-in', async () => {
    const visitor = web.visit();
    const planted = 'A'.repeat(43);
    visitor.cookies.set(SESSION, planted);
    await visitor.post('/login', { email: 'doctor@meridiana.test', password: STORY_PASSWORD });
    expect(visitor.cookies.get(SESSION)).not.toBe(planted);
    const thief = web.visit();
    thief.cookies.set(SESSION, planted);
    expect((await thief.get('/app/notifications')).status).toBe(302);
  });

  it("passes to the user who gives a password, and the previous user's session ends", async () => {
    const manager = await web.signIn('manager@meridiana.test');
    const before = manager.cookies.get(SESSION) ?? '';
    const signIn = (password: string) => manager.post('/login', { email: 'representative@meridiana.test', password });
    expect((await signIn('wrong')).status).toBe(422);
    expect(manager.cookies.get(SESSION)).toBe(before);
    expect((await signIn(STORY_PASSWORD)).status).toBe(302);
    const page = await manager.get('/app/demands?page=1');
    const { name } = await engine.owner.userAccount.findUniqueOrThrow({
      where: { email: 'representative@meridiana.test' },
    });
    expect(page.body).toContain(name);
    const left = web.visit();
    left.cookies.set(SESSION, before);
    expect((await left.get('/app/notifications')).status).toBe(302);
  });

  it('cannot be taken from the database', async () => {
    const token = doctor.cookies.get(SESSION) ?? '';
    const thief = web.visit();
    const row = await engine.owner.userSession.findFirstOrThrow();
    thief.cookies.set(SESSION, row.tokenHash.slice(0, 43));
    expect((await thief.get('/app/notifications')).status).toBe(302);
    expect(await engine.owner.userSession.count({ where: { tokenHash: token } })).toBe(0);
  });

  it('is valid only at the host where it began', async () => {
    const here = await web.signIn('manager@grupo.test', 'meridiana.localhost');
    const there = web.visit('alborada.localhost');
    there.cookies.set(SESSION, here.cookies.get(SESSION) ?? '');
    expect((await here.get('/app/notifications')).status).toBe(200);
    expect((await there.get('/app/notifications')).status).toBe(302);
  });

  it('cannot be started at another insurer', async () => {
    const visitor = web.visit('alborada.localhost');
    const form = { email: 'doctor@meridiana.test', password: STORY_PASSWORD };
    expect((await visitor.post('/login', form)).status).toBe(422);
    expect(visitor.cookies.has(SESSION)).toBe(false);
  });

  it('is extended by user activity, not by background requests', async () => {
    const visitor = await web.signIn('representative@meridiana.test');
    const tokenHash = hashSecretToken(visitor.cookies.get(SESSION) ?? '');
    const lastSeenAt = new Date(Date.now() - 60 * 60 * 1000);
    await engine.owner.userSession.update({ where: { tokenHash }, data: { lastSeenAt } });
    const seen = async () => (await engine.owner.userSession.findUniqueOrThrow({ where: { tokenHash } })).lastSeenAt;
    expect((await visitor.get('/app/notifications', { 'Aval-Background': '1' })).status).toBe(200);
    expect(await seen()).toEqual(lastSeenAt);
    expect((await visitor.get('/app/notifications')).status).toBe(200);
    expect((await seen()).getTime()).toBeGreaterThan(lastSeenAt.getTime());
  });

  it('ends for copies of its cookie at sign-out, too', async () => {
    const visitor = await web.signIn('assistant@meridiana.test');
    const copy = web.visit();
    copy.cookies.set(SESSION, visitor.cookies.get(SESSION) ?? '');
    await visitor.post('/logout', {});
    expect(visitor.cookies.has(SESSION)).toBe(false);
    expect((await copy.get('/app/notifications')).status).toBe(302);
  });

  it('ends when the user is deactivated', async () => {
    const visitor = await web.signIn('miguel.vidal@meridiana.test');
    await engine.owner.userAccount.update({
      where: { email: 'miguel.vidal@meridiana.test' },
      data: { active: false },
    });
    expect((await visitor.get('/app/notifications')).status).toBe(302);
  });
});

describe('the sign-in page', () => {
  it('responds alike to an unknown e-mail and a wrong password', async () => {
    const visitor = web.visit();
    const answerTo = async (email: string) => {
      const { status, body } = await visitor.post('/login', { email, password: 'wrong' });
      return { status, body: body.replaceAll(email, '').replaceAll(/nonce="[^"]*"|[0-9a-f]{8}-[0-9a-f-]{27}/g, '') };
    };
    const [known, unknown] = [await answerTo('doctor2@meridiana.test'), await answerTo('nobody@meridiana.test')];
    expect(known.status).toBe(422);
    expect(unknown).toEqual(known);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/app/..//elsewhere.example',
    '/app/%2e%2e//elsewhere.example',
    '\t//elsewhere.example',
    'javascript:alert(1)',
    '/app\r\nSet-Cookie: a=b',
    '/app/notifications/state',
    '/logout',
  ])('redirects only within the application: %s', async (returnTo) => {
    const visitor = web.visit();
    const form = { email: 'doctor2@meridiana.test', password: STORY_PASSWORD, returnTo };
    const { headers } = await visitor.post('/login', form);
    expect(headers.location).toMatch(/^\/app($|Set-Cookie)/);
    const names = headers['set-cookie']?.map((cookie) => cookie.split('=')[0]);
    expect(names).toEqual(['__Host-aval', '__Host-aval-browser']);
  });

  it('refuses a large body from an anonymous client', async () => {
    const anonymous = web.visit();
    const form = new FormData();
    form.set('email', 'x'.repeat(3_000_000));
    expect((await anonymous.post('/login', form)).status).toBe(413);
    expect((await anonymous.post('/login', { email: 'x'.repeat(3_000_000) })).status).toBe(413);
    for (const path of ['/app/demands/../../login', '/app/demands/%2e%2e/%2e%2e/login', '/app/demands/..\\..\\login']) {
      expect((await anonymous.post(path, form)).status).toBe(400);
    }
  });
});

describe('a response', () => {
  it('allows only scripts written by the server, and no framing', async () => {
    for (const path of ['/login', '/app/demands?page=1', '/nothing']) {
      const { headers, body } = await doctor
        .get(path)
        .then((page) => (page.status === 302 ? web.visit().get(path) : page));
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cache-control': 'private, no-store',
      });
      expect(headers['x-powered-by']).toBeUndefined();
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      const scripts = body.match(/<script[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(body.match(/ on[a-z]+="/g)).toBeNull();
    }
  });

  it("may frame another host only with the company's report, and that host alone", async () => {
    await engine.owner.company.update({
      where: { subdomain: 'meridiana' },
      data: { congruenceUrl: 'https://checks.example:8443/"><script>/{id}?ref={reference}' },
    });
    const { demand } = await newDraft(engine);
    const admin = await web.signIn('admin@aval.test');
    const { headers, body } = await admin.get(`/app/demands/${demand.id}/congruence`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-src https://checks.example:8443;');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('script-src');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(body).toContain(`/${demand.id}?ref=${demand.reference}" `);
    expect(body).not.toContain('<script>');
    const page = await admin.get(`/app/demands/${demand.id}`);
    expect(page.headers['content-security-policy']).toContain("frame-src 'self';");
    expect(page.body).not.toContain('checks.example');
    for (const [visitor, status] of [
      [doctor, 404],
      [web.visit(), 302],
    ] as const) {
      const refused = await visitor.get(`/app/demands/${demand.id}/congruence`);
      expect(refused.status).toBe(status);
      expect(refused.headers['content-security-policy']).toContain("default-src 'none';");
    }
    expect(headers['content-security-policy']).toBe(policy);
  });

  it('is not cached if it is data, and cached permanently if it is a built script', async () => {
    const { headers } = await doctor.get('/app/demands.data?page=1');
    expect(headers['cache-control']).toBe('private, no-store');
    const page = await web.visit().get('/login');
    const script = /\/assets\/[\w.-]+\.js/.exec(page.body)?.[0] ?? '';
    const asset = await web.visit().get(script);
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.body).not.toContain('sourceMappingURL');
    expect((await web.visit().get(`${script}.map`)).status).toBe(404);
  });

  it.each(['/assets/..%2f..%2fserver%2findex.js', '/assets/%2e%2e/%2e%2e/server/index.js', '/..%2f..%2fpackage.json'])(
    'never exposes a file of the server: %s',
    async (path) => {
      const { status, body } = await web.visit().get(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).not.toMatch(/"workspaces"|createRequestHandler/);
    },
  );

  it.each(['elsewhere.example', '127.0.0.1', 'meridiana.localhost.elsewhere.example', 'xmeridiana.localhost'])(
    'shows no brand at %s',
    async (host) => {
      const { status, body } = await web.visit(host).get('/login');
      expect(status).toBe(404);
      expect(body).not.toMatch(/Meridiana|Alborada/);
    },
  );

  it.each([
    { method: 'DELETE', path: '/app/demands' },
    { method: 'OPTIONS', path: '/app/demands' },
    { path: '/app/demands/not-an-id' },
    { path: '/app/demands/00000000-0000-4000-8000-000000000000/attachments/99999999999' },
    { path: '/app/demands/wizard/presentations?drug=99999999999' },
    {
      method: 'POST',
      path: '/app/demands/00000000-0000-4000-8000-000000000000/save?step=extras&revision=1e99',
      body: '',
    },
  ])('a response to an invalid request is a client error without internals: %j', async (ask) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: doctor.origin };
    const { status, body } = await doctor.ask({ ...ask, headers });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/node_modules|\bat [\w.]+ \(|Prisma/);
  });

  it.each(['context', 'notifications', 'preferences', 'reminders', 'operations', 'demands/create'])(
    'a response to a body that is not a form is a client error: %s',
    async (page) => {
      const asked = { method: 'DELETE', path: `/app/${page}`, body: '{"id":1}' };
      const headers = { 'Content-Type': 'application/json', Origin: doctor.origin };
      const { status } = await doctor.ask({ ...asked, headers });
      expect(status).toBe(405);
      expect((await web.visit().ask({ ...asked, path: '/login', headers })).status).toBe(405);
    },
  );

  it.each([
    'sort=reference;DROP TABLE demand',
    "sort=-lastDemand'--",
    "reference=' OR 1=1 --",
    'reference=%25',
    "status=draft' OR '1'='1",
    'doctorId=1 OR 1=1',
    'zoneId=1&zoneId=99999999999',
    'page=-1&pageSize=1000000',
    'page=1e308',
    'sort=__proto__',
    'reference=%F0%9F%92%A3%EF%BF%BF',
  ])('a response to an invalid filter is the list: %s', async (search) => {
    const { status, headers } = await doctor.get(`/app/demands?${encodeURI(search).replaceAll('%25', '%')}`);
    expect([200, 302]).toContain(status);
    if (status === 302) expect(headers.location).toMatch(/^\/app\/demands/);
  });
});

it('the log contains no name, card number, document number, e-mail or password', async () => {
  const patients = await engine.owner.patient.findMany();
  await doctor.get(`/app/demands?q=${patients[0]?.cardNumber}&reference=${patients[0]?.nationalId}`);
  const form = new FormData();
  form.set('description', 'x');
  const broken = { 'Content-Type': 'multipart/form-data; boundary=other' };
  const { demand } = await newDraft(engine);
  expect((await doctor.post(`/app/demands/${demand.id}/attachments`, form, broken)).status).toBe(400);
  const log = web.log();
  expect(log).toContain('"msg":"request"');
  const people = await engine.owner.userAccount.findMany();
  const secrets = [
    ...people.flatMap(({ email, name, dni }) => [email, name, dni]),
    ...patients.flatMap(({ cardNumber, nationalId, lastName }) => [cardNumber, nationalId, lastName]),
    STORY_PASSWORD,
    doctor.cookies.get(SESSION) ?? SESSION,
  ].filter((secret): secret is string => Boolean(secret));
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  // An error in the log stems from one of the tests above.
  expect(log.split('\n').filter((line) => line.includes('"level":50'))).toEqual([]);
});
