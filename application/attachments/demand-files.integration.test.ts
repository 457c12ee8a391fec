import { randomUUID } from 'node:crypto';
import { pdf } from '@aval/platform/files/contents.test-support';
import { PrismaClient } from '@aval/prisma/generated/client';
import { waitingForLocks } from '@aval/testing/faults/waiting-for-locks';
import {
  decide,
  newDraft,
  newPendingDemand,
  PEOPLE,
  pageOf,
  submit,
  untilAnswered,
} from '@aval/testing/scenes/scenario';
import { wizardOf } from '@aval/testing/scenes/wizard-scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { PrismaPg } from '@prisma/adapter-pg';
import { describe, expect, it, vi } from 'vitest';
import { uploadForCommand } from '../demands/commands/upload-for-command';
import { commentOnDemand } from '../demands/deciding/comment-on-demand';
import { getDemand } from '../demands/detail/get-demand';
import { attachToWorkingCopy } from '../drafts/files/attach-to-working-copy';
import { describeAttachment } from '../drafts/files/describe-attachment';
import { removeFromWorkingCopy } from '../drafts/files/remove-from-working-copy';
import { getAttachment } from './get-attachment';
import { storeUpload } from './store-upload';

// Allow more time: files are stored one by one, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const FILE = { filename: 'informe.pdf', content: pdf() };
const PEOPLE_WHO_ASK = [
  'doctor@meridiana.test',
  'assistant@meridiana.test',
  'doctor2@meridiana.test',
  'manager@meridiana.test',
  'manager@grupo.test',
  'representative@meridiana.test',
  'supervisor@meridiana.test',
  'consultant@aval.test',
  'superadmin@aval.test',
  'admin@aval.test',
];

const engine = await engineForFile();
await engine.startWorker();

async function attach(demandId: string, email: string) {
  const actor = await engine.actor(email);
  return attachToWorkingCopy(engine.services, actor, { demandId, description: 'Informe', file: FILE });
}

async function attached(demandId: string, email: string): Promise<number> {
  const result = await attach(demandId, email);
  if (result.status !== 'attached') throw new Error(JSON.stringify(result));
  return result.attachment.id;
}

async function keysKept(): Promise<number> {
  let count = 0;
  for await (const _key of engine.services.files.list()) count += 1;
  return count;
}

async function readersOf(demandId: string, attachmentId: number): Promise<string[]> {
  const readers: string[] = [];
  for (const email of PEOPLE_WHO_ASK) {
    const actor = await engine.actor(email);
    const file = await getAttachment(engine.services, actor, { demandId, attachmentId });
    file?.content.destroy();
    if (file) readers.push(email);
  }
  return readers;
}

/** Sends a comment with files and returns its outcome. */
async function comment(demandId: string, email: string, files: number) {
  return (await writtenComment(demandId, email, files))();
}

/** Stores the files of a comment and returns a function that sends it. */
async function writtenComment(demandId: string, email: string, files: number) {
  const actor = await engine.actor(email);
  const attachments = [];
  for (let index = 0; index < files; index += 1) {
    const stored = await storeUpload(engine.services, actor, { companyId: 2, demandId }, FILE);
    if ('refused' in stored) throw new Error(stored.refused);
    attachments.push({ mediaId: stored.media.mediaId, description: `Fichero ${index}` });
  }
  const page = await pageOf(engine, actor, demandId);
  const input = { ...page, target: 'doctor', comment: 'Con ficheros', attachments } as const;
  return () => commentOnDemand(engine.services, actor, input);
}

describe('an unsent file', () => {
  it("an unsent file of a draft is read by the doctor's side and by admins", async () => {
    const { demand } = await newDraft(engine);
    const file = await attached(demand.id, PEOPLE.doctor);
    expect(await readersOf(demand.id, file)).toEqual([
      'doctor@meridiana.test',
      'assistant@meridiana.test',
      'superadmin@aval.test',
      'admin@aval.test',
    ]);
  });

  it("an unsent file of a correction is read by managers, and of an answer by the doctor's side", async () => {
    const demandId = await newPendingDemand(engine);
    const correction = await attached(demandId, PEOPLE.manager);
    await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
    const answer = await attached(demandId, 'assistant@meridiana.test');
    expect(await readersOf(demandId, correction)).toEqual(['manager@meridiana.test', 'manager@grupo.test']);
    expect(await readersOf(demandId, answer)).toEqual(['doctor@meridiana.test', 'assistant@meridiana.test']);
  });
});

describe('uploads not yet used by a form', () => {
  it('are limited to a hundred per user, concurrent uploads included', async () => {
    const actor = await engine.actor('doctor2@meridiana.test');
    const { userId } = actor;
    const file = { companyId: 2, sha256: 'a'.repeat(64), size: 10, mediaType: 'application/pdf', createdById: userId };
    const waiting = Array.from({ length: 98 }, () => randomUUID());
    await engine.owner.media.createMany({
      data: waiting.map((id) => ({ ...file, id, storageKey: id, originalFilename: 'informe.pdf' })),
    });
    const before = await keysKept();
    const place = { companyId: 2, demandId: randomUUID() };
    const together = await Promise.all(
      Array.from({ length: 8 }, () => storeUpload(engine.services, actor, place, FILE)),
    );
    const refused = together.filter((result) => 'refused' in result);
    expect(refused).toEqual(Array.from({ length: 6 }, () => ({ refused: 'validation:filesWaiting' })));
    expect((await keysKept()) - before).toBe(2);
  });
});

describe('files chosen together', () => {
  it('are listed in the order chosen, whichever arrived first, in the working copy and once sent', async () => {
    const { demand } = await newDraft(engine);
    const demandId = demand.id;
    const doctor = await engine.actor(PEOPLE.doctor);
    for (const [description, place] of [
      ['Segundo', 2],
      ['Tercero', 3],
      ['Primero', 1],
      ['Sin lugar', undefined],
    ] as const)
      await attachToWorkingCopy(engine.services, doctor, { demandId, description, place, file: FILE });
    const chosen = ['Primero', 'Segundo', 'Tercero', 'Sin lugar'];
    const described = (files: readonly { description: string }[] | undefined) =>
      files?.map(({ description }) => description);
    expect(described((await wizardOf(engine, demandId)).attachments)).toEqual(chosen);
    expect(await submit(engine, { demandId })).toMatchObject({ status: 'done' });
    expect(await comment(demandId, PEOPLE.manager, 2)).toMatchObject({ status: 'done' });
    const look = await getDemand(engine.services, await engine.actor(PEOPLE.manager), { demandId });
    if (look?.status !== 'visible') throw new Error('a manager sees it');
    expect(described(look.demand.attachments)).toEqual([...chosen, 'Fichero 0', 'Fichero 1']);
  });
});

describe("a file's description", () => {
  it("is changed without reading the wizard's content, which may be long", async () => {
    const { demand } = await newDraft(engine);
    const attachmentId = await attached(demand.id, PEOPLE.doctor);
    const adapter = new PrismaPg({ connectionString: engine.database.url });
    const database = new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
    const queries: string[] = [];
    database.$on('query', ({ query }) => queries.push(query));
    const services = { ...engine.services, database };
    const doctor = await engine.actor(PEOPLE.doctor);
    const input = { demandId: demand.id, attachmentId };
    expect(await describeAttachment(services, doctor, { ...input, description: 'TAC' })).toMatchObject({
      status: 'described',
    });
    expect(await removeFromWorkingCopy(services, doctor, input)).toEqual({ status: 'removed' });
    await database.$disconnect();
    expect(queries.filter((query) => query.includes('"attachment"'))).not.toEqual([]);
    expect(queries.filter((query) => /"(demand_draft|demand_version)"/.test(query))).toEqual([]);
  });
});

describe('a file without a description', () => {
  it('stops the request from being sent and is named in the answer', async () => {
    const { demand } = await newDraft(engine);
    const demandId = demand.id;
    const doctor = await engine.actor(PEOPLE.doctor);
    const attached = await attachToWorkingCopy(engine.services, doctor, { demandId, file: FILE });
    if (attached.status !== 'attached') throw new Error(attached.status);
    const { id: attachmentId } = attached.attachment;
    expect((await wizardOf(engine, demandId)).complete).toMatchObject({ treatment: true, extras: false });
    expect(await submit(engine, { demandId })).toEqual({
      status: 'invalid',
      issues: [{ path: `attachments.${attachmentId}.description`, message: 'validation:fileDescription' }],
    });
    const description = { demandId, attachmentId, description: 'Informe' };
    expect(await describeAttachment(engine.services, doctor, description)).toMatchObject({ status: 'described' });
    expect((await wizardOf(engine, demandId)).complete.extras).toBe(true);
    expect(await submit(engine, { demandId })).toMatchObject({ status: 'done' });
    expect(await describeAttachment(engine.services, doctor, description)).toMatchObject({ status: 'closed' });
  });
});

describe('a file uploaded for a command', () => {
  const storedFor = async (demandId: string) => {
    const manager = await engine.actor(PEOPLE.manager);
    const brought = await uploadForCommand(engine.services, manager, { demandId, file: FILE });
    if (brought.status !== 'stored') throw new Error(brought.status);
    return brought.file.mediaId;
  };
  const commentWith = async (demandId: string, mediaId: string) => {
    const manager = await engine.actor(PEOPLE.manager);
    const attachments = [{ mediaId, description: 'Informe' }];
    const page = await pageOf(engine, manager, demandId);
    const input = { ...page, target: 'doctor', comment: 'Con fichero', attachments } as const;
    return () => commentOnDemand(engine.services, manager, input);
  };

  it('is sent with one of two concurrent commands only, and again when that command is repeated', async () => {
    const demandId = await newPendingDemand(engine);
    const mediaId = await storedFor(demandId);
    const sends = [await commentWith(demandId, mediaId), await commentWith(demandId, mediaId)];
    const { answers } = await engine.owner.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT id FROM media WHERE id = ${mediaId}::uuid FOR UPDATE`;
        const answers = sends.map((send) => send());
        await eventually(async () => (await waitingForLocks(engine)) === 2);
        return { answers };
      },
      { timeout: 30_000 },
    );
    const outcomes = await Promise.all(answers);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['done', 'invalid']);
    expect(await engine.owner.attachment.count({ where: { mediaId } })).toBe(1);
    const done = outcomes.findIndex(({ status }) => status === 'done');
    expect(await sends[done]?.()).toEqual(outcomes[done]);
  });

  it('is refused on another demand', async () => {
    const [here, there] = [await newPendingDemand(engine), await newPendingDemand(engine)];
    const mediaId = await storedFor(here);
    expect(await (await commentWith(there, mediaId))()).toMatchObject({
      status: 'invalid',
      issues: [{ path: 'attachments.0.mediaId' }],
    });
    expect(await (await commentWith(here, mediaId))()).toMatchObject({ status: 'done' });
  });
});

describe('the limit of twenty files', () => {
  it('counts per side, whatever commands bring the files', async () => {
    const demandId = await newPendingDemand(engine);
    expect(await comment(demandId, PEOPLE.manager, 19)).toMatchObject({ status: 'done' });
    expect(await comment(demandId, PEOPLE.representative, 3)).toEqual({
      status: 'invalid',
      issues: [{ path: 'attachments.1.mediaId', message: 'validation:filesTooMany {"max":20}' }],
    });
    expect(await attach(demandId, PEOPLE.manager)).toMatchObject({ status: 'attached' });
    expect(await attach(demandId, PEOPLE.manager)).toMatchObject({
      status: 'invalid',
      errors: { file: 'validation:filesTooMany {"max":20}' },
    });
    expect(await comment(demandId, PEOPLE.manager, 1)).toMatchObject({
      status: 'invalid',
      issues: [{ path: 'attachments.0.mediaId' }],
    });
    await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
    expect(await attach(demandId, PEOPLE.doctor)).toMatchObject({ status: 'attached' });
  });

  it('holds when two commands bring files at the same moment', async () => {
    const demandId = await newPendingDemand(engine);
    const sends = await Promise.all(
      [PEOPLE.manager, PEOPLE.representative].map((email) => writtenComment(demandId, email, 11)),
    );
    const { answers } = await engine.owner.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT id FROM demand WHERE id = ${demandId}::uuid FOR NO KEY UPDATE`;
        const answers = sends.map((send) => send());
        await eventually(
          async () => (await engine.owner.demandCommand.count({ where: { demandId, type: 'comment' } })) === 2,
        );
        return { answers };
      },
      { timeout: 30_000 },
    );
    await Promise.all(answers);
    const settled = await Promise.all(sends.map(untilAnswered));
    expect(settled).toContainEqual({ status: 'refused', refusal: 'files_too_many' });
    expect(settled).toContainEqual(expect.objectContaining({ status: 'done' }));
    expect(await engine.owner.attachment.count({ where: { demandId } })).toBe(11);
  });
});
