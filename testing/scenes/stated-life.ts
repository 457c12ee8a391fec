import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { dueAtOf } from '@aval/domain/demand/timing/reminders';
import type { ContentOptions } from '@aval/prisma/factories/content';
import { type DemandRunStatus, type DemandTimings, demandWorkflowId, STATE_QUERY } from '@aval/workflows/contract';
import { eventually, newCommandId, startRun, type TestEngine } from '../stack/engine';
import { historyOf, newDraft, PEOPLE, submit } from './scenario';

/**
 * Demands in another time: each test states when its commands happen. No relay may run, since it would start them in
 * the present.
 */
export interface LifeOptions {
  /** ISO instant of the submission. */
  bornAt: string;
  /** E-mails of the persons who began and who sent the draft, when it was not the doctor. */
  begunBy?: string;
  sentBy?: string;
  content?: Partial<ContentOptions>;
  timings?: Partial<DemandTimings>;
}

/** Files a demand at the stated moment; it is then with the insurer. */
export async function beginLife(engine: TestEngine, options: LifeOptions): Promise<string> {
  const { bornAt, begunBy, sentBy, content = {}, timings = {} } = options;
  const { demand } = await newDraft(engine, { today: civilDateOf(bornAt), ...content });
  if (begunBy) {
    const { userId } = await engine.actor(begunBy);
    await engine.owner.demand.update({ where: { id: demand.id }, data: { createdById: userId } });
  }
  const submitted = submit(engine, {
    demandId: demand.id,
    occurredAt: bornAt,
    ...(sentBy ? { doctorEmail: sentBy } : {}),
  });
  await eventually(async () => (await engine.owner.outbox.count({ where: { demandId: demand.id } })) > 0);
  await startAt(engine, demand, bornAt, timings);
  await submitted;
  await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
  return demand.id;
}

/** Starts a run whose clock shows that moment, from the last row. */
export async function startAt(
  engine: TestEngine,
  demand: { id: string; companyId: number },
  moment: string,
  timings: Partial<DemandTimings> = {},
): Promise<void> {
  await startRun(engine, demand, { ...timings, clock: { offsetMs: Date.parse(moment) - Date.now() } });
}

/** Lets time pass until that moment by commenting at it, since a comment changes no state. */
export async function liveUntil(engine: TestEngine, demandId: string, occurredAt: string): Promise<void> {
  const manager = await engine.actor(PEOPLE.manager);
  let commandId = newCommandId();
  await eventually(async () => {
    const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    const result = await commentOnDemand(engine.services, manager, {
      demandId,
      commandId,
      expectedSequence: lastActionSequence,
      target: 'managers',
      comment: 'Sigue en espera',
      occurredAt,
    });
    // A cycle ended first, so the page on which the comment was written is stale.
    if (result.status === 'stale') commandId = newCommandId();
    return result.status === 'done';
    // Everything that was due meanwhile happens first, which may be a year's worth.
  }, 150_000);
}

/** Returns the issued reminders, oldest first, with Madrid time and display status. */
export async function remindersOf(engine: TestEngine, demandId: string): Promise<string[]> {
  const rows = await engine.owner.reminder.findMany({ where: { demandId }, orderBy: { dueAt: 'asc' } });
  return rows.map(({ dueAt, displayStatus }) => `${MADRID.format(dueAt)} ${displayStatus}`);
}

const MADRID = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'short' });

/** Returns the e-mails of users notified by reminders, by the instants at which these were due. */
export async function remindedOf(engine: TestEngine, demandId: string): Promise<Record<string, string[]>> {
  const rows = await engine.owner.notification.findMany({
    where: { demandId, occasion: { not: '' } },
    include: { user: { select: { email: true } } },
  });
  const mails = await engine.owner.effect.findMany({ where: { demandId, kind: 'mail', occasion: { not: '' } } });
  const told: Record<string, string[]> = {};
  for (const { occasion, user, userId } of rows) {
    const mailed = mails.some((mail) => mail.occasion === occasion && mail.recipient === String(userId));
    const dueAt = dueAtOf(occasion);
    told[dueAt] = [...(told[dueAt] ?? []), mailed ? user.email : `${user.email} (no mail)`].sort();
  }
  return told;
}

/** Queries the state of the demand's run. */
export function askRun({ services }: TestEngine, demandId: string): Promise<DemandRunStatus> {
  return services.engine.client.workflow.getHandle(demandWorkflowId(demandId)).query<DemandRunStatus>(STATE_QUERY);
}

/** Terminates the run, as if the engine had lost it. */
export async function loseRun({ services }: TestEngine, demandId: string): Promise<void> {
  await services.engine.client.workflow.getHandle(demandWorkflowId(demandId)).terminate();
}
