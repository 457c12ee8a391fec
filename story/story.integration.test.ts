import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { isStoryPlayed } from '@aval/ops/supervisor/story-played';
import { patients } from '@aval/prisma/reference/people';
import { createTestEngine, type TestEngine } from '@aval/testing/stack/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playAdministration } from './playing/play-administration';
import { playStory } from './playing/play-story';
import { demandIdOf } from './playing/story-ids';
import { FOUND } from './scenes/found';
import { scenes } from './scenes/scenes';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  await engine.startWorker();
});

afterAll(() => engine.close());

/** Rows that must not change when the story is played again. */
async function footprint() {
  const { owner } = engine;
  const [demands, history, versions, attachments, accesses] = await Promise.all([
    owner.demand.findMany({ orderBy: { id: 'asc' }, select: { id: true, displayStatus: true, sequence: true } }),
    owner.demandHistory.count(),
    owner.demandVersion.count(),
    owner.attachment.count(),
    owner.accessRecord.count(),
  ]);
  return { demands, history, versions, attachments, accesses };
}

it('the story is played once, however often it is started, and leaves every scene in its final state', async () => {
  const { ownerUrl } = engine.database;
  expect(await isStoryPlayed(ownerUrl)).toBe(false);
  const first = scenes.slice(0, 6);
  expect(await playStory(engine.services, first)).toEqual({ demands: 6, failures: [] });
  expect(await isStoryPlayed(ownerUrl)).toBe(false);
  const played = await playStory(engine.services, scenes);
  expect(played.failures.map(({ message }) => message)).toEqual([]);
  expect(await isStoryPlayed(ownerUrl)).toBe(true);
  const after = await footprint();
  expect(after.demands.map(({ displayStatus }) => displayStatus).sort()).toEqual(
    scenes.map(({ endsAs }) => endsAs).sort(),
  );
  expect(after.demands.map(({ id }) => id).sort()).toEqual(scenes.map(demandIdOf).sort());
  expect(await playStory(engine.services, scenes)).toEqual({ demands: scenes.length, failures: [] });
  expect(await footprint()).toEqual(after);
});

it('the story lies in the past, in chronological order', async () => {
  const entries = await engine.owner.demandHistory.findMany({ orderBy: [{ demandId: 'asc' }, { sequence: 'asc' }] });
  const outOfOrder = entries.filter((entry, index) => {
    const before = entries[index - 1];
    return before?.demandId === entry.demandId && before.createdAt > entry.createdAt;
  });
  expect(outOfOrder.map(({ action, createdAt }) => `${action} ${createdAt.toISOString()}`)).toEqual([]);
  expect(entries.filter(({ createdAt }) => createdAt > new Date())).toEqual([]);
});

it('the story stores the analysis of each request with the expected findings', async () => {
  const versions = await engine.owner.demandVersion.findMany({
    where: { number: 1 },
    select: { congruence: true, demand: { select: { cardNumber: true } } },
  });
  const found = versions.map(({ congruence, demand }) => {
    const { findings, failed } = congruence as unknown as CongruenceReport;
    expect(failed).toEqual([]);
    const { slug } = patients.find(({ cardNumber }) => cardNumber === demand.cardNumber) ?? { slug: '' };
    return [slug, [...new Set(findings.map(({ rule }) => rule))].sort()];
  });
  const sent = scenes.filter(({ steps }) => steps.length > 0).map(({ patient }) => patient);
  const expected = sent.map((slug) => [slug, [...(FOUND[slug] ?? [])].sort()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

it('the story continues once in the administration: two doctors leave, one demand is taken over, entries are hidden, patients edited, a company created', async () => {
  await playAdministration(engine.services);
  const changes = async () => {
    const records = await engine.owner.changeRecord.findMany({ select: { subject: true, action: true } });
    return records.map(({ subject, action }) => `${subject} ${action}`).sort();
  };
  expect(await changes()).toEqual([
    'center hide',
    'code hide',
    'company create',
    'drug hide',
    ...Array.from({ length: 4 }, () => 'patient edit'),
    'presentation hide',
    'user create',
    'user create',
    'user deactivate',
    'user deactivate',
  ]);
  const left = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: 'lucia.bonet@meridiana.test' } });
  expect(left.active).toBe(false);
  const handedOver = () =>
    engine.owner.demand.findFirstOrThrow({ where: { createdById: left.id }, include: { doctor: true } });
  await expect.poll(async () => (await handedOver()).doctor.email).toBe('rocio.castro@meridiana.test');
  const { displayStatus, cardNumber } = await handedOver();
  expect([displayStatus, cardNumber]).toEqual(['pending_analysis', expect.any(String)]);
  const code = await engine.owner.radiotherapyCode.findFirstOrThrow({ where: { hidden: true } });
  const users = await engine.owner.demand.findMany({
    where: { versions: { some: { codes: { some: { codeId: code.id } } } } },
  });
  expect(users.map(({ status }) => status)).toEqual(['FINISHED']);
  const company = await engine.owner.company.findUniqueOrThrow({
    where: { subdomain: 'ribera' },
    include: { hosts: true, policies: true, userAccounts: true },
  });
  expect(company).toMatchObject({
    active: true,
    hosts: [{ host: 'ribera.localhost' }],
    policies: [],
    userAccounts: [],
  });
  const before = await changes();
  await playAdministration(engine.services);
  expect(await changes()).toEqual(before);
});
