import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DraftWishes } from '@aval/prisma/factories/filed-draft';
import { createPatient } from '@aval/prisma/factories/patient';
import { forTenant } from '@aval/prisma/scope';
import { authorize, decide, newDraft, PEOPLE, submit } from '@aval/testing/scenes/scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { findPatientToFileFor } from '../patients/find-patient-to-file-for';
import { getPatientPage, type PatientPage } from './get-patient-page';

vi.setConfig({ testTimeout: 120_000 });

const TODAY = civilDateOf(new Date());
const OTHER_DOCTOR = 'doctor2@meridiana.test';
const LIMIT_OF = 'Doxorubicina';

const engine = await engineForFile();
await engine.startWorker();

interface Wishes extends DraftWishes {
  doctorEmail?: string;
}

async function filed({ doctorEmail = PEOPLE.doctor, ...wishes }: Wishes = {}) {
  const draft = await newDraft(engine, { doctorEmail, ...wishes });
  await submit(engine, { demandId: draft.demand.id, doctorEmail });
  await eventually(async () => (await engine.owner.demandHistory.count({ where: { demandId: draft.demand.id } })) > 0);
  return draft;
}

/** Moves a demand to the patient of another one, as if it had been filed for that patient. */
async function giveTo(patientId: number, demandId: string): Promise<void> {
  await engine.owner.demand.update({ where: { id: demandId }, data: { patientId } });
  await engine.owner.treatmentSlot.updateMany({ where: { demandId }, data: { patientId } });
}

async function pageFor(email: string, patientId: number): Promise<PatientPage | null> {
  return getPatientPage(engine.services, await engine.actor(email), { patientId });
}

async function shownTo(email: string, patientId: number): Promise<PatientPage> {
  const page = await pageFor(email, patientId);
  if (!page) throw new Error(`${email} sees no patient`);
  return page;
}

const lifetimeOf = ({ lifetime }: PatientPage) =>
  lifetime
    .filter(({ report }) => report.drugName === LIMIT_OF)
    .map(({ report: { ledger }, demand, versionNumber }) => ({
      total: Math.round(ledger.total),
      from: ledger.rows.map(({ from, demandId, cycle, cycles = 1 }) => `${from} ${demandId}: ${cycle}×${cycles}`),
      by: `${demand.reference} v${versionNumber}`,
    }));

describe('two doctors of one patient', () => {
  const scene = {} as {
    patientId: number;
    /** Finished chemotherapy of the first doctor, radiotherapy and draft of the same, new chemotherapy of the second. */
    before: string;
    radiotherapy: string;
    draft: string;
    later: string;
  };

  beforeAll(async () => {
    const before = await filed({ totalCycles: 2, firstSessionDate: addDays(TODAY, 2) });
    await authorize(engine, before.demand.id);
    const patientId = before.patient.id;
    const radiotherapy = await filed({ chemotherapy: false, radiotherapy: true });
    await decide(engine, PEOPLE.manager, radiotherapy.demand.id, {
      decision: 'deny',
      decisionReason: 'NOCUBIERTODENEGADO',
    });
    await decide(engine, PEOPLE.representative, radiotherapy.demand.id, {
      decision: 'deny',
      finalReason: 'NOCUBIERTODENEGADO',
    });
    await giveTo(patientId, radiotherapy.demand.id);
    const draft = await newDraft(engine);
    await giveTo(patientId, draft.demand.id);
    const later = await filed({ doctorEmail: OTHER_DOCTOR, totalCycles: 3 });
    await authorize(engine, later.demand.id);
    await giveTo(patientId, later.demand.id);
    Object.assign(scene, {
      patientId,
      before: before.demand.id,
      radiotherapy: radiotherapy.demand.id,
      draft: draft.demand.id,
      later: later.demand.id,
    });
  });

  const idsOf = ({ treatments }: PatientPage) => treatments.map(({ demand }) => demand.id);

  it('each doctor sees the own treatments, and drafts and denied requests apart from them', async () => {
    const own = await shownTo(PEOPLE.doctor, scene.patientId);
    expect(own.treatments).toMatchObject([
      {
        kind: 'chemotherapy',
        standing: 'authorized',
        demand: { id: scene.before, status: 'sended_accepted' },
        start: addDays(TODAY, 2),
        authorized: [{ cycle: 1, start: addDays(TODAY, 2) }],
        totalCycles: 2,
        isOver: false,
        tumourType: 'mama',
      },
    ]);
    expect(own.untreated.map(({ id, status, type }) => [id, status, type])).toEqual(
      expect.arrayContaining([
        [scene.radiotherapy, 'sended_denied', 'radiotherapy'],
        [scene.draft, 'draft', 'chemotherapy'],
      ]),
    );
    const others = await shownTo(OTHER_DOCTOR, scene.patientId);
    expect([idsOf(others), others.untreated]).toEqual([[scene.later], []]);
  });

  it('a manager sees the treatments of both, and no draft', async () => {
    const page = await shownTo(PEOPLE.manager, scene.patientId);
    expect(idsOf(page)).toEqual(expect.arrayContaining([scene.before, scene.later]));
    expect(page.untreated.map(({ id }) => id)).toEqual([scene.radiotherapy]);
    expect([page.mayFile, page.active]).toEqual([false, []]);
  });

  it('lifetime doses of a demand out of sight count as far as the own version counts them, without a name', async () => {
    const [first] = lifetimeOf(await shownTo(PEOPLE.doctor, scene.patientId));
    // The demand of the other doctor was filed after it, so that its section says nothing of it either.
    expect(first?.from).toEqual(['authorized 1: 1×1', 'request 1: 2×1']);
    const [second] = lifetimeOf(await shownTo(OTHER_DOCTOR, scene.patientId));
    expect(second?.from.toSorted()).toEqual(['authorized 1: 1×1', 'authorized 2: 1×1', 'request 2: 2×2']);
    const [all] = lifetimeOf(await shownTo(PEOPLE.manager, scene.patientId));
    expect(all?.from.filter((row) => row.startsWith('authorized'))).toHaveLength(2);
    expect(JSON.stringify(await shownTo(OTHER_DOCTOR, scene.patientId))).not.toContain(scene.before);
  });

  it('a consultant sees the patient with the demand that was assigned, and nobody of another insurer does', async () => {
    expect(await pageFor(PEOPLE.consultant, scene.patientId)).toBeNull();
    for (const email of ['doctor@alborada.test', 'manager@alborada.test', 'representative@alborada.test'])
      expect(await pageFor(email, scene.patientId), email).toBeNull();
    const asked = await filed({ totalCycles: 1 });
    const { userId } = await engine.actor(PEOPLE.consultant);
    await decide(engine, PEOPLE.manager, asked.demand.id, { decision: 'evaluate', toUserId: userId });
    await giveTo(scene.patientId, asked.demand.id);
    const page = await shownTo(PEOPLE.consultant, scene.patientId);
    expect(page.treatments).toMatchObject([{ demand: { id: asked.demand.id }, standing: 'asked', authorized: [] }]);
    expect(page.demands.map(({ id }) => id)).toEqual([asked.demand.id]);
    expect(page.documents.map(({ demandId }) => demandId)).toEqual([asked.demand.id]);
    expect([page.mayFile, page.active]).toEqual([false, []]);
  });

  it('the active treatment is told to who may file, by name to who sees its demand', async () => {
    const own = await shownTo(PEOPLE.doctor, scene.patientId);
    expect(own).toMatchObject({ mayFile: true, active: [{ kind: 'chemotherapy', demand: { id: scene.before } }] });
    const { active } = await shownTo(OTHER_DOCTOR, scene.patientId);
    expect(active).toMatchObject([{ kind: 'chemotherapy', demand: null }]);
  });

  it('has the document of the current version of each demand in sight', async () => {
    const { documents } = await shownTo(OTHER_DOCTOR, scene.patientId);
    expect(documents).toMatchObject([{ demandId: scene.later, versionNumber: 1, edition: 'decision' }]);
    const all = await shownTo(PEOPLE.manager, scene.patientId);
    expect(all.documents.map(({ demandId }) => demandId)).toEqual(
      expect.arrayContaining([scene.before, scene.radiotherapy, scene.later]),
    );
    expect(all.documents.map(({ demandId }) => demandId)).not.toContain(scene.draft);
  });

  it('is one access to the patient', async () => {
    const where = { patientId: scene.patientId };
    const before = await engine.owner.accessRecord.count({ where });
    await shownTo(PEOPLE.representative, scene.patientId);
    expect(await engine.owner.accessRecord.count({ where })).toBe(before + 1);
    const last = await engine.owner.accessRecord.findFirstOrThrow({ where, orderBy: { id: 'desc' } });
    expect(last).toMatchObject({ subject: 'patient', demandId: null });
  });

  it('a new demand is begun from it for a patient in sight alone, as the same access', async () => {
    const find = async (email: string, patientId: number) =>
      findPatientToFileFor(engine.services, await engine.actor(email), patientId);
    await shownTo(PEOPLE.doctor, scene.patientId);
    const where = { patientId: scene.patientId };
    const before = await engine.owner.accessRecord.count({ where });
    expect(await find(PEOPLE.doctor, scene.patientId)).toMatchObject({ id: scene.patientId });
    expect(await engine.owner.accessRecord.count({ where })).toBe(before);
    expect(await find('assistant@meridiana.test', scene.patientId)).toMatchObject({ id: scene.patientId });
    for (const email of [PEOPLE.manager, 'doctor@alborada.test']) expect(await find(email, scene.patientId)).toBeNull();
    const stranger = await newDraft(engine, { doctorEmail: OTHER_DOCTOR });
    expect(await find(PEOPLE.doctor, stranger.patient.id)).toBeNull();
    expect(await find(PEOPLE.doctor, 2_000_000_000)).toBeNull();
  });
});

it('a patient without demands has an empty page', async () => {
  const { userId: createdById } = await engine.actor(PEOPLE.doctor);
  const patient = await forTenant(engine.services.database, 2).run((tx) =>
    createPatient(tx, { companyId: 2, createdById }),
  );
  expect(await shownTo(PEOPLE.manager, patient.id)).toMatchObject({
    treatments: [],
    untreated: [],
    lifetime: [],
    documents: [],
    active: [],
  });
});
