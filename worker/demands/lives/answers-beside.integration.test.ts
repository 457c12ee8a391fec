import { beginDateChange } from '@aval/application/drafts/begin-date-change';
import { saveDraftStep } from '@aval/application/drafts/saving/save-draft-step';
import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { decide, historyOf, newDraft, newPendingDemand, PEOPLE, submit } from '@aval/testing/scenes/scenario';
import { newAcceptedDemand, newDemandToContinue, saveStep, wizardOf } from '@aval/testing/scenes/wizard-scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it, vi } from 'vitest';

// Generous, since these tests drive whole lives of demands on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const engine = await engineForFile();
await engine.startWorker();

const ANSWER = { rule: 'DOS-01', field: 'treatment.chemotherapy.drugs.0.dose', drugId: '1', text: 'Por comité' };

const OF_ALBORADA = 'doctor@alborada.test';

async function answer(demandId: string, text: string, revision: number, email: string = PEOPLE.doctor) {
  const form = { justifications: [{ ...ANSWER, text }] };
  const input = { demandId, step: 'extras', form, changedFields: [], revision } as const;
  return saveDraftStep(engine.services, await engine.actor(email), input);
}

async function newQuestionOfManager(): Promise<string> {
  const demandId = await newPendingDemand(engine);
  await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
  return demandId;
}

/** A question of the representative, in a company with a validation step. */
async function newQuestionOfRepresentative(): Promise<string> {
  const { demand } = await newDraft(engine, { companyId: 3, doctorEmail: OF_ALBORADA });
  await submit(engine, { demandId: demand.id, doctorEmail: OF_ALBORADA });
  await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
  await decide(engine, 'representative@alborada.test', demand.id, { decision: 'more_info' });
  return demand.id;
}

it.each([
  ['continue', () => newDemandToContinue(engine), PEOPLE.doctor],
  ['missing_info', newQuestionOfRepresentative, OF_ALBORADA],
  ['edit_active', newQuestionOfManager, PEOPLE.doctor],
] as const)('an answer given beside another step keeps the content of step 5: %s', async (mode, arrange, doctor) => {
  const demandId = await arrange();
  const { forms, ...opened } = await wizardOf(engine, demandId, doctor);
  expect(opened).toMatchObject({ mode, savedAt: null });
  expect(await answer(demandId, 'Por comité', opened.revision, doctor)).toMatchObject({
    status: 'saved',
    complete: { extras: true },
  });
  expect((await wizardOf(engine, demandId, doctor)).forms).toEqual({
    ...forms,
    extras: { ...forms.extras, justifications: [ANSWER] },
  });

  const { revision } = await wizardOf(engine, demandId, doctor);
  const write = (form: TypedForm) => Object.assign(form, { observations: 'Alergia grave' });
  const elsewhere = await saveStep(engine, demandId, 'extras', write, doctor);
  expect(elsewhere).toMatchObject({ status: 'saved' });
  const stale = await answer(demandId, 'Dicha de nuevo', revision, doctor);
  if (stale.status !== 'conflict') throw new Error(stale.status);
  expect(await answer(demandId, 'Dicha de nuevo', stale.revision, doctor)).toMatchObject({ status: 'saved' });
  expect((await wizardOf(engine, demandId, doctor)).forms.extras).toEqual({
    ...forms.extras,
    observations: 'Alergia grave',
    justifications: [{ ...ANSWER, text: 'Dicha de nuevo' }],
  });
});

it('an answer given beside a change of dates keeps the content of step 5', async () => {
  const demandId = await newAcceptedDemand(engine);
  const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  const begun = { demandId, expectedSequence: lastActionSequence, changeDatesReason: 'La paciente viaja' };
  await beginDateChange(engine.services, await engine.actor(PEOPLE.doctor), begun);
  const { forms, revision, mode } = await wizardOf(engine, demandId);
  expect(mode).toBe('change_dates');
  expect(await answer(demandId, 'Por comité', revision)).toMatchObject({ status: 'saved', complete: { extras: true } });
  expect((await wizardOf(engine, demandId)).forms).toEqual({
    ...forms,
    extras: { ...forms.extras, justifications: [ANSWER] },
  });
});

it('an answer cannot be given during an administrative correction, which locks that step', async () => {
  const demandId = await newPendingDemand(engine);
  const form = { justifications: [ANSWER] };
  const input = { demandId, step: 'extras', form, changedFields: [], revision: 0 } as const;
  const { mode } = await wizardOf(engine, demandId, PEOPLE.manager);
  expect(mode).toBe('administrative');
  expect(await saveDraftStep(engine.services, await engine.actor(PEOPLE.manager), input)).toMatchObject({
    status: 'invalid',
    issues: [{ path: 'justifications', message: 'validation:locked' }],
  });
});
