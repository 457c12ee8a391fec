import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { contentFacts } from '@aval/domain/clinical/content-facts';
import type { LifecycleActor } from '@aval/domain/demand/lifecycle/commands';
import { transition } from '@aval/domain/demand/lifecycle/lifecycle';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { lockDemand } from '@aval/prisma/lock-demand';
import { allowProjection, forActor, type Transaction, withProjection } from '@aval/prisma/scope';
import { SUBJECT_SELECT, toDemandSubject } from '../../demand-rows/demand-subject';
import { findInHistory } from '../../engine/command-fate';
import { occurrence } from '../../engine/occurrence';
import { writeOutbox } from '../../engine/outbox';
import type { CommandResult } from '../../engine/outcomes';
import { recordCommand } from '../../engine/record-command';
import type { Services } from '../../services';
import { invalid } from '../commands/command-definition';
import { findCommandPlace } from '../commands/find-command-place';
import { readFacts } from '../commands/read-facts';
import { readWay } from '../commands/read-way';
import { lockPatient, writeTreatmentLocks } from '../treatment-locks';
import { FINDINGS_CHANGED, type SeenCopy, showsFindings } from './seen-copy';
import { freezeSnapshot } from './version-snapshot';
import { readWorkingCopy } from './working-copy';

export interface SubmitDemandInput extends SeenCopy {
  demandId: string;
  commandId: string;
  /** Hash of everything that an API client sent. */
  sentSha256?: string;
  /** ISO instant; only while the story is played. */
  occurredAt?: string;
}

/** Time that the response waits for the engine, so that the next page shows the request in its new state. */
const PATIENCE_MS = 2500;

/**
 * Submits a request. The database accepts it as a whole in one transaction, without the engine: the relay delivers it
 * at once when the engine is up. From then on the draft can be neither saved, deleted nor submitted again.
 */
export async function submitDemand(services: Services, actor: Actor, input: SubmitDemandInput): Promise<CommandResult> {
  const companyId = await findCommandPlace(services, actor, input.demandId);
  if (companyId === null) return { status: 'not_found' };
  const result = await withProjection(services.database, companyId, (transaction) =>
    accept(services, actor, input, transaction),
  );
  return result.status === 'accepted' ? waitForProjection(services, companyId, input.commandId) : result;
}

/**
 * Submits within the transaction that writes the draft, which belongs to the submission from here on. Source:
 * docs/rules.md 10.12.
 */
export async function acceptWithin(
  transaction: Transaction,
  services: Services,
  actor: Actor,
  input: SubmitDemandInput,
): Promise<CommandResult> {
  await allowProjection(transaction);
  return accept(services, actor, input, transaction);
}

/**
 * Returns the outcome of a submission that the actor sent before, whatever became of the demand since; null when there
 * is none.
 */
export async function answerSubmission(
  services: Services,
  actor: Actor,
  { demandId, commandId }: Pick<SubmitDemandInput, 'demandId' | 'commandId'>,
): Promise<CommandResult | null> {
  const sent = await forActor(services.database, actor).read((transaction) =>
    transaction.demandCommand.findFirst({
      where: { id: commandId, demandId, actorId: actor.userId },
      select: { companyId: true },
    }),
  );
  return sent && waitForProjection(services, sent.companyId, commandId);
}

/** Checks whether a draft can be sent as it stands, and what it would become; writes nothing. */
async function judgeSubmission(
  services: Services,
  actor: Actor,
  { demandId, commandId, occurredAt, ...seen }: SubmitDemandInput,
  transaction: Transaction,
) {
  const createdAt = services.clock.now();
  const now = occurrence(services, occurredAt, createdAt);
  const ends = (result: CommandResult) => ({ result });
  await lockDemand(transaction, demandId);
  const demand = await transaction.demand.findUnique({ where: { id: demandId }, include: SUBJECT_INCLUDE });
  // The draft was deleted while this waited for the lock.
  if (!demand) return ends({ status: 'not_found' });
  // A repetition is accepted, even if its sender has lost sight of the demand since.
  if (demand.submissionCommandId === commandId && (await isOwnCommand(transaction, actor, commandId))) {
    return ends({ status: 'accepted' });
  }
  const status = demand.displayStatus as DisplayStatus;
  if (!can(actor, 'demands.submit', { demand: toDemandSubject(demand, civilDateOf(now)), status })) {
    return ends({ status: 'forbidden' });
  }
  if (demand.submissionCommandId !== null) return ends({ status: 'stale' });

  const { companyId, doctorId, prescriberCenterId, patientId } = demand;
  const basics = { doctorId, prescriberCenterId, patientId };
  const question = { demandId, basics, previous: null, modes: ['draft'], seen, now } as const;
  const copy = await readWorkingCopy(transaction, question);
  if ('result' in copy) return copy;
  const snapshot = await freezeSnapshot(
    transaction,
    { companyId, demandId, on: civilDateOf(now), logger: services.logger },
    copy.content,
  );
  if (!snapshot.ok) return invalid(snapshot.issues);

  const command = { type: 'submit', content: contentFacts(copy.content) } as const;
  const lifecycleActor: LifecycleActor = { role: actor.role, userId: actor.userId };
  const at = now.toISOString();
  await lockPatient(transaction, patientId);
  const facts = await readFacts(transaction, {
    companyId,
    demandId,
    command,
    actor: lifecycleActor,
    state: null,
    now: at,
    demand,
    accepted: await readWay(transaction, companyId, command),
  });
  const decided = transition(null, command, facts, lifecycleActor, at);
  if (!decided.ok) return ends({ status: 'refused', refusal: decided.refusal });
  // Checked last: a review is not asked again for a request that cannot be sent.
  if (!showsFindings(seen.findings, snapshot.snapshot)) return FINDINGS_CHANGED;
  const prepared = { command, content: copy.content };
  return { demand, createdAt, now, prepared, snapshot: snapshot.snapshot, facts, state: decided.state };
}

async function accept(
  services: Services,
  actor: Actor,
  input: SubmitDemandInput,
  transaction: Transaction,
): Promise<CommandResult> {
  const judged = await judgeSubmission(services, actor, input, transaction);
  if ('result' in judged) return judged.result;
  const { demandId, commandId } = input;
  const { demand, createdAt, now, prepared, snapshot, facts, state } = judged;
  const { companyId, patientId, duplicatedFromId } = demand;
  const recorded = await recordCommand(transaction, {
    commandId,
    companyId,
    demandId,
    actor,
    expectedSequence: 0,
    prepared,
    snapshot,
    acceptedFacts: facts,
    sentSha256: input.sentSha256,
    files: [],
    createdAt,
    occurredAt: now,
  });
  // Repetitions were recognized above, so the id belongs to another command.
  if (!recorded) return { status: 'not_found' };
  await writeTreatmentLocks(transaction, { companyId, demandId, patientId, duplicatedFromId }, state, now);
  await transaction.demand.update({ where: { id: demandId }, data: { submissionCommandId: commandId } });
  await writeOutbox(transaction, { companyId, demandId, commandId });
  return { status: 'accepted' };
}

async function isOwnCommand(transaction: Transaction, actor: Actor, id: string): Promise<boolean> {
  return (await transaction.demandCommand.count({ where: { id, actorId: actor.userId } })) > 0;
}

const SUBJECT_INCLUDE = { company: SUBJECT_SELECT.company };

async function waitForProjection(services: Services, companyId: number, commandId: string): Promise<CommandResult> {
  const end = Date.now() + PATIENCE_MS;
  for (let pause = 25; Date.now() < end; pause = Math.min(pause * 2, 200)) {
    const sequence = await findInHistory(services, companyId, commandId);
    if (sequence !== null) return { status: 'done', sequence };
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return { status: 'accepted' };
}
