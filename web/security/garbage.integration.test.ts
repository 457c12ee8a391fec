import { randomUUID } from 'node:crypto';
import { NUMBER_LIMIT } from '@aval/application/patients/numbers/number-attempts';
import { newDraft } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { PEOPLE } from '@aval/testing/visitors/people';
import type { Answer, WebVisitor } from '@aval/testing/visitors/web-visitor';
import { beforeAll, describe, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);
let doctor: WebVisitor;
let superadmin: WebVisitor;
let demandId: string;

beforeAll(async () => {
  [doctor, superadmin] = await Promise.all([web.signIn(PEOPLE.doctor), web.signIn(PEOPLE.superadmin)]);
  demandId = (await newDraft(engine)).demand.id;
});

const FORM = 'application/x-www-form-urlencoded';
const list = '/app/demands';

/**
 * Invalid values in URL encoding: noncharacters, lone surrogates, broken escapes, numbers beyond column ranges,
 * disguised NULs.
 */
const GARBAGE = [
  'AA-%EF%BF%BF',
  'AA-%F0%9F%98%80',
  'AA-%C3%9F',
  'MER-%ED%A0%80',
  '%ED%A0%80',
  '%EF%BF%BF',
  '%',
  '%zz',
  '%E0%A4%A',
  '99999999999999999999',
  '-1',
  '1e309',
  'NaN',
  '0x10',
  '1.5',
  '2147483648',
  '%5C',
  '%27%3B--',
  '%25%5F%25',
  '%C0%80',
  '%E2%80%AE',
  '__proto__',
  'constructor',
  '[object+Object]',
  '%0D%0A',
  `${'%CC%81'.repeat(500)}`,
  '0000-01-01',
  '0099-12-31',
  '9999-12-31',
];

/** Every page and resource route with all parameters that it reads. */
const PARAMETERS: readonly (readonly [string, readonly string[]])[] = [
  [
    list,
    [
      'page',
      'pageSize',
      'sort',
      'reference',
      'status',
      'pendingDemands',
      'seriousFindings',
      'centerPrescriptorId',
      'zoneId',
      'centerRealizatorId',
      'companyId',
      'doctorId',
      'patientId',
      'drugId',
    ],
  ],
  [`${list}/state`, ['page', 'sort', 'reference', 'status', 'zoneId', 'patientId']],
  [`${list}/filter-options`, ['filter', 'q']],
  [`${list}/consultants`, ['q']],
  [`${list}/doctors`, ['companyId', 'q']],
  [`${list}/wizard/options/drugs`, ['q', 'page', 'id']],
  [`${list}/wizard/presentations`, ['drug', 'q']],
  ['/app/patients', ['page', 'pageSize', 'sort', 'search', 'companyId', 'centerId', 'edited']],
  ['/app/patients/state', ['page', 'search', 'companyId']],
  ['/app/access-record', ['page', 'pageSize', 'from', 'to', 'userId', 'user', 'subject', 'reference', 'patient']],
  ['/app/access-record/state', ['page', 'from', 'userId', 'subject', 'reference']],
  ['/app/access-record/users', ['q']],
  ['/app/changes/state', ['page', 'sort', 'name', 'subject', 'userId', 'from', 'to']],
  ['/app/users/state', ['sort', 'name', 'dni', 'companyId', 'role']],
  ['/app/documents', ['page', 'pageSize', 'state', 'reference']],
  ['/app/documents/state', ['page', 'state', 'reference']],
  ['/app/reminders', ['company']],
  ['/app/operations', ['q']],
  ['/login', ['returnTo']],
];

const failures = (answers: readonly (readonly [string, Answer])[]) =>
  answers.filter(([, { status }]) => status >= 500).map(([what, { status }]) => `${status} ${what}`);

describe('an address with invalid parameters', () => {
  it.each(PARAMETERS)('is answered without a server error: %s', { timeout: 120_000 }, async (path, names) => {
    const answers: [string, Answer][] = [];
    for (const name of names) {
      const searches = [...GARBAGE.map((value) => `${name}=${value}`), `${name}=1&${name}=2&${name}`, `${name}[]=1`];
      for (const search of searches) {
        const address = `${path}?${search}`;
        answers.push([address, await (path === '/login' ? web.visit() : superadmin).get(address)]);
      }
    }
    expect(failures(answers)).toEqual([]);
  });

  it.each(['filter-patients', 'wizard/patients'])(
    'is answered without a server error where patients are searched by POST: %s',
    async (path) => {
      const answers: [string, Answer][] = [];
      for (const value of GARBAGE) {
        const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: doctor.origin };
        const asked = { method: 'POST', path: `${list}/${path}`, body: `q=${value}`, headers };
        answers.push([`${path} ${value}`, await doctor.ask(asked)]);
      }
      expect(failures(answers)).toEqual([]);
    },
  );

  it('is answered without a server error by patient search and number check', {
    timeout: 60_000,
  }, async () => {
    const answers: [string, Answer][] = [];
    const headers = { 'Content-Type': FORM, Origin: superadmin.origin };
    const send = (path: string, body: string) => superadmin.ask({ method: 'POST', path, body, headers });
    for (const value of [...GARBAGE, '%00', 'a%00b', `${'%F0%9F%98%80'.repeat(99)}aa`]) {
      const kept = await send('/app/patients/search', `q=${value}`);
      answers.push([`search ${value}`, kept]);
      if (kept.status === 200) {
        const address = `/app/patients?search=${(JSON.parse(kept.body) as { kept: number }).kept}`;
        answers.push([`${address} ${value}`, await superadmin.get(address)]);
      }
      answers.push([`number ${value}`, await send('/app/patients/number', `companyId=2&number=${value}`)]);
    }
    expect(failures(answers)).toEqual([]);
  });

  it('is answered with thousands of parameters and with malformed cookies', async () => {
    const many = Array.from({ length: 3_000 }, (_, index) => `z${index % 7}`).join('&');
    const zones = Array.from({ length: 900 }, (_, index) => `zoneId=${index}`).join('&');
    for (const search of [many, zones]) expect((await superadmin.get(`${list}?${search}`)).status).toBeLessThan(500);
    for (const cookie of [
      'a=b; '.repeat(2_000),
      '__Host-aval-language=%E0%A4%A',
      '__Host-aval-toast=;;;=%',
      '=;=;\u00ff=',
    ]) {
      const asked = { path: '/login', headers: { Cookie: cookie } };
      expect((await web.visit().ask(asked)).status).toBeLessThan(500);
    }
  });

  it.each([
    '/%5C',
    '/app/%5C',
    '/%',
    '/%E0%A4%A',
    '/app/demands/%EF%BF%BF',
    '/app/%ED%A0%80',
    '//',
    '/app//',
    '/.data',
    '/_root.data',
  ])('an address with odd escapes or slashes causes no server error: %s', async (path) => {
    for (const visitor of [web.visit(), doctor]) {
      const { status } = await visitor.ask({ path });
      expect(status).toBeLessThan(500);
    }
  });

  it('is not stored as the state of a list', async () => {
    expect((await superadmin.get(`${list}?reference=AA-%EF%BF%BF`)).status).toBe(200);
    const { headers } = await superadmin.get(list);
    expect((await superadmin.get(headers.location ?? '')).status).toBe(200);
  });
});

describe('a form with invalid content', () => {
  const BODIES = [
    '',
    '&&&',
    '=',
    '=x',
    'intent',
    'intent=',
    'intent=everything',
    'intent[]=delete',
    'intent.a=delete',
    '__intent__=x',
    '__intent__=null',
    '__intent__=%7B%7D',
    '__intent__=%7B%22type%22%3A%22insert%22%2C%22payload%22%3A1%7D',
    '__state__=x',
    '__state__=%7B',
    '__proto__[a]=1',
    'a=1&a.b=2&a[0]=3',
    'a[=1',
    'a]=1',
    '.=1',
    '[]=1',
    'a[-1]=x',
    'a[1e3]=x',
    'email=%ED%A0%80&password=%ED%A0%80',
    'language=%00&theme=%EF%BF%BF',
    'dimension=company&id=1e99&from=bar',
    '%00=%00',
    'observations=%00%ED%A0%80%EF%BF%BF',
    '%00a%00.b[0]=%00',
    'patientId=99999999999',
    'mode=draft&commandId=x',
    'intent=mark&about=demand:x&upTo=1',
    'intent=retry&effectId=x',
    'companyId=99999999999&revision=1e99',
    'email[]=a&email.b=c&password=x',
    'newDemandId=x&prescriberCenterId[0]=1&patientId.a=1',
  ];
  const TARGETS = [
    '/login',
    '/logout',
    '/app/preferences',
    '/app/context',
    '/app/notifications/state',
    '/app/reminders',
    '/app/operations',
    '/app/documents',
    `${list}/create`,
    `${list}/wizard/new-patient`,
    '/nothing',
    '/app/nothing',
  ];
  const targets = () => [
    ...TARGETS,
    ...['?index', '/save?step=extras&revision=0', '/save?step=patient&revision=0', '/submit'].map(
      (end) => `${list}/${demandId}${end}`,
    ),
    ...[`/save?step=extras&revision=1e9&demandId=x`, '/attachments?attachmentId=x'].map(
      (end) => `${list}/${demandId}${end}`,
    ),
  ];

  it('is answered without a server error by every route', { timeout: 240_000 }, async () => {
    const answers: [string, Answer][] = [];
    const [oneMore, another] = await Promise.all([web.signIn(PEOPLE.doctor), web.signIn(PEOPLE.superadmin)]);
    for (const path of targets()) {
      for (const body of BODIES) {
        const [visitor = web.visit()] =
          path === '/logout' || path === '/login' ? [] : [answers.length % 2 ? oneMore : another];
        const headers = { 'Content-Type': FORM, Origin: visitor.origin };
        answers.push([`${path} ${body}`, await visitor.ask({ method: 'POST', path, body, headers })]);
      }
    }
    expect(failures(answers)).toEqual([]);
  });

  it('writes only to the demand of its path, whatever demand it names', async () => {
    const other = (await newDraft(engine)).demand.id;
    const path = `${list}/${demandId}/save?step=extras&revision=999&demandId=${other}`;
    await doctor.post(path, { observations: 'Para la otra', demandId: other });
    const draft = await engine.owner.demandDraft.findFirstOrThrow({ where: { demandId: other } });
    expect(JSON.stringify(draft)).not.toContain('Para la otra');
    await doctor.post(`${list}/${demandId}/submit`, { demandId: other, commandId: randomUUID(), mode: 'draft' });
    expect((await engine.owner.demand.findUniqueOrThrow({ where: { id: other } })).status).toBe('DRAFT');
  });
});

describe('a user who has to wait', () => {
  it('is told for how long after too many sign-in attempts', async () => {
    const visitor = web.visit();
    const send = () => visitor.post('/login', { email: 'nobody@meridiana.test', password: 'wrong' });
    for (let times = 0; times < 5; times += 1) await send();
    const { status, headers } = await send();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
  });

  it('is told for how long after too many patient number checks, at every endpoint', async () => {
    const { userId } = await engine.actor(PEOPLE.doctor);
    const expire = BigInt(Date.now() + 600_000);
    const key = `patient-number:${userId}`;
    const used = { points: NUMBER_LIMIT.points, expire };
    await engine.owner.rateLimit.upsert({ where: { key }, create: { key, ...used }, update: used });
    const guess = { prescriberCenterId: '1', patientId: '2000000000', exactNumber: '123456789012' };
    const answers = [
      await doctor.post(`${list}/create`, { ...guess, newDemandId: randomUUID(), doctorId: '1' }),
      await doctor.post(`${list}/${demandId}/save?step=patient&revision=0`, guess),
      await doctor.post(`${list}/wizard/active-treatments`, guess),
      await doctor.post(`${list}/wizard/new-patient`, guess),
      await doctor.post(`${list}/wizard/patients`, { q: '123456789012' }),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(500);
    }
    expect(answers[0]?.body).toContain('Ha probado demasiados números');
    await engine.owner.rateLimit.delete({ where: { key } });
  });

  it('gets a message in their language when a form is too large', async () => {
    const visitor = web.visit();
    await visitor.post('/app/preferences', { language: 'en' });
    const { status, body } = await visitor.post('/login', { email: 'x'.repeat(9_000) });
    expect(status).toBe(413);
    expect(body).toContain('The form is too large');
    expect((await web.visit().post('/login', { email: 'x'.repeat(9_000) })).body).toContain(
      'El formulario es demasiado grande',
    );
  });

  it('gets 503 from every address while the database is unavailable', {
    timeout: 120_000,
  }, async () => {
    const allow = await engine.database.refuseConnections();
    try {
      const asked = [
        () => web.visit().get('/login'),
        () => doctor.get(`${list}?page=1`),
        () => doctor.get(`${list}.data?page=1`),
        () => doctor.get(`${list}/${demandId}`),
        () => doctor.get('/app/notifications'),
        () => doctor.post(`${list}/${demandId}/save?step=extras&revision=0`, { observations: 'x' }),
        () => doctor.post(`${list}/${demandId}?index`, { intent: 'delete' }),
        () => doctor.post(`${list}/${demandId}.data?index`, { intent: 'delete' }),
        () => web.visit().post('/login', { email: 'a@b.test', password: 'x' }),
      ];
      for (const ask of asked) {
        const { status, headers } = await ask();
        expect([String(ask), status, headers['retry-after']]).toEqual([String(ask), 503, '5']);
      }
      expect((await web.visit().ask({ path: '/healthz' })).status).toBe(200);
    } finally {
      await allow();
    }
    await expect.poll(async () => (await doctor.get(`${list}?page=1`)).status, { timeout: 30_000 }).toBe(200);
  });
});
