import type { Actor } from '@aval/domain/access/actor';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { beforeAll, expect, test } from 'vitest';
import { getWizard } from '../wizard/get-wizard';
import { saveDraftStep } from './save-draft-step';

const DOCTOR = 'doctor@meridiana.test';
const TODAY = '2026-11-21';

const scene = await useCasesForFile({ clock: { now: () => new Date(`${TODAY}T09:00:00Z`) } });
let doctor: Actor;
let companyId: number;

beforeAll(async () => {
  doctor = await scene.actorOf(DOCTOR);
  companyId = doctor.companyIds[0] ?? 0;
});

async function extrasOf(demandId: string) {
  const search = await getWizard(scene.services, doctor, demandId);
  if (search.status !== 'open') throw new Error(search.status);
  return search.wizard.forms.extras;
}

test('saving answers to findings leaves the rest of step 5 as stored, also after a save by somebody else', async () => {
  const { demand } = await fileDraft(scene.services.database, { companyId, doctorEmail: DOCTOR, today: TODAY });
  const demandId = demand.id;
  await scene.owner.demandDraft.deleteMany({ where: { demandId } });
  const answer = (rule: string, text: string) => ({ rule, field: 'protocol.stage', drugId: '', text });
  const save = (form: Record<string, unknown>, revision: number, isAnswersAlone = true) =>
    saveDraftStep(scene.services, doctor, {
      demandId,
      step: 'extras',
      form,
      revision,
      changedFields: isAnswersAlone ? [] : undefined,
    });
  const first = { justifications: [answer('STG-01', 'La de la primera pestaña')] };
  expect(await save(first, 0)).toMatchObject({ status: 'saved', revision: 1, complete: { extras: false } });
  const elsewhere = {
    observations: 'Alergia grave',
    justifications: [...first.justifications, answer('STG-02', 'x')],
  };
  expect(await save(elsewhere, 1, false)).toMatchObject({ status: 'saved', revision: 2 });

  const anew = { justifications: ['', answer('STG-01', 'Dicha de nuevo')] };
  expect(await save(anew, 1)).toMatchObject({ status: 'conflict', revision: 2 });
  expect(await save(anew, 2)).toMatchObject({ status: 'saved', revision: 3 });
  // The reply was lost: the same answers are recognized as a repetition, and on an older revision they change nothing.
  expect(await save(anew, 2)).toMatchObject({ status: 'saved', revision: 3 });
  expect(await save(anew, 1)).toMatchObject({ status: 'saved', revision: 1 });
  expect(await extrasOf(demandId)).toEqual({
    observations: 'Alergia grave',
    justifications: [answer('STG-01', 'Dicha de nuevo'), answer('STG-02', 'x')],
  });
  expect(await save({ justifications: [answer('STG-01', ''), answer('STG-02', ' ')] }, 3)).toMatchObject({
    status: 'saved',
  });
  expect(await extrasOf(demandId)).toEqual({ observations: 'Alergia grave' });
  const tooLong = { justifications: ['', answer('STG-01', 'a'.repeat(10_001))], observations: 'not shown there' };
  expect(await save(tooLong, 4)).toMatchObject({ status: 'invalid', issues: [{ path: 'justifications[1].text' }] });
});

test('saving some fields of step 5 changes neither its other fields nor answers of other users', async () => {
  const { demand } = await fileDraft(scene.services.database, { companyId, doctorEmail: DOCTOR, today: TODAY });
  const demandId = demand.id;
  await scene.owner.demandDraft.deleteMany({ where: { demandId } });
  const answer = (rule: string, text: string) => ({ rule, field: 'protocol.stage', drugId: '', text });
  const save = (form: Record<string, unknown>, revision: number, changedFields?: string[]) =>
    saveDraftStep(scene.services, doctor, { demandId, step: 'extras', form, revision, changedFields });
  const elsewhere = {
    observations: 'Alergia grave',
    officialComments: 'Los de antes',
    evolutivo: 'on',
    justifications: [answer('STG-01', 'De la otra pestaña')],
  };
  expect(await save(elsewhere, 0)).toMatchObject({ status: 'saved', revision: 1 });
  const own = { officialComments: 'Los míos', observations: 'Sin leer', justifications: [answer('STG-02', 'Mía')] };
  expect(await save(own, 1, ['officialComments', 'evolutivo'])).toMatchObject({ status: 'saved', revision: 2 });
  expect(await extrasOf(demandId)).toEqual({
    observations: 'Alergia grave',
    officialComments: 'Los míos',
    evolutivo: '',
    justifications: [answer('STG-01', 'De la otra pestaña'), answer('STG-02', 'Mía')],
  });
});

test('an answer keeps who wrote it and when until its text changes, whatever the page sends', async () => {
  const { demand } = await fileDraft(scene.services.database, { companyId, doctorEmail: DOCTOR, today: TODAY });
  const demandId = demand.id;
  await scene.owner.demandDraft.deleteMany({ where: { demandId } });
  const assistant = await scene.actorOf('assistant@meridiana.test');
  const nameOf = async ({ userId }: Actor) =>
    (await scene.owner.userAccount.findUniqueOrThrow({ where: { id: userId } })).name;
  const save = (actor: Actor, texts: readonly string[], revision: number) =>
    saveDraftStep(scene.services, actor, {
      demandId,
      step: 'extras',
      form: {
        justifications: texts.map((text, place) => ({
          rule: `STG-0${place + 1}`,
          field: 'protocol.stage',
          drugId: '',
          text,
          writtenBy: 'Otra persona',
          writtenAt: '2020-01-01T00:00:00.000Z',
        })),
      },
      revision,
    });
  const written = async () => {
    const { extras } = await scene.owner.demandDraft.findFirstOrThrow({ where: { demandId } });
    const { justifications } = extras as { justifications: { writtenBy: string; writtenAt: string }[] };
    return justifications.map(({ writtenBy, writtenAt }) => [writtenBy, writtenAt]);
  };
  const [byDoctor, byAssistant] = [await nameOf(doctor), await nameOf(assistant)];
  const at = `${TODAY}T09:00:00.000Z`;
  expect(await save(doctor, ['Una', 'Otra'], 0)).toMatchObject({ status: 'saved', revision: 1 });
  expect(await written()).toEqual([
    [byDoctor, at],
    [byDoctor, at],
  ]);
  expect(await save(assistant, ['Una', 'Otra, corregida'], 1)).toMatchObject({ status: 'saved', revision: 2 });
  expect(await written()).toEqual([
    [byDoctor, at],
    [byAssistant, at],
  ]);
});
