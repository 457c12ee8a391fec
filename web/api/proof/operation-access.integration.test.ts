import { randomBytes } from 'node:crypto';
import { arrangeScene } from '@aval/testing/scenes/access-scene';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { PEOPLE, PERSONS, type Person } from '@aval/testing/visitors/people';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProblemCode } from '../answers/problem';
import { API_OPERATIONS } from '../operations';
import { type OperationCase, type OperationScene, WORKS_FOR } from './operation-case';
import { OPERATION_CASES } from './operation-cases';

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine, { TRUSTED_PROXIES: '1' });
let scene: OperationScene;
const apiClients = {} as Record<Person, ApiClient>;

beforeAll(async () => {
  const { owner } = engine;
  const first = { orderBy: { id: 'asc' as const }, select: { id: true } };
  scene = {
    drugId: (await owner.drug.findFirstOrThrow(first)).id,
    presentationId: (await owner.presentation.findFirstOrThrow(first)).id,
    codeId: (await owner.radiotherapyCode.findFirstOrThrow(first)).id,
    ...(await arrangeScene(engine, web)),
    centerId: (await owner.center.findFirstOrThrow(first)).id,
  };
  for (const [at, person] of PERSONS.entries()) {
    apiClients[person] = new ApiClient(web.visit());
    // Gives each person an own network, so that rate limits are separate.
    apiClients[person].address = `203.0.113.${at + 1}`;
    await apiClients[person].signIn(PEOPLE[person]);
  }
});

const operationOf = (operation: string) => {
  const found = API_OPERATIONS.find(({ operationId }) => operationId === operation);
  if (!found) throw new Error(`there is no ${operation}`);
  return found;
};

async function ask(
  apiClient: ApiClient,
  { operation, path, body, emptyForm, headers: own }: OperationCase,
  headers: Record<string, string> = {},
) {
  const method = operationOf(operation).method.toUpperCase();
  const all = { ...own, ...headers };
  const answer = await (emptyForm
    ? apiClient.send<{ code?: ProblemCode }>(method, path(scene), {
        ...EMPTY_FORM,
        headers: { ...EMPTY_FORM.headers, ...all },
      })
    : apiClient.call<{ code?: ProblemCode }>(method, path(scene), { ...(body ? { body } : {}), headers: all }));
  return answer.status === 409 ? answer.body.code : answer.status;
}

const EMPTY_FORM = { body: '--x--\r\n', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } };

/** Asks as each person in turn; the requests change nothing for the next. */
async function askAll(asked: OperationCase, headers: Record<string, string> = {}) {
  const answers = {} as Record<Person, number | ProblemCode | undefined>;
  for (const person of PERSONS) answers[person] = await ask(apiClients[person], asked, headers);
  return answers;
}

describe.each(OPERATION_CASES.map((asked) => ({ asked, name: asked.operation, body: asked.body })))(
  '$name',
  ({ asked }) => {
    it('is allowed for the expected roles', async () => {
      expect(await askAll(asked)).toEqual(asked.expected);
    });

    it('requires a valid token of this host', async () => {
      const apiClient = new ApiClient(web.visit());
      expect(await ask(apiClient, asked)).toBe(asked.anonymous ?? 401);
      // An invalid token grants nothing, not even public access.
      const expected = operationOf(asked.operation).guard === 'everybody' ? asked.anonymous : 401;
      for (const authorization of [
        `Bearer ${randomBytes(32).toString('base64url')}`,
        `Basic ${apiClients.admin.token}`,
        `Bearer ${apiClients.admin.token}x`,
        'Bearer',
      ]) {
        expect(await ask(apiClient, asked, { Authorization: authorization })).toBe(expected);
      }
      // Public answers belong to the host.
      if (expected !== 401) return;
      const elsewhere = new ApiClient(web.visit('alborada.localhost'));
      elsewhere.token = apiClients.manager.token;
      expect(await ask(elsewhere, asked)).toBe(expected);
    });
  },
);

/** One operation per distinct guard: the guard alone compares the company that a request names, before the request is read. */
const GUARD_CASES = [
  ...new Map(OPERATION_CASES.map((asked) => [JSON.stringify(operationOf(asked.operation).guard), asked])).values(),
];

describe.each(GUARD_CASES.map((asked) => ({ asked, guard: operationOf(asked.operation).guard })))(
  'the guard $guard, tried with $asked.operation',
  ({ asked, guard }) => {
    it.each(Object.entries(WORKS_FOR))(
      'a request on behalf of %s is allowed to people who work there',
      async (company, people) => {
        const expected = Object.fromEntries(
          PERSONS.map((person) => {
            const mayAsk = guard === 'everybody' || people.split(' ').includes(person);
            return [person, mayAsk ? asked.expected[person] : 403];
          }),
        );
        expect(await askAll(asked, { 'X-Company': company })).toEqual(expected);
      },
    );
  },
);

it('headers alone are answered like the whole, and no operation records them', async () => {
  const headers = { Authorization: `Bearer ${apiClients.superadmin.token}` };
  const before = await engine.owner.accessRecord.count();
  for (const { operation, path, expected } of OPERATION_CASES) {
    const { method, leavesRecord } = operationOf(operation);
    if (method !== 'get') continue;
    const address = path(scene);
    const isRecorded = leavesRecord || address.includes('all=true');
    const head = await web.visit().ask({ method: 'HEAD', path: `/api/v1${address}`, headers });
    expect([operation, head.status, head.body]).toEqual([operation, isRecorded ? 405 : expected.superadmin, '']);
  }
  expect(await engine.owner.accessRecord.count()).toBe(before);
});

describe('a token', () => {
  const GUARDED = OPERATION_CASES.filter(({ operation }) => operationOf(operation).guard !== 'everybody');

  it('expires after twelve hours without use', async () => {
    const apiClient = await new ApiClient(web.visit()).signIn(PEOPLE.superadmin);
    const newest = await engine.owner.userSession.findFirstOrThrow({
      where: { isApiClient: true },
      orderBy: { createdAt: 'desc' },
    });
    const lastSeenAt = new Date(Date.now() - 12 * 60 * 60 * 1000);
    await engine.owner.userSession.update({ where: { tokenHash: newest.tokenHash }, data: { lastSeenAt } });
    for (const asked of GUARDED) expect(await ask(apiClient, asked)).toBe(401);
  });

  it('a token of a browser session is not valid for the API, and vice versa', async () => {
    const visitor = await web.signIn(PEOPLE.superadmin);
    const browser = visitor.cookies.get('__Host-aval') ?? '';
    expect(browser).toHaveLength(43);
    const borrowed = new ApiClient(web.visit());
    borrowed.token = browser;
    const withCookie = new ApiClient(visitor);
    for (const asked of GUARDED) {
      expect(await ask(borrowed, asked)).toBe(401);
      expect(await ask(withCookie, asked)).toBe(asked.anonymous ?? 401);
    }
    const page = web.visit();
    page.cookies.set('__Host-aval', apiClients.superadmin.token ?? '');
    expect((await page.get('/app/drugs')).headers.location).toContain('/login');
  });

  it('is invalid after signing out', async () => {
    for (const person of PERSONS) {
      const apiClient = apiClients[person];
      expect((await apiClient.call('POST', '/auth/logout')).status).toBe(204);
      expect((await apiClient.call('POST', '/auth/logout')).status).toBe(401);
      expect(
        await ask(apiClient, OPERATION_CASES.find(({ operation }) => operation === 'listRoles') as OperationCase),
      ).toBe(401);
    }
  });
});
