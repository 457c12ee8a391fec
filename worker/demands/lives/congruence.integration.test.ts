import { randomUUID } from 'node:crypto';
import { analyseAgain } from '@aval/application/congruence/analyse-again';
import { getDemand } from '@aval/application/demands/detail/get-demand';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { type CongruenceReport, seriousCount } from '@aval/domain/congruence/report/report';
import type { Chemotherapy } from '@aval/domain/demand/content/content';
import type { VersionContent } from '@aval/domain/demand/content/version-snapshot';
import type { Prisma } from '@aval/prisma/generated/client';
import { newPendingDemand, PEOPLE } from '@aval/testing/scenes/scenario';
import { engineForFile } from '@aval/testing/stack/for-file';
import { beforeAll, expect, test } from 'vitest';

const engine = await engineForFile();
await engine.startWorker();
let demandId: string;

beforeAll(async () => {
  // Ten cycles of doxorubicin with cyclophosphamide exceed its lifetime limit.
  demandId = await newPendingDemand(engine, { totalCycles: 10 });
});

async function readBy(email: string): Promise<CongruenceReport | null> {
  const look = await getDemand(engine.services, await engine.actor(email), { demandId });
  return look?.status === 'visible' ? (look.demand.version?.congruence ?? null) : null;
}

function costsOf({ lines }: CongruenceReport) {
  return lines.flatMap(({ supply }) => (supply?.cheapest.computable ? [supply.cheapest.cost] : []));
}

test('a version keeps the findings of its filing, and its demand the number of serious ones', async () => {
  const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId }, include: { versions: true } });
  const kept = row.versions[0]?.congruence as unknown as CongruenceReport;
  expect(kept).toMatchObject({ ruleBookVersion: 1, failed: [] });
  expect(kept.ruleCount).toBeGreaterThan(25);
  expect(kept.lines.length).toBeGreaterThan(0);
  expect(kept.findings.find(({ rule }) => rule === 'CUM-01')).toMatchObject({ severity: 'serious' });
  expect(row.seriousFindings).toBe(seriousCount(kept));
  expect(row.seriousFindings).toBeGreaterThan(0);
});

test('every reader of the demand sees the report, but only the company side sees costs', async () => {
  const [manager, doctor] = [await readBy(PEOPLE.manager), await readBy(PEOPLE.doctor)];
  expect(manager && costsOf(manager).some((cost) => cost !== null)).toBe(true);
  expect(doctor && costsOf(doctor).every((cost) => cost === null)).toBe(true);
  expect(doctor?.findings).toEqual(manager?.findings);
});

test('a new analysis under the current rules gives the same findings, and is denied to users who do not see the demand', async () => {
  const version = { demandId, versionNumber: 1 };
  const again = await analyseAgain(engine.services, await engine.actor(PEOPLE.doctor), version);
  expect(again?.findings).toEqual((await readBy(PEOPLE.doctor))?.findings);
  expect(again && costsOf(again).every((cost) => cost === null)).toBe(true);
  expect(await analyseAgain(engine.services, await engine.actor('doctor@alborada.test'), version)).toBeNull();
  const missing = { demandId, versionNumber: 2 };
  expect(await analyseAgain(engine.services, await engine.actor(PEOPLE.doctor), missing)).toBeNull();
});

const DAY_MS = 86_400_000;

/**
 * Adds a version filed `daysAgo` days ago with a changed chemotherapy, since versions are immutable, and analyses it
 * again.
 */
async function versionOfBefore(number: number, daysAgo: number, change: (chemotherapy: Chemotherapy) => object) {
  const where = { demandId_number: { demandId, number: 1 } };
  const { id: _id, ...first } = await engine.owner.demandVersion.findUniqueOrThrow({ where });
  const content = first.content as unknown as VersionContent;
  const { chemotherapy } = content.treatment;
  if (!chemotherapy) throw new Error('the demand has one');
  const treatment = { ...content.treatment, chemotherapy: { ...chemotherapy, ...change(chemotherapy) } };
  const data = {
    ...first,
    number,
    commandId: randomUUID(),
    createdAt: new Date(Date.now() - daysAgo * DAY_MS),
    content: { ...content, treatment },
  };
  await engine.owner.demandVersion.create({ data: data as unknown as Prisma.DemandVersionUncheckedCreateInput });
  return analyseAgain(engine.services, await engine.actor(PEOPLE.doctor), { demandId, versionNumber: number });
}

const rulesOf = (report: CongruenceReport | null) => report?.findings.map(({ rule, variant }) => `${rule}.${variant}`);

test('a weight is compared with that of the previous version', async () => {
  const same = await versionOfBefore(2, 0, () => ({}));
  expect(rulesOf(same)?.filter((rule) => rule.startsWith('PES-01'))).toEqual([]);
  const heavier = await versionOfBefore(3, 0, ({ weightKg }) => ({ weightKg: weightKg * 1.25 }));
  expect(rulesOf(heavier)).toContain('PES-01.more');
});

test('the age of a creatinine counts up to the filing of its version', async () => {
  const drawn = (daysAgo: number) => (chemotherapy: Chemotherapy) => ({
    creatinine: 0.9,
    creatinineUnit: 'mg/dL',
    creatinineDate: civilDateOf(new Date(Date.now() - daysAgo * DAY_MS)),
    drugs: chemotherapy.drugs.map((line, place) => (place === 0 ? { ...line, dose: 5, doseType: 'AUC' } : line)),
  });
  const fresh = await versionOfBefore(4, 60, drawn(70));
  expect(rulesOf(fresh)?.filter((rule) => rule.startsWith('CRE-01'))).toEqual([]);
  expect(rulesOf(await versionOfBefore(5, 0, drawn(70)))).toContain('CRE-01.old');
});
