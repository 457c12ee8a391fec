import { displayStatus } from '@aval/domain/demand/outlook/display-status';
import { isReminded } from '@aval/domain/demand/timing/reminders';
import { FAILURE_TYPES } from '../contract';
import { type DemandRun, failureOf, reads, writes } from './demand-run';
import { reportFault } from './report-fault';

/**
 * Reads the current settings; a run does so when it starts to wait for a user, and after a signal that they have
 * changed.
 */
export function learnReminders(run: DemandRun): Promise<void> {
  return orReport(run, async () => {
    const { rules, remindedUntil, isMarked } = await reads.readReminders(run.key);
    run.reminders.learn(rules, remindedUntil);
    const isOneDue = run.state !== null && run.reminders.due(run.state, run.clock.now()) !== null;
    if (isMarked && !isOneDue) await writes.clearReminderFault(run.key);
  });
}

/**
 * Issues a reminder in turn like a command, after checking it again: a command before it may have ended the wait, and
 * the settings may differ. A reminder is no command: it adds no entry, raises no number and changes no state.
 */
export async function handleReminder(run: DemandRun): Promise<void> {
  await learnReminders(run);
  const { state } = run;
  if (!state || run.diverged || run.reminders.fault) return;
  const status = displayStatus(state);
  const dueAt = run.reminders.due(state, run.clock.now());
  if (!dueAt || !isReminded(status)) return;
  await orReport(run, async () => {
    const issuedAt = new Date(run.clock.now()).toISOString();
    await writes.issueReminder({ ...run.key, sequence: state.sequence, status, dueAt, issuedAt });
    run.reminders.remind(dueAt);
    run.commands += 1;
  });
}

/** Marks the demand when `work` can never succeed; commands continue, and reminders after a refresh. */
async function orReport(run: DemandRun, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    if (failure.type === FAILURE_TYPES.diverged) {
      run.diverged = true;
      return;
    }
    run.reminders.fault = failure.message;
    await reportFault(run, { cause: 'reminder', code: failure.message });
  }
}
