import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WIZARD_MODES } from '@aval/domain/demand/vocabulary';
import { type AccessScene, arrangeScene } from '@aval/ops/test/access-scene';
import { ADMINISTRATION_CASES } from '@aval/ops/test/administration-cases';
import { DETAIL_CASES } from '@aval/ops/test/detail-cases';
import { createTestEngine, type TestEngine } from '@aval/ops/test/engine';
import { INTENT_CASES } from '@aval/ops/test/intent-cases';
import { everybody, PEOPLE, PERSONS, type Person } from '@aval/ops/test/people';
import { FILERS, list, type RouteCase, SEE_DEMAND, SEE_DRAFT } from '@aval/ops/test/route-case';
import { startWebUnderTest, type WebUnderTest } from '@aval/ops/test/web-under-test';
import type { Answer, WebVisitor } from '@aval/ops/test/web-visitor';
import { WIZARD_CASES } from '@aval/ops/test/wizard-cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIALOG_ACTIONS } from '../app/features/demand-actions/action-address';

const APP = path.join(import.meta.dirname, '../app');
const ROUTES = path.join(APP, 'routes');

let engine: TestEngine;
let web: WebUnderTest;
let scene: AccessScene;
const visitors = {} as Record<Person, WebVisitor>;

beforeAll(async () => {
  engine = await createTestEngine();
  await engine.startWorker();
  web = await startWebUnderTest(engine);
  scene = await arrangeScene(engine, web);
  await Promise.all(PERSONS.map(async (person) => (visitors[person] = await web.signIn(PEOPLE[person]))));
}, 180_000);

afterAll(async () => {
  await web.stop();
  await engine.close();
});

/** Status, and where it leads without what differs from one answer to the next. */
function summary({ status, headers }: Answer): string {
  const place = headers.location?.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/\?.*$/, '');
  return place ? `${status} ${place}` : String(status);
}

/** Who may take decisions at all. Source: docs/rules.md 1.3, docs/lifecycle.md. */
const DECIDERS = 'manager groupManager foreignManager representative foreignRepresentative consultant otherConsultant';
const OPEN_HOME = 'superadmin admin groupManager supervisor foreignSupervisor doctor assistant foreignAssistant';

const lead = (to: string) => (visitor: WebVisitor) => visitor.get(to);

/** Every answer is written down from docs/rules.md, none is taken from the code. */
const CASES: RouteCase[] = [
  {
    route: '_public+/_index',
    what: 'the start',
    ask: lead('/'),
    expected: everybody('302 /app'),
    stranger: '302 /login',
  },
  { route: '_public+/$', what: 'nothing', ask: lead('/nothing'), expected: everybody('404'), stranger: '404' },
  {
    route: '_public+/login',
    what: 'the sign-in page',
    ask: lead('/login'),
    expected: everybody('302 /app'),
    stranger: '200',
  },
  {
    route: '_public+/login',
    what: 'signing in again',
    ask: (visitor) => visitor.post('/login', { email: 'doctor@meridiana.test', password: '' }),
    expected: everybody('400'),
    stranger: '400',
  },
  {
    route: '_public+/logout',
    what: 'its address, typed',
    ask: lead('/logout'),
    expected: everybody('302 /app'),
    stranger: '302 /app',
  },
  { route: 'app+/_layout', what: 'the frame', ask: lead('/app'), expected: everybody('302 /app/demands') },
  { route: 'app+/_index', what: 'the start inside', ask: lead('/app'), expected: everybody('302 /app/demands') },
  { route: 'app+/$', what: 'nothing inside', ask: lead('/app/nothing'), expected: everybody('404') },
  {
    route: 'app+/home',
    what: 'the context cards, for those who have a choice',
    ask: lead('/app/home'),
    expected: everybody('302 /app/demands', [OPEN_HOME, '200']),
  },
  {
    route: 'app+/context',
    what: 'a company that nobody may choose',
    ask: (visitor) => visitor.post('/app/context', { dimension: 'company', id: '77', from: 'bar' }),
    expected: everybody('302 /app/home'),
  },
  { route: 'app+/notifications', what: 'the bell', ask: lead('/app/notifications'), expected: everybody('200') },
  {
    route: 'app+/notifications',
    what: 'reading somebody else’s',
    intent: 'mark_one',
    ask: (visitor) => visitor.post('/app/notifications', { intent: 'mark_one', id: '1' }, { 'Sec-Fetch-Mode': 'cors' }),
    expected: everybody('200'),
  },
  {
    route: 'app+/notifications',
    what: 'reading the news of a demand',
    intent: 'mark',
    ask: (visitor, { demandId }) =>
      visitor.post(
        '/app/notifications',
        { intent: 'mark', demandIds: demandId, upTo: '1' },
        { 'Sec-Fetch-Mode': 'cors' },
      ),
    expected: everybody('200'),
  },
  {
    route: 'app+/notifications',
    what: 'opening what the news is about',
    intent: 'open',
    ask: (visitor, { demandId }) => visitor.post('/app/notifications', { intent: 'open', demandId, upTo: '1' }),
    expected: everybody('302 /app/demands/:id'),
  },
  {
    route: 'app+/preferences',
    what: 'mails, where the role may choose',
    ask: (visitor) => visitor.post('/app/preferences', { emailNotifications: 'on' }, { 'Sec-Fetch-Mode': 'cors' }),
    expected: everybody('403', ['representative foreignRepresentative', '200']),
    stranger: '200',
  },
  {
    route: 'app+/preferences',
    what: 'a language that there is not',
    ask: (visitor) => visitor.post('/app/preferences', { language: 'xx' }),
    expected: everybody('400'),
    stranger: '400',
  },
  ...ADMINISTRATION_CASES,
  {
    route: 'app+/access-record+/_index',
    what: 'who looked at what',
    ask: lead('/app/access-record?page=1'),
    expected: everybody('302 /app/home', ['superadmin admin', '200']),
  },
  {
    route: 'app+/access-record+/state',
    what: 'the record as it is now',
    ask: lead('/app/access-record/state?page=1'),
    expected: everybody('302 /app/home', ['superadmin admin', '200']),
  },
  {
    route: 'app+/access-record+/users',
    what: 'whose looks there are',
    ask: lead('/app/access-record/users?q='),
    expected: everybody('302 /app/home', ['superadmin admin', '200']),
  },
  {
    route: 'app+/reminders',
    what: 'when people are reminded',
    ask: lead('/app/reminders?company=2'),
    expected: everybody('302 /app/home', ['superadmin', '200']),
  },
  {
    route: 'app+/reminders',
    what: 'saving without a number',
    ask: (visitor) => visitor.post('/app/reminders', { companyId: '2', revision: '0' }),
    expected: everybody('403', ['superadmin', '400']),
  },
  { route: 'app+/demands+/_index', what: 'the list', ask: lead(`${list}?page=1`), expected: everybody('200') },
  {
    route: 'app+/demands+/filter-options',
    what: 'the companies of the filter, for those who look at more than one',
    ask: lead(`${list}/filter-options?filter=companyId&q=`),
    expected: everybody('404', ['superadmin admin consultant otherConsultant', '200']),
  },
  {
    route: 'app+/demands+/filter-options',
    what: 'the zones of the filter',
    ask: lead(`${list}/filter-options?filter=zoneId&q=`),
    expected: everybody('404', [
      'superadmin admin manager groupManager foreignManager representative foreignRepresentative',
      '200',
    ]),
  },
  {
    route: 'app+/demands+/filter-options',
    what: 'patients in an address',
    ask: lead(`${list}/filter-options?filter=patientId&q=`),
    expected: everybody('404'),
  },
  {
    route: 'app+/demands+/filter-patients',
    what: 'the patients of the filter',
    ask: (visitor) => visitor.post(`${list}/filter-patients`, { q: 'a' }),
    expected: everybody('200', ['supervisor foreignSupervisor', '404']),
  },
  {
    route: 'app+/demands+/consultants',
    what: 'the consultants',
    ask: lead(`${list}/consultants?q=`),
    expected: everybody('302 /app/home', [DECIDERS, '200']),
  },
  {
    route: 'app+/demands+/doctors',
    what: 'the doctors who could take over',
    ask: lead(`${list}/doctors?companyId=2&q=`),
    expected: everybody('302 /app/home', ['superadmin admin', '200']),
  },
  {
    route: 'app+/demands+/create',
    what: 'the page of a new request',
    ask: lead(`${list}/create`),
    expected: everybody('302 /app/home', [FILERS, '200']),
  },
  {
    route: 'app+/demands+/create',
    what: 'an empty new request',
    ask: (visitor) => visitor.post(`${list}/create`, { newDemandId: randomUUID() }),
    expected: everybody('403', [FILERS, '400']),
  },
  {
    route: 'app+/demands+/wizard+/new-patient',
    what: 'an empty new patient',
    ask: (visitor) => visitor.post(`${list}/wizard/new-patient`, {}),
    expected: everybody('403', ['superadmin admin', '404'], [FILERS, '422']),
  },
  {
    route: 'app+/demands+/wizard+/active-treatments',
    what: 'the treatments of nobody',
    ask: (visitor) => visitor.post(`${list}/wizard/active-treatments`, { patientId: '2147483647' }),
    expected: everybody('403', [FILERS, '404']),
  },
  {
    route: 'app+/demands+/wizard+/patients',
    what: 'a search for a patient to file for',
    ask: (visitor) => visitor.post(`${list}/wizard/patients`, { q: 'a' }),
    expected: everybody('403', [FILERS, '200']),
  },
  {
    route: 'app+/demands+/wizard+/options.$catalogue',
    what: 'performing centers',
    ask: lead(`${list}/wizard/options/performing-centers?q=a`),
    expected: everybody('200'),
  },
  {
    route: 'app+/demands+/wizard+/drugs',
    what: 'the catalogue of drugs',
    ask: lead(`${list}/wizard/drugs`),
    expected: everybody('200'),
  },
  {
    route: 'app+/demands+/wizard+/presentations',
    what: 'the packs of a drug',
    ask: lead(`${list}/wizard/presentations?drug=1`),
    expected: everybody('200'),
  },
  {
    route: 'app+/demands+/$demandId._index',
    what: 'a submitted demand',
    ask: (visitor, { demandId }) => visitor.get(`${list}/${demandId}`),
    expected: everybody('404', [SEE_DEMAND, '200']),
  },
  {
    route: 'app+/demands+/$demandId._index',
    what: 'a draft',
    ask: (visitor, { draftId }) => visitor.get(`${list}/${draftId}`),
    expected: everybody('404', [SEE_DRAFT, '200']),
  },
  ...INTENT_CASES,
  ...DETAIL_CASES,
  ...WIZARD_CASES,
];

describe.each(CASES)('$route: $what', ({ ask, expected, stranger }) => {
  it('is for those who may', async () => {
    const answers = await Promise.all(
      PERSONS.map(async (person) => [person, summary(await ask(visitors[person], scene))] as const),
    );
    expect(Object.fromEntries(answers)).toEqual(expected);
  });

  it('knows who has not signed in', async () => {
    expect(summary(await ask(web.visit(), scene))).toBe(stranger ?? '302 /login');
  });

  it('answers no unknown host', async () => {
    const { status } = await ask(web.visit('elsewhere.example'), scene);
    expect(status).toBe(404);
  });
});

it('signs everybody out', async () => {
  const answers = await Promise.all(
    PERSONS.map(async (person) => {
      await visitors[person].post('/logout', {});
      return [person, summary(await visitors[person].get('/app/notifications'))] as const;
    }),
  );
  expect(Object.fromEntries(answers)).toEqual(everybody('302 /login'));
});

it('leaves out no route', () => {
  const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)__/.test(file),
  );
  const covered = new Set(CASES.map(({ route }) => route));
  expect(files.map((file) => file.replace(/\.tsx?$/, '')).filter((route) => !covered.has(route))).toEqual([]);
});

/** The intents that each file of the application reads from a form. */
function readIntents(): string[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const source = readFileSync(path.join(APP, file), 'utf8');
    return [...source.matchAll(/intent: z\.literal\('(\w+)'\)/g)].map(([, intent]) => String(intent));
  });
}

it('leaves out no intent', () => {
  const times = (names: readonly string[], name: string) => names.filter((each) => each === name).length;
  const small = readIntents();
  expect(small).toContain('retry_document');
  // Each place that reads one has its own case: the archive and the operations have "retry" both.
  const asked = [...new Set(CASES.flatMap(({ route, intent }) => (intent ? [`${route} ${intent}`] : [])))];
  const covered = asked.map((each) => each.split(' ')[1] ?? '');
  expect(small.filter((intent) => times(covered, intent) < times(small, intent))).toEqual([]);
  // A duplicate with its chemotherapy is the same form with one more field.
  const dialogs = DIALOG_ACTIONS.filter((action) => action !== 'duplicate_with_chemotherapy');
  expect(dialogs.filter((action) => !covered.includes(action))).toEqual([]);
  expect(WIZARD_MODES.filter((mode) => !covered.includes(mode))).toEqual([]);
});
