import { randomUUID } from 'node:crypto';
import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { getDemand } from '@aval/application/demands/detail/get-demand';
import { bringFile } from '@aval/testing/scenes/access-scene';
import { newPendingDemand } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import { beforeAll, describe, expect, it } from 'vitest';

const READERS = {
  doctor: 'doctor@meridiana.test',
  assistant: 'assistant@meridiana.test',
  manager: 'manager@meridiana.test',
  representative: 'representative@meridiana.test',
  consultant: 'consultant@aval.test',
  supervisor: 'supervisor@meridiana.test',
  admin: 'admin@aval.test',
  superadmin: 'superadmin@aval.test',
} as const;
type Reader = keyof typeof READERS;

const INSURERS = 'manager representative consultant supervisor admin superadmin';
const PRIVATE_READERS = 'manager consultant admin superadmin';
const ALL = `doctor assistant ${INSURERS}`;

interface Written {
  /** Text of the comment and name of its file. */
  words: string;
  by: Reader;
  intent: 'comment' | 'manage' | 'upload';
  fields?: Record<string, string>;
  before: string;
  /** Readers after the demand was sent to the doctor. */
  after: string;
}

/** Everything that can be written between submission and final decision. Source: docs/rules.md 2.13 to 2.17. */
const LIFE: Written[] = [
  { words: 'doctor-to-doctor', by: 'doctor', intent: 'comment', fields: { target: 'doctor' }, before: ALL, after: ALL },
  {
    words: 'doctor-to-managers',
    by: 'doctor',
    intent: 'comment',
    fields: { target: 'managers' },
    before: ALL,
    after: ALL,
  },
  {
    words: 'assistant-to-insurer',
    by: 'assistant',
    intent: 'comment',
    fields: { target: 'insurer' },
    before: ALL,
    after: ALL,
  },
  {
    words: 'manager-to-doctor',
    by: 'manager',
    intent: 'comment',
    fields: { target: 'doctor' },
    before: ALL,
    after: ALL,
  },
  {
    words: 'representative-to-managers',
    by: 'representative',
    intent: 'comment',
    fields: { target: 'managers' },
    before: INSURERS,
    after: INSURERS,
  },
  {
    words: 'manager-to-insurer',
    by: 'manager',
    intent: 'comment',
    fields: { target: 'insurer' },
    before: INSURERS,
    after: INSURERS,
  },
  { words: 'upload-in-analysis', by: 'manager', intent: 'upload', before: INSURERS, after: ALL },
  {
    words: 'evaluation-asked',
    by: 'manager',
    intent: 'manage',
    fields: { decision: 'evaluate' },
    before: INSURERS,
    after: ALL,
  },
  {
    words: 'consultants-return',
    by: 'consultant',
    intent: 'manage',
    fields: { decision: 'hand_back' },
    before: INSURERS,
    after: INSURERS,
  },
  {
    words: 'evaluation-asked-again',
    by: 'manager',
    intent: 'manage',
    fields: { decision: 'evaluate' },
    before: INSURERS,
    after: ALL,
  },
  {
    words: 'consultants-proposal',
    by: 'consultant',
    intent: 'manage',
    fields: { decision: 'propose_authorization' },
    before: INSURERS,
    after: INSURERS,
  },
  {
    words: 'managers-decision',
    by: 'manager',
    intent: 'manage',
    fields: { decision: 'authorize', decisionReason: 'AUTORIZADONOCOSTEEFICIENTE' },
    before: INSURERS,
    after: ALL,
  },
];

const FINAL: Written = {
  words: 'final-decision',
  by: 'representative',
  intent: 'manage',
  fields: { decision: 'authorize', finalReason: 'AUTORIZADONOCOSTEEFICIENTE' },
  before: ALL,
  after: ALL,
};

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine);
let demandId: string;
const visitors = {} as Record<Reader, WebVisitor>;
const apiClients = {} as Record<Reader, ApiClient>;
const pages = { before: {} as Record<Reader, string>, after: {} as Record<Reader, string> };
const apiAnswers = { before: {} as Record<Reader, string>, after: {} as Record<Reader, string> };
const details = { before: {} as Record<Reader, DemandDetail>, after: {} as Record<Reader, DemandDetail> };
const downloads = { before: {} as Record<Reader, string[]>, after: {} as Record<Reader, string[]> };

beforeAll(async () => {
  await Promise.all(
    Object.entries(READERS).map(async ([reader, email]) => {
      visitors[reader as Reader] = await web.signIn(email);
      const host = email.endsWith('@aval.test') ? 'localhost' : 'meridiana.localhost';
      apiClients[reader as Reader] = await new ApiClient(web.visit(host)).signIn(email);
    }),
  );
  demandId = await newPendingDemand(engine);
  for (const written of LIFE) await write(written);
  await readAll('before');
  await write(FINAL);
  await readAll('after');
});

async function write({ words, by, intent, fields = {} }: Written): Promise<void> {
  const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  const consultant = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: READERS.consultant } });
  const filename = `${words}.png`;
  const form = {
    intent,
    commandId: randomUUID(),
    expectedSequence: String(lastActionSequence),
    comment: `comment ${words}`,
    // A private comment of any other role is refused.
    ...(PRIVATE_READERS.includes(by) ? { privateComment: `private ${words}` } : {}),
    toUserId: String(consultant.id),
    ...(await bringFile(visitors[by], demandId, { filename, description: `description ${words}` })),
    ...fields,
  };
  const { status, body } = await visitors[by].post(`/app/demands/${demandId}?index`, form);
  if (status >= 400) throw new Error(`${words}: ${status} ${body}`);
}

async function readAll(moment: 'before' | 'after'): Promise<void> {
  const files = await engine.owner.attachment.findMany({ where: { demandId }, include: { media: true } });
  for (const reader of Object.keys(READERS) as Reader[]) {
    pages[moment][reader] = (await visitors[reader].get(`/app/demands/${demandId}`)).body;
    const answer = await apiClients[reader].call('GET', `/demands/${demandId}?include=versions`);
    apiAnswers[moment][reader] = JSON.stringify(answer.body);
    const look = await getDemand(engine.services, await engine.actor(READERS[reader]), { demandId });
    if (look?.status !== 'visible') throw new Error(`${reader} does not see it`);
    details[moment][reader] = look.demand;
    const taken: string[] = [];
    for (const { id, media } of files) {
      const { status } = await visitors[reader].get(`/app/demands/${demandId}/attachments/${id}`);
      if (status === 200) taken.push(media.originalFilename);
      else expect(status).toBe(404);
    }
    downloads[moment][reader] = taken;
  }
}

function readersOf(moment: 'before' | 'after', words: string, shown = pages): string {
  return (Object.keys(READERS) as Reader[]).filter((reader) => shown[moment][reader].includes(words)).join(' ');
}

const inOrder = (names: string) =>
  (Object.keys(READERS) as Reader[]).filter((reader) => names.split(' ').includes(reader)).join(' ');

describe.each(['before', 'after'] as const)('%s the demand is sent to the doctor', (moment) => {
  const written = moment === 'before' ? LIFE : [...LIFE, FINAL];

  it.each(written.map((each) => [each.words, each] as const))(
    'page and API show %s to its readers only',
    (words, each) => {
      expect(readersOf(moment, `comment ${words}`)).toBe(inOrder(each[moment]));
      expect(readersOf(moment, `description ${words}`)).toBe(inOrder(each[moment]));
      expect(readersOf(moment, `${words}.png`)).toBe(inOrder(each[moment]));
      expect(readersOf(moment, `comment ${words}`, apiAnswers)).toBe(inOrder(each[moment]));
    },
  );

  it.each(written.map((each) => [each.words, each] as const))(
    'downloads of %s are offered to its readers only',
    (words, each) => {
      const takers = (Object.keys(READERS) as Reader[]).filter((reader) =>
        downloads[moment][reader].includes(`${words}.png`),
      );
      expect(takers.join(' ')).toBe(inOrder(each[moment]));
    },
  );

  it('private comments are visible only to roles that may write them', () => {
    for (const { words, by, intent } of written) {
      if (intent === 'upload' || !PRIVATE_READERS.includes(by)) continue;
      for (const shown of [pages, apiAnswers])
        expect(readersOf(moment, `private ${words}`, shown), words).toBe(inOrder(PRIVATE_READERS));
    }
  });

  it("the doctor's side sees neither the consultant's name nor the proposal", async () => {
    const { name } = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: READERS.consultant } });
    expect(readersOf(moment, name)).toBe(inOrder(INSURERS));
    for (const reader of ['doctor', 'assistant'] as const) {
      const demand = details[moment][reader];
      expect(demand.state?.consultantProposal).toBeNull();
      expect(demand.history.map(({ action }) => action)).toContain('EVALUATION');
      expect(JSON.stringify(demand)).not.toContain('PROPOSE_AUTHORIZATION');
    }
  });

  it('a hidden comment has no entry; a hidden decision has one without author and reason', () => {
    const { history, state } = details[moment].assistant;
    const isSent = moment === 'after';
    const texts = history.filter(({ action }) => action === 'COMMENT').map(({ comment }) => comment);
    expect(texts).toEqual([
      'comment manager-to-doctor',
      'comment assistant-to-insurer',
      'comment doctor-to-managers',
      'comment doctor-to-doctor',
    ]);
    const decided = history.find(({ action, fromRole }) => action === 'ACCEPT' && fromRole === 'MANAGER');
    expect(decided).toBeDefined();
    expect(decided?.actorName !== null).toBe(isSent);
    expect(decided?.decisionReason !== null).toBe(isSent);
    expect(state?.decisionReason !== null).toBe(isSent);
  });
});
