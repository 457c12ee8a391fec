import { DEFAULT_RULE_BOOK } from '@aval/domain/congruence/rule-book';
import type { Prisma } from '@aval/prisma/generated/client';
import { fileForm } from '@aval/testing/scenes/access-scene';
import { newDraft, newPendingDemand } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import type { ApiClient } from '@aval/testing/visitors/api-client';
import { signInApiClients } from '@aval/testing/visitors/api-clients';
import { beforeAll, expect, it, vi } from 'vitest';
import { draftBy, wishOf } from './demand-api-client.test-support';

vi.setConfig({ testTimeout: 120_000 });

const CLEARANCE = DEFAULT_RULE_BOOK.clearance as unknown as Prisma.InputJsonObject;

const engine = await engineForFile();
const web = await webForFile(engine);
await engine.startWorker();
let apiClients: Record<'manager' | 'doctor' | 'otherDoctor', ApiClient>;

beforeAll(async () => {
  apiClients = await signInApiClients(web, ['manager', 'doctor', 'otherDoctor']);
});

interface Rehearsal {
  ready: boolean;
  issues: { path: string; code: string; message: string }[];
  refusal: string | null;
  activeTreatments: { kind: string; demand: { id: string } | null }[];
  findings: { rule: string; severity: string; fields: string[] }[];
}

async function rehearse(id: string, person: keyof typeof apiClients = 'doctor'): Promise<Rehearsal> {
  const { status, body } = await apiClients[person].call<Rehearsal>('GET', `/demands/${id}/dry-run`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
}

/** Everything that is stored of a demand. */
async function storedOf(id: string) {
  const of = { where: { demandId: id } };
  return {
    demand: await engine.owner.demand.findUniqueOrThrow({ where: { id } }),
    drafts: await engine.owner.demandDraft.findMany(of),
    files: await engine.owner.attachment.findMany({ ...of, orderBy: { id: 'asc' } }),
    commands: await engine.owner.demandCommand.count(of),
    history: await engine.owner.demandHistory.count(of),
    outbox: await engine.owner.outbox.count(of),
    slots: await engine.owner.treatmentSlot.count(of),
  };
}

const NOTHING = { ready: true, issues: [], refusal: null, activeTreatments: [], findings: [] };

it('a complete draft is ready, and trying leaves nothing of it', async () => {
  const { demand } = await newDraft(engine);
  const before = await storedOf(demand.id);
  expect(before).toMatchObject({ commands: 0, history: 0, outbox: 0, slots: 0 });
  expect(await rehearse(demand.id)).toEqual(NOTHING);
  expect(await rehearse(demand.id)).toEqual(NOTHING);
  expect(await storedOf(demand.id)).toEqual(before);
  const sent = await apiClients.doctor.call('PUT', `/demands/${demand.id}/active`, { body: {} });
  expect(sent).toMatchObject({ status: 200, body: { sequence: 1 } });
});

it('everything that is missing is told at once, files and treatments of others too, as sending would tell it', async () => {
  const held = await newPendingDemand(engine);
  const { patientId, prescriberCenterId } = await engine.owner.demand.findUniqueOrThrow({ where: { id: held } });
  const body = {
    patientId,
    centerPrescriptorId: prescriberCenterId,
    tratamientoQuimioterapico: true,
    type: 'pancreas',
  };
  const made = await apiClients.doctor.call<{ id: string }>('POST', '/demands', { body });
  expect(made).toMatchObject({ status: 201 });
  const { id } = made.body;
  const brought = await apiClients.doctor.bring<{ id: number }>('POST', `/demands/${id}/attachments`, fileForm());
  expect(brought).toMatchObject({ status: 201 });
  const before = await storedOf(id);

  const { ready, issues, refusal, activeTreatments } = await rehearse(id);
  expect({ ready, refusal }).toEqual({ ready: false, refusal: null });
  const paths = issues.map(({ path }) => path);
  const file = `ficherosAdjuntos.id=${brought.body.id}.descripcion`;
  expect(paths).toEqual(expect.arrayContaining(['ecog', 'diagnosticoHistologico', 'quimioterapicoNumeroCiclos', file]));
  expect(activeTreatments).toEqual([{ kind: 'chemotherapy', demand: expect.objectContaining({ id: held }) }]);
  expect(await storedOf(id)).toEqual(before);

  const sent = await apiClients.doctor.call<{ issues: unknown[] }>('PUT', `/demands/${id}/active`, { body: {} });
  expect(sent).toMatchObject({ status: 422, body: { issues } });
  expect(sent.body.issues).toHaveLength(issues.length);
});

it('a complete draft whose treatment another demand holds is told so', async () => {
  const held = await newPendingDemand(engine);
  const { patientId } = await engine.owner.demand.findUniqueOrThrow({ where: { id: held } });
  const wish = wishOf(await newDraft(engine));
  const { id } = await draftBy(apiClients.doctor, { ...wish, patientId });
  expect(await rehearse(id)).toMatchObject({
    ready: false,
    issues: [],
    refusal: 'slots_taken',
    activeTreatments: [{ kind: 'chemotherapy', demand: { id: held } }],
  });
});

it('serious findings are told when the company asks for an answer, until they have one; they prevent nothing', async () => {
  const { demand, doctor } = await newDraft(engine, { totalCycles: 10 });
  expect((await rehearse(demand.id)).findings).toEqual([]);
  await engine.owner.ruleBook.create({
    data: {
      companyId: demand.companyId,
      version: 2,
      createdById: doctor.id,
      settings: { rules: {}, clearance: CLEARANCE, asksJustification: true },
    },
  });
  const asked = await rehearse(demand.id);
  expect(asked).toMatchObject({ ready: true, refusal: null });
  expect(asked.findings.map(({ rule, severity }) => [rule, severity])).toContainEqual(['CUM-01', 'serious']);
  const answers = asked.findings.map(({ rule, fields: [field] }) => ({
    rule,
    field,
    text: 'Con control de la fracción de eyección.',
  }));
  const saved = await apiClients.doctor.call('PUT', `/demands/${demand.id}`, { body: { justificaciones: answers } });
  expect(saved).toMatchObject({ status: 200 });
  expect((await rehearse(demand.id)).findings).toEqual([]);
});

it('trying is one access to the patient, however often, and nobody else may', async () => {
  const { demand, patient } = await newDraft(engine);
  const accesses = () => engine.owner.accessRecord.count({ where: { patientId: patient.id } });
  expect(await accesses()).toBe(0);
  await rehearse(demand.id);
  await rehearse(demand.id);
  expect(await accesses()).toBe(1);
  for (const person of ['manager', 'otherDoctor'] as const) {
    expect(await apiClients[person].call('GET', `/demands/${demand.id}/dry-run`)).toMatchObject({ status: 404 });
  }
});

it('what nobody may send now is refused', async () => {
  const { demand } = await newDraft(engine);
  await apiClients.doctor.call('PUT', `/demands/${demand.id}/active`, { body: {} });
  await apiClients.manager.call('PUT', `/demands/${demand.id}/cancel`, { body: { comment: 'Duplicada.' } });
  expect(await apiClients.doctor.call('GET', `/demands/${demand.id}/dry-run`)).toMatchObject({
    status: 409,
    body: { code: 'refused', refusal: 'wrong_status' },
  });
});
