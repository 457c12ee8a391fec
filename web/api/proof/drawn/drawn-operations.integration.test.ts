import { arrangeScene } from '@aval/testing/scenes/access-scene';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { PEOPLE, PERSONS, type Person } from '@aval/testing/visitors/people';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type DocumentOfOperations, type DrawnRequest, requestsOf } from './requests-of-document';

/** Number of requests; AVAL_DRAWN_CALLS asks for more. */
const OPERATIONS_AT_RANDOM = Number(process.env.AVAL_DRAWN_CALLS ?? 2_000);

/** Characters of the server's log to print with a failure. */
const TOLD_OF_THE_LOG = 4_000;

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine, { TRUSTED_PROXIES: '1' });
const apiClients = {} as Record<Person, ApiClient>;

beforeAll(async () => {
  for (const person of PERSONS) {
    apiClients[person] = new ApiClient(web.visit());
    await signIn(person);
  }
});

let addresses = 0;

/** Signs in from a new network each time, so that rate limits are separate from others and from earlier requests. */
async function signIn(person: Person): Promise<void> {
  addresses += 1;
  apiClients[person].address = `203.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
  await apiClients[person].signIn(PEOPLE[person]);
}

async function ask({ operation, person, method, path, headers, body }: DrawnRequest): Promise<number> {
  const apiClient = apiClients[person];
  // The client validates each answer against the document.
  const { status } = await apiClient.send(method, path, { headers, body });
  if (operation === 'logout' || status === 429) await signIn(person);
  return status;
}

it(
  'no operation fails or answers outside of the document, whether the input is valid or not',
  async () => {
    const { draftId, demandId } = await arrangeScene(engine, web);
    const document = JSON.parse((await web.visit().ask({ path: '/api/v1/openapi.json' })).body) as DocumentOfOperations;
    const answered = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(requestsOf(document, [draftId, demandId]), async (request) => {
        const status = await ask(request);
        answered.set(status, (answered.get(status) ?? 0) + 1);
        const said = () => `${request.operation} answered ${status}\n${web.log().slice(-TOLD_OF_THE_LOG)}`;
        if (status >= 500 && status !== 503) throw new Error(said());
      }),
      // Shrinking is useless, since earlier requests have changed the answers.
      { numRuns: OPERATIONS_AT_RANDOM, endOnFailure: true },
    );
    const share = (...statuses: number[]) =>
      statuses.reduce((sum, status) => sum + (answered.get(status) ?? 0), 0) / OPERATIONS_AT_RANDOM;
    // Answers must not come from guards and schemas alone.
    expect(share(200, 201, 204), JSON.stringify([...answered])).toBeGreaterThan(0.1);
    expect(share(422), JSON.stringify([...answered])).toBeGreaterThan(0.05);
  },
  60_000 + OPERATIONS_AT_RANDOM * 200,
);
