import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { ContentOptions } from '@aval/prisma/factories/content';
import { type DemandRunStatus, type DemandTimings, demandWorkflowId, STATE_QUERY } from '@aval/workflows/contract';
import { eventually, newCommandId, startRun, type TestEngine } from '../stack/engine';
import { historyOf, newDraft, PEOPLE, submit } from './scenario';

/**
 * Demands that live in another time: what each test says is when it is. No relay may run, or it would start them in the present.
 */
export interface LifeOptions {
  /** ISO instant of the submission. */
  bornAt: string;
  /** E-mails of who began the draft and who sent it, where it was not the doctor. */
  begunBy?: string;
  sentBy?: string;
  content?: Partial<ContentOptions>;
  timings?: Partial<DemandTimings>;
}

/** Filed at the stated moment, and with the insurer. */
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

/** Starts a run that believes it is that moment, from the last row. */
export async function startAt(
  engine: TestEngine,
  demand: { id: string; companyId: number },
  moment: string,
  timings: Partial<DemandTimings> = {},
): Promise<void> {
  await startRun(engine, demand, { ...timings, clock: { offsetMs: Date.parse(moment) - Date.now() } });
}

/** Lets time pass up to that moment, at which somebody says something: a comment changes nothing. */
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
    // The end of a cycle came first: the page that this comment was written on has become old.
    if (result.status === 'stale') commandId = newCommandId();
    return result.status === 'done';
    // What was due in a year comes first, one after another.
  }, 150_000);
}

/** The reminders that were issued, oldest first: when, in the clock of Madrid, and in which state. */
export async function remindersOf(engine: TestEngine, demandId: string): Promise<string[]> {
  const rows = await engine.owner.reminder.findMany({ where: { demandId }, orderBy: { dueAt: 'asc' } });
  return rows.map(({ dueAt, displayStatus }) => `${MADRID.format(dueAt)} ${displayStatus}`);
}

const MADRID = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'short' });

/** Who was told by reminders, by the instants at which they were due. */
export async function remindedOf(engine: TestEngine, demandId: string): Promise<Record<string, string[]>> {
  const rows = await engine.owner.notification.findMany({
    where: { demandId, occasion: { not: '' } },
    include: { user: { select: { email: true } } },
  });
  const mails = await engine.owner.effect.findMany({ where: { demandId, kind: 'mail', occasion: { not: '' } } });
  const told: Record<string, string[]> = {};
  for (const { occasion, user, userId } of rows) {
    const mailed = mails.some((mail) => mail.occasion === occasion && mail.recipient === String(userId));
    told[occasion] = [...(told[occasion] ?? []), mailed ? user.email : `${user.email} (no mail)`].sort();
  }
  return told;
}

/** What the run says of itself. */
export function askRun({ services }: TestEngine, demandId: string): Promise<DemandRunStatus> {
  return services.engine.client.workflow.getHandle(demandWorkflowId(demandId)).query<DemandRunStatus>(STATE_QUERY);
}

/** Ends the run as if the engine had lost it. */
export async function loseRun({ services }: TestEngine, demandId: string): Promise<void> {
  await services.engine.client.workflow.getHandle(demandWorkflowId(demandId)).terminate();
}
