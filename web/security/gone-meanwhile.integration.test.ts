import { ROLES } from '@aval/domain/access/roles';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { PEOPLE } from '@aval/testing/visitors/people';
import type { Answer, WebVisitor } from '@aval/testing/visitors/web-visitor';
import { beforeAll, describe, expect, it } from 'vitest';

const MERIDIANA = '2';

const engine = await engineForFile();
const web = await webForFile(engine);
let superadmin: WebVisitor;
/** Visitors that delete the entry meanwhile. */
const others = {} as Record<'admin' | 'superadmin', WebVisitor>;

beforeAll(async () => {
  superadmin = await web.signIn(PEOPLE.superadmin);
  others.admin = await web.signIn(PEOPLE.admin);
  others.superadmin = await web.signIn(PEOPLE.superadmin);
});

/** Submits a form as the page's scripts do. */
function send(visitor: WebVisitor, page: string, form: Record<string, string>): Promise<Answer> {
  return visitor.post(`${page}.data`, form, { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' });
}

interface Deletable {
  list: string;
  by: keyof typeof others;
  /** Intents of its page: the deleting one and another. */
  remove: string;
  other: string;
  form: Record<string, string>;
}

/** Everything that administrators can delete, with the fields of its form. */
const DELETED: readonly Deletable[] = [
  {
    list: '/app/drugs',
    by: 'admin',
    remove: 'withdraw',
    other: 'show',
    form: { name: 'Fugazimab', activePrinciple: 'Fugazimab', dosage: 'MGKG', administration: 'INTRAVENOUS' },
  },
  {
    list: '/app/presentations',
    by: 'admin',
    remove: 'withdraw',
    other: 'show',
    form: {
      drugId: '1',
      presentation: 'Envase fugaz',
      registerNumber: 'F-1',
      nationalCode: 'F-000001',
      priceCents: '1',
      active: 'on',
    },
  },
  {
    list: '/app/centers',
    by: 'superadmin',
    remove: 'withdraw',
    other: 'show',
    form: { name: 'Centro fugaz', type: 'Realizador', address: 'Calle Mayor, 1' },
  },
  {
    list: '/app/codes',
    by: 'admin',
    remove: 'withdraw',
    other: 'show',
    form: { companyId: MERIDIANA, code: 'F-77', type: 'Fugaz', radioType: 'Externa' },
  },
  {
    list: '/app/webhooks',
    by: 'superadmin',
    remove: 'remove',
    other: 'rotate',
    form: { companyId: MERIDIANA, name: 'Fugaz', url: 'https://hooks.example.org/fugaz', events: 'demand.submitted' },
  },
];

/** Creates an entry and lets another user delete it while its form is open. */
async function deleteMeanwhile({ list, by, remove, form }: Deletable): Promise<string> {
  const page = (await superadmin.post(`${list}/create`, form)).headers.location ?? '';
  expect(page).toMatch(new RegExp(`^${list}/\\d+$`));
  expect((await superadmin.get(`${page}/edit`)).status).toBe(200);
  expect((await others[by].post(`${page}?index`, { intent: remove })).status).toBe(302);
  return page;
}

describe.each(DELETED)('a form of $list', (kind) => {
  const { list, by, remove, other, form } = kind;

  it('reports who deleted its entry, and when', async () => {
    const page = await deleteMeanwhile(kind);
    const answers = [await send(superadmin, `${page}/edit`, { ...form, revision: '0' })];
    for (const intent of [remove, other]) answers.push(await send(superadmin, page, { intent }));
    const { name } = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE[by] } });
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toContain(JSON.stringify(name));
      expect(body).toMatch(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/);
    }
  });

  it('reports no deletion to users who may not edit, nor for entries that never existed', async () => {
    const page = await deleteMeanwhile(kind);
    const manager = await web.signIn(PEOPLE.manager);
    const refused = await send(manager, `${page}/edit`, { ...form, revision: '0' });
    expect(refused.status).toBe(403);
    const never = await send(superadmin, `${list}/2000000000/edit`, { ...form, revision: '0' });
    expect(never.status).toBe(404);
    for (const { body } of [refused, never]) expect(body).not.toContain('byName');
  });
});

describe.each(DELETED.filter(({ list }) => list !== '/app/webhooks'))('the input of a form of $list', (kind) => {
  const { list, form } = kind;

  it('can create another entry after a deletion', async () => {
    const page = await deleteMeanwhile(kind);
    const made = await superadmin.post(`${page}/edit`, { ...form, revision: '0', anew: 'on' });
    expect(made.status).toBe(302);
    const another = made.headers.location ?? '';
    expect(another).toMatch(new RegExp(`^${list}/\\d+$`));
    expect(another).not.toBe(page);
    expect((await superadmin.get(another)).status).toBe(200);
    if (list === '/app/centers') return;
    const repeated = await superadmin.post(`${page}/edit`, { ...form, revision: '0', anew: 'on' });
    expect(repeated.status).toBe(422);
  });
});

/** Form pages of all entries, each submitted with the minimum of fields. */
const FORMS = [
  ...['drugs', 'presentations', 'centers', 'codes', 'regimens', 'users', 'companies'].map((list) => `${list}/3/edit`),
  'patients/1/edit',
  'companies/2/rules',
  'companies/2/texts/terms_conditions',
  'reminders',
  'drugs/create',
  'presentations/create',
  'centers/create',
  'codes/create',
  'regimens/create',
  'users/create',
  'companies/create',
  'invitations/create',
  'patients/create',
  'webhooks/create',
].map((page) => `/app/${page}`);

it.each(FORMS)('%s distinguishes its reasons for refusing', async (page) => {
  const visitor = await web.signIn(PEOPLE.superadmin);
  expect((await visitor.get(page)).status).toBe(200);
  const as = (role: keyof typeof ROLES) =>
    engine.owner.userAccount.update({ where: { email: PEOPLE.superadmin }, data: { roleId: ROLES[role] } });
  await as('CONSULTANT');
  const refused = await send(visitor, page, { revision: '0' });
  await as('SUPERADMIN');
  expect(refused.status).toBe(403);
  await visitor.post('/logout', {});
  const ended = await send(visitor, page, { revision: '0' });
  expect(ended.status).toBe(202);
  expect(ended.body).toContain('/login?returnTo');
});
