import { pdf } from '@aval/platform/files/contents.test-support';
import { decide, newPendingDemand, PEOPLE, pageOf, untilAnswered } from '@aval/testing/scenes/scenario';
import { wizardOf } from '@aval/testing/scenes/wizard-scenario';
import { newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it, vi } from 'vitest';
import { uploadForCommand } from '../demands/commands/upload-for-command';
import { getDemand } from '../demands/detail/get-demand';
import { resubmitDemand } from '../demands/filing/resubmit-demand';
import { beginAnswer } from './begin-answer';

// Generous, since each test plays a life on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const QUESTION = 'Falta la ecocardiografía basal';
const ANSWER = 'Fracción de eyección del 63 %';

const engine = await engineForFile();
await engine.startWorker();

/** A demand whose manager has asked for information, and what the dialog of an answer sends. */
async function askedDemand() {
  const demandId = await newPendingDemand(engine);
  await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info', comment: QUESTION });
  const doctor = await engine.actor(PEOPLE.doctor);
  const { expectedSequence } = await pageOf(engine, doctor, demandId);
  const dialog = () => ({ demandId, expectedSequence, commandId: newCommandId() });
  const answer = (text: string, page = dialog(), attachments: { mediaId: string; description: string }[] = []) =>
    untilAnswered(() =>
      resubmitDemand(engine.services, doctor, { ...page, revision: 0, files: [], answer: text, attachments }),
    );
  const upload = async () => {
    const file = { filename: 'ecocardiografia.pdf', content: pdf() };
    const stored = await uploadForCommand(engine.services, doctor, { demandId, file });
    if (stored.status !== 'stored') throw new Error(stored.status);
    return { mediaId: stored.file.mediaId, description: 'Ecocardiografía' };
  };
  return { demandId, doctor, dialog, answer, upload };
}

async function lastEntry(demandId: string, email: string) {
  const look = await getDemand(engine.services, await engine.actor(email), { demandId });
  if (look?.status !== 'visible') throw new Error('not visible');
  return look.demand.history[0];
}

it('an answer returns the request unchanged to whoever asked, who reads it with its files in the history', async () => {
  const { demandId, answer, upload } = await askedDemand();
  expect(await answer(ANSWER, undefined, [await upload()])).toMatchObject({ status: 'done' });
  for (const email of [PEOPLE.manager, PEOPLE.doctor]) {
    const entry = await lastEntry(demandId, email);
    expect(entry).toMatchObject({ action: 'REQUEST', comment: ANSWER });
    expect(entry?.files.map(({ description }) => description)).toEqual(['Ecocardiografía']);
  }
  const versions = await engine.owner.demandVersion.findMany({ where: { demandId }, orderBy: { number: 'asc' } });
  expect(versions.map(({ number }) => number)).toEqual([1, 2]);
  expect(versions[1]?.content).toEqual(versions[0]?.content);
  const demand = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  expect(demand.displayStatus).toBe('pending_analysis');
});

it('an answer that is sent twice happens once, and another one afterwards finds the demand changed', async () => {
  const { demandId, dialog, answer } = await askedDemand();
  const page = dialog();
  const first = await answer(ANSWER, page);
  expect(first).toMatchObject({ status: 'done' });
  expect(await answer(ANSWER, page)).toEqual(first);
  expect(await answer('Otra')).toMatchObject({ status: 'stale' });
  expect(await engine.owner.demandVersion.count({ where: { demandId } })).toBe(2);
});

it('an answer that is taken into the wizard is kept there with its files, and what was there stays before it', async () => {
  const { demandId, doctor, dialog, answer, upload } = await askedDemand();
  const file = await upload();
  const page = dialog();
  const begin = (text: string, sent = dialog()) =>
    beginAnswer(engine.services, doctor, { ...sent, answer: text, attachments: [file] });
  expect(await begin(ANSWER, page)).toMatchObject({ status: 'done' });
  // An answer of the server that was lost on its way: the browser sends the same again.
  expect(await begin(ANSWER, page)).toMatchObject({ status: 'done' });
  expect(await wizardOf(engine, demandId)).toMatchObject({
    answer: ANSWER,
    attachments: [{ description: 'Ecocardiografía' }],
  });
  await begin('Se adjunta el informe');
  const wizard = await wizardOf(engine, demandId);
  expect(wizard.answer).toBe(`${ANSWER}\n\nSe adjunta el informe`);
  expect(wizard.attachments).toHaveLength(1);

  // The dialog neither sends nor loses what waits in the wizard.
  expect(await answer('Sin lo demás')).toMatchObject({ status: 'conflict' });
  const sent = await untilAnswered(() =>
    resubmitDemand(engine.services, doctor, { ...dialog(), revision: wizard.revision, answer: wizard.answer }),
  );
  expect(sent).toMatchObject({ status: 'done' });
  expect(await lastEntry(demandId, PEOPLE.manager)).toMatchObject({ comment: wizard.answer });
});

it('a short answer is no repetition of a longer one, and a sender who says nothing of it sends what is kept', async () => {
  const { demandId, doctor, dialog } = await askedDemand();
  const begin = (text: string) => beginAnswer(engine.services, doctor, { ...dialog(), answer: text });
  await begin('No consta alergia. Se adjunta.');
  await begin('No');
  const wizard = await wizardOf(engine, demandId);
  expect(wizard.answer).toBe('No consta alergia. Se adjunta.\n\nNo');
  const sent = await untilAnswered(() =>
    resubmitDemand(engine.services, doctor, { ...dialog(), revision: wizard.revision }),
  );
  expect(sent).toMatchObject({ status: 'done' });
  expect(await lastEntry(demandId, PEOPLE.manager)).toMatchObject({ comment: wizard.answer });
});

it('nothing typed begins no working copy, and only the doctor’s side answers', async () => {
  const { demandId, doctor, dialog } = await askedDemand();
  expect(await beginAnswer(engine.services, doctor, { ...dialog(), answer: ' ' })).toMatchObject({ status: 'done' });
  expect(await engine.owner.demandDraft.count({ where: { demandId } })).toBe(0);
  const manager = await engine.actor(PEOPLE.manager);
  expect(await beginAnswer(engine.services, manager, { ...dialog(), answer: ANSWER })).toEqual({ status: 'forbidden' });
  const elsewhere = await engine.actor('doctor@alborada.test');
  expect(await beginAnswer(engine.services, elsewhere, { ...dialog(), answer: ANSWER })).toEqual({
    status: 'not_found',
  });
});
