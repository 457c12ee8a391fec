import { randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { pdf } from '@aval/platform/files/contents.test-support';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { createPatient as plantPatient } from '@aval/prisma/factories/patient';
import { forTenant } from '@aval/prisma/scope';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { beforeAll, describe, expect, test } from 'vitest';
import { getAttachment } from '../attachments/get-attachment';
import { finishDemand } from '../demands/deciding/finish-demand';
import { submitDemand } from '../demands/filing/submit-demand';
import { listDemands } from '../demands/list/list-demands';
import { parseListQuery } from '../demands/list/parse-list-query';
import { createDraft } from './create-draft';
import { deleteDraft } from './delete-draft';
import { attachToWorkingCopy } from './files/attach-to-working-copy';
import { describeAttachment } from './files/describe-attachment';
import { removeFromWorkingCopy } from './files/remove-from-working-copy';
import { saveBasics } from './saving/save-basics';
import { saveDraftStep } from './saving/save-draft-step';
import { getWizard } from './wizard/get-wizard';

const DOCTOR = 'doctor@meridiana.test';
const PDF = pdf();
const TODAY = '2026-11-21';

const { services, owner, actorOf } = await useCasesForFile({ clock: { now: () => new Date(`${TODAY}T09:00:00Z`) } });
let doctor: Actor;
let companyId: number;
let centerId: number;

beforeAll(async () => {
  doctor = await actorOf(DOCTOR);
  companyId = doctor.companyIds[0] ?? 0;
  const center = await owner.userCenter.findFirstOrThrow({
    where: { userId: doctor.userId, center: { type: { not: 'Realizador' } } },
  });
  centerId = center.centerId;
});

function newPatient(createdById = doctor.userId) {
  return forTenant(services.database, companyId).run((tx) => plantPatient(tx, { companyId, createdById }));
}

async function newDraft(): Promise<string> {
  const patient = await newPatient();
  const form = { prescriberCenterId: String(centerId), patientId: String(patient.id) };
  const result = await createDraft(services, doctor, { newDemandId: randomUUID(), doctorId: doctor.userId, form });
  if (result.status !== 'created') throw new Error(result.status);
  return result.demandId;
}

async function openWizard(demandId: string, actor = doctor) {
  const search = await getWizard(services, actor, demandId);
  if (search.status !== 'open') throw new Error(search.status);
  return search.wizard;
}

const protocol = (diagnosis: string) => ({ histologicalDiagnosis: diagnosis, type: 'ovario', ecog: 'nine' });

describe('a new draft', () => {
  test('has its reference from the start and only step 1 complete', async () => {
    const wizard = await openWizard(await newDraft());
    expect(wizard.reference).toMatch(/^[A-Z]+-26-\d{6}$/);
    expect(wizard).toMatchObject({ mode: 'draft', revision: 0, savedAt: null, displayStatus: 'draft' });
    expect(wizard.forms).toEqual({ protocol: null, previousTreatments: null, treatment: null, extras: null });
    expect(wizard.complete).toMatchObject({ patient: true, protocol: false });
  });

  test('accepts only a center of the doctor and a patient whom the doctor may choose', async () => {
    const stranger = await newPatient((await actorOf('doctor2@meridiana.test')).userId);
    const foreign = await owner.center.findFirstOrThrow({ where: { users: { none: { userId: doctor.userId } } } });
    const file = (form: Record<string, string>) =>
      createDraft(services, doctor, { newDemandId: randomUUID(), doctorId: doctor.userId, form });
    const ids = { prescriberCenterId: String(centerId), patientId: String(stranger.id) };
    expect(await file(ids)).toMatchObject({ status: 'invalid', issues: [{ path: 'patientId' }] });
    expect(await file({ ...ids, exactNumber: stranger.cardNumber })).toMatchObject({ status: 'created' });
    expect(await file({ ...ids, prescriberCenterId: String(foreign.id) })).toMatchObject({
      status: 'invalid',
      issues: [{ path: 'prescriberCenterId' }],
    });
  });

  test('can be created by the doctor or by an assistant of the doctor, and by nobody else', async () => {
    const patient = await newPatient();
    const form = {
      prescriberCenterId: String(centerId),
      patientId: String(patient.id),
      exactNumber: patient.cardNumber,
    };
    const file = (actor: Actor, doctorId: number) =>
      createDraft(services, actor, { newDemandId: randomUUID(), doctorId, form });
    const other = await actorOf('doctor2@meridiana.test');
    expect(await file(doctor, other.userId)).toEqual({ status: 'forbidden' });
    expect(await file(await actorOf('manager@meridiana.test'), doctor.userId)).toEqual({ status: 'forbidden' });
    const assistant = await actorOf('assistant@meridiana.test');
    if (assistant.doctorIds.includes(doctor.userId)) {
      expect(await file(assistant, doctor.userId)).toMatchObject({ status: 'created' });
    }
  });
});

describe('limits on typed content', () => {
  test('name the field of a text over 10,000 characters, and the longest text of a step over 200 kB', async () => {
    const demandId = await newDraft();
    const save = (form: Record<string, unknown>) =>
      saveDraftStep(services, doctor, { demandId, step: 'extras', form, revision: 0 });
    expect(await save({ observations: 'a'.repeat(10_007) })).toEqual({
      status: 'invalid',
      issues: [{ path: 'observations', message: 'validation:textLong {"max":10000,"over":7}' }],
    });
    const texts = Array.from({ length: 21 }, (_, index) => [`text${index}`, 'a'.repeat(9_990 - index)]);
    expect(await save(Object.fromEntries(texts))).toMatchObject({
      status: 'invalid',
      issues: [{ path: 'text0', message: expect.stringContaining('validation:stepLong {"max":200') }],
    });
    expect((await openWizard(demandId)).forms.extras).toBeNull();
    expect(await save(Object.fromEntries(texts.slice(2)))).toMatchObject({ status: 'saved' });
  });

  test('allow each user at most 200 unsent drafts', async () => {
    const wizard = await openWizard(await newDraft());
    const { doctor: filing, patient, prescriberCenter } = wizard;
    const begun = await owner.demand.count({ where: { createdById: doctor.userId, version: 0 } });
    expect(begun).toBeLessThan(200);
    const form = { prescriberCenterId: String(prescriberCenter.id), patientId: String(patient.id) };
    const file = () => createDraft(services, doctor, { newDemandId: randomUUID(), doctorId: filing.id, form });
    for (let count = begun; count < 200; count += 1) expect((await file()).status).toBe('created');
    expect(await file()).toEqual({
      status: 'invalid',
      issues: [{ path: 'patientId', message: 'validation:draftsTooMany {"max":200}' }],
    });
    await owner.demand.deleteMany({ where: { patientId: patient.id } });
  });
});

describe('a new draft that is sent twice', () => {
  async function newForm() {
    const patient = await newPatient();
    return { prescriberCenterId: String(centerId), patientId: String(patient.id), exactNumber: patient.cardNumber };
  }
  const file = (newDemandId: string, form: Record<string, string>, actor = doctor) =>
    createDraft(services, actor, { newDemandId, doctorId: actor.userId, form });
  const draftsFor = (form: { patientId: string }) =>
    owner.demand.count({ where: { patientId: Number(form.patientId) } });

  test('is created once, also by simultaneous requests', async () => {
    const [newDemandId, form] = [randomUUID(), await newForm()];
    const [first, second] = await Promise.all([file(newDemandId, form), file(newDemandId, form)]);
    expect(first).toMatchObject({ status: 'created', demandId: newDemandId });
    expect(second).toEqual(first);
    expect(await file(newDemandId, form)).toEqual(first);
    expect(await draftsFor(form)).toBe(1);
  });

  test('takes the center and patient of the latest form, as long as nothing was written in it', async () => {
    const [newDemandId, form, other] = [randomUUID(), await newForm(), await newForm()];
    const first = await file(newDemandId, form);
    expect(await file(newDemandId, other)).toEqual(first);
    expect([await draftsFor(form), await draftsFor(other)]).toEqual([0, 1]);
    expect((await openWizard(newDemandId)).patient.id).toBe(Number(other.patientId));
    await saveDraftStep(services, doctor, {
      demandId: newDemandId,
      step: 'protocol',
      form: protocol('Escrito'),
      revision: 0,
    });
    expect(await file(newDemandId, other)).toEqual(first);
    expect(await file(newDemandId, form)).toEqual({ status: 'not_found' });
    expect((await openWizard(newDemandId)).patient.id).toBe(Number(other.patientId));
  });

  test('is refused under the id of a demand of another doctor or company, or of a submitted one', async () => {
    const form = await newForm();
    const foreignPatient = await forTenant(services.database, 3).run(async (tx) => {
      const stranger = await actorOf('doctor@alborada.test');
      return plantPatient(tx, { companyId: 3, createdById: stranger.userId });
    });
    const stranger = await actorOf('doctor@alborada.test');
    const foreignId = randomUUID();
    const foreignForm = { prescriberCenterId: String(stranger.centerIds[0]), patientId: String(foreignPatient.id) };
    expect(await file(foreignId, foreignForm, stranger)).toMatchObject({ status: 'created' });
    expect(await file(foreignId, form)).toEqual({ status: 'not_found' });

    const colleague = await actorOf('doctor2@meridiana.test');
    const center = await owner.userCenter.findFirstOrThrow({
      where: { userId: colleague.userId, center: { type: { not: 'Realizador' } } },
    });
    const own = await newDraft();
    expect(await file(own, { ...form, prescriberCenterId: String(center.centerId) }, colleague)).toEqual({
      status: 'not_found',
    });

    const { demand: sent } = await fileDraft(services.database, { companyId, doctorEmail: DOCTOR, today: TODAY });
    const sentForm = { prescriberCenterId: String(sent.prescriberCenterId), patientId: String(sent.patientId) };
    expect(await file(sent.id, sentForm)).toMatchObject({ status: 'created', reference: sent.reference });
    await submitDemand(services, doctor, { demandId: sent.id, commandId: randomUUID(), revision: 0 });
    expect(await file(sent.id, sentForm)).toEqual({ status: 'not_found' });
    expect(await draftsFor(form)).toBe(0);
  });
});

describe('a save', () => {
  test('keeps what was typed, valid or not, and says which steps are complete', async () => {
    const demandId = await newDraft();
    const form = protocol('Carcinoma\0 seroso');
    const saved = await saveDraftStep(services, doctor, { demandId, step: 'protocol', form, revision: 0 });
    expect(saved).toMatchObject({ status: 'saved', revision: 1, complete: { protocol: false } });
    const wizard = await openWizard(demandId);
    expect(wizard.forms.protocol).toEqual({ histologicalDiagnosis: 'Carcinoma seroso', type: 'ovario', ecog: 'nine' });
    const none = await saveDraftStep(services, doctor, {
      demandId,
      step: 'previousTreatments',
      form: {},
      revision: 1,
    });
    expect(none).toMatchObject({ status: 'saved', revision: 2, complete: { previousTreatments: true } });
  });

  test('shows tumour, regimen and start in the list as soon as they can be read, and no more once they cannot', async () => {
    const demandId = await newDraft();
    const { reference } = await owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    const regimen = await owner.regimen.findFirstOrThrow({ where: { companyId: null } });
    const shown = async () => {
      const query = parseListQuery(new URLSearchParams({ reference }), doctor);
      const [row] = (await listDemands(services, doctor, query, { patient: false, tumour: true })).rows;
      return [row?.tumour?.type, row?.type, row?.treatmentStart, row?.tumour?.regimen];
    };
    const save = (firstSessionDate: string, slug: string, revision: number) => {
      const form = { chemotherapyOn: 'on', chemotherapy: { firstSessionDate, regimen: { slug, version: '1' } } };
      return saveDraftStep(services, doctor, { demandId, step: 'treatment', form, revision });
    };
    expect(await shown()).toEqual([null, null, null, null]);
    await saveDraftStep(services, doctor, { demandId, step: 'protocol', form: protocol('Carcinoma'), revision: 0 });
    await save('2026-12-01', regimen.slug, 1);
    expect(await shown()).toEqual(['ovario', 'chemotherapy', '2026-12-01', regimen.name]);
    await save('2026-12-', 'of no library', 2);
    expect(await shown()).toEqual(['ovario', 'chemotherapy', null, null]);
  });

  test('a save with an older revision overwrites nothing and names who saved in between', async () => {
    const demandId = await newDraft();
    const save = (diagnosis: string, revision: number) =>
      saveDraftStep(services, doctor, { demandId, step: 'protocol', form: protocol(diagnosis), revision });
    await save('first tab', 0);
    const conflict = { status: 'conflict', revision: 1, differing: ['histologicalDiagnosis'] };
    expect(await save('second tab', 0)).toMatchObject(conflict);
    expect((await openWizard(demandId)).forms.protocol).toMatchObject({ histologicalDiagnosis: 'first tab' });
    // The answer to the first save was lost: sending the same text again is no conflict.
    expect(await save('first tab', 0)).toMatchObject({ status: 'saved', revision: 1 });
    expect(await save('second tab', 1)).toMatchObject({ status: 'saved', revision: 2 });
  });

  test('a save that repeats the stored text returns the revision that its sender has read', async () => {
    const demandId = await newDraft();
    const save = (step: 'protocol' | 'extras', form: object, revision: number) =>
      saveDraftStep(services, doctor, { demandId, step, form, revision });
    await save('protocol', protocol('Read'), 0);
    await save('extras', { observations: 'Other tab' }, 1);
    expect(await save('protocol', protocol('Read'), 1)).toMatchObject({ status: 'saved', revision: 1 });
    expect(await save('extras', { observations: 'This tab' }, 1)).toMatchObject({ status: 'conflict', revision: 2 });
    // Two steps were sent one after the other and the second had no answer: both are sent again.
    expect(await save('extras', { observations: 'Other tab' }, 1)).toMatchObject({ status: 'saved', revision: 2 });
  });

  test('a save of step 1 is recognized when repeated, and one that repeats the stored choice returns the revision that was read', async () => {
    const demandId = await newDraft();
    const patient = await newPatient();
    const form = { prescriberCenterId: String(centerId), patientId: String(patient.id) };
    const save = () => saveBasics(services, doctor, { demandId, form, revision: 0 });
    expect([await save(), await save()]).toMatchObject([{ revision: 1 }, { revision: 1 }]);
    const protocolForm = { demandId, step: 'protocol' as const, form: protocol('Read'), revision: 1 };
    await saveDraftStep(services, doctor, protocolForm);
    expect(await save()).toMatchObject({ status: 'saved', revision: 0 });
  });

  test('a save that races another one ends in one save and one conflict', async () => {
    const demandId = await newDraft();
    const answers = await Promise.all(
      ['one', 'two'].map((text) =>
        saveDraftStep(services, doctor, { demandId, step: 'protocol', form: protocol(text), revision: 0 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['conflict', 'saved']);
  });

  test('is refused to everybody else, without revealing what exists', async () => {
    const demandId = await newDraft();
    const input = { demandId, step: 'protocol', form: {}, revision: 0 } as const;
    for (const email of ['doctor2@meridiana.test', 'manager@meridiana.test', 'doctor@alborada.test']) {
      expect(await saveDraftStep(services, await actorOf(email), input)).toEqual({ status: 'not_found' });
    }
  });

  test('survives a form that no user could have typed', async () => {
    const demandId = await newDraft();
    const hostile = { list: Array.from({ length: 1e6 }), nested: { deep: [{ when: new Date(), text: 'kept' }] } };
    const saved = await saveDraftStep(services, doctor, { demandId, step: 'extras', form: hostile, revision: 0 });
    expect(saved).toMatchObject({ status: 'saved', complete: { extras: false } });
  });

  test('is closed once the request is submitted, and so is deletion', async () => {
    const { demand } = await fileDraft(services.database, { companyId, doctorEmail: DOCTOR, today: TODAY });
    const demandId = demand.id;
    const wizard = await openWizard(demandId);
    expect(Object.values(wizard.complete)).toEqual([true, true, true, true, true]);
    const sent = await submitDemand(services, doctor, { demandId, commandId: randomUUID(), revision: wizard.revision });
    expect(['accepted', 'done']).toContain(sent.status);
    const input = { demandId, step: 'protocol', form: protocol('late'), revision: wizard.revision } as const;
    expect(await saveDraftStep(services, doctor, input)).toEqual({ status: 'closed', ending: null });
    expect(await deleteDraft(services, doctor, demandId)).toEqual({ status: 'closed', ending: null });
    expect(await getWizard(services, doctor, demandId)).toEqual({ status: 'closed', ending: null });
  });

  test('stays possible after a refused command, which is not recorded', async () => {
    const demandId = await newDraft();
    const command = { demandId, commandId: randomUUID(), expectedSequence: 0, closingReason: 'x', files: [] };
    expect(await finishDemand(services, doctor, command)).toEqual({ status: 'refused', refusal: 'wrong_status' });
    expect(await deleteDraft(services, doctor, demandId)).toMatchObject({ status: 'deleted' });
  });

  test('a save of step 1 with another center moves the draft to the province of that center', async () => {
    const { demand } = await fileDraft(services.database, { companyId, doctorEmail: DOCTOR, today: TODAY });
    const performing = await owner.center.findUniqueOrThrow({ where: { id: demand.performingCenterId ?? 0 } });
    const other = await owner.center.findFirstOrThrow({
      where: {
        hidden: false,
        type: { not: 'Realizador' },
        provinceId: { notIn: [...demand.provinceIds, performing.provinceId ?? 0] },
      },
    });
    await owner.userCenter.upsert({
      where: { userId_centerId: { userId: doctor.userId, centerId: other.id } },
      create: { userId: doctor.userId, centerId: other.id },
      update: {},
    });
    const form = { prescriberCenterId: String(other.id), patientId: String(demand.patientId) };
    const saved = await saveBasics(services, doctor, { demandId: demand.id, form, revision: 0 });
    expect(saved).toMatchObject({ status: 'saved' });
    const { provinceIds } = await owner.demand.findUniqueOrThrow({ where: { id: demand.id } });
    expect(provinceIds).toEqual([other.provinceId, performing.provinceId]);
  });

  test('a save of step 1 moves a draft to another patient', async () => {
    const demandId = await newDraft();
    const patient = await newPatient();
    const form = { prescriberCenterId: String(centerId), patientId: String(patient.id) };
    expect(await saveBasics(services, doctor, { demandId, form, revision: 0 })).toMatchObject({
      status: 'saved',
      revision: 1,
    });
    expect((await openWizard(demandId)).patient.id).toBe(patient.id);
    expect(await saveBasics(services, doctor, { demandId, form: {}, revision: 1 })).toMatchObject({
      status: 'invalid',
    });
  });
});

describe('files', () => {
  test('are typed by their content, described, served with an access record, and removed again', async () => {
    const demandId = await newDraft();
    const attach = (description: string, content: Uint8Array, filename = '../informe.pdf') =>
      attachToWorkingCopy(services, doctor, { demandId, description, file: { filename, content } });
    expect(await attach('Informe', Buffer.from('a;b;c\n1;2;3'), 'informe.pdf')).toMatchObject({
      status: 'invalid',
      errors: { file: 'validation:fileForbidden' },
    });
    const attached = await attach('', PDF);
    if (attached.status !== 'attached') throw new Error(attached.status);
    expect(attached.attachment).toMatchObject({ filename: 'informe.pdf', description: '' });
    const request = { demandId, attachmentId: attached.attachment.id };
    const describe = (description: string) => describeAttachment(services, doctor, { ...request, description });
    expect(await describe('x'.repeat(256))).toMatchObject({ status: 'invalid' });
    expect(await describe(' Informe ')).toEqual({ status: 'described', before: '' });
    expect((await openWizard(demandId)).attachments).toMatchObject([{ description: 'Informe' }]);
    expect(await getAttachment(services, doctor, request)).toMatchObject({ mediaType: 'application/pdf' });
    expect(await owner.accessRecord.count({ where: { demandId, subject: 'attachment' } })).toBe(1);
    expect(await getAttachment(services, await actorOf('doctor2@meridiana.test'), request)).toBeNull();
    const removal = { demandId, attachmentId: attached.attachment.id };
    expect(await removeFromWorkingCopy(services, doctor, removal)).toEqual({ status: 'removed' });
    expect(await getAttachment(services, doctor, request)).toBeNull();
  });

  test('are deleted with their draft', async () => {
    const demandId = await newDraft();
    const file = { filename: 'a.pdf', content: PDF };
    const attached = await attachToWorkingCopy(services, doctor, { demandId, description: 'A', file });
    if (attached.status !== 'attached') throw new Error(attached.status);
    const media = await owner.media.findUniqueOrThrow({ where: { id: attached.attachment.mediaId } });
    expect(await deleteDraft(services, doctor, demandId)).toMatchObject({ status: 'deleted' });
    expect(await services.files.exists(media.storageKey)).toBe(false);
    expect(await getWizard(services, doctor, demandId)).toEqual({ status: 'not_found' });
  });
});
