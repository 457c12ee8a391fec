import { sideOf } from '@aval/application/demand-rows/side';
import type { CommandInputBase } from '@aval/application/demands/commands/command-input';
import type { VersionInput } from '@aval/application/demands/filing/send-version';
import { type SaveResult, saveDraftStep } from '@aval/application/drafts/saving/save-draft-step';
import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { DraftStep } from '@aval/application/drafts/wizard/draft-forms';
import { getWizard, type Wizard } from '@aval/application/drafts/wizard/get-wizard';
import type { CommandResult } from '@aval/application/engine/outcomes';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { addDays, type CivilDate } from '@aval/domain/calendar/civil-date';
import type { Chemotherapy, DemandContent } from '@aval/domain/demand/content/content';
import type { WizardMode } from '@aval/domain/demand/vocabulary';
import type { ContentOptions } from '@aval/prisma/factories/content';
import { eventually, type TestEngine } from '../stack/engine';
import { authorize, historyOf, newDraft, PEOPLE, pageOf, submit, untilAnswered, writeWorkingCopy } from './scenario';

/** Creates an accepted demand whose cycle ended long ago, so that the clock has asked for its continuation. */
export async function newDemandToContinue(engine: TestEngine, wishes: Partial<ContentOptions> = {}): Promise<string> {
  const { demand } = await newDraft(engine, { today: '2026-01-12', totalCycles: 3, ...wishes });
  await submit(engine, { demandId: demand.id, occurredAt: '2026-01-12T09:00:00.000Z' });
  await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
  await authorize(engine, demand.id, '2026-01-13T09:00:00.000Z');
  await eventually(async () => (await historyOf(engine, demand.id)).at(-1) === '4 CONTINUE');
  return demand.id;
}

/** Creates a demand that is accepted, today or on an earlier day, and within its cycle. */
export async function newAcceptedDemand(
  engine: TestEngine,
  { today, ...wishes }: Partial<ContentOptions> = {},
): Promise<string> {
  const occurredAt = today === undefined ? undefined : `${today}T09:00:00.000Z`;
  const { demand } = await newDraft(engine, { totalCycles: 2, ...wishes, ...(today === undefined ? {} : { today }) });
  await submit(engine, { demandId: demand.id, ...(occurredAt === undefined ? {} : { occurredAt }) });
  await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
  await authorize(engine, demand.id, occurredAt);
  return demand.id;
}

export async function wizardOf(engine: TestEngine, demandId: string, email: string = PEOPLE.doctor): Promise<Wizard> {
  const search = await getWizard(engine.services, await engine.actor(email), demandId);
  if (search.status !== 'open') throw new Error(search.status);
  return search.wizard;
}

/** Saves a step as its page shows it, with some fields changed. */
export async function saveStep(
  engine: TestEngine,
  demandId: string,
  step: DraftStep,
  change: (form: TypedForm) => void,
  email: string = PEOPLE.doctor,
): Promise<SaveResult> {
  const { forms, revision } = await wizardOf(engine, demandId, email);
  const form = structuredClone(forms[step] ?? {});
  change(form);
  return saveDraftStep(engine.services, await engine.actor(email), { demandId, step, form, revision });
}

export const typedChemotherapy = (form: TypedForm | null) =>
  form?.chemotherapy as Record<string, string> & { drugs: TypedForm[] };

/**
 * Writes a correction that a manager may make, without sending it: price and amount of the first drug, and official
 * comments. Returns how each step was saved.
 */
export async function writeCorrection(engine: TestEngine, demandId: string): Promise<SaveResult[]> {
  const save = (step: DraftStep, change: (form: TypedForm) => void) =>
    saveStep(engine, demandId, step, change, PEOPLE.manager);
  const line = (form: TypedForm) => typedChemotherapy(form).drugs[0] ?? {};
  return [
    await save('treatment', (form) => Object.assign(line(form), { price: '12,50', amount: '3' })),
    await save('extras', (form) => Object.assign(form, { officialComments: 'Revisado' })),
  ];
}

/** Types the dates of a cycle that begins on a day. */
export function typeDates(form: TypedForm, first: CivilDate): void {
  const chemotherapy = typedChemotherapy(form);
  const [count, every] = [Number(chemotherapy.sessionsPerCycle), Number(chemotherapy.sessionFrequencyDays)];
  const sessionDates = Array.from({ length: count }, (_, index) => addDays(first, index * every));
  Object.assign(chemotherapy, { firstSessionDate: first, sessionDates });
}

type Perform<Input> = (services: Services, actor: Actor, input: Input) => Promise<CommandResult>;

/** Sends a command with the fields of a page loaded now. */
export async function perform<Input extends CommandInputBase>(
  engine: TestEngine,
  command: Perform<Input>,
  email: string,
  demandId: string,
  fields: Omit<Input, keyof VersionInput> & Partial<VersionInput>,
): Promise<CommandResult> {
  const actor = await engine.actor(email);
  const page = await pageOf(engine, actor, demandId);
  const input = { ...page, ...fields } as unknown as Input;
  return untilAnswered(() => command(engine.services, actor, input));
}

/** Writes a working copy by other means than the page. */
export async function forgeCopy(
  engine: TestEngine,
  demandId: string,
  mode: WizardMode,
  change: (content: DemandContent) => DemandContent,
): Promise<void> {
  await engine.owner.demandDraft.deleteMany({ where: { demandId, side: sideOf(mode) } });
  await writeWorkingCopy(engine, demandId, mode, change);
}

export const inChemotherapy =
  (change: (chemotherapy: Chemotherapy) => Partial<Chemotherapy>) =>
  (content: DemandContent): DemandContent => {
    const { chemotherapy } = content.treatment;
    if (!chemotherapy) throw new Error('no chemotherapy');
    const changed = { ...chemotherapy, ...change(chemotherapy) };
    return { ...content, treatment: { ...content.treatment, chemotherapy: changed } };
  };

/** Moves all sessions to begin on a day. */
export const datedFrom = (first: CivilDate) =>
  inChemotherapy(({ sessionDates, sessionFrequencyDays }) => ({
    firstSessionDate: first,
    sessionDates: sessionDates.map((_, index) => addDays(first, index * sessionFrequencyDays)),
  }));

export const lockedAt = (path: string) => ({ path, message: 'validation:locked' });
