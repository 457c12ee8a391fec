import { type Differences, differencesOf } from '@aval/domain/congruence/book/simulation-counts';
import { type CongruenceSettings, DEFAULT_RULE_BOOK, RULES } from '@aval/domain/congruence/rule-book';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { arrangeUseCases, type UseCaseScene } from '@aval/testing/scenes/use-case-scene';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveRuleBook } from '../save-rule-book';
import { cancelSimulation } from './cancel-simulation';
import { findSimulations } from './find-simulations';
import { startSimulation } from './start-simulation';
import { copyDemand, storeVersions } from './stored-versions.test-support';
import { workOnSimulations } from './work-on-simulations';

const MERIDIANA = 2;
const ALBORADA = 3;
const OF_MERIDIANA = { companyId: MERIDIANA, doctorEmail: 'doctor@meridiana.test' };
const NOW = new Date('2026-11-25T10:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const { version: _version, ...DEFAULTS } = DEFAULT_RULE_BOOK;
const withRules = (rules: CongruenceSettings['rules']): CongruenceSettings => ({ ...DEFAULTS, rules });
/** Settings with a note for every weight below 60 kg. */
const HEAVIER = withRules({ 'PLA-02': { thresholds: { noteBelow: 60 } } });

let scene: UseCaseScene;
let now: Date;

beforeEach(async () => {
  now = NOW;
  scene = await arrangeUseCases({ clock: { now: () => now } });
});
afterEach(() => scene.close());

const weighing =
  (...weights: number[]) =>
  (content: DemandContent, index: number): DemandContent => {
    const { chemotherapy } = content.treatment;
    if (!chemotherapy) throw new Error('a content without chemotherapy');
    const weightKg = weights[index] ?? chemotherapy.weightKg;
    return { ...content, treatment: { ...content.treatment, chemotherapy: { ...chemotherapy, weightKg } } };
  };

async function start(settings: CongruenceSettings, companyId = MERIDIANA, email = 'superadmin@aval.test') {
  return startSimulation(scene.services, await scene.actorOf(email, companyId), { companyId, settings });
}

async function found(companyId = MERIDIANA) {
  const simulations = await findSimulations(scene.services, await scene.actorOf('superadmin@aval.test'), companyId);
  if (!simulations) throw new Error('a superadmin sees simulations');
  return simulations;
}

async function simulated(settings: CongruenceSettings) {
  expect(await start(settings)).toEqual({ status: 'done' });
  expect(await workOnSimulations(scene.services)).toBe(true);
  const { result } = await found();
  if (!result) throw new Error('it was not finished');
  return { ...result, ...shown(result) };
}

function shown({ counts }: NonNullable<Awaited<ReturnType<typeof found>>['result']>): Differences {
  return differencesOf(
    counts,
    RULES.map(({ id }) => id),
  );
}

const inWords = ({ changed }: Differences) =>
  changed.map(({ rule, versions }) => `${rule} ${versions.before} → ${versions.after}`);

it("a simulation counts per rule the versions of a year with findings, compared with the company's rule book", async () => {
  const { owner, services } = scene;
  await storeVersions(owner, { ...OF_MERIDIANA, sentAt: [daysAgo(20), daysAgo(10)], change: weighing(58, 59) });
  await storeVersions(owner, { ...OF_MERIDIANA, sentAt: [daysAgo(366), daysAgo(364)], change: weighing(58, 70) });
  const other = { companyId: ALBORADA, doctorEmail: 'doctor@alborada.test' };
  await storeVersions(owner, { ...other, sentAt: [daysAgo(3)], change: weighing(58) });
  const first = await simulated(HEAVIER);
  expect(first).toMatchObject({ total: 3, isCut: false, bookVersion: 1, settings: HEAVIER });
  expect(first.counts.demands).toBe(2);
  expect(inWords(first)).toEqual(['PLA-02 0 → 2']);
  expect(first.changed[0]?.after).toEqual({ serious: 0, warning: 0, note: 2 });
  // Compare with the settings saved meanwhile; a changed severity counts as a difference.
  const superadmin = await scene.actorOf('superadmin@aval.test');
  await saveRuleBook(services, superadmin, { companyId: MERIDIANA, version: 1, settings: HEAVIER });
  const second = await simulated(
    withRules({ 'PLA-02': { severity: 'serious', thresholds: { noteBelow: 60, warnBelow: 58.5 } } }),
  );
  expect(second.bookVersion).toBe(2);
  expect(second.changed.map(({ rule, difference }) => [rule, difference])).toEqual([['PLA-02', 0]]);
  expect(second.changed[0]?.after).toEqual({ serious: 1, warning: 0, note: 1 });
  // The version with the serious finding is not the last one of its demand.
  expect(second.counts.seriousDemands).toEqual(first.counts.seriousDemands);
});

it('a simulation analyses each version as of the day it was sent, without later cycles', async () => {
  const { owner } = scene;

  const { patientId } = await storeVersions(owner, { ...OF_MERIDIANA, sentAt: [daysAgo(200)] });
  const twelve = Array.from({ length: 12 }, (_, index) => daysAgo(100 - index));
  const cycles = (content: DemandContent, index: number): DemandContent => ({
    ...content,
    basics: { ...content.basics, patientId },
    treatment: {
      ...content.treatment,
      chemotherapy: content.treatment.chemotherapy && {
        ...content.treatment.chemotherapy,
        cycle: index + 1,
        totalCycles: index + 1,
      },
    },
  });
  const later = await storeVersions(owner, { ...OF_MERIDIANA, sentAt: twelve, change: cycles, isAuthorized: true });
  await owner.demand.update({ where: { id: later.demandId }, data: { patientId } });
  const off = withRules({ 'CUM-01': { isOff: true } });
  const { changed } = await simulated(off);
  const { before, after } = changed.find(({ rule }) => rule === 'CUM-01')?.versions ?? {};
  expect(after).toBe(0);
  // Only versions whose own cycles reach the limit have the finding: neither the early ones nor the other demand.
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(12);
});

it('a simulation works in slices, continues after another process, and writes only its own row', async () => {
  const { owner, services } = scene;
  const { demandId } = await storeVersions(owner, {
    ...OF_MERIDIANA,
    sentAt: [daysAgo(3), daysAgo(2)],
    change: weighing(58, 70),
  });
  await copyDemand(owner, demandId, 9);
  const everything = () => owner.$queryRaw`
    SELECT (SELECT md5(string_agg(to_jsonb(v)::text, '' ORDER BY v.id)) FROM demand_version AS v) AS versions,
      (SELECT md5(string_agg(to_jsonb(d)::text, '' ORDER BY d.id)) FROM demand AS d) AS demands,
      (SELECT count(*)::int FROM rule_book) AS books, (SELECT count(*)::int FROM change_record) AS changes,
      (SELECT count(*)::int FROM outbox) AS commands`;
  const before = await everything();
  await start(HEAVIER);
  let slices = 0;
  const inThree = { sliceSize: 7, isStopping: () => slices++ === 1 };
  expect(await workOnSimulations(services, inThree)).toBe(true);
  expect((await found()).underWay).toMatchObject({ done: 7, total: 20 });
  // A killed process does not release its claim, so the simulation waits until the claim expires.
  await owner.ruleBookSimulation.updateMany({ data: { claim: crypto.randomUUID(), workedAt: now } });
  expect(await workOnSimulations(services)).toBe(false);
  now = new Date(NOW.getTime() + 60_000);
  expect(await workOnSimulations(services, { sliceSize: 7 })).toBe(true);
  const { underWay, result } = await found();
  expect(underWay).toBeNull();
  expect(result && inWords(shown(result))).toEqual(['PLA-02 0 → 10']);
  expect(result).toMatchObject({ total: 20, counts: { demands: 10 } });
  expect(await everything()).toEqual(before);
  const [row] = await owner.ruleBookSimulation.findMany();
  expect(JSON.stringify(row?.counts)).not.toMatch(new RegExp(demandId));
  expect(await owner.ruleBookSimulation.count()).toBe(1);
});

it('a simulation takes only the newest versions when there are too many, and reports it', async () => {
  const { owner, services } = scene;
  const sentAt = [daysAgo(4), daysAgo(3), daysAgo(2), daysAgo(1)];
  await storeVersions(owner, { ...OF_MERIDIANA, sentAt, change: weighing(58, 58, 70, 58) });
  const superadmin = await scene.actorOf('superadmin@aval.test');
  const asked = { companyId: MERIDIANA, settings: HEAVIER, atMost: 2 };
  expect(await startSimulation(services, superadmin, asked)).toEqual({ status: 'done' });
  expect((await found()).underWay).toMatchObject({ done: 0, total: 2 });
  expect(await workOnSimulations(services, { sliceSize: 1 })).toBe(true);
  const { result } = await found();
  expect(result).toMatchObject({ total: 2, isCut: true, counts: { demands: 1 } });
  expect(result && inWords(shown(result))).toContain('PLA-02 0 → 1');
});

it('a company runs one simulation at a time, and cancelling one keeps the previous result', async () => {
  const { owner, services } = scene;
  await storeVersions(owner, { ...OF_MERIDIANA, sentAt: [daysAgo(3)], change: weighing(58) });
  const first = await simulated(HEAVIER);
  const both = await Promise.all([start(DEFAULTS), start(DEFAULTS)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['conflict', 'done']);
  expect(await start(DEFAULTS, ALBORADA)).toEqual({ status: 'done' });
  const { underWay, result } = await found();
  expect(result?.id).toBe(first.id);
  const own = { companyId: MERIDIANA, simulationId: underWay?.id ?? '' };
  const superadmin = await scene.actorOf('superadmin@aval.test');
  // Cancel while no process works on it; the other company's simulation is next.
  const letGo = cancelSimulation(services, superadmin, own);
  expect(await letGo).toEqual({ status: 'done' });
  expect(await cancelSimulation(services, superadmin, own)).toEqual({ status: 'stale' });
  expect(await workOnSimulations(services)).toBe(true);
  expect(await workOnSimulations(services)).toBe(false);
  expect((await found()).result?.id).toBe(first.id);
  // A company without versions gets a result as well.
  expect((await found(ALBORADA)).result).toMatchObject({ total: 0, counts: { rules: {}, demands: 0 } });
});

it('a simulation cancelled during its work stops there', async () => {
  const { owner, services } = scene;
  const sent = { ...OF_MERIDIANA, sentAt: [daysAgo(3), daysAgo(2), daysAgo(1)] };
  await storeVersions(owner, sent);
  await start(HEAVIER);
  const superadmin = await scene.actorOf('superadmin@aval.test');
  const simulationId = (await found()).underWay?.id ?? '';
  let asked = 0;
  let letGo: Promise<unknown> = Promise.resolve();
  const isStopping = () => {
    asked += 1;
    if (asked === 2) letGo = cancelSimulation(services, superadmin, { companyId: MERIDIANA, simulationId });
    return false;
  };
  expect(await workOnSimulations(services, { sliceSize: 1, isStopping })).toBe(true);
  await letGo;
  expect(await found()).toEqual({ underWay: null, hasFailed: false, result: null });
});

it('a failed simulation is reported and can be started again', async () => {
  const { owner, services } = scene;
  const { demandId } = await storeVersions(owner, { ...OF_MERIDIANA, sentAt: [daysAgo(3)] });
  await owner.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT set_config('app.projection', 'on', true)`;
    await tx.$executeRaw`ALTER TABLE demand_version DISABLE TRIGGER USER`;
    await tx.$executeRaw`UPDATE demand_version SET content = '[]' WHERE demand_id = ${demandId}::uuid`;
    await tx.$executeRaw`ALTER TABLE demand_version ENABLE TRIGGER USER`;
  });
  await start(HEAVIER);
  expect(await workOnSimulations(services)).toBe(true);
  expect(await found()).toEqual({ underWay: null, hasFailed: true, result: null });
  expect(await start(HEAVIER)).toEqual({ status: 'done' });
  expect(await found()).toMatchObject({ hasFailed: false, underWay: { done: 0, total: 1 } });
});

it('simulations are reserved for users who may adjust the rules of that company', async () => {
  const { services } = scene;
  expect(await start(HEAVIER)).toEqual({ status: 'done' });
  const own = { companyId: MERIDIANA, simulationId: (await found()).underWay?.id ?? '' };
  for (const email of ['admin@aval.test', 'manager@meridiana.test', 'doctor@meridiana.test', 'manager@alborada.test']) {
    const actor = await scene.actorOf(email, email.includes('alborada') ? ALBORADA : MERIDIANA);
    expect(await findSimulations(services, actor, MERIDIANA), email).toBeNull();
    expect(await cancelSimulation(services, actor, own), email).toEqual({ status: 'forbidden' });
    expect(await start(HEAVIER, MERIDIANA, email), email).toEqual({ status: 'forbidden' });
  }
  const superadmin = await scene.actorOf('superadmin@aval.test');
  const elsewhere = { companyId: 999, settings: HEAVIER };
  expect(await startSimulation(services, superadmin, elsewhere)).toEqual({ status: 'not_found' });
  expect(await findSimulations(services, superadmin, 999)).toBeNull();
  // A simulation of another company cannot be cancelled.
  expect(await cancelSimulation(services, superadmin, { ...own, companyId: ALBORADA })).toEqual({ status: 'stale' });
});
