import { OBLIGATIONS, type Obligation } from '@aval/domain/access/obligations';
import { type AccessScene, arrangeScene } from '@aval/testing/scenes/access-scene';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { PEOPLE, type Person } from '@aval/testing/visitors/people';
import { type Ask, WebVisitor } from '@aval/testing/visitors/web-visitor';
import { outcomeCode } from '@aval/web/app/server/outcome-codes';
import { summary } from '@aval/web/security/access/route-case';
import { ROUTE_CASES } from '@aval/web/security/access/route-cases';
import { beforeAll, describe, expect, it } from 'vitest';

const OBLIGED_CODE = outcomeCode({ status: 'obliged' });

/** Three users with different obligations: nearly all permissions, a decider, a filer. */
const OWED = {
  superadmin: 'REQUIRERESETPASSWORD',
  manager: 'REQUIREACCEPTTERMS',
  doctor: 'PASSWORDEXPIRED',
} as const satisfies Partial<Record<Person, Obligation>>;
const OBLIGED = Object.keys(OWED) as (keyof typeof OWED)[];

/** Requests of the same browser's scripts for data. */
class Script extends WebVisitor {
  constructor(page: WebVisitor) {
    super(page.port, page.host);
    for (const [name, value] of page.cookies) this.cookies.set(name, value);
  }
  override ask(asked: Ask) {
    return super.ask({ ...asked, headers: { ...asked.headers, Accept: 'application/json' } });
  }
}

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine);
let scene: AccessScene;
const pages = {} as Record<keyof typeof OWED, WebVisitor>;
const scripts = {} as Record<keyof typeof OWED, WebVisitor>;

beforeAll(async () => {
  scene = await arrangeScene(engine, web);
  for (const person of OBLIGED) {
    pages[person] = await web.signIn(PEOPLE[person]);
    scripts[person] = new Script(pages[person]);
  }
  // From here on the obligations apply, also to pages opened before.
  const { owner } = engine;
  const of = (person: Person) => ({ where: { email: PEOPLE[person] } });
  await owner.userAccount.update({ ...of('superadmin'), data: { requireResetPassword: true } });
  await owner.userAccount.update({ ...of('doctor'), data: { passwordChangedAt: new Date('2020-01-01') } });
  await owner.userAccount.update({ ...of('manager'), data: { acceptedTermsVersion: 0 } });
});

it('the test covers each kind of obligation', () => {
  expect(new Set(Object.values(OWED))).toEqual(new Set(OBLIGATIONS));
});

/** Routes that told a script the obligation by name. */
const told = new Set<string>();

describe.each(ROUTE_CASES.filter(({ isFree }) => !isFree))('$route: $what', ({ route, ask }) => {
  it('is closed to users with an obligation', async () => {
    for (const person of OBLIGED) {
      expect(summary(await ask(pages[person], scene)), person).toMatch(/^(302|202) \/app\/account$/);
      const { status, headers, body } = await ask(scripts[person], scene);
      // A document requested as data gets only the status; client-side navigation is redirected like the page.
      if (headers['content-type']?.includes('json')) {
        expect([status, JSON.parse(body)], person).toEqual([
          OBLIGED_CODE,
          { status: 'obliged', message: OWED[person] },
        ]);
        told.add(route);
      } else expect(status, person).toBe(OBLIGED_CODE);
    }
  });
});

describe.each(ROUTE_CASES.filter(({ isFree, route }) => isFree && route !== '_public+/logout'))(
  '$route: $what',
  ({ ask, expected }) => {
    it('is open to users with an obligation', async () => {
      for (const person of OBLIGED) expect(summary(await ask(pages[person], scene)), person).toBe(expected[person]);
    });
  },
);

it('data endpoints of scripts tell the obligation by name', () => {
  for (const route of [
    'app+/notifications_.state',
    'app+/demands_.state',
    'app+/images',
    'app+/demands+/$demandId_+/save',
  ])
    expect(told).toContain(route);
});

it('the account leads back to the requested page, and never to another host', async () => {
  const page = await pages.doctor.get('/app/demands?sort=reference');
  expect(page.headers.location).toBe(
    `/app/account?${new URLSearchParams({ returnTo: '/app/demands?sort=reference' })}`,
  );
  const document = await pages.doctor.get('/app/account?returnTo=//elsewhere.example/');
  expect(document.body).not.toContain('elsewhere.example');
});

it('client-side navigation loads the account as a document, which brings its texts', async () => {
  const { status, body } = await pages.doctor.get('/app/demands.data?sort=reference', {
    'Sec-Fetch-Mode': 'cors',
    'Sec-Fetch-Dest': 'empty',
  });
  expect(status).toBe(202);
  expect(body).toContain('/app/account?');
});

it('the bar is empty while an obligation is open', async () => {
  const { body } = await pages.doctor.get('/app/account');
  expect(body).not.toContain('Notificaciones');
});
