import { DEFAULT_RULE_BOOK } from '@aval/domain/congruence/rule-book';
import type { Prisma } from '@aval/prisma/generated/client';
import { newDraft, newPendingDemand } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import type { ApiClient } from '@aval/testing/visitors/api-client';
import { signInApiClients } from '@aval/testing/visitors/api-clients';
import { beforeAll, expect, it, vi } from 'vitest';
import { wishOf } from '../demands/demand-api-client.test-support';

vi.setConfig({ testTimeout: 120_000 });

const CLEARANCE = DEFAULT_RULE_BOOK.clearance as unknown as Prisma.InputJsonObject;

const engine = await engineForFile();
const web = await webForFile(engine);
await engine.startWorker();
let apiClients: Record<'manager' | 'supervisor' | 'doctor' | 'otherDoctor', ApiClient>;

beforeAll(async () => {
  apiClients = await signInApiClients(web, ['manager', 'supervisor', 'doctor', 'otherDoctor']);
});

interface Found {
  rule: string;
  severity: string;
  text: string;
  fields: string[];
  sources: string[];
  justification: string | null;
}

interface Report {
  findings: Found[];
  failed: string[];
  lines: { administrationMg: number | null; steps: string[]; cheapest: { cost: unknown } | null }[];
}

interface Answer {
  version: number | null;
  status: string;
  report: Report | null;
  again: Report | null;
}

const read = (person: keyof typeof apiClients, id: string, query = '') =>
  apiClients[person].call<Answer>('GET', `/demands/${id}/congruence${query}`);

it('every reader of a demand gets the report of its version, and only the insurer gets prices', async () => {
  const id = await newPendingDemand(engine);
  const kept = await engine.owner.demandVersion.findFirstOrThrow({ where: { demandId: id } });
  const accesses = () => engine.owner.accessRecord.count({ where: { demandId: id } });
  const before = await accesses();
  const { status, body } = await read('manager', id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ version: 1, status: 'analysed', again: null, report: { failed: [] } });
  const report = kept.congruence as unknown as { findings: { rule: string }[] };
  expect(body.report?.findings.map(({ rule }) => rule)).toEqual(report.findings.map(({ rule }) => rule));
  expect(await accesses()).toBe(before + 1);

  const own = (await read('doctor', id)).body;
  expect(own.report?.findings).toEqual(body.report?.findings);
  expect(own.report?.lines.map(({ cheapest }) => cheapest?.cost ?? null)).toEqual(own.report?.lines.map(() => null));
  expect(JSON.stringify(body)).toContain('sessionCents');
  expect(JSON.stringify(own)).not.toContain('Cents');
  expect((await read('otherDoctor', id)).status).toBe(404);
  expect((await read('doctor', id, '?version=2')).status).toBe(404);
});

it('the findings of the current rules are added, and never replace the report', async () => {
  const id = await newPendingDemand(engine, { totalCycles: 10 });
  const { companyId } = await engine.owner.demand.findUniqueOrThrow({ where: { id } });
  const { body: before, headers } = await read('manager', id, '?version=1&again=true');
  expect(headers).toMatchObject({ 'ratelimit-limit': '120' });
  expect((await read('manager', id)).headers).not.toMatchObject({ 'ratelimit-limit': '120' });
  expect(before.again?.findings).toEqual(before.report?.findings);

  const rules = (findings: Found[] = []) => findings.map((each) => each.rule);
  expect(rules(before.report?.findings)).toContain('CUM-01');
  await engine.owner.ruleBook.create({
    data: {
      companyId,
      version: 2,
      createdById: (await engine.owner.userAccount.findFirstOrThrow()).id,
      settings: { rules: { 'CUM-01': { isOff: true } }, clearance: CLEARANCE, asksJustification: false },
    },
  });
  const after = (await read('manager', id, '?again=true')).body;
  expect(after.report).toEqual(before.report);
  expect(rules(after.again?.findings)).toEqual(rules(before.report?.findings).filter((rule) => rule !== 'CUM-01'));
});

it('unstored content is analysed, complete or not, and not kept', async () => {
  const wish = wishOf(await newDraft(engine));
  const counts = () => Promise.all([engine.owner.demand.count(), engine.owner.demandDraft.count()]);
  const before = await counts();
  const analyse = (body: object, language = 'es') =>
    apiClients.doctor.call<Report>('POST', '/congruence/analyse', { body, headers: { 'Accept-Language': language } });
  const wrong = { type: 'pulmon', t: 'T1', n: 'N0', m: 'M1', estadio: '1' };

  const spanish = (await analyse(wrong)).body;
  const english = (await analyse(wrong, 'en')).body;
  const stage = (report: Report) => report.findings.find(({ rule }) => rule === 'STG-01');
  expect(stage(spanish)?.fields).toEqual(expect.arrayContaining(['estadio', 'm']));
  expect(stage(spanish)?.text).not.toBe(stage(english)?.text);

  const whole = await analyse({ ...wish.steps, patientId: wish.patientId });
  expect(whole).toMatchObject({ status: 200, body: { failed: [] } });
  expect(whole.body.lines.length).toBeGreaterThan(0);
  // Fields that would be ignored are refused here too.
  expect(await analyse({ ...wish.steps, tratamientoQuimioterapico: false })).toMatchObject({ status: 422 });
  expect(await analyse({ patientId: 2_000_000 })).toMatchObject({ status: 422 });
  const mistyped = {
    type: 'zzz',
    t: 'T99',
    ecog: 1.5,
    quimioterapicoCreatininaUnidad: 'g',
    tratamientosPrevios: [{ type: 'otra', date: null, description: null }],
  };
  const { status, body } = await analyse(mistyped);
  expect([status, Object.keys((body as Report & { errors: object }).errors).sort()]).toEqual([
    422,
    ['ecog', 'quimioterapicoCreatininaUnidad', 't', 'tratamientosPrevios.0.type', 'type'],
  ]);
  const { quimioterapicoFarmacos: lines } = wish.steps as unknown as { quimioterapicoFarmacos: object[] };
  const many = await analyse({ ...wish.steps, quimioterapicoFarmacos: Array(130).fill(lines[0]) });
  expect(many).toMatchObject({
    status: 422,
    body: { errors: { quimioterapicoFarmacos: [expect.stringContaining('50')] } },
  });
  expect(await counts()).toEqual(before);
  expect(await apiClients.manager.call('POST', '/congruence/analyse', { body: wrong })).toMatchObject({ status: 403 });
});

it('rows with fields left out are analysed as those of a draft, and unknown fields are refused', async () => {
  const { steps } = wishOf(await newDraft(engine));
  const drugId = steps.quimioterapicoFarmacos?.[0]?.drugId;
  const analyse = (body: object) =>
    apiClients.doctor.call<Report>('POST', '/congruence/analyse', { body, headers: { 'Accept-Language': 'en' } });
  const incomplete = {
    type: 'mama',
    peso: 70,
    talla: 165,
    quimioterapicoFarmacos: [{ drugId, dosificacion: 9000, tipoDosificacion: 'MGM2' }, {}],
    tratamientosPrevios: [{ type: 'adyuvante' }],
    exposiciones: [{}],
    tratamientosRadioterapicos: [{ dosisTotal: 60 }],
  };
  expect(await analyse(incomplete)).toMatchObject({
    status: 200,
    body: { lines: [{ administrationMg: expect.any(Number) }, { administrationMg: null }] },
  });
  expect(await analyse({ quimioterapicoFarmacos: [{ dosis: 1 }] })).toMatchObject({ status: 422 });
});

it('an answer refers to a finding by the names that were sent, and an unknown rule is refused', async () => {
  const { steps } = wishOf(await newDraft(engine));
  const analyse = (justificaciones: object[], language = 'es') =>
    apiClients.doctor.call<Report & { errors: Record<string, string[]> }>('POST', '/congruence/analyse', {
      body: { ...steps, peso: 400, quimioterapicoPeso: 400, justificaciones },
      headers: { 'Accept-Language': language },
    });
  const first = await analyse([]);
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '120' });
  const [found] = first.body.findings;
  const answer = { rule: found?.rule, field: found?.fields[0], text: 'Pesada dos veces' };
  const [answered] = (await analyse([answer])).body.findings;
  expect(answered).toEqual({ ...found, justification: 'Pesada dos veces' });

  const lines = steps.quimioterapicoFarmacos as { drugId: number; dosificacion: number }[];
  const doubled = lines.map((each) => ({ ...each, dosificacion: each.dosificacion * 3 }));
  const told = async (quimioterapicoFarmacos: object[], justificaciones: object[]) => {
    const body = { ...steps, quimioterapicoFarmacos, justificaciones };
    const { findings } = (await apiClients.doctor.call<Report>('POST', '/congruence/analyse', { body })).body;
    return findings.filter(({ rule, fields }) => rule === 'DOS-02' && /Farmacos/.test(fields[0] ?? ''));
  };
  const [first1] = await told(doubled, []);
  expect(first1?.fields[0]).toBe('quimioterapicoFarmacos.0.dosificacion');
  const ofLine = { rule: 'DOS-02', field: first1?.fields[0], drugId: lines[0]?.drugId, text: 'Acordada' };
  const inOrder = (await told(doubled, [ofLine])).map(({ fields, justification }) => [fields[0], justification]);
  expect(inOrder).toContainEqual(['quimioterapicoFarmacos.0.dosificacion', 'Acordada']);
  const moved = (await told(doubled.toReversed(), [ofLine])).map(({ justification }) => justification);
  expect(moved.filter(Boolean)).toEqual(['Acordada']);
  const gone = (await told(doubled.slice(1), [ofLine])).map(({ justification }) => justification);
  expect(gone.filter(Boolean)).toEqual([]);

  const unknown = [answer, { ...answer, rule: 'DOS-99' }];
  for (const [language, words] of [
    ['es', 'No es uno de los valores admitidos.'],
    ['en', 'Not one of the accepted values.'],
  ] as const) {
    const refused = await analyse(unknown, language);
    expect([refused.status, refused.body.errors]).toEqual([422, { 'justificaciones.1.rule': [words] }]);
  }
});
