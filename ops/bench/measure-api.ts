import { randomUUID } from 'node:crypto';
import { STORY_PASSWORD } from '@aval/story/people';
import { signInVisitor } from '../../testing/visitors/sign-in';
import { type Answer, WebVisitor } from '../../testing/visitors/web-visitor';
import type { BenchStack } from './bench-stack';
import { submitNewDemand } from './decisions/rounds';
import { fillCompanies, prepareCompanies } from './list/volume';
import { type Comparison, compare } from './samples';

const HOST = 'meridiana.localhost';
const MANAGER = 'manager@meridiana.test';
const CONSULTANT = 'consultant@aval.test';
const DEMANDS = 10_000;
const LIST_ROUNDS = 25;
const COMMAND_ROUNDS = 40;

/** Lists requested by API and by page: the most common filter, and a page far from the start. */
const LISTS = ['page=1', 'page=1&status=pending_analysis', 'page=3&sort=-lastDemand'];
/** Limits the page's data request to the route of the list, as its script does. */
const LIST_ROUTE = `_routes=${encodeURIComponent('routes/app+/demands+/_index')}`;

/** A user signed in by browser and by API. */
interface Person {
  byPage(method: string, path: string, form?: Readonly<Record<string, string>>): Promise<Answer>;
  byApi(method: string, path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

async function signIn({ owner, port }: BenchStack, email: string): Promise<Person> {
  const visitor = await signInVisitor(owner, new WebVisitor(port, HOST), email);
  const apiClient = new WebVisitor(port, HOST);
  const byApi: Person['byApi'] = (method, path, body, headers = {}) =>
    apiClient.ask({
      method,
      path: `/api/v1${path}`,
      headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const { body } = await byApi('POST', '/auth/login', { email, password: STORY_PASSWORD });
  const authorization = { Authorization: `Bearer ${JSON.parse(body).token}` };
  return {
    byPage: (method, path, form) => (form ? visitor.post(path, form, {}, method) : visitor.get(path)),
    byApi: (method, path, sent, headers) => byApi(method, path, sent, { ...authorization, ...headers }),
  };
}

function expectStatus(answer: Answer, status: number): Answer {
  if (answer.status !== status) throw new Error(`answered ${answer.status}: ${answer.body.slice(0, 300)}`);
  return answer;
}

/** Fills the list when this part is measured alone. */
async function fillWhereEmpty({ owner }: BenchStack): Promise<void> {
  if ((await owner.demand.count()) >= DEMANDS) return;
  await fillCompanies(owner, await prepareCompanies(owner), { from: 0, to: DEMANDS });
}

/** Compares lists by API with the same rows of the page, for one user; returns the worst. */
export async function measureApiLists(stack: BenchStack): Promise<Comparison> {
  await fillWhereEmpty(stack);
  const manager = await signIn(stack, MANAGER);
  const include = 'include=patient,doctor,company,centerPrescriptor';
  const measured: Comparison[] = [];
  for (const search of LISTS) {
    const byApi = () =>
      manager.byApi('GET', `/demands?${search}&${include}`).then((answer) => expectStatus(answer, 200));
    const byPage = () => manager.byPage('GET', `/app/demands.data?${search}&${LIST_ROUTE}`);
    // Warm-up, so that first-time compilation is not measured.
    await compare(5, byApi, async () => expectStatus(await byPage(), 200));
    measured.push(await compare(LIST_ROUNDS, byApi, byPage));
  }
  const [worst] = measured.sort((one, other) => other.ratio - one.ratio);
  if (!worst) throw new Error('nothing was measured');
  return worst;
}

/** Compares decisions by API with those by form: a manager and a consultant pass a demand of each kind back and forth. */
export async function measureApiCommands(stack: BenchStack): Promise<Comparison> {
  const { services, owner } = stack;
  const manager = await signIn(stack, MANAGER);
  const consultant = await signIn(stack, CONSULTANT);
  const { id: consultantId } = await owner.userAccount.findUniqueOrThrow({ where: { email: CONSULTANT } });
  const demands = { api: await submitNewDemand(services, owner), page: await submitNewDemand(services, owner) };
  const sequences = { api: 1, page: 1 };
  const comment = 'Conforme';

  const byApi = async () => {
    const [id, sequence] = [demands.api, sequences.api];
    const isManagers = sequence % 2 === 1;
    const body = isManagers
      ? { toRoleId: 5, toUserId: consultantId, action: 'REQUEST_AUTHORIZATION', comment }
      : { toRoleId: 3, action: 'PROPOSE_AUTHORIZATION', comment };
    const headers = { 'If-Match': `"${sequence}"`, 'Idempotency-Key': randomUUID() };
    expectStatus(await (isManagers ? manager : consultant).byApi('PUT', `/demands/${id}/manage`, body, headers), 200);
    sequences.api += 1;
  };
  const byPage = async () => {
    const [id, sequence] = [demands.page, sequences.page];
    const isManagers = sequence % 2 === 1;
    const form = {
      intent: 'manage',
      commandId: randomUUID(),
      expectedSequence: String(sequence),
      comment,
      ...(isManagers
        ? { decision: 'evaluate', toUserId: String(consultantId) }
        : { decision: 'propose_authorization' }),
    };
    const answer = await (isManagers ? manager : consultant).byPage('POST', `/app/demands/${id}?index`, form);
    expectStatus(answer, 302);
    sequences.page += 1;
  };
  await compare(6, byApi, byPage);
  return compare(COMMAND_ROUNDS, byApi, byPage);
}
