import { randomUUID } from 'node:crypto';
import { writeNews } from '@aval/application/effects/write-news';
import { wakeRelay } from '@aval/application/engine/outbox';
import { readNumbering } from '@aval/application/history/read-numbering';
import { writeDeliveries } from '@aval/application/webhooks/write-deliveries';
import { seesPrivateComments } from '@aval/domain/access/permissions';
import { roleName } from '@aval/domain/access/roles';
import type { NotificationKey } from '@aval/domain/demand/lifecycle/commands';
import { displayStatus } from '@aval/domain/demand/outlook/display-status';
import { isMailed, isWorthMailing } from '@aval/domain/demand/timing/mailed-news';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { READER_OF_DOCUMENTS } from '@aval/domain/reading/visible-entry';
import { webhookEventOf } from '@aval/domain/webhooks/webhook-events';
import type { Transaction } from '@aval/prisma/scope';
import type { ProjectionInput } from '@aval/workflows/demand/activities';
import { findAudience, type ToldDemand } from './find-audience';

/**
 * Writes one notification per user, however many audiences include that user. The acting user gets none, and a comment
 * that is private only reaches users who may read it. Source: docs/rules.md 2.15, 2.19.
 */
export async function writeNotifications(
  transaction: Transaction,
  input: ProjectionInput,
  demand: ToldDemand,
  isPrivate: boolean,
): Promise<void> {
  const keys = new Map<number, NotificationKey>();
  for (const effect of input.transition.effects) {
    if (effect.kind !== 'notify') continue;
    for (const userId of await findAudience(transaction, effect.audience, demand))
      if (userId !== input.actor.userId && !keys.has(userId)) keys.set(userId, effect.key);
  }
  if (isPrivate) for (const userId of await thoseWithoutSight(transaction, [...keys.keys()])) keys.delete(userId);
  const { companyId, demandId, transition, occurredAt } = input;
  const isWorth = isWorthMailing(new Date(occurredAt), new Date());
  await writeNews(
    transaction,
    { companyId, demandId, sequence: transition.state.sequence, occasion: '', happenedAt: occurredAt },
    [...keys].map(([userId, key]) => ({ userId, key, isMailed: isWorth && isMailed(key) })),
  );
}

/** Returns the users who may not read a private comment. */
async function thoseWithoutSight(transaction: Transaction, ids: readonly number[]): Promise<number[]> {
  const users = await transaction.userAccount.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, roleId: true },
  });
  return users.filter(({ roleId }) => !seesPrivateComments(roleName(roleId))).map(({ id }) => id);
}

/** Creates the PDF renditions to print: per rendition a row in status "being made" and an effect that renders it. */
export async function writeDocuments(transaction: Transaction, input: ProjectionInput): Promise<void> {
  const { companyId, demandId } = input;
  const { state, effects } = input.transition;
  if (effects.some(({ kind }) => kind === 'annulDecisionDocument')) {
    await transaction.pdfEdition.updateMany({
      where: { demandId, edition: 'decision', annulledAt: null, version: { number: state.version } },
      data: { annulledAt: new Date(input.occurredAt) },
    });
  }
  for (const effect of effects) {
    if (effect.kind !== 'renderDocument') continue;
    const version = await transaction.demandVersion.findUniqueOrThrow({
      where: { demandId_number: { demandId, number: state.version } },
      select: { id: true },
    });
    const effectId = randomUUID();
    const { edition } = effect;
    await transaction.effect.create({
      data: { id: effectId, companyId, demandId, sequence: state.sequence, kind: 'document', payload: { edition } },
    });
    await transaction.pdfEdition.create({ data: { companyId, demandId, versionId: version.id, edition, effectId } });
    await wakeRelay(transaction);
  }
}

/** Writes the webhook deliveries of the command; replayed past events of a story are not delivered. */
export async function writeWebhooks(
  transaction: Transaction,
  { companyId, demandId, command, transition, occurredAt }: ProjectionInput,
  before: DisplayStatus,
): Promise<void> {
  const status = displayStatus(transition.state);
  const event = webhookEventOf(command.type, before, status);
  if (event === null || !isWorthMailing(new Date(occurredAt), new Date())) return;
  const { sequence } = transition.state;
  // Documents are what the doctor's side reads.
  const countForDoctors = async () => (await readNumbering(transaction, demandId, READER_OF_DOCUMENTS))(sequence);
  await writeDeliveries(transaction, { companyId, demandId, event, status, sequence, occurredAt, countForDoctors });
}
