import { changeDates } from '@aval/application/demands/filing/change-dates';
import { continueDemand } from '@aval/application/demands/filing/continue-demand';
import { resubmitDemand } from '@aval/application/demands/filing/resubmit-demand';
import { submitDemand } from '@aval/application/demands/filing/submit-demand';
import type { CommandResult } from '@aval/application/engine/outcomes';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { readStoredRequest, SCHEMA_NUMBER } from '@aval/domain/demand/content/stored-content';
import type { Prisma } from '@aval/prisma/generated/client';
import { forTenant } from '@aval/prisma/scope';
import type { Step } from '../scene';
import type { Performance } from './perform-step';
import { firstContent, nextCycle, withLaterDates } from './scene-content';
import { attachReports, writeRequest } from './write-request';

type StepOf<Does extends Step['does']> = Extract<Step, { does: Does }>;

export async function submit({ services, stage, actor, form }: Performance): Promise<CommandResult> {
  const revision = await fillIn({ services, stage, actor });
  await attachReports(
    services,
    actor,
    { id: stage.demandId, companyId: stage.scene.companyId },
    stage.scene.files ?? [],
  );
  return submitDemand(services, actor, { ...form, revision });
}

/** Fills the draft in; scenes that are never submitted end with this. */
export async function fillIn({ services, stage, actor }: Pick<Performance, 'services' | 'stage' | 'actor'>) {
  const { scene, ids, time, demandId } = stage;
  const content = await forTenant(services.database, scene.companyId).read((tx) => firstContent(tx, scene, ids, time));
  return writeRequest(services, actor, demandId, content);
}

export async function resubmit(performance: Performance, step: StepOf<'resubmit'>): Promise<CommandResult> {
  const { services, actor, stage, form } = performance;
  const last = await lastContent(performance);
  const { extras } = last;
  const observations = `${extras.observations}\n${step.observations}`;
  const revision = await writeRequest(services, actor, stage.demandId, {
    ...last,
    extras: { ...extras, observations },
  });
  await attachReports(services, actor, { id: stage.demandId, companyId: stage.scene.companyId }, [step.file]);
  return resubmitDemand(services, actor, { ...form, revision });
}

export async function continueCycle(performance: Performance, step: StepOf<'continue'>): Promise<CommandResult> {
  const { services, actor, stage, form } = performance;
  const last = await lastContent(performance);
  const firstSessionDate = stage.time.dateOf(step.firstSession);
  const content = await forTenant(services.database, stage.scene.companyId).read((tx) =>
    nextCycle(tx, stage.scene, last, {
      on: stage.time.dateOf(step.day),
      firstSessionDate,
      observations: step.observations,
    }),
  );
  await writeWorkingCopy(performance, 'continue', content);
  return continueDemand(services, actor, { ...form, revision: COPY_REVISION });
}

export async function moveDates(performance: Performance, step: StepOf<'change_dates'>): Promise<CommandResult> {
  const { services, actor, form } = performance;
  await writeWorkingCopy(performance, 'change_dates', withLaterDates(await lastContent(performance), step.later));
  return changeDates(services, actor, {
    ...form,
    changeDatesReason: step.reason,
    revision: COPY_REVISION,
  });
}

async function lastContent({ services, stage }: Performance): Promise<DemandContent> {
  const version = await forTenant(services.database, stage.scene.companyId).read((tx) =>
    tx.demandVersion.findFirstOrThrow({ where: { demandId: stage.demandId }, orderBy: { number: 'desc' } }),
  );
  const content = readStoredRequest(version);
  return content;
}

const COPY_REVISION = 1;

/** Writes the working copy of a demand under treatment, as the wizard does. */
async function writeWorkingCopy(
  { services, stage, actor, moment }: Performance,
  mode: 'continue' | 'change_dates',
  { protocol, previousTreatments, exposures, treatment, extras }: DemandContent,
): Promise<void> {
  const json = (value: object) => value as unknown as Prisma.InputJsonValue;
  const copy = {
    mode,
    schemaNumber: SCHEMA_NUMBER,
    revision: COPY_REVISION,
    protocol: json(protocol),
    previousTreatments: json({ previousTreatments, exposures }),
    treatment: json(treatment),
    extras: json(extras),
    completedSteps: [1, 2, 3, 4, 5],
    updatedAt: moment,
    updatedById: actor.userId,
  };
  const { demandId, scene } = stage;
  await forTenant(services.database, scene.companyId).run((tx) =>
    tx.demandDraft.upsert({
      where: { demandId_side: { demandId, side: 'doctor' } },
      create: { ...copy, demandId, companyId: scene.companyId },
      update: copy,
    }),
  );
}
