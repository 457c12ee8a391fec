import { openToRepresentatives } from '@aval/application/demand-rows/open-to-representatives';
import { writeNews } from '@aval/application/effects/write-news';
import { readReminderRules } from '@aval/application/reminders/reminder-rules';
import { reminderOccasion } from '@aval/domain/demand/timing/reminders';
import type { Database } from '@aval/prisma/client';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import { FAILURE_TYPES } from '@aval/workflows/contract';
import type { DemandKey } from '@aval/workflows/demand/activities';
import type {
  ReminderInput,
  ReminderReads,
  ReminderSettings,
  ReminderWrites,
} from '@aval/workflows/demand/reminder-activities';
import { withinAttempt } from '../../attempt-time';
import { faultPoint } from '../../fault-points';
import { diverged } from '../activity-failures';
import { activityFailure, withCodes } from '../projection/database-faults';
import { readLockedDemand } from '../projection/locked-demand';
import { markDemand } from '../projection/mark-demand';
import { findReminded } from './find-reminded';

/** Creates the activities for reminders of waiting demands. Source: docs/rules.md 4.2. */
export function createReminderActivities(database: Database): ReminderReads & ReminderWrites {
  return {
    readReminders: (key) =>
      withCodes(() =>
        forTenant(database, key.companyId).read((transaction) => read(transaction, key), withinAttempt()),
      ),

    issueReminder: async (input) => {
      try {
        await forTenant(database, input.companyId).run((transaction) => issue(transaction, input), withinAttempt());
      } catch (error) {
        const failure = activityFailure(error);
        if (failure.type === FAILURE_TYPES.diverged) {
          await withCodes(() => markDemand(database, input, { cause: 'divergence' }));
        }
        throw failure;
      }
      faultPoint('after_reminder');
    },

    clearReminderFault: ({ demandId, companyId }) =>
      withCodes(() =>
        forTenant(database, companyId).run((transaction) => clearFault(transaction, demandId), withinAttempt()),
      ),
  };
}

async function clearFault(transaction: Transaction, demandId: string): Promise<void> {
  await transaction.demand.updateMany({
    where: { id: demandId, reminderFaultCode: { not: null } },
    data: { reminderFaultCode: null },
  });
}

/**
 * Counts a rollback as a reminder, since it notifies the users to whom the demand returns: reminders due earlier in
 * that state are not made up for.
 */
async function read(transaction: Transaction, { demandId, companyId }: DemandKey): Promise<ReminderSettings> {
  const last = await transaction.reminder.findFirst({
    where: { demandId },
    orderBy: { dueAt: 'desc' },
    select: { dueAt: true },
  });
  const undone = await transaction.demandHistory.findFirst({
    where: { demandId, action: 'ROLLBACK' },
    orderBy: { sequence: 'desc' },
    select: { createdAt: true },
  });
  const instants = [last?.dueAt, undone?.createdAt].filter((instant) => instant !== undefined);
  const latest = instants.length > 0 ? Math.max(...instants.map((instant) => instant.getTime())) : null;
  const { reminderFaultCode } = await transaction.demand.findUniqueOrThrow({
    where: { id: demandId },
    select: { reminderFaultCode: true },
  });
  return {
    rules: await readReminderRules(transaction, companyId),
    remindedUntil: latest === null ? null : new Date(latest).toISOString(),
    isMarked: reminderFaultCode !== null,
  };
}

/** Writes everything in one transaction keyed by the due instant: a repeated attempt finds the row and adds nothing. */
async function issue(transaction: Transaction, input: ReminderInput): Promise<void> {
  const { demandId, companyId, sequence, status, dueAt } = input;
  const demand = await readLockedDemand(transaction, demandId);
  const issuedAt = new Date(input.issuedAt);
  const { count } = await transaction.reminder.createMany({
    data: { demandId, companyId, dueAt: new Date(dueAt), displayStatus: status, issuedAt },
    skipDuplicates: true,
  });
  if (count === 0) return;
  if (demand.divergedAt || demand.sequence !== sequence) throw diverged();
  await clearFault(transaction, demandId);
  // Opens the demand first, because every reminded user must be able to open it.
  await openToRepresentatives(transaction, companyId, demandId);
  const userIds = await findReminded(transaction, status, {
    id: demandId,
    companyId,
    doctorId: demand.doctorId,
    sequence,
    provinceIds: demand.provinceIds,
    assignedUserId: demand.assignedUserId,
    formerAssignedUserId: null,
    undoneSequence: null,
  });
  await writeNews(
    transaction,
    { companyId, demandId, sequence, occasion: reminderOccasion(status, dueAt), happenedAt: input.issuedAt },
    userIds.map((userId) => ({ userId, key: status, isMailed: true })),
  );
  faultPoint('before_reminder');
}
