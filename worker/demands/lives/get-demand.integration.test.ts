import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { findConsultants } from '@aval/application/demands/detail/find-consultants';
import { getDemand } from '@aval/application/demands/detail/get-demand';
import { listDocuments } from '@aval/application/demands/detail/list-documents';
import { listDemands } from '@aval/application/demands/list/list-demands';
import { parseListQuery } from '@aval/application/demands/list/parse-list-query';
import type { Actor } from '@aval/domain/access/actor';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { newPendingDemand } from '@aval/testing/scenes/scenario';
import { saveStep } from '@aval/testing/scenes/wizard-scenario';
import { newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { beforeAll, describe, expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker();
let demandId: string;
let manager: Actor;

const PRIVATE = 'Solo entre gestores y asesores';

beforeAll(async () => {
  const { services } = engine;
  demandId = await newPendingDemand(engine);
  const doctor = await engine.actor('doctor@meridiana.test');
  manager = await engine.actor('manager@meridiana.test', 2);
  const consultants = await findConsultants(services, manager, '');
  const consultant = consultants.find(({ email }) => email === 'consultant@aval.test');
  const asked = await decideDemand(services, manager, {
    demandId,
    commandId: newCommandId(),
    expectedSequence: 1,
    decision: 'evaluate',
    toUserId: consultant?.id,
    comment: 'Se pide valoración',
    privateComment: PRIVATE,
  });
  expect(asked).toMatchObject({ status: 'done' });
  await commentOnDemand(services, doctor, {
    demandId,
    commandId: newCommandId(),
    expectedSequence: 2,
    target: 'managers',
    comment: 'Se adjuntará el informe',
  });
});

async function look(actor: Actor, versionNumber?: number): Promise<DemandDetail | null> {
  const found = await getDemand(engine.services, actor, {
    demandId,
    ...(versionNumber === undefined ? {} : { versionNumber }),
  });
  return found?.status === 'visible' ? found.demand : null;
}

describe('a demand in detail', () => {
  it('shows content, history newest first, and the changes of each entry', async () => {
    const demand = await look(manager);
    expect(demand?.history.map(({ action }) => action)).toEqual(['COMMENT', 'REQUEST_AUTHORIZATION', 'REQUEST']);
    expect(demand?.history[1]).toMatchObject({ statusBefore: 'pending_analysis', status: 'pending_evaluation' });
    expect(demand?.version).toMatchObject({ number: 1, changes: null });
    expect(demand?.version?.content.names.doctor.name).toBe(demand?.doctor.name);
    expect(demand?.versions).toMatchObject([{ number: 1, reason: 'REQUEST' }]);
    expect(demand).toMatchObject({ status: 'pending_evaluation', lastActionSequence: 2, beingDelivered: false });
  });

  it.each([
    ['manager@meridiana.test', true],
    ['consultant@aval.test', true],
    ['admin@aval.test', true],
    ['superadmin@aval.test', true],
    ['representative@meridiana.test', false],
    ['doctor@meridiana.test', false],
    ['assistant@meridiana.test', false],
  ])('gives %s private comments: %s', async (email, mayRead) => {
    const actor = await engine.actor(email);
    const demand = await look(actor);
    expect(demand?.history.some(({ privateComment }) => privateComment === PRIVATE)).toBe(mayRead);
    if (!mayRead) expect(JSON.stringify(demand)).not.toContain(PRIVATE);
  });

  it.each(['manager@alborada.test', 'doctor@alborada.test', 'doctor2@meridiana.test', 'representative@alborada.test'])(
    'is not found for %s',
    async (email) => {
      const actor = await engine.actor(email);
      expect(await getDemand(engine.services, actor, { demandId })).toBeNull();
      expect(await listDocuments(engine.services, actor, { demandId })).toBeNull();
    },
  );

  it('names the company to switch to, and then writes no access record', async () => {
    const elsewhere = await engine.actor('manager@grupo.test', 3);
    const before = await engine.owner.accessRecord.count({ where: { demandId, userId: elsewhere.userId } });
    expect(await getDemand(engine.services, elsewhere, { demandId })).toEqual({
      status: 'other_context',
      companyId: 2,
    });
    expect(await engine.owner.accessRecord.count({ where: { demandId, userId: elsewhere.userId } })).toBe(before);
  });

  it('writes an access record with the user and the version', async () => {
    const actor = await engine.actor('superadmin@aval.test');
    await look(actor, 1);
    const record = await engine.owner.accessRecord.findFirst({
      where: { demandId, userId: actor.userId },
      orderBy: { id: 'desc' },
    });
    expect(record).toMatchObject({ subject: 'demand', versionNumber: 1, companyId: 2 });
  });

  it('has no version that was never created', async () => {
    expect(await look(manager, 2)).toBeNull();
  });

  it('shows the request day that the list shows and sorts by; a draft has none', async () => {
    const { demand: draft } = await fileDraft(engine.services.database, {
      companyId: 2,
      doctorEmail: 'doctor@meridiana.test',
      today: civilDateOf(new Date()),
    });
    // The draft was started long before its submission.
    await engine.owner
      .$executeRaw`UPDATE demand SET created_at = now() - interval '30 days' WHERE id = ${draft.id}::uuid`;
    const doctor = await engine.actor('doctor@meridiana.test');
    const rows = async (sort: string) => {
      const page = await listDemands(engine.services, doctor, parseListQuery(new URLSearchParams({ sort }), doctor));
      return page.rows.map(({ id, requestedOn }) => ({ id, requestedOn }));
    };
    const requestedOn = civilDateOf((await look(manager))?.requestedAt ?? '');
    const rising = [
      { id: demandId, requestedOn },
      { id: draft.id, requestedOn: null },
    ];
    expect(await rows('createdAt')).toEqual(rising);
    expect(await rows('-createdAt')).toEqual(rising.toReversed());
  });

  it('offers exactly the actions that the transition table allows', async () => {
    const kinds = (await look(manager))?.actions.map(({ kind }) => kind);
    expect(kinds).toEqual(['view', 'upload', 'rollback', 'comment']);
    const signing = await look(await engine.actor('representative@meridiana.test'));
    expect(signing?.actions.map(({ kind }) => kind)).toEqual(['view', 'comment']);
  });
});

describe('a draft in detail', () => {
  it('is visible only to its authors, and has neither version nor history', async () => {
    const { services } = engine;
    const { demand } = await fileDraft(services.database, {
      companyId: 2,
      doctorEmail: 'doctor@meridiana.test',
      today: civilDateOf(new Date()),
    });
    expect(await getDemand(services, manager, { demandId: demand.id })).toBeNull();
    const own = await getDemand(services, await engine.actor('doctor@meridiana.test'), { demandId: demand.id });
    expect(own).toMatchObject({ status: 'visible', demand: { version: null, history: [], versions: [] } });
  });

  it('shows its complete steps, type and start, as the list does', async () => {
    const { services } = engine;
    const { demand, content } = await fileDraft(services.database, {
      companyId: 2,
      doctorEmail: 'doctor@meridiana.test',
      today: civilDateOf(new Date()),
    });
    const admin = await engine.actor('admin@aval.test');
    const read = async () => {
      const found = await getDemand(services, admin, { demandId: demand.id });
      return found?.status === 'visible' ? found.demand : null;
    };
    const start = content.treatment.chemotherapy?.firstSessionDate ?? '';
    const { protocol, previousTreatments, treatment, extras } = content;
    expect(await read()).toMatchObject({
      type: 'chemotherapy',
      treatmentStart: start,
      daysToStart: expect.any(Number),
    });
    expect((await read())?.draft).toMatchObject({ protocol, previousTreatments, treatment, extras });
    const drugId = treatment.chemotherapy?.drugs[0]?.drugId ?? 0;
    expect((await read())?.draft?.names.drugs[drugId]).toEqual(expect.any(String));

    const later = addDays(start, 7);
    const begun = { chemotherapyOn: '', radiotherapyOn: 'on', radiotherapy: [{ startDate: later }] };
    const saved = await saveStep(engine, demand.id, 'treatment', (form) => Object.assign(form, begun));
    expect(saved.status).toBe('saved');
    expect(await read()).toMatchObject({
      type: 'radiotherapy',
      treatmentStart: later,
      draft: { protocol, treatment: null, extras },
    });
    const query = parseListQuery(new URLSearchParams({ reference: demand.reference }), admin);
    const { rows } = await listDemands(services, admin, query);
    expect(rows.map(({ id, daysToStart }) => ({ id, daysToStart }))).toEqual([
      { id: demand.id, daysToStart: (await read())?.daysToStart },
    ]);
  });
});
