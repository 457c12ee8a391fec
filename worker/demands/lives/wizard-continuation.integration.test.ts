import { increaseCycles } from '@aval/application/demands/deciding/increase-cycles';
import { continueDemand } from '@aval/application/demands/filing/continue-demand';
import { listDemands } from '@aval/application/demands/list/list-demands';
import { parseListQuery } from '@aval/application/demands/list/parse-list-query';
import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { DraftStep } from '@aval/application/drafts/wizard/draft-forms';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { PEOPLE } from '@aval/testing/scenes/scenario';
import {
  datedFrom,
  forgeCopy,
  inChemotherapy,
  lockedAt,
  newAcceptedDemand,
  newDemandToContinue,
  perform,
  saveStep,
  typeDates,
  typedChemotherapy,
  wizardOf,
} from '@aval/testing/scenes/wizard-scenario';
import { engineForFile } from '@aval/testing/stack/for-file';
import { describe, expect, it, vi } from 'vitest';

// Generous, since these tests drive whole lives of demands on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const TODAY = civilDateOf(new Date());
const ASSISTANT = 'assistant@meridiana.test';

const engine = await engineForFile();
await engine.startWorker();

describe('a continuation', () => {
  let refusing: string | undefined;

  it('starts with the next cycle at step 4, the rest as authorized', async () => {
    const demandId = await newDemandToContinue(engine, { radiotherapy: true });
    const wizard = await wizardOf(engine, demandId);
    expect(wizard).toMatchObject({ mode: 'continue', opensAt: 'treatment', savedAt: null, question: null });
    expect(wizard.complete).toMatchObject({ patient: true, protocol: true, previousTreatments: true });
    const chemotherapy = typedChemotherapy(wizard.forms.treatment ?? {});
    expect(chemotherapy).toMatchObject({ cycle: '2', totalCycles: '3' });
    // The planned day is past, and no other day is proposed.
    expect(chemotherapy.firstSessionDate).toBe('');
    expect(wizard.complete.treatment).toBe(false);
    expect(chemotherapy.drugs.length).toBeGreaterThan(0);
    expect(wizard.forms.treatment?.radiotherapyOn).toBe('on');
    expect((await wizardOf(engine, demandId, ASSISTANT)).mode).toBe('continue');
  });

  it('keeps its edits in its own copy, and sends it as the next version', async () => {
    const demandId = await newDemandToContinue(engine);
    const first = addDays(TODAY, 3);
    const saved = await saveStep(engine, demandId, 'treatment', (form) => {
      typedChemotherapy(form).weightKg = '64,5';
      typeDates(form, first);
    });
    expect(saved).toMatchObject({ status: 'saved', complete: { treatment: true, extras: true } });
    expect(await perform(engine, continueDemand, ASSISTANT, demandId, {})).toMatchObject({ status: 'done' });
    const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId }, include: { versions: true } });
    expect(row).toMatchObject({ displayStatus: 'pending_analysis', version: 2, cycle: 2, totalCycles: 3 });
    const content = row.versions.at(-1)?.content as unknown as DemandContent;
    expect(content.treatment.chemotherapy).toMatchObject({ weightKg: 64.5, cycle: 2, firstSessionDate: first });
    expect(await engine.owner.demandDraft.count({ where: { demandId } })).toBe(0);
    const manager = await engine.actor(PEOPLE.manager);
    const { rows } = await listDemands(
      engine.services,
      manager,
      parseListQuery(new URLSearchParams({ reference: row.reference }), manager),
    );
    const { name } = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: ASSISTANT } });
    expect(rows).toMatchObject([{ doctorName: row.doctorName, filedByName: name }]);
  });

  it.each<[DraftStep, string, (form: TypedForm) => void]>([
    ['treatment', 'chemotherapy.cycle', (form) => Object.assign(typedChemotherapy(form), { cycle: '3' })],
    ['treatment', 'chemotherapy.totalCycles', (form) => Object.assign(typedChemotherapy(form), { totalCycles: '9' })],
    ['treatment', 'chemotherapyOn', (form) => Object.assign(form, { chemotherapyOn: 'off' })],
    [
      'treatment',
      'radiotherapy[0].totalDoseGy',
      (form) => Object.assign((form.radiotherapy as TypedForm[])[0] ?? {}, { totalDoseGy: '999' }),
    ],
    ['protocol', 't', (form) => Object.assign(form, { t: 'T4' })],
    [
      'previousTreatments',
      'previousTreatments',
      (form) => (form.previousTreatments as TypedForm[]).push({ type: 'x' }),
    ],
    ['extras', 'performingCenterId', (form) => Object.assign(form, { performingCenterId: '999999' })],
    ['extras', 'evolutivo', (form) => Object.assign(form, { evolutivo: 'on' })],
  ])('refuses to save another value of a locked field: %s %s', async (step, name, change) => {
    refusing ??= await newDemandToContinue(engine, { radiotherapy: true });
    const demandId = refusing;
    expect(await saveStep(engine, demandId, step, change)).toMatchObject({
      status: 'invalid',
      issues: expect.arrayContaining([lockedAt(name)]),
    });
    expect(await engine.owner.demandDraft.count({ where: { demandId } })).toBe(0);
  });

  it('restores locked fields that were not sent, and accepts equal values in another notation', async () => {
    const demandId = await newDemandToContinue(engine);
    const { forms } = await wizardOf(engine, demandId);
    const saved = await saveStep(engine, demandId, 'extras', (form) => {
      delete form.performingCenterId;
      form.observations = 'Buena tolerancia';
    });
    expect(saved).toMatchObject({ status: 'saved' });
    const after = await wizardOf(engine, demandId);
    expect(after.forms.extras).toEqual({ ...forms.extras, observations: 'Buena tolerancia' });
    const same = await saveStep(engine, demandId, 'treatment', (form) => {
      const chemotherapy = typedChemotherapy(form);
      chemotherapy.cycle = ' 2,0 ';
      delete form.chemotherapyOn;
    });
    expect(same).toMatchObject({ status: 'saved' });
    expect(typedChemotherapy((await wizardOf(engine, demandId)).forms.treatment ?? {}).cycle).toBe('2');
  });

  it('is refused at the field when its copy differs in a locked field, however the value came there', async () => {
    const demandId = await newDemandToContinue(engine);
    const next = (content: DemandContent) =>
      inChemotherapy(() => ({ cycle: 2 }))(datedFrom(addDays(TODAY, 3))(content));
    await forgeCopy(engine, demandId, 'continue', (content) => inChemotherapy(() => ({ cycle: 3 }))(next(content)));
    expect(await perform(engine, continueDemand, PEOPLE.doctor, demandId, {})).toEqual({
      status: 'invalid',
      issues: [lockedAt('treatment.chemotherapy.cycle')],
    });
    await forgeCopy(engine, demandId, 'continue', (content) => ({
      ...next(content),
      protocol: { ...content.protocol, stage: 'IV', ecog: 4 },
    }));
    expect(await perform(engine, continueDemand, PEOPLE.doctor, demandId, {})).toMatchObject({
      status: 'invalid',
      issues: expect.arrayContaining([lockedAt('protocol.ecog')]),
    });
    // Dates of another cycle do not stand in for those of this one.
    await forgeCopy(engine, demandId, 'continue', (content) => inChemotherapy(() => ({ cycle: 2 }))(content));
    expect(await perform(engine, continueDemand, PEOPLE.doctor, demandId, {})).toMatchObject({
      status: 'invalid',
      issues: [{ path: 'treatment.chemotherapy.firstSessionDate', message: 'validation:datePast' }],
    });
    expect(await engine.owner.demandVersion.count({ where: { demandId } })).toBe(1);
  });

  it('asks to replace entries that the catalogues have withdrawn', async () => {
    const demandId = await newDemandToContinue(engine);
    const { forms } = await wizardOf(engine, demandId);
    const line = typedChemotherapy(forms.treatment).drugs[0] ?? {};
    const centerId = Number(forms.extras?.performingCenterId);
    const { id: _id, ...pack } = await engine.owner.presentation.findUniqueOrThrow({
      where: { id: Number(line.presentationId) },
    });
    const other = await engine.owner.presentation.create({ data: { ...pack, nationalCode: 'SUSTITUTO' } });
    const otherCenter = await engine.owner.center.findFirstOrThrow({ where: { type: 'Ambos', id: { not: centerId } } });
    await engine.owner.presentation.update({ where: { id: Number(line.presentationId) }, data: { hidden: true } });
    await engine.owner.center.update({ where: { id: centerId }, data: { hidden: true } });

    const wizard = await wizardOf(engine, demandId);
    expect(wizard.toReplace).toMatchObject({ presentationIds: [Number(line.presentationId)], centerIds: [centerId] });
    await saveStep(engine, demandId, 'treatment', (form) => typeDates(form, addDays(TODAY, 2)));
    expect((await wizardOf(engine, demandId)).complete).toMatchObject({ treatment: false, extras: false });
    expect(await perform(engine, continueDemand, PEOPLE.doctor, demandId, {})).toMatchObject({
      status: 'invalid',
      issues: expect.arrayContaining([
        { path: 'treatment.chemotherapy.drugs.0.presentationId', message: 'validation:withdrawn' },
        { path: 'extras.performingCenterId', message: 'validation:withdrawn' },
      ]),
    });
    const replaced = await saveStep(engine, demandId, 'treatment', (form) => {
      Object.assign(typedChemotherapy(form).drugs[0] ?? {}, { presentationId: String(other.id) });
    });
    expect(replaced).toMatchObject({ status: 'saved', complete: { treatment: true, extras: false } });
    const elsewhere = await saveStep(engine, demandId, 'extras', (form) => {
      form.performingCenterId = String(otherCenter.id);
    });
    expect(elsewhere).toMatchObject({ status: 'saved', complete: { extras: true } });
    expect(await perform(engine, continueDemand, PEOPLE.doctor, demandId, {})).toMatchObject({ status: 'done' });
    await engine.owner.presentation.update({ where: { id: Number(line.presentationId) }, data: { hidden: false } });
    await engine.owner.center.update({ where: { id: centerId }, data: { hidden: false } });
  });

  it('a continuation after an increase is the next cycle of the new total', async () => {
    const demandId = await newAcceptedDemand(engine, { totalCycles: 1 });
    expect(await perform(engine, increaseCycles, PEOPLE.doctor, demandId, { by: 2 })).toMatchObject({ status: 'done' });
    const { mode, forms } = await wizardOf(engine, demandId);
    expect(mode).toBe('continue');
    expect(typedChemotherapy(forms.treatment ?? {})).toMatchObject({ cycle: '2', totalCycles: '3' });
  });
});
