import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createSecretToken, hashSecretToken } from '@aval/application/access/secret-token';
import { ANONYMOUS_LIMITS } from '@aval/application/invitations/anonymous-attempts';
import { ssoColumns } from '@aval/application/secrets/sso-secret';
import { INVITATION_STATUS, invitationEnd } from '@aval/domain/access/invitation-status';
import { ROLES } from '@aval/domain/access/roles';
import { STORY_PASSWORD } from '@aval/story/people';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);

const HOST = 'meridiana.localhost';
const SESSION = '__Host-aval';
const ACCOUNT = { name: 'Eva Robles', dni: '12345678Z', password: 'Nueva#123', passwordConfirmation: 'Nueva#123' };

async function invite(changes: { expiresAt?: Date; status?: number } = {}) {
  const token = createSecretToken();
  const email = `${randomUUID()}@example.test`;
  const { id: companyId } = await engine.owner.company.findUniqueOrThrow({ where: { subdomain: 'meridiana' } });
  const issued = { tokenHash: hashSecretToken(token), expiresAt: invitationEnd(new Date()) };
  await engine.owner.invitation.create({
    data: {
      companyId,
      email,
      name: ACCOUNT.name,
      roleId: ROLES.DOCTOR,
      doctorsDni: [],
      ...issued,
      status: INVITATION_STATUS.accepted,
      ...changes,
    },
  });
  return { email, token, path: `/invitations/use/${token}` };
}

const accountsOf = (email: string) => engine.owner.userAccount.count({ where: { email } });

async function expectRefused(path: string, host = HOST) {
  for (const ask of ['get', 'post'] as const) {
    const visitor = web.visit(host);
    const { status, headers } = await (ask === 'get' ? visitor.get(path) : visitor.post(path, ACCOUNT));
    expect([status, headers.location]).toEqual([302, '/login']);
    expect((await visitor.get('/login')).body).toContain('invitationUse:invalid');
  }
}

describe('the link of an invitation', () => {
  it('creates one account and is invalid afterwards', async () => {
    const { email, path } = await invite();
    const made = await web.visit(HOST).post(path, ACCOUNT);
    expect([made.status, made.headers.location]).toEqual([302, '/login']);
    expect(made.headers['set-cookie']?.some((cookie) => cookie.startsWith(`${SESSION}=`))).toBe(false);
    await expectRefused(path);
    expect(await accountsOf(email)).toBe(1);
  });

  it('creates one account when used concurrently', async () => {
    const { email, path } = await invite();
    const answers = await Promise.all(Array.from({ length: 5 }, () => web.visit(HOST).post(path, ACCOUNT)));
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 302, 302, 302, 302]);
    expect(await accountsOf(email)).toBe(1);
  });

  it("is invalid when expired, withdrawn, guessed or at another company's host", async () => {
    const over = await invite({ expiresAt: new Date(Date.now() - 1_000) });
    const withdrawn = await invite({ status: INVITATION_STATUS.withdrawn });
    const good = await invite();
    await expectRefused(over.path);
    await expectRefused(withdrawn.path);
    await expectRefused(good.path, 'alborada.localhost');
    for (const guess of ['A'.repeat(43), good.token.slice(0, 42), `${good.token}A`, good.token.toUpperCase()])
      await expectRefused(`/invitations/use/${guess}`);
    for (const { email } of [over, withdrawn, good]) expect(await accountsOf(email)).toBe(0);
  });

  it('never appears in the log, and its page sends no referrer', async () => {
    const { token, path } = await invite();
    const { headers } = await web.visit(HOST).get(path);
    expect(headers).toMatchObject({ 'referrer-policy': 'strict-origin', 'cache-control': 'private, no-store' });
    await web.visit(HOST).get(`${path}.data`);
    expect(web.log()).not.toContain(token);
  });
});

describe('a single sign-on token not signed as the company requires', () => {
  const SECRET = 'un secreto de Meridiana bastante largo';
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const claims = () => ({ email: 'doctor@meridiana.test', aud: 'meridiana', jti: randomUUID() });
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

  function hs256(payload: JWTPayload, { secret = SECRET, exp = inSeconds(60) } = {}) {
    const token = new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(exp);
    return token.sign(new TextEncoder().encode(secret));
  }

  /** HS256 token signed with the public key as its secret, which a verifier that trusts the header would accept. */
  function swapped() {
    const body = `${encoded({ alg: 'HS256' })}.${encoded({ ...claims(), exp: inSeconds(60) })}`;
    return `${body}.${createHmac('sha256', pem).update(body).digest('base64url')}`;
  }

  async function setKey(algorithm: string, key: string): Promise<void> {
    const { id } = await engine.owner.company.findUniqueOrThrow({ where: { subdomain: 'meridiana' } });
    await engine.owner.company.update({ where: { id }, data: ssoColumns(engine.services, id, { algorithm, key }) });
  }

  async function tryToken(token: string) {
    const visitor = web.visit(HOST);
    const { status, headers } = await visitor.get(`/login?jwt=${token}`);
    return { status, location: headers.location, hasSession: visitor.cookies.has(SESSION) };
  }
  const REFUSED = { status: 302, location: '/login', hasSession: false };

  it('is refused: unsigned, wrong secret, wrong audience, expired, too long-lived, without an id', async () => {
    await setKey('HS256', SECRET);
    const unsigned = `${encoded({ alg: 'none' })}.${encoded({ ...claims(), exp: inSeconds(60) })}.`;
    const { jti: _jti, ...withoutId } = claims();
    const tokens = [
      unsigned,
      await hs256(claims(), { secret: `${SECRET}.` }),
      await hs256({ ...claims(), aud: 'alborada' }),
      await hs256(claims(), { exp: inSeconds(-60) }),
      await hs256(claims(), { exp: inSeconds(3_600) }),
      await hs256(withoutId),
      await hs256({ ...claims(), email: 'doctor@alborada.test' }),
      await hs256({ ...claims(), email: 'superadmin@aval.test' }),
      await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256' }).setExpirationTime('1 minute').sign(privateKey),
    ];
    for (const token of tokens) expect(await tryToken(token)).toEqual(REFUSED);
    expect(await tryToken(await hs256(claims()))).toMatchObject({ location: '/app', hasSession: true });
  });

  it("is refused when its algorithm is not the company's", async () => {
    await setKey('RS256', pem);
    expect(await tryToken(swapped())).toEqual(REFUSED);
    expect(await tryToken(await hs256(claims(), { secret: pem }))).toEqual(REFUSED);
    const signed = new SignJWT(claims()).setProtectedHeader({ alg: 'RS256' }).setExpirationTime('1 minute');
    expect(await tryToken(await signed.sign(privateKey))).toMatchObject({ location: '/app', hasSession: true });
  });
});

describe('signing in', () => {
  it('counts spellings of an address and forged client addresses as one', async () => {
    const email = 'supervisor@meridiana.test';
    const written = [email, email.toUpperCase(), ` ${email}`, `${email}\t`, email.replace('s', 'S')];
    for (const [index, variant] of written.entries()) {
      const headers = { 'X-Forwarded-For': `198.51.100.${index}`, 'X-Real-IP': `198.51.100.${index}` };
      const { status } = await web.visit(HOST).post('/login', { email: variant, password: 'Falsa#999' }, headers);
      expect(status).toBeLessThan(429);
    }
    const { status, headers } = await web
      .visit(HOST)
      .post(
        '/login',
        { email: email.replace('u', 'U'), password: STORY_PASSWORD },
        { 'X-Forwarded-For': '203.0.113.1' },
      );
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(600);
  });

  it("signing in with a lookalike address matches no user and consumes none of the user's attempts", async () => {
    const email = 'assistant@meridiana.test';
    const lookalikes = [
      email.replace('a', 'а'),
      email.replace('i', 'ı'),
      email.replaceAll('s', 'ſ'),
      `\u200b${email}`,
      email.replace('@', '＠'),
      email.normalize('NFKD').replace('e', 'e\u0301'),
    ];
    for (const lookalike of lookalikes) {
      const visitor = web.visit(HOST);
      const { status, headers } = await visitor.post('/login', { email: lookalike, password: STORY_PASSWORD });
      expect([lookalike, status, headers.location]).toEqual([lookalike, 422, undefined]);
      expect(visitor.cookies.has(SESSION)).toBe(false);
    }
    expect((await web.visit(HOST).post('/login', { email, password: STORY_PASSWORD })).status).toBe(302);
  });
});

describe('requesting an account', () => {
  it('is counted by network address, whatever headers the client sends', async () => {
    const ofItsDoctors = { some: { user: { roleId: ROLES.DOCTOR, company: { subdomain: 'meridiana' } } } };
    const { id } = await engine.owner.center.findFirstOrThrow({
      where: { hidden: false, type: { not: 'Realizador' }, users: ofItsDoctors },
    });
    const ask = (index: number, headers: Readonly<Record<string, string>>) => {
      const email = `${index}-${randomUUID()}@example.test`;
      const asked = { role: 'DOCTOR', name: ACCOUNT.name, email, phone: '925556677', centers: String(id) };
      return web.visit(HOST).post('/?index', { ...asked, reason: 'Trabajo en oncología.' }, headers);
    };
    const claims = (index: number) => ({
      'X-Forwarded-For': `198.51.100.${index}, 203.0.113.${index}`,
      'X-Real-IP': `198.51.100.${index}`,
      Forwarded: `for=198.51.100.${index}`,
    });
    for (let index = 0; index < ANONYMOUS_LIMITS.request; index += 1)
      expect((await ask(index, claims(index))).status).toBe(302);
    const { status, headers } = await ask(99, claims(99));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(600);
  });
});

describe('hostile HTML in a plain field', () => {
  it('is escaped on every page that shows it', async () => {
    const name = '<img src=x onerror=attack()>"\'><script>attack()</script>';
    const { owner } = engine;
    const [doctor, drug, presentation, center, code, patient, admin] = await Promise.all([
      owner.userAccount.findUniqueOrThrow({ where: { email: 'doctor2@meridiana.test' } }),
      owner.drug.findFirstOrThrow(),
      owner.presentation.findFirstOrThrow(),
      owner.center.findFirstOrThrow(),
      owner.radiotherapyCode.findFirstOrThrow(),
      owner.patient.findFirstOrThrow({ where: { company: { subdomain: 'meridiana' } } }),
      owner.userAccount.findUniqueOrThrow({ where: { email: 'superadmin@aval.test' } }),
    ]);
    await owner.userAccount.update({ where: { id: doctor.id }, data: { name, membershipNumber: name } });
    await owner.drug.update({ where: { id: drug.id }, data: { name, activePrinciple: name, atcCode: name } });
    const pack = { presentation: name, registerNumber: name, nationalCode: name };
    await owner.presentation.update({ where: { id: presentation.id }, data: pack });
    await owner.center.update({ where: { id: center.id }, data: { name, locality: name, address: name } });
    await owner.radiotherapyCode.update({ where: { id: code.id }, data: { code: name, type: name, radioType: name } });
    await owner.patient.update({ where: { id: patient.id }, data: { lastName: name } });
    const { email } = await invite();
    const invitation = await owner.invitation.update({
      where: { id: (await owner.invitation.findFirstOrThrow({ where: { email } })).id },
      data: { name, reason: name, rejectionReason: name, status: INVITATION_STATUS.rejected },
    });
    const { companyId } = invitation;
    const file = { size: 1, sha256: 'a'.repeat(64), mediaType: 'application/pdf', originalFilename: `${name}.pdf` };
    const media = await owner.media.create({
      data: { id: randomUUID(), companyId, storageKey: randomUUID(), ...file },
    });
    await owner.attachment.create({
      data: { companyId, invitationId: invitation.id, mediaId: media.id, description: name, side: 'doctor' },
    });
    const change = { subject: 'user', subjectId: doctor.id, name, action: 'edit' };
    await owner.changeRecord.create({
      data: { ...change, companyId, actorId: doctor.id, before: { name }, after: { membershipNumber: name } },
    });
    await owner.notification.create({
      data: { companyId, invitationId: invitation.id, userId: admin.id, key: 'account_request', createdAt: new Date() },
    });
    const superadmin = await web.signIn('superadmin@aval.test');
    for (const path of [
      `/app/users/profile/${doctor.id}`,
      `/app/users/${doctor.id}/edit`,
      `/app/drugs/${drug.id}`,
      `/app/drugs/${drug.id}/edit`,
      `/app/presentations/${presentation.id}`,
      `/app/presentations/${presentation.id}/edit`,
      '/app/presentations?presentation=onerror',
      `/app/centers/${center.id}`,
      `/app/centers/${center.id}/edit`,
      '/app/centers?name=onerror',
      `/app/codes/${code.id}`,
      `/app/codes/${code.id}/edit`,
      `/app/codes?companyId=${code.companyId}`,
      '/app/changes?name=onerror',
      `/app/patients/${patient.id}`,
      `/app/patients/${patient.id}/edit`,
      `/app/invitations/${invitation.id}`,
      `/app/invitations?email=${email}`,
      '/app/drugs?name=onerror',
      '/app/users?name=onerror',
      '/app/notifications',
    ]) {
      const { status, body } = await superadmin.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(body).toContain('onerror');
      expect(body).not.toMatch(/<img src=x|<script>attack/);
    }
    const bell = await superadmin.get('/app/notifications/state');
    expect(bell.body).toContain('onerror');
    expect(bell.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'x-content-type-options': 'nosniff',
    });
  });
});
