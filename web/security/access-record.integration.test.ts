import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newDraft } from '@aval/testing/scenes/scenario';
import { newAcceptedDemand } from '@aval/testing/scenes/wizard-scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { PEOPLE } from '@aval/testing/visitors/people';
import type { WebVisitor } from '@aval/testing/visitors/web-visitor';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine);
let doctor: WebVisitor;
let demandId: string;

beforeAll(async () => {
  doctor = await web.signIn(PEOPLE.doctor);
});

beforeEach(async () => {
  demandId = (await newDraft(engine)).demand.id;
});

const accesses = () => engine.owner.accessRecord.count({ where: { demandId } });
const page = () => `/app/demands/${demandId}`;

/** Requests data as a script of the page at `from` does. */
function ask(visitor: WebVisitor, from: string, path = `${page()}.data`) {
  const headers = { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'same-origin' };
  return visitor.ask({ path, headers: { ...headers, Referer: `${visitor.origin}${from}` } });
}

it('records displayed pages, but no prefetch and no HEAD request', async () => {
  for (const headers of [{ 'Sec-Purpose': 'prefetch' }, { Purpose: 'prefetch' }, { 'X-Moz': 'prefetch' }]) {
    for (const address of [page(), `${page()}.data`]) expect((await doctor.get(address, headers)).status).toBe(503);
  }
  expect((await doctor.ask({ method: 'HEAD', path: page() })).status).toBe(405);
  expect(await accesses()).toBe(0);
  expect((await doctor.get(page())).status).toBe(200);
  expect(await accesses()).toBe(1);
  expect((await ask(doctor, '/app/demands')).status).toBe(200);
  expect(await accesses()).toBe(2);
});

it('counts a reload by the page itself as the same access, but only if there was one before', async () => {
  expect((await doctor.get(page())).status).toBe(200);
  expect((await ask(doctor, page())).status).toBe(200);
  expect(await accesses()).toBe(1);
  const assistant = await web.signIn(PEOPLE.assistant);
  expect((await ask(assistant, page())).status).toBe(200);
  expect(await accesses()).toBe(2);
});

describe('the wizard', () => {
  const wizard = () => `${page()}/edit`;
  const asked = (step: number) => ask(doctor, `${wizard()}?step=5`, `${wizard()}.data?step=${step}`);

  it('counts with its analysis as one access; an analysis alone counts as one, too', async () => {
    const analysis = () => ask(doctor, wizard(), `${page()}/draft-analysis`);
    expect((await doctor.get(`${wizard()}?step=4`)).status).toBe(200);
    for (const _save of [1, 2]) expect((await analysis()).status).toBe(200);
    expect(await accesses()).toBe(1);

    demandId = (await newDraft(engine)).demand.id;
    for (const _save of [1, 2]) expect((await analysis()).status).toBe(200);
    expect(await accesses()).toBe(1);
  });

  it('records no access when it redirects', async () => {
    const led = await doctor.get(wizard());
    expect(led.status).toBe(302);
    expect(await accesses()).toBe(0);
    expect((await doctor.get(String(led.headers.location))).status).toBe(200);
    expect(await accesses()).toBe(1);
  });

  it('records no access when it first asks for the reason to change dates', async () => {
    demandId = await newAcceptedDemand(engine);
    const led = await doctor.get(`${wizard()}?step=4`);
    expect(led.headers.location).toBe(`${page()}?action=change_dates`);
    expect(await accesses()).toBe(0);
  });

  it('counts as one access across steps and saves, and as another for another patient', async () => {
    expect((await doctor.get(`${wizard()}?step=5`)).status).toBe(200);
    for (const step of [4, 5, 5]) expect((await asked(step)).status).toBe(200);
    expect(await accesses()).toBe(1);
    const { companyId } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    const { patientId } = (await newDraft(engine)).demand;
    await engine.owner.demand.update({ where: { id: demandId, companyId }, data: { patientId } });
    expect((await asked(1)).status).toBe(200);
    expect(await engine.owner.accessRecord.count({ where: { demandId, patientId } })).toBe(1);
  });
});

it('has no links that prefetch pages', () => {
  const app = path.join(import.meta.dirname, '../app');
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\bprefetch=/.test(readFileSync(path.join(app, file), 'utf8')))).toEqual([]);
});
