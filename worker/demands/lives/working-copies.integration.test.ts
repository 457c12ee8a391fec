import { rollBackDemand } from '@aval/application/demands/deciding/roll-back-demand';
import { changeDates } from '@aval/application/demands/filing/change-dates';
import { resubmitDemand } from '@aval/application/demands/filing/resubmit-demand';
import { saveAdministrative } from '@aval/application/demands/filing/save-administrative';
import { submitDemand } from '@aval/application/demands/filing/submit-demand';
import { attachToWorkingCopy } from '@aval/application/drafts/files/attach-to-working-copy';
import { describeAttachment } from '@aval/application/drafts/files/describe-attachment';
import { removeFromWorkingCopy } from '@aval/application/drafts/files/remove-from-working-copy';
import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { pdf } from '@aval/platform/files/contents.test-support';
import {
  actAs,
  decide,
  historyOf,
  newDraft,
  newPendingDemand,
  PEOPLE,
  pageOf,
  untilAnswered,
} from '@aval/testing/scenes/scenario';
import {
  newAcceptedDemand,
  perform,
  saveStep,
  typedChemotherapy,
  wizardOf,
  writeCorrection,
} from '@aval/testing/scenes/wizard-scenario';
import { eventually, newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { describe, expect, it, vi } from 'vitest';

// Generous, since these tests drive whole lives of demands on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const ASSISTANT = 'assistant@meridiana.test';
/** Accepts either status: whether the engine has answered yet does not matter here. */
const SENT = ['done', 'accepted'];

const engine = await engineForFile();
await engine.startWorker();

const observing = (observations: string) => (form: TypedForm) => Object.assign(form, { observations });

describe('content that another user saved after the page was loaded', () => {
  it('is not sent as a new request', async () => {
    const { demand } = await newDraft(engine);
    const doctor = await engine.actor(PEOPLE.doctor);
    const seen = await pageOf(engine, doctor, demand.id);
    await saveStep(engine, demand.id, 'extras', observing('De la asistente'), ASSISTANT);
    const { name } = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: ASSISTANT } });
    expect(await submitDemand(engine.services, doctor, seen)).toMatchObject({
      status: 'conflict',
      revision: seen.revision + 1,
      byName: name,
    });
    expect(await engine.owner.demandCommand.count({ where: { demandId: demand.id } })).toBe(0);
    const now = await pageOf(engine, doctor, demand.id);
    expect(SENT).toContain((await submitDemand(engine.services, doctor, now)).status);
    await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
    // Simulates a lost answer: by then there is no copy to compare with.
    expect(SENT).toContain((await submitDemand(engine.services, doctor, now)).status);
  });

  it('is not sent as an answer', async () => {
    const demandId = await newPendingDemand(engine);
    await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
    await saveStep(engine, demandId, 'extras', observing('Del médico'));
    const doctor = await engine.actor(PEOPLE.doctor);
    const seen = await pageOf(engine, doctor, demandId);
    await saveStep(engine, demandId, 'extras', observing('De la asistente'), ASSISTANT);
    expect(await resubmitDemand(engine.services, doctor, seen)).toMatchObject({ status: 'conflict' });
    const now = await pageOf(engine, doctor, demandId);
    const sent = await untilAnswered(() => resubmitDemand(engine.services, doctor, now));
    expect(sent).toMatchObject({ status: 'done' });
    expect(await resubmitDemand(engine.services, doctor, now)).toEqual(sent);
  });
});

describe('files that the page did not show', () => {
  const FILE = { filename: 'informe.pdf', content: pdf() };

  async function attach(demandId: string, email: string, description: string): Promise<number> {
    const actor = await engine.actor(email);
    const result = await attachToWorkingCopy(engine.services, actor, { demandId, description, file: FILE });
    if (result.status !== 'attached') throw new Error(JSON.stringify(result));
    return result.attachment.id;
  }
  async function describeFile(demandId: string, email: string, attachmentId: number, description: string) {
    const actor = await engine.actor(email);
    return describeAttachment(engine.services, actor, { demandId, attachmentId, description });
  }
  async function pageWithFiles(demandId: string, email: string = PEOPLE.doctor) {
    const page = await pageOf(engine, await engine.actor(email), demandId);
    const { attachments } = await wizardOf(engine, demandId, email);
    return { ...page, files: attachments.map(({ id, description }) => ({ id, description })) };
  }
  const OVERTAKEN = { status: 'conflict', part: 'files' };

  it('are not sent with a new request: described, added or removed by another user', async () => {
    const { demand } = await newDraft(engine);
    const doctor = await engine.actor(PEOPLE.doctor);
    const id = await attach(demand.id, PEOPLE.doctor, 'Informe');
    const first = await pageWithFiles(demand.id);
    await describeFile(demand.id, ASSISTANT, id, 'Informe de alta');
    expect(await submitDemand(engine.services, doctor, first)).toEqual(OVERTAKEN);
    const second = await pageWithFiles(demand.id);
    const another = await attach(demand.id, ASSISTANT, 'TAC');
    expect(await submitDemand(engine.services, doctor, second)).toEqual(OVERTAKEN);
    const third = await pageWithFiles(demand.id);
    const assistant = await engine.actor(ASSISTANT);
    await removeFromWorkingCopy(engine.services, assistant, { demandId: demand.id, attachmentId: another });
    expect(await submitDemand(engine.services, doctor, third)).toEqual(OVERTAKEN);
    const now = await pageWithFiles(demand.id);
    // Descriptions as typed, which are stored trimmed.
    const files = now.files.map((file) => ({ ...file, description: ` ${file.description} ` }));
    expect(SENT).toContain((await submitDemand(engine.services, doctor, { ...now, files })).status);
    await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
    // Simulates a lost answer: by then the files belong to the version.
    expect(SENT).toContain((await submitDemand(engine.services, doctor, { ...now, files })).status);
  });

  it('are not sent with an answer or a correction', async () => {
    const demandId = await newPendingDemand(engine);
    await attach(demandId, PEOPLE.manager, 'Póliza');
    const manager = await engine.actor(PEOPLE.manager);
    const correction = await pageWithFiles(demandId, PEOPLE.manager);
    const unseen = { ...correction, files: [] };
    expect(await saveAdministrative(engine.services, manager, unseen)).toEqual(OVERTAKEN);
    const saved = await untilAnswered(() => saveAdministrative(engine.services, manager, correction));
    expect(saved).toMatchObject({ status: 'done' });

    await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
    const doctor = await engine.actor(PEOPLE.doctor);
    const seen = await pageWithFiles(demandId);
    await attach(demandId, ASSISTANT, 'TAC');
    expect(await resubmitDemand(engine.services, doctor, seen)).toEqual(OVERTAKEN);
    const now = await pageWithFiles(demandId);
    const sent = await untilAnswered(() => resubmitDemand(engine.services, doctor, now));
    expect(sent).toMatchObject({ status: 'done' });
    expect(await resubmitDemand(engine.services, doctor, now)).toEqual(sent);
  });
});

describe('the copies of the two sides', () => {
  it('do not affect each other', async () => {
    const demandId = await newPendingDemand(engine);
    await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
    await saveStep(engine, demandId, 'extras', observing('Media respuesta'));
    await actAs(engine, rollBackDemand, PEOPLE.manager, demandId, { reason: 'Se decidió por error' });
    const comment = (form: TypedForm) => Object.assign(form, { officialComments: 'Revisado' });
    expect(await saveStep(engine, demandId, 'extras', comment, PEOPLE.manager)).toMatchObject({ revision: 1 });
    const { forms } = await wizardOf(engine, demandId, PEOPLE.manager);
    expect(forms.extras).toMatchObject({ officialComments: 'Revisado' });
    expect(forms.extras?.observations).not.toBe('Media respuesta');
    expect(await perform(engine, saveAdministrative, PEOPLE.manager, demandId, {})).toMatchObject({ status: 'done' });
    await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
    expect((await wizardOf(engine, demandId)).forms.extras).toMatchObject({ observations: 'Media respuesta' });
  });

  it('include later versions of the other side: an answer in progress undoes no correction', async () => {
    const demandId = await newPendingDemand(engine);
    await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
    await saveStep(engine, demandId, 'treatment', (form) => Object.assign(typedChemotherapy(form), { weightKg: '61' }));
    await saveStep(engine, demandId, 'extras', observing('Media respuesta'));
    const { revision } = await wizardOf(engine, demandId);
    await actAs(engine, rollBackDemand, PEOPLE.manager, demandId, { reason: 'Se decidió por error' });
    await writeCorrection(engine, demandId);
    expect(await perform(engine, saveAdministrative, PEOPLE.manager, demandId, {})).toMatchObject({ status: 'done' });
    await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
    const wizard = await wizardOf(engine, demandId);
    expect(wizard.revision).toBe(revision + 1);
    expect(wizard.forms.extras).toMatchObject({ observations: 'Media respuesta', officialComments: 'Revisado' });
    expect(typedChemotherapy(wizard.forms.treatment ?? {})).toMatchObject({
      weightKg: '61',
      drugs: expect.arrayContaining([expect.objectContaining({ price: '12,50', amount: '3' })]),
    });
    expect(await perform(engine, resubmitDemand, PEOPLE.doctor, demandId, {})).toMatchObject({ status: 'done' });
    const version = await engine.owner.demandVersion.findFirstOrThrow({ where: { demandId, number: 3 } });
    expect(version.content).toMatchObject({
      extras: { observations: 'Media respuesta', officialComments: 'Revisado' },
      treatment: { chemotherapy: { weightKg: 61 } },
    });
    const content = version.content as unknown as DemandContent;
    expect(content.treatment.chemotherapy?.drugs[0]).toMatchObject({ priceCents: 1250, amount: 3 });
  });

  it('end with the answer, which replaces the version to be corrected', async () => {
    const demandId = await newPendingDemand(engine);
    const comment = (form: TypedForm) => Object.assign(form, { officialComments: 'A medias' });
    await saveStep(engine, demandId, 'extras', comment, PEOPLE.manager);
    await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
    await saveStep(engine, demandId, 'extras', observing('Respuesta'));
    expect(await perform(engine, resubmitDemand, PEOPLE.doctor, demandId, {})).toMatchObject({ status: 'done' });
    expect(await engine.owner.demandDraft.count({ where: { demandId } })).toBe(0);
    expect((await wizardOf(engine, demandId, PEOPLE.manager)).forms.extras).toMatchObject({
      observations: 'Respuesta',
    });
  });
});

describe('a version without changes', () => {
  const nothing = { status: 'invalid', issues: [{ path: '', message: 'validation:nothingChanged' }] };

  it('is refused also without a copy', async () => {
    const corrected = await newPendingDemand(engine);
    expect(await perform(engine, saveAdministrative, PEOPLE.manager, corrected, {})).toEqual(nothing);
    const accepted = await newAcceptedDemand(engine);
    const reason = { changeDatesReason: 'x', commandId: newCommandId() };
    expect(await perform(engine, changeDates, PEOPLE.doctor, accepted, reason)).toEqual(nothing);
    expect(await historyOf(engine, corrected)).toEqual(['1 REQUEST']);
    expect(await engine.owner.demandVersion.count({ where: { demandId: accepted } })).toBe(1);
  });

  it('is answered with the earlier outcome when it was recorded before', async () => {
    const demandId = await newPendingDemand(engine);
    const comment = (form: TypedForm) => Object.assign(form, { officialComments: 'Revisado' });
    await saveStep(engine, demandId, 'extras', comment, PEOPLE.manager);
    const manager = await engine.actor(PEOPLE.manager);
    const page = await pageOf(engine, manager, demandId);
    const sent = await untilAnswered(() => saveAdministrative(engine.services, manager, page));
    expect(sent).toMatchObject({ status: 'done' });
    expect(await saveAdministrative(engine.services, manager, page)).toEqual(sent);
  });
});
