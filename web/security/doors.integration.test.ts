import { randomUUID } from 'node:crypto';
import { createSecretToken, hashSecretToken } from '@aval/application/access/secret-token';
import { ssoColumns } from '@aval/application/secrets/sso-secret';
import { RESET_LIFETIME_MS } from '@aval/domain/access/account-mails';
import { verifyPassword } from '@aval/platform/password-hash';
import { STORY_PASSWORD } from '@aval/story/people';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { makeMail } from '@aval/worker/mails/make-mail';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);

const SESSION = '__Host-aval';
const PASSWORD = 'Nueva#123';

const userWith = (email: string) => engine.owner.userAccount.findUniqueOrThrow({ where: { email } });

async function newLink(email: string): Promise<{ token: string; path: string }> {
  const { id: userId } = await userWith(email);
  const token = createSecretToken();
  const expiresAt = new Date(Date.now() + RESET_LIFETIME_MS);
  await engine.owner.passwordReset.create({ data: { tokenHash: hashSecretToken(token), userId, expiresAt } });
  return { token, path: `/reset-password/${token}` };
}

describe('requesting a new password', () => {
  const PAGE = '/forgot-password';

  it('returns the same response for known and unknown users', async () => {
    const { email, dni } = await userWith('doctor2@meridiana.test');
    const answers = [];
    for (const form of [
      { email, dni },
      { email, dni: '00000000T' },
      { email: 'nobody@meridiana.test', dni },
    ]) {
      const visitor = web.visit();
      const { status, headers, body } = await visitor.post(PAGE, form);
      const page = await visitor.get(headers.location ?? '');
      const told = page.body.includes('Revise su correo');
      answers.push({ status, location: headers.location, cookies: headers['set-cookie']?.length, body, told });
    }
    expect(answers[0]).toMatchObject({ status: 302, location: '/forgot-password?asked', told: true });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it.each([
    { 'X-Forwarded-Host': 'elsewhere.example' },
    { 'X-Forwarded-Host': 'alborada.localhost', 'X-Forwarded-For': '192.0.2.7' },
    { Forwarded: 'host=elsewhere.example', 'X-Original-Host': 'elsewhere.example', 'X-Host': 'elsewhere.example' },
    { 'X-Forwarded-Proto': 'javascript', 'X-Forwarded-Port': '666' },
  ])("mails a link to the company's own host, whatever headers the request has: %j", async (headers) => {
    const { id, email, dni } = await userWith('representative@meridiana.test');
    await web.visit('meridiana.localhost').post(PAGE, { email, dni }, headers);
    const effect = await engine.owner.effect.findFirstOrThrow({
      where: { recipient: String(id), demandId: null },
      orderBy: { createdAt: 'desc' },
    });
    const sources = { database: engine.services.database, publicUrl: engine.environment.PUBLIC_URL, now: new Date() };
    const mail = await makeMail(sources, { effectId: effect.id, companyId: effect.companyId, kind: 'mail' });
    expect(mail).toMatchObject({ message: { to: email } });
    const addresses = JSON.stringify(mail).match(/https?:\/\/[^\s"\\<]+/g) ?? [];
    const ours = addresses.filter((address) => !address.startsWith('http://www.w3.org'));
    expect(ours.length).toBeGreaterThan(1);
    for (const address of ours)
      expect(address).toMatch(/^http:\/\/meridiana\.localhost:3000\/reset-password\/[\w-]{43}$/);
  });

  it('returns 404 at a host without a company', async () => {
    const { email, dni } = await userWith('representative@meridiana.test');
    const before = await engine.owner.effect.count({ where: { demandId: null } });
    expect((await web.visit('elsewhere.example').post(PAGE, { email, dni })).status).toBe(404);
    expect(await engine.owner.effect.count({ where: { demandId: null } })).toBe(before);
  });

  it('counts spellings of an address and forged client addresses as one', async () => {
    const { email, dni } = await userWith('supervisor@meridiana.test');
    const written = [email, email.toUpperCase(), ` ${email}`, `${email}\t`, email.replace('s', 'S')];
    const statuses = [];
    for (const [index, variant] of written.entries()) {
      const headers = { 'X-Forwarded-For': `198.51.100.${index}`, 'X-Real-IP': `198.51.100.${index}` };
      statuses.push((await web.visit().post(PAGE, { email: variant, dni }, headers)).status);
    }
    expect(statuses).toEqual([302, 302, 302, 302, 302]);
    const again = await web
      .visit()
      .post(PAGE, { email: email.replace('u', 'U'), dni }, { 'X-Forwarded-For': '203.0.113.1' });
    expect(again.status).toBe(429);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(600);
    // Lookalike addresses belong to no user: they are counted separately and mail nobody.
    const { id } = await userWith('supervisor@meridiana.test');
    for (const lookalike of [
      email.replace('s', 'ѕ'),
      email.replace('o', 'ο'),
      `\u200b${email}`,
      email.replace('@', '＠'),
    ])
      await web.visit().post(PAGE, { email: lookalike, dni });
    expect(await engine.owner.effect.count({ where: { recipient: String(id), demandId: null } })).toBe(5);
  });
});

describe('a link for a new password', () => {
  it('opens a page that sends no referrer and creates no session', async () => {
    const { path } = await newLink('assistant@meridiana.test');
    const visitor = web.visit();
    const page = await visitor.get(path);
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'strict-origin', 'cache-control': 'private, no-store' });
    const saved = await visitor.post(path, { password: PASSWORD, passwordConfirmation: PASSWORD });
    expect(saved.headers.location).toBe('/login');
    expect(visitor.cookies.has(SESSION)).toBe(false);
    const { passwordHash } = await userWith('assistant@meridiana.test');
    expect(await verifyPassword(passwordHash, PASSWORD)).toBe(true);
  });

  it('ends existing sessions when used', async () => {
    const email = 'doctor@alborada.test';
    const before = await web.signIn(email, 'alborada.localhost');
    const { path } = await newLink(email);
    await web.visit('alborada.localhost').post(path, { password: PASSWORD, passwordConfirmation: PASSWORD });
    expect((await before.get('/app/notifications')).status).toBe(302);
  });

  it('redirects to sign-in with a message when used, expired or unknown', async () => {
    const { path } = await newLink('manager@alborada.test');
    await web.visit().post(path, { password: PASSWORD, passwordConfirmation: PASSWORD });
    for (const over of [path, `/reset-password/${'A'.repeat(43)}`, '/reset-password/x']) {
      for (const ask of ['get', 'post'] as const) {
        const visitor = web.visit();
        const form = { password: PASSWORD, passwordConfirmation: PASSWORD };
        const { status, headers } = ask === 'get' ? await visitor.get(over) : await visitor.post(over, form);
        expect([status, headers.location]).toEqual([302, '/login']);
        expect((await visitor.get('/login')).body).toContain('auth:reset.over');
      }
    }
  });

  it.each(['reset-password', 'invitations/use'])('redirects to sign-in when a link of %s was damaged', async (link) => {
    for (const token of ['%F0%28', '%00', '%', 'a%5Cb', 'x?y=%00']) {
      const visitor = web.visit();
      const mended = await visitor.get(`/${link}/${token}`);
      expect([token, mended.status]).toEqual([token, 302]);
      expect(await visitor.get(String(mended.headers.location))).toMatchObject({
        status: 302,
        headers: { location: '/login' },
      });
    }
  });

  it('is not used in a browser with a session, which is told so', async () => {
    const { path, token } = await newLink('assistant@meridiana.test');
    const visitor = await web.signIn('doctor@meridiana.test');
    for (const link of [path, `/invitations/use/${token}`]) {
      expect(await visitor.get(link)).toMatchObject({ status: 302, headers: { location: '/app' } });
      expect((await visitor.get('/app/account')).body).toContain('auth:link.unused');
    }
    expect((await web.visit().get(path)).status).toBe(200);
  });

  it('is not used by an invalid password, and the input is not sent back', async () => {
    const { path } = await newLink('assistant@meridiana.test');
    const visitor = web.visit();
    for (const [password, passwordConfirmation] of [
      ['Corta#1', 'Corta#1'],
      ['Nueva#1234', 'Nueva#1234'],
      ['Nueva#123', 'Nueva#124'],
      ['', ''],
    ] as const) {
      const { status, body } = await visitor.post(path, { password, passwordConfirmation });
      expect(status).toBe(422);
      if (password) expect(body).not.toContain(password);
    }
    expect((await visitor.post(path, { password: PASSWORD, passwordConfirmation: PASSWORD })).status).toBe(302);
  });

  it('never appears in the log', async () => {
    const { token, path } = await newLink('assistant@meridiana.test');
    const visitor = web.visit();
    for (const asked of [path, `${path}.data`, `${path}/more`, `/Reset-Password/${token}`, `/login?returnTo=${path}`])
      await visitor.get(asked);
    await visitor.ask({ method: 'DELETE', path, headers: { Referer: `${visitor.origin}${path}` } });
    expect(web.log()).toContain('/reset-password/:token');
    expect(web.log()).not.toContain(token);
  });
});

const ENTRY = '__Host-aval-entry';

describe('single sign-on', () => {
  const SECRET = 'un secreto de Meridiana bastante largo';
  const DOCTOR = 'doctor@meridiana.test';
  const HOST = 'meridiana.localhost';

  beforeAll(async () => {
    const { id } = await engine.owner.company.findUniqueOrThrow({ where: { subdomain: 'meridiana' } });
    const data = ssoColumns(engine.services, id, { algorithm: 'HS256', key: SECRET });
    await engine.owner.company.update({ where: { id }, data });
  });

  const newJwt = (email = DOCTOR) =>
    new SignJWT({ email, aud: 'meridiana', jti: randomUUID() })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1 minute')
      .sign(new TextEncoder().encode(SECRET));

  const post = (token: unknown, headers = {}) => {
    const visitor = web.visit(HOST);
    const body = JSON.stringify({ token });
    const sent = { 'Content-Type': 'application/json', ...headers };
    return visitor
      .ask({ method: 'POST', path: '/auth/login', body, headers: sent })
      .then((answer) => ({ visitor, answer }));
  };

  it('removes the token from the address at once and opens the application', async () => {
    const visitor = web.visit(HOST);
    const jwt = await newJwt();
    const { status, headers, body } = await visitor.get(`/login?jwt=${jwt}&returnTo=/app/demands%3Fpage%3D1`, {
      'Sec-Fetch-Site': 'cross-site',
    });
    expect([status, headers.location]).toEqual([302, '/app/demands?page=1']);
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-aval=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).not.toContain(jwt);
    expect((await visitor.get('/app/notifications')).status).toBe(200);
    expect(web.log()).not.toContain(jwt);
    const again = web.visit(HOST);
    const { headers: refused } = await again.get(`/login?jwt=${jwt}`);
    expect(refused.location).toBe('/login');
    expect(again.cookies.has(SESSION)).toBe(false);
    const page = await again.get('/login');
    expect(page.status).toBe(200);
    expect(page.body).toContain('auth:tokenRefused');
  });

  it('tells whoever signs in of the attempts that failed since', async () => {
    const jwt = () => newJwt('assistant@meridiana.test');
    const enter = async () => {
      const visitor = web.visit(HOST);
      const { headers } = await visitor.get(`/login?jwt=${await jwt()}&returnTo=/app/account`);
      return (await visitor.get(headers.location ?? '')).body;
    };
    await enter();
    expect(await enter()).not.toContain('auth:failuresSince');
    await web.visit(HOST).post('/login', { email: 'assistant@meridiana.test', password: 'Otra#123' });
    expect(await enter()).toContain('auth:failuresSince');
  });

  it('redirects only within the application', async () => {
    for (const returnTo of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/logout']) {
      const query = new URLSearchParams({ jwt: await newJwt(), returnTo }).toString();
      expect((await web.visit(HOST).get(`/login?${query}`)).headers.location).toBe('/app');
    }
  });

  it('asks a user signed in under another account, and changes nothing before the answer', async () => {
    const visitor = await web.signIn('representative@meridiana.test', HOST);
    const before = visitor.cookies.get(SESSION);
    const follow = async (jwt: string) =>
      (await visitor.get(`/login?jwt=${jwt}&returnTo=/app/demands`, { 'Sec-Fetch-Site': 'cross-site' })).headers;
    const jwt = await newJwt();
    expect((await follow(jwt)).location).toBe('/enter');
    const page = await visitor.get('/enter');
    expect(page.status).toBe(200);
    for (const email of ['representative@meridiana.test', DOCTOR]) expect(page.body).toContain(email);
    expect(page.body).not.toContain(jwt);
    expect((await visitor.post('/enter', { answer: 'stay' })).headers.location).toBe('/app');
    expect((await visitor.get('/enter')).headers.location).toBe('/login');
    expect(visitor.cookies.get(SESSION)).toBe(before);
    // The token was not consumed yet; the next use consumes it.
    await follow(jwt);
    const waiting = visitor.cookies.get(ENTRY) ?? '';
    // A confirmation is valid only for the user that its page named.
    const other = { answer: 'change', named: 'doctor2@meridiana.test' };
    expect((await visitor.post('/enter', other)).headers.location).toBe('/enter');
    expect(visitor.cookies.get(SESSION)).toBe(before);
    const change = { answer: 'change', named: DOCTOR };
    const nobody = web.visit(HOST);
    nobody.cookies.set(ENTRY, waiting);
    expect((await nobody.post('/enter', change)).headers.location).toBe('/login');
    expect((await visitor.post('/enter', change)).headers.location).toBe('/app/demands');
    expect(visitor.cookies.get(SESSION)).not.toBe(before);
    expect((await visitor.get('/app/account')).body).toContain(DOCTOR);
    visitor.cookies.set(ENTRY, waiting);
    expect((await visitor.post('/enter', change)).headers.location).toBe('/login');
    expect((await web.visit(HOST).get(`/login?jwt=${jwt}`)).headers.location).toBe('/login');
  });

  it('needs no confirmation for the same user, and rejects one sent by another site', async () => {
    const visitor = await web.signIn(DOCTOR, HOST);
    expect((await visitor.get(`/login?jwt=${await newJwt()}`)).headers.location).toBe('/app');
    await visitor.get(`/login?jwt=${await newJwt('representative@meridiana.test')}`);
    const body = new URLSearchParams({ answer: 'change' }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://elsewhere.example' };
    expect((await visitor.ask({ method: 'POST', path: '/enter', body, headers })).status).toBe(403);
    visitor.cookies.set(ENTRY, `${visitor.cookies.get(ENTRY)}x`);
    expect((await visitor.get('/enter')).headers.location).toBe('/login');
  });

  it('keeps the current session after a refused link, and names its user', async () => {
    const visitor = await web.signIn('representative@meridiana.test', HOST);
    const before = visitor.cookies.get(SESSION);
    await visitor.get('/login?jwt=refused', { 'Sec-Fetch-Site': 'cross-site' });
    const { status, body } = await visitor.get('/app/account');
    expect([status, visitor.cookies.get(SESSION)]).toEqual([200, before]);
    expect(body).toContain('auth:tokenRefusedSignedIn');
  });

  it("ends the previous user's session and never continues a planted one", async () => {
    const visitor = await web.signIn('representative@meridiana.test', HOST);
    const before = visitor.cookies.get(SESSION) ?? '';
    await visitor.get(`/login?jwt=${await newJwt()}`);
    await visitor.post('/enter', { answer: 'change', named: DOCTOR });
    expect(visitor.cookies.get(SESSION)).not.toBe(before);
    const copy = web.visit(HOST);
    copy.cookies.set(SESSION, before);
    expect((await copy.get('/app/notifications')).status).toBe(302);
    expect((await visitor.get('/app/notifications')).status).toBe(200);
  });

  it('consumes the token only on a document visit, not on prefetch, image, frame, script or HEAD', async () => {
    const visitor = web.visit(HOST);
    const path = `/login?jwt=${await newJwt()}`;
    for (const headers of [
      { 'Sec-Purpose': 'prefetch' },
      { 'Sec-Purpose': 'prefetch;prerender' },
      { Purpose: 'prefetch' },
      { 'Sec-Fetch-Dest': 'image' },
      { 'Sec-Fetch-Dest': 'iframe' },
      { 'Sec-Fetch-Dest': 'empty' },
    ])
      expect((await visitor.get(path, headers)).status).toBe(503);
    expect((await visitor.get(path.replace('/login', '/login.data'), { 'Sec-Fetch-Dest': 'empty' })).status).toBe(503);
    expect((await visitor.ask({ method: 'HEAD', path })).status).toBe(503);
    expect(visitor.cookies.size).toBe(0);
    expect((await visitor.get(path)).headers.location).toBe('/app');
  });

  it('accepts a token as JSON, and nothing else', async () => {
    const { visitor, answer } = await post(await newJwt());
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { location: '/app' }]);
    expect((await visitor.get('/app/notifications')).status).toBe(200);
    expect((await post('nothing')).answer.status).toBe(401);
    for (const token of [undefined, 7, null, {}, ['x']]) expect((await post(token)).answer.status).toBe(400);
    expect((await post('x'.repeat(20_000))).answer.status).toBe(413);
    expect((await post(await newJwt(), { Origin: 'https://elsewhere.example' })).answer.status).toBe(403);
    expect((await post(await newJwt(), { 'Content-Type': 'text/plain' })).answer.status).toBe(415);
    expect((await web.visit(HOST).get('/auth/login')).status).toBe(405);
    const malformed = {
      method: 'POST',
      path: '/auth/login',
      body: '{',
      headers: { 'Content-Type': 'application/json' },
    };
    expect((await web.visit(HOST).ask(malformed)).status).toBe(400);
  });
});

describe('signing out', () => {
  it("ends the session, clears its cookie and redirects to the company's address", async () => {
    const visitor = await web.signIn('doctor2@meridiana.test', 'meridiana.localhost');
    const token = visitor.cookies.get(SESSION) ?? '';
    const data = { logoutRedirectUrl: 'https://portal.example/adios' };
    await engine.owner.company.update({ where: { subdomain: 'meridiana' }, data });
    // The target comes from the company's settings, never from the request.
    const { headers } = await visitor.post('/logout?returnTo=https://elsewhere.example', { returnTo: '//elsewhere' });
    expect(headers.location).toBe('https://portal.example/adios');
    const taken = headers['set-cookie']?.find((cookie) => cookie.startsWith(`${SESSION}=`));
    expect(taken).toBe('__Host-aval=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0');
    const { revokedAt, listState } = await engine.owner.userSession.findUniqueOrThrow({
      where: { tokenHash: hashSecretToken(token) },
    });
    expect(revokedAt).not.toBeNull();
    expect(listState).toEqual({});
    await engine.owner.company.update({ where: { subdomain: 'meridiana' }, data: { logoutRedirectUrl: null } });
  });

  it('sets every cookie for this host only, over TLS, and hidden from scripts', async () => {
    const visitor = web.visit('meridiana.localhost');
    const answers = [
      await visitor.post('/app/preferences', { language: 'en' }),
      await visitor.get('/reset-password/nobodys-link'),
      await visitor.post('/login', { email: 'doctor2@meridiana.test', password: STORY_PASSWORD }),
    ];
    const cookies = answers.flatMap(({ headers }) => headers['set-cookie'] ?? []);
    expect(cookies.length).toBeGreaterThanOrEqual(3);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-[\w-]+=/);
      for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(flag);
      expect(cookie).not.toContain('Domain');
    }
  });
});
