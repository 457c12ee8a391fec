import { changeDates } from '@aval/application/demands/filing/change-dates';
import { resubmitDemand } from '@aval/application/demands/filing/resubmit-demand';
import { saveAdministrative } from '@aval/application/demands/filing/save-administrative';
import { beginDateChange } from '@aval/application/drafts/begin-date-change';
import { attachToWorkingCopy } from '@aval/application/drafts/files/attach-to-working-copy';
import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { DraftStep } from '@aval/application/drafts/wizard/draft-forms';
import { getWizard } from '@aval/application/drafts/wizard/get-wizard';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { Chemotherapy, DemandContent } from '@aval/domain/demand/content/content';
import { pdf } from '@aval/platform/files/contents.test-support';
import { decide, newPendingDemand, PEOPLE } from '@aval/testing/scenes/scenario';
import {
  datedFrom,
  forgeCopy,
  inChemotherapy,
  lockedAt,
  newAcceptedDemand,
  perform,
  saveStep,
  typeDates,
  typedChemotherapy,
  wizardOf,
  writeCorrection,
} from '@aval/testing/scenes/wizard-scenario';
import { engineForFile } from '@aval/testing/stack/for-file';
import { describe, expect, it, test, vi } from 'vitest';

// Generous, since these tests drive whole lives of demands on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const TODAY = civilDateOf(new Date());

const engine = await engineForFile();
await engine.startWorker();

describe('a change of dates', () => {
  const begin = async (demandId: string, changeDatesReason?: string) => {
    const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    const input = { demandId, expectedSequence: lastActionSequence, changeDatesReason };
    return beginDateChange(engine.services, await engine.actor(PEOPLE.doctor), input);
  };

  it('carries its reason into the version', async () => {
    const demandId = await newAcceptedDemand(engine);
    expect(await begin(demandId, ' ')).toMatchObject({ status: 'invalid', issues: [{ path: 'changeDatesReason' }] });
    expect(await begin(demandId, 'La paciente viaja')).toMatchObject({ status: 'done' });
    const wizard = await wizardOf(engine, demandId);
    expect(wizard).toMatchObject({
      mode: 'change_dates',
      opensAt: 'treatment',
      changeDatesReason: 'La paciente viaja',
      complete: { patient: true, protocol: true, previousTreatments: true, treatment: true, extras: true },
    });
    const saved = await saveStep(engine, demandId, 'treatment', (form) => {
      typeDates(form, addDays(TODAY, 11));
    });
    expect(saved).toMatchObject({ status: 'saved' });
    const { changeDatesReason } = await wizardOf(engine, demandId);
    expect(await perform(engine, changeDates, PEOPLE.doctor, demandId, { changeDatesReason })).toMatchObject({
      status: 'done',
    });
    const version = await engine.owner.demandVersion.findFirstOrThrow({ where: { demandId, number: 2 } });
    expect(version.changeDatesReason).toBe('La paciente viaja');
  });

  it('is forbidden to the manager, and stale from an outdated page', async () => {
    const demandId = await newAcceptedDemand(engine);
    const input = { demandId, expectedSequence: 1, changeDatesReason: 'x' };
    expect(await beginDateChange(engine.services, await engine.actor(PEOPLE.doctor), input)).toEqual({
      status: 'stale',
    });
    const manager = await engine.actor(PEOPLE.manager);
    expect(await beginDateChange(engine.services, manager, input)).toEqual({ status: 'forbidden' });
    const stranger = await engine.actor('doctor@alborada.test');
    expect(await beginDateChange(engine.services, stranger, input)).toEqual({ status: 'not_found' });
  });

  let accepted: string | undefined;
  it.each<[string, (chemotherapy: Chemotherapy) => Partial<Chemotherapy>]>([
    ['drugs.0.dose', ({ drugs }) => ({ drugs: drugs.map((line) => ({ ...line, dose: line.dose + 1 })) })],
    ['drugs', ({ drugs }) => ({ drugs: [...drugs, ...drugs] })],
    ['weightKg', () => ({ weightKg: 99 })],
    ['totalCycles', () => ({ totalCycles: 9 })],
    ['heparinization', ({ heparinization }) => ({ heparinization: !heparinization })],
  ])('refuses every other change: %s', async (path, change) => {
    accepted ??= await newAcceptedDemand(engine);
    const demandId = accepted;
    await forgeCopy(engine, demandId, 'change_dates', (content) =>
      inChemotherapy(change)(datedFrom(addDays(TODAY, 9))(content)),
    );
    expect(await perform(engine, changeDates, PEOPLE.doctor, demandId, { changeDatesReason: 'x' })).toMatchObject({
      status: 'invalid',
      issues: expect.arrayContaining([lockedAt(`treatment.chemotherapy.${path}`)]),
    });
  });

  it('is refused when no date differs', async () => {
    const demandId = await newAcceptedDemand(engine);
    await begin(demandId, 'Sin motivo');
    expect(await perform(engine, changeDates, PEOPLE.doctor, demandId, { changeDatesReason: 'x' })).toEqual({
      status: 'invalid',
      issues: [{ path: '', message: 'validation:nothingChanged' }],
    });
  });

  it('moves no session that was given', async () => {
    const first = addDays(TODAY, -3);
    const demandId = await newAcceptedDemand(engine, {
      today: addDays(TODAY, -5),
      firstSessionDate: first,
      regimen: 'mama-paclitaxel-semanal',
    });
    await begin(demandId, 'Neutropenia');
    const { forms, base, complete } = await wizardOf(engine, demandId);
    // An unchanged date is not checked against today.
    expect(complete.treatment).toBe(true);
    const dates = base?.treatment.chemotherapy?.sessionDates ?? [];
    expect(dates.length).toBeGreaterThan(1);
    expect(dates[0]).toBe(first);
    const early = await saveStep(engine, demandId, 'treatment', (form) => {
      typedChemotherapy(form).firstSessionDate = TODAY;
    });
    expect(early).toEqual({
      status: 'invalid',
      issues: [{ path: 'chemotherapy.firstSessionDate', message: 'validation:lockedPast' }],
    });
    const second = addDays(dates[1] ?? TODAY, 1);
    const later = await saveStep(engine, demandId, 'treatment', (form) => {
      Object.assign(typedChemotherapy(form), { sessionDates: [first, second, ...dates.slice(2)] });
    });
    expect(later).toMatchObject({ status: 'saved', complete: { treatment: true } });
    expect(forms.treatment).not.toEqual((await wizardOf(engine, demandId)).forms.treatment);
    expect(
      await perform(engine, changeDates, PEOPLE.doctor, demandId, { changeDatesReason: 'Neutropenia' }),
    ).toMatchObject({
      status: 'done',
    });
  });
});

describe('an administrative edit', () => {
  it('opens only for the manager who holds the demand', async () => {
    const demandId = await newPendingDemand(engine);
    expect(await wizardOf(engine, demandId, PEOPLE.manager)).toMatchObject({
      mode: 'administrative',
      opensAt: 'treatment',
    });
    for (const email of [PEOPLE.doctor, PEOPLE.representative]) {
      const search = await getWizard(engine.services, await engine.actor(email), demandId);
      expect(search.status, email).not.toBe('open');
    }
    await decide(engine, PEOPLE.manager, demandId, { decision: 'authorize', decisionReason: 'AUTORIZADO' });
    expect(await getWizard(engine.services, await engine.actor(PEOPLE.manager), demandId)).toMatchObject({
      status: 'closed',
      ending: { action: 'ACCEPT', byRole: 'MANAGER' },
    });
  });

  it('changes presentations, amounts, prices, center and official comments, and creates a version', async () => {
    const demandId = await newPendingDemand(engine);
    expect(await writeCorrection(engine, demandId)).toMatchObject([{ status: 'saved' }, { status: 'saved' }]);
    expect(await perform(engine, saveAdministrative, PEOPLE.manager, demandId, {})).toMatchObject({ status: 'done' });
    const version = await engine.owner.demandVersion.findFirstOrThrow({ where: { demandId, number: 2 } });
    const content = version.content as unknown as DemandContent;
    expect(content.extras.officialComments).toBe('Revisado');
    expect(content.treatment.chemotherapy?.drugs[0]).toMatchObject({ priceCents: 1250, amount: 3 });
  });

  let pending: string | undefined;
  it.each<[DraftStep, string, (form: TypedForm) => void]>([
    [
      'treatment',
      'chemotherapy.drugs[0].dose',
      (form) => Object.assign(typedChemotherapy(form).drugs[0] ?? {}, { dose: '1' }),
    ],
    ['treatment', 'chemotherapy.weightKg', (form) => Object.assign(typedChemotherapy(form), { weightKg: '1' })],
    ['treatment', 'chemotherapy.drugs', (form) => typedChemotherapy(form).drugs.push({ drugId: '1' })],
    ['extras', 'observations', (form) => Object.assign(form, { observations: 'x' })],
    ['protocol', 'histologicalDiagnosis', (form) => Object.assign(form, { histologicalDiagnosis: 'x' })],
  ])('leaves the prescription unchanged: %s %s', async (step, name, change) => {
    pending ??= await newPendingDemand(engine);
    const demandId = pending;
    expect(await saveStep(engine, demandId, step, change, PEOPLE.manager)).toMatchObject({
      status: 'invalid',
      issues: expect.arrayContaining([lockedAt(name)]),
    });
  });

  it('keeps its own files, which the doctor’s answer does not include', async () => {
    const demandId = await newPendingDemand(engine);
    const manager = await engine.actor(PEOPLE.manager);
    const file = { filename: 'poliza.pdf', content: pdf() };
    const attached = await attachToWorkingCopy(engine.services, manager, { demandId, description: 'Póliza', file });
    expect(attached).toMatchObject({ status: 'attached' });
    expect((await wizardOf(engine, demandId, PEOPLE.manager)).attachments).toHaveLength(1);
    await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
    expect((await wizardOf(engine, demandId)).attachments).toEqual([]);
    await saveStep(engine, demandId, 'extras', (form) => Object.assign(form, { observations: 'Completado' }));
    expect(await perform(engine, resubmitDemand, PEOPLE.doctor, demandId, {})).toMatchObject({ status: 'done' });
    expect(await engine.owner.attachment.findFirstOrThrow({ where: { demandId } })).toMatchObject({
      versionNumber: null,
    });
    // A file alone is a change to save.
    await saveStep(engine, demandId, 'extras', () => undefined, PEOPLE.manager);
    expect(await perform(engine, saveAdministrative, PEOPLE.manager, demandId, {})).toMatchObject({ status: 'done' });
    expect(await engine.owner.attachment.findFirstOrThrow({ where: { demandId } })).toMatchObject({ versionNumber: 3 });
  });
});

test('a copy started in another mode is not continued', async () => {
  const demandId = await newPendingDemand(engine);
  await saveStep(
    engine,
    demandId,
    'extras',
    (form) => Object.assign(form, { officialComments: 'Del gestor' }),
    PEOPLE.manager,
  );
  await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
  const wizard = await wizardOf(engine, demandId);
  expect(wizard).toMatchObject({
    mode: 'edit_active',
    opensAt: 'patient',
    savedAt: null,
    question: { byRole: 'MANAGER' },
  });
  expect(wizard.forms.extras?.officialComments).not.toBe('Del gestor');
  expect(
    await saveStep(engine, demandId, 'extras', (form) => Object.assign(form, { observations: 'x' })),
  ).toMatchObject({
    status: 'saved',
  });
});
