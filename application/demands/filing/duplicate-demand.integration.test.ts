import { randomUUID } from 'node:crypto';
import { addDays, type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { MOST_DRAFTS } from '@aval/domain/validation/fields/text-bounds';
import { pdf } from '@aval/platform/files/contents.test-support';
import { waitingForLocks } from '@aval/testing/faults/waiting-for-locks';
import {
  authorize,
  decide,
  historyOf,
  newDraft,
  newPendingDemand,
  pageOf,
  submit,
  untilAnswered,
} from '@aval/testing/scenes/scenario';
import { eventually, newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { everybody, PEOPLE, PERSONS } from '@aval/testing/visitors/people';
import { describe, expect, it } from 'vitest';
import { getAttachment } from '../../attachments/get-attachment';
import { deleteDraft } from '../../drafts/delete-draft';
import { attachToWorkingCopy } from '../../drafts/files/attach-to-working-copy';
import { getWizard, type Wizard } from '../../drafts/wizard/get-wizard';
import { cancelDemand } from '../deciding/cancel-demand';
import { finishDemand } from '../deciding/finish-demand';
import { type DuplicateDemandInput, duplicateDemand } from './duplicate-demand';
import { saveAdministrative } from './save-administrative';

const engine = await engineForFile();
await engine.startWorker();
const TODAY = civilDateOf(new Date());

type Wishes = NonNullable<Parameters<typeof newPendingDemand>[1]>;

const PLACES = {
  analysis: (wishes: Wishes) => newPendingDemand(engine, wishes),
  denied: async (wishes: Wishes) => {
    const demandId = await newPendingDemand(engine, wishes);
    const reason = 'NOCUBIERTODENEGADO';
    await decide(engine, PEOPLE.manager, demandId, { decision: 'deny', decisionReason: reason });
    await decide(engine, PEOPLE.representative, demandId, { decision: 'deny', finalReason: reason });
    return demandId;
  },
  accepted: async (wishes: Wishes) => {
    const demandId = await newPendingDemand(engine, wishes);
    await authorize(engine, demandId);
    return demandId;
  },
  canceled: async (wishes: Wishes) => {
    const demandId = await newPendingDemand(engine, wishes);
    await cancelDemand(engine.services, await engine.actor(PEOPLE.manager), { ...(await base(demandId)), reason: 'x' });
    return demandId;
  },
  finished: async (wishes: Wishes) => {
    const demandId = await PLACES.accepted(wishes);
    const manager = await engine.actor(PEOPLE.manager);
    await finishDemand(engine.services, manager, { ...(await base(demandId)), closingReason: 'x' });
    return demandId;
  },
};

async function base(demandId: string) {
  const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  return { demandId, commandId: newCommandId(), expectedSequence: lastActionSequence };
}

/** Returns the same services with the clock on another day. */
function on(day: CivilDate) {
  return { ...engine.services, clock: { now: () => new Date(`${day}T09:00:00Z`) } };
}

async function duplicate(
  demandId: string,
  { email = PEOPLE.doctor, day = TODAY, ...input }: Partial<DuplicateDemandInput> & { email?: string; day?: CivilDate },
) {
  return duplicateDemand(on(day), await engine.actor(email), {
    demandId,
    newDemandId: randomUUID(),
    withChemotherapy: true,
    doctorId: null,
    centerId: null,
    ...input,
  });
}

async function copyOf(demandId: string, options: Parameters<typeof duplicate>[1] = {}): Promise<Wizard> {
  const result = await duplicate(demandId, options);
  if (result.status !== 'created') throw new Error(JSON.stringify(result));
  const doctor = await engine.actor(options.email ?? PEOPLE.doctor);
  const search = await getWizard(on(options.day ?? TODAY), doctor, result.demandId);
  if (search.status !== 'open') throw new Error(search.status);
  return search.wizard;
}

describe('duplicating a demand', () => {
  const lastCycle = { totalCycles: 1, firstSessionDate: addDays(TODAY, 7) };
  const radiotherapy = { chemotherapy: false, radiotherapy: true, firstSessionDate: addDays(TODAY, 7) };
  it.each<[string, keyof typeof PLACES, Wishes, number, string]>([
    ['in analysis: never', 'analysis', {}, 0, 'wrong_status'],
    ['denied: always', 'denied', {}, 0, 'created'],
    ['denied: also after its dates', 'denied', { radiotherapy: true }, 90, 'created'],
    ['canceled: always', 'canceled', {}, 90, 'created'],
    ['finished: always', 'finished', {}, 90, 'created'],
    ['accepted: not while cycles remain', 'accepted', { totalCycles: 4 }, 0, 'cycles_remain'],
    ['accepted, last cycle: before its last session', 'accepted', lastCycle, 6, 'created'],
    ['accepted, last cycle: not on its last session', 'accepted', lastCycle, 7, 'last_session_reached'],
    ['accepted radiotherapy: before its start', 'accepted', radiotherapy, 6, 'created'],
    ['accepted radiotherapy: not on its start', 'accepted', radiotherapy, 7, 'radiotherapy_started'],
  ])('depends on the state: %s', async (_what, place, wishes, daysLater, expected) => {
    const demandId = await PLACES[place](wishes);
    const before = await engine.owner.demand.count({ where: { duplicatedFromId: demandId } });
    const result = await duplicate(demandId, { day: addDays(TODAY, daysLater) });
    expect(result.status === 'refused' ? result.refusal : result.status).toBe(expected);
    const made = await engine.owner.demand.count({ where: { duplicatedFromId: demandId } });
    expect(made - before).toBe(expected === 'created' ? 1 : 0);
  });

  it('is allowed to those who file for its doctor', async () => {
    const demandId = await PLACES.canceled({});
    const answers = await Promise.all(
      PERSONS.map(async (person) => [person, (await duplicate(demandId, { email: PEOPLE[person] })).status] as const),
    );
    expect(Object.fromEntries(answers)).toEqual(
      everybody(
        'not_found',
        ['superadmin admin manager groupManager representative supervisor', 'forbidden'],
        ['doctor assistant', 'created'],
      ),
    );
  });
});

describe('a copy', () => {
  it('keeps future dates and has its own reference and its origin', async () => {
    const demandId = await PLACES.denied({ radiotherapy: true });
    const source = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    const copy = await copyOf(demandId);
    expect(copy.reference).not.toBe(source.reference);
    expect(copy.origin).toEqual({ reference: source.reference, hiddenNames: [] });
    expect(Object.values(copy.complete)).toEqual([true, true, true, true, true]);
    const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: copy.demandId } });
    expect(row).toMatchObject({
      status: 'DRAFT',
      displayStatus: 'draft',
      type: 'both',
      duplicatedFromId: demandId,
      patientId: source.patientId,
      provinceIds: source.provinceIds,
      state: null,
    });
    expect(['done', 'accepted']).toContain((await submit(engine, { demandId: copy.demandId })).status);
  });

  it('asks again for past dates, and for nothing else', async () => {
    const demandId = await PLACES.denied({ radiotherapy: true });
    const { forms, complete } = await copyOf(demandId, { day: addDays(TODAY, 30) });
    expect(complete).toMatchObject({ protocol: true, previousTreatments: true, treatment: false, extras: true });
    const { chemotherapy, radiotherapy, ...switches } = forms.treatment as Record<string, Record<string, unknown>[]>;
    expect(switches).toEqual({ chemotherapyOn: 'on', radiotherapyOn: 'on' });
    expect(chemotherapy).toMatchObject({ heightCm: '164', weightKg: '68,5', sessionDates: [] });
    expect(chemotherapy).not.toHaveProperty('firstSessionDate');
    expect(radiotherapy?.[0]).toMatchObject({ tissueVolumeCm3: '420' });
    expect(radiotherapy?.[0]).not.toHaveProperty('startDate');
  });

  it('leaves the chemotherapy out on request', async () => {
    const both = await copyOf(await PLACES.canceled({ radiotherapy: true }), { withChemotherapy: false });
    expect(both.forms.treatment).toMatchObject({ radiotherapyOn: 'on' });
    expect(both.forms.treatment).not.toHaveProperty('chemotherapy');
    const alone = await copyOf(await PLACES.canceled({}), { withChemotherapy: false });
    expect(alone.forms.treatment).toBeNull();
    expect(alone.complete.treatment).toBe(false);
    const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: alone.demandId } });
    expect(row.type).toBeNull();
  });

  it('has no file of the company, which the doctor may never have seen', async () => {
    const demandId = await newPendingDemand(engine);
    const file = { filename: 'interno.pdf', content: pdf() };
    const manager = await engine.actor(PEOPLE.manager);
    await attachToWorkingCopy(engine.services, manager, { demandId, description: 'Nota interna', file });
    const page = await pageOf(engine, manager, demandId);
    expect(await untilAnswered(() => saveAdministrative(engine.services, manager, page))).toMatchObject({
      status: 'done',
    });
    await cancelDemand(engine.services, manager, { ...(await base(demandId)), reason: 'x' });
    const copy = await copyOf(demandId);
    expect(copy.attachments.map(({ description }) => description)).not.toContain('Nota interna');
  });

  it('names entries that the catalogues no longer offer and leaves them open', async () => {
    const demandId = await PLACES.canceled({ radiotherapy: true });
    const version = await engine.owner.demandVersion.findFirstOrThrow({
      where: { demandId },
      include: { drugs: { include: { drug: true } }, codes: { include: { code: true } } },
    });
    const [line, other] = version.drugs;
    const [named] = version.codes;
    if (!line || !other || !named) throw new Error('two drugs and a code are needed');
    await engine.owner.drug.update({ where: { id: line.drugId }, data: { hidden: true } });
    await engine.owner.presentation.update({ where: { id: other.presentationId }, data: { active: false } });
    await engine.owner.radiotherapyCode.update({ where: { id: named.codeId }, data: { hidden: true } });
    await engine.owner.center.update({ where: { id: version.performingCenterId }, data: { hidden: true } });
    const { forms, origin, complete } = await copyOf(demandId).finally(async () => {
      await engine.owner.drug.update({ where: { id: line.drugId }, data: { hidden: false } });
      await engine.owner.presentation.update({ where: { id: other.presentationId }, data: { active: true } });
      await engine.owner.radiotherapyCode.update({ where: { id: named.codeId }, data: { hidden: false } });
      await engine.owner.center.update({ where: { id: version.performingCenterId }, data: { hidden: false } });
    });
    const { chemotherapy, radiotherapy } = forms.treatment as unknown as {
      chemotherapy: { drugs: Record<string, unknown>[] };
      radiotherapy: Record<string, unknown>[];
    };
    expect(chemotherapy.drugs[0]).not.toHaveProperty('drugId');
    expect(chemotherapy.drugs[0]).toHaveProperty('dose');
    expect(chemotherapy.drugs[1]).toMatchObject({ drugId: String(other.drugId) });
    expect(chemotherapy.drugs[1]).not.toHaveProperty('presentationId');
    expect(radiotherapy[0]).toMatchObject({ codeIds: [] });
    expect(forms.extras).not.toHaveProperty('performingCenterId');
    expect(complete).toMatchObject({ treatment: false, extras: false });
    expect(origin?.hiddenNames).toEqual(expect.arrayContaining([line.drug.name, named.code.code]));
    expect(origin?.hiddenNames).toHaveLength(4);
  });

  it('is created once, however often its form is sent', async () => {
    const demandId = await PLACES.canceled({});
    const newDemandId = randomUUID();
    const results = await Promise.all([1, 2, 3].map(() => duplicate(demandId, { newDemandId })));
    expect(new Set(results.map((result) => result.status === 'created' && result.demandId))).toEqual(
      new Set([newDemandId]),
    );
    expect(await engine.owner.demand.count({ where: { duplicatedFromId: demandId } })).toBe(1);
    const other = await PLACES.canceled({});
    expect(await duplicate(other, { newDemandId })).toEqual({ status: 'taken' });
    const [one, another, id] = [await PLACES.canceled({}), await PLACES.canceled({}), randomUUID()];
    const raced = await Promise.all([one, another].map((source) => duplicate(source, { newDemandId: id })));
    expect(raced.map(({ status }) => status).sort()).toEqual(['created', 'taken']);
  });

  it('may be sent beside its origin, another request may not', async () => {
    const { demand, patient } = await newDraft(engine, { chemotherapy: false, radiotherapy: true });
    await submit(engine, { demandId: demand.id });
    await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
    await authorize(engine, demand.id);
    const copy = await copyOf(demand.id);
    expect(copy.blocked).toEqual([]);
    const other = await newDraft(engine, { chemotherapy: false, radiotherapy: true });
    await engine.owner.demand.update({ where: { id: other.demand.id }, data: { patientId: patient.id } });
    expect(['done', 'accepted']).toContain((await submit(engine, { demandId: copy.demandId })).status);
    expect(await submit(engine, { demandId: other.demand.id })).toEqual({ status: 'refused', refusal: 'slots_taken' });
  });
});

describe('the doctor of a copy', () => {
  const account = (email: string) => engine.owner.userAccount.findUniqueOrThrow({ where: { email } });
  const setActive = (email: string, active: boolean) =>
    engine.owner.userAccount.update({ where: { email }, data: { active } });

  it('is the doctor in context, if active', async () => {
    const demandId = await PLACES.canceled({});
    const [doctor, other] = [await account(PEOPLE.doctor), await account(PEOPLE.otherDoctor)];
    const { demandId: made } = await copyOf(demandId, { email: PEOPLE.assistant, doctorId: doctor.id });
    const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: made } });
    expect(row).toMatchObject({ doctorId: doctor.id, createdById: (await account(PEOPLE.assistant)).id });
    const unassisted = await duplicate(demandId, { email: PEOPLE.doctor, doctorId: other.id });
    expect(unassisted).toEqual({ status: 'refused', refusal: 'doctor_unavailable' });
    await setActive(PEOPLE.doctor, false);
    const refused = await duplicate(demandId, { email: PEOPLE.assistant }).finally(() =>
      setActive(PEOPLE.doctor, true),
    );
    expect(refused).toEqual({ status: 'refused', refusal: 'doctor_unavailable' });
  });

  it('must have begun fewer than 200 drafts', async () => {
    const demandId = await PLACES.canceled({});
    const { userId } = await engine.actor(PEOPLE.doctor);
    const drafts = { createdById: userId, version: 0 };
    const copied = (await copyOf(demandId)).demandId;
    const left = MOST_DRAFTS - (await engine.owner.demand.count({ where: drafts }));
    await engine.owner.$executeRaw`
      INSERT INTO demand
      SELECT copy.* FROM demand, generate_series(1, ${left}::int) AS number,
        jsonb_populate_record(demand, jsonb_build_object('id', gen_random_uuid(), 'reference', 'MER-99-' || number)) AS copy
      WHERE demand.id = ${copied}::uuid`;
    expect(await duplicate(demandId, {})).toEqual({ status: 'refused', refusal: 'too_many_drafts' });
    const other = await PLACES.canceled({});
    await engine.owner.demand.deleteMany({ where: { ...drafts, reference: 'MER-99-1' } });
    // Both requests wait, for the next reference or for each other.
    const { answers } = await engine.owner.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT last FROM reference_sequence WHERE company_id = 2 FOR UPDATE`;
        const answers = [demandId, other].map((id) => duplicate(id, {}));
        await eventually(async () => (await waitingForLocks(engine)) >= 2);
        return { answers };
      },
      { timeout: 30_000 },
    );
    const [one, two] = await Promise.all(answers);
    expect([one?.status, two?.status].sort()).toEqual(['created', 'refused']);
    expect(await engine.owner.demand.count({ where: drafts })).toBe(MOST_DRAFTS);
    await engine.owner.demand.deleteMany({ where: { ...drafts, reference: { startsWith: 'MER-99-' } } });
  });

  it('prescribes at another center when that of the demand is not available any more', async () => {
    const demandId = await PLACES.canceled({});
    const { prescriberCenterId, doctorId } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    const others = await engine.owner.center.findMany({
      where: { type: 'Ambos', id: { not: prescriberCenterId }, users: { none: { userId: doctorId } } },
      take: 1,
    });
    const centerId = others[0]?.id ?? 0;
    await engine.owner.userCenter.create({ data: { userId: doctorId, centerId } });
    await engine.owner.center.update({ where: { id: prescriberCenterId }, data: { hidden: true } });
    try {
      const result = await duplicate(demandId, { centerId });
      expect(result).toMatchObject({ status: 'created', otherCenter: true });
      const row = await engine.owner.demand.findFirstOrThrow({ where: { duplicatedFromId: demandId } });
      expect(row.prescriberCenterId).toBe(centerId);
      await engine.owner.center.updateMany({
        where: { users: { some: { userId: doctorId } } },
        data: { hidden: true },
      });
      expect(await duplicate(demandId, {})).toEqual({ status: 'refused', refusal: 'no_center' });
    } finally {
      await engine.owner.center.updateMany({
        where: { users: { some: { userId: doctorId } } },
        data: { hidden: false },
      });
      await engine.owner.userCenter.delete({ where: { userId_centerId: { userId: doctorId, centerId } } });
    }
  });
});

it('a copy shares the files of its demand, which stay when the copy is deleted', async () => {
  const { demand } = await newDraft(engine);
  const doctor = await engine.actor(PEOPLE.doctor);
  const file = { filename: 'informe.pdf', content: pdf() };
  await attachToWorkingCopy(engine.services, doctor, { demandId: demand.id, description: 'Informe', file });
  await submit(engine, { demandId: demand.id });
  await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
  const manager = await engine.actor(PEOPLE.manager);
  await cancelDemand(engine.services, manager, { ...(await base(demand.id)), reason: 'x' });
  const copies = [await copyOf(demand.id), await copyOf(demand.id)];
  expect(copies.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([
    ['informe.pdf'],
    ['informe.pdf'],
  ]);
  const own = { filename: 'nuevo.pdf', content: pdf({ text: 'otro' }) };
  const copyId = copies[0]?.demandId ?? '';
  const attached = await attachToWorkingCopy(engine.services, doctor, {
    demandId: copyId,
    description: 'Nuevo',
    file: own,
  });
  if (attached.status !== 'attached') throw new Error(attached.status);
  const { storageKey } = await engine.owner.media.findUniqueOrThrow({ where: { id: attached.attachment.mediaId } });
  expect((await deleteDraft(engine.services, doctor, copyId)).status).toBe('deleted');
  expect(await engine.services.files.exists(storageKey)).toBe(false);
  const kept = await engine.owner.attachment.findFirstOrThrow({ where: { demandId: demand.id } });
  const download = await getAttachment(engine.services, doctor, { demandId: demand.id, attachmentId: kept.id });
  expect(download?.filename).toBe('informe.pdf');
  download?.content.destroy();
});
