import { storeUpload } from '@aval/application/attachments/store-upload';
import { cancelDemand } from '@aval/application/demands/deciding/cancel-demand';
import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { finishDemand } from '@aval/application/demands/deciding/finish-demand';
import { increaseCycles } from '@aval/application/demands/deciding/increase-cycles';
import { rollBackDemand } from '@aval/application/demands/deciding/roll-back-demand';
import { uploadToDemand } from '@aval/application/demands/deciding/upload-to-demand';
import { findLastAction } from '@aval/application/demands/detail/find-last-action';
import { getDemand } from '@aval/application/demands/detail/get-demand';
import { findInHistory } from '@aval/application/engine/command-fate';
import type { CommandResult } from '@aval/application/engine/outcomes';
import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { forTenant } from '@aval/prisma/scope';
import type { Step } from '../scene';
import type { Stage } from './begin-scene';
import { type Cast, emailOf } from './cast';
import { continueCycle, moveDates, resubmit, submit } from './send-version';
import { commandIdOf } from './story-ids';
import { reportOf } from './write-request';

/** A step about to be performed: its actor, its moment, and the fields common to the forms of all commands. */
export interface Performance {
  /** Services whose clock stands a second before the moment, when the form was sent. */
  services: Services;
  stage: Stage;
  actor: Actor;
  moment: Date;
  form: { demandId: string; commandId: string; expectedSequence: number; occurredAt: string };
}

/** Thrown when the engine does not answer; the next start continues the story. */
export class EngineSilent extends Error {}

const PATIENCE_MS = 60_000;
const LOOK_MS = 50;

/** Performs a step of a scene unless an earlier start has done so. */
export async function performStep(services: Services, cast: Cast, stage: Stage, index: number): Promise<void> {
  const { scene, demandId, time } = stage;
  const step = scene.steps[index];
  if (!step) throw new RangeError(`no step ${index}`);
  if (step.does === 'cycle_ends') return until(async () => hasContinued(services, stage, index));
  const commandId = commandIdOf(demandId, index);
  const isDone = async () => (await findInHistory(services, scene.companyId, commandId)) !== null;
  if (await isDone()) return;
  const moment = time.ofStep(index);
  const actor = await cast.find(emailOf(scene, step.by), scene.companyId);
  const then: Services = { ...services, clock: { now: () => new Date(moment.getTime() - 1000) } };
  const performance: Performance = {
    services: then,
    stage,
    actor,
    moment,
    form: {
      demandId,
      commandId,
      occurredAt: moment.toISOString(),
      expectedSequence: (await findLastAction(then, actor, demandId)) ?? 0,
    },
  };
  if (step.does !== 'submit') await getDemand(performance.services, performance.actor, { demandId });
  const result = await command(performance, step);
  if (result.status === 'done') return;
  // A command without a timely answer may still be processed; the history will show it.
  if (result.status !== 'accepted' && result.status !== 'unknown' && result.status !== 'unavailable') {
    throw new Error(`${scene.patient}, step ${index + 1} (${step.does}): ${JSON.stringify(result)}`);
  }
  await until(isDone);
}

async function command(performance: Performance, step: Step): Promise<CommandResult> {
  const { services, actor, form } = performance;
  switch (step.does) {
    case 'submit':
      return submit(performance);
    case 'resubmit':
      return resubmit(performance, step);
    case 'continue':
      return continueCycle(performance, step);
    case 'change_dates':
      return moveDates(performance, step);
    case 'increase_cycles':
      return increaseCycles(services, actor, { ...form, by: step.cycles });
    case 'decide':
      return decide(performance, step);
    case 'comment': {
      const { target, comment, privateComment } = step;
      return commentOnDemand(services, actor, { ...form, target, comment, privateComment });
    }
    case 'upload':
      return upload(performance, step.file);
    case 'cancel':
      return cancelDemand(services, actor, { ...form, reason: step.reason });
    case 'finish':
      return finishDemand(services, actor, { ...form, closingReason: step.reason });
    case 'roll_back':
      return rollBackDemand(services, actor, { ...form, reason: step.reason });
    case 'cycle_ends':
      throw new TypeError('nobody ends a cycle');
  }
}

async function decide(
  { services, actor, stage, form }: Performance,
  step: Extract<Step, { does: 'decide' }>,
): Promise<CommandResult> {
  const { decision, comment, privateComment, reason, confirmed, consultant } = step;
  const asked = consultant
    ? await services.database.userAccount.findUniqueOrThrow({ where: { email: emailOf(stage.scene, consultant) } })
    : null;
  return decideDemand(services, actor, {
    ...form,
    decision,
    comment,
    privateComment,
    toUserId: asked?.id,
    decisionReason: actor.role === 'MANAGER' ? reason : undefined,
    finalReason: actor.role === 'REPRESENTATIVE' ? reason : undefined,
    contradictionConfirmed: confirmed ?? false,
  });
}

async function upload({ services, actor, stage, form }: Performance, description: string): Promise<CommandResult> {
  const { companyId } = stage.scene;
  const stored = await storeUpload(services, actor, { companyId, demandId: form.demandId }, reportOf(description));
  if ('refused' in stored) throw new Error(stored.refused);
  return uploadToDemand(services, actor, { ...form, attachments: [{ mediaId: stored.media.mediaId, description }] });
}

/** Tells whether as many cycles have ended as the scene requires up to this step. */
async function hasContinued(services: Services, { scene, demandId }: Stage, index: number): Promise<boolean> {
  const expected = scene.steps.slice(0, index + 1).filter(({ does }) => does === 'cycle_ends').length;
  const ended = await forTenant(services.database, scene.companyId).read((tx) =>
    tx.demandHistory.count({ where: { demandId, action: 'CONTINUE' } }),
  );
  return ended >= expected;
}

async function until(question: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await question())) {
    if (Date.now() > end) throw new EngineSilent(`the engine has not done it within ${PATIENCE_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
