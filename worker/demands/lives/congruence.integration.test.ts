import { analyseAgain } from '@aval/application/congruence/analyse-again';
import { getDemand } from '@aval/application/demands/detail/get-demand';
import { type CongruenceReport, seriousCount } from '@aval/domain/congruence/report/report';
import { newPendingDemand, PEOPLE } from '@aval/testing/scenes/scenario';
import { createTestEngine, type TestEngine } from '@aval/testing/stack/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';

let engine: TestEngine;
let demandId: string;

beforeAll(async () => {
  engine = await createTestEngine();
  await engine.startWorker();
  // Ten cycles of doxorubicin with cyclophosphamide are beyond its lifetime limit.
  demandId = await newPendingDemand(engine, { totalCycles: 10 });
});
afterAll(() => engine.close());

async function readBy(email: string): Promise<CongruenceReport | null> {
  const look = await getDemand(engine.services, await engine.actor(email), { demandId });
  return look?.status === 'visible' ? (look.demand.version?.congruence ?? null) : null;
}

function costsOf({ lines }: CongruenceReport) {
  return lines.flatMap(({ supply }) => (supply?.cheapest.computable ? [supply.cheapest.cost] : []));
}

test('a version keeps what was said of it when it was filed, and its demand by how many serious findings it is marked', async () => {
  const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId }, include: { versions: true } });
  const kept = row.versions[0]?.congruence as unknown as CongruenceReport;
  expect(kept).toMatchObject({ ruleBookVersion: 1, failed: [] });
  expect(kept.ruleCount).toBeGreaterThan(25);
  expect(kept.lines.length).toBeGreaterThan(0);
  expect(kept.findings.find(({ rule }) => rule === 'CUM-01')).toMatchObject({ severity: 'serious' });
  expect(row.seriousFindings).toBe(seriousCount(kept));
  expect(row.seriousFindings).toBeGreaterThan(0);
});

test('who may see the demand reads it, and what it costs is for the company’s side alone', async () => {
  const [manager, doctor] = [await readBy(PEOPLE.manager), await readBy(PEOPLE.doctor)];
  expect(manager && costsOf(manager).some((cost) => cost !== null)).toBe(true);
  expect(doctor && costsOf(doctor).every((cost) => cost === null)).toBe(true);
  expect(doctor?.findings).toEqual(manager?.findings);
});

test('today’s rules say the same of it today, write nothing, and are nobody’s who does not see the demand', async () => {
  const version = { demandId, versionNumber: 1 };
  const again = await analyseAgain(engine.services, await engine.actor(PEOPLE.doctor), version);
  expect(again?.findings).toEqual((await readBy(PEOPLE.doctor))?.findings);
  expect(again && costsOf(again).every((cost) => cost === null)).toBe(true);
  expect(await analyseAgain(engine.services, await engine.actor('doctor@alborada.test'), version)).toBeNull();
  const missing = { demandId, versionNumber: 2 };
  expect(await analyseAgain(engine.services, await engine.actor(PEOPLE.doctor), missing)).toBeNull();
});
