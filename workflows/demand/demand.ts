import { displayStatus } from '@aval/domain/demand/outlook/display-status';
import {
  allHandlersFinished,
  condition,
  continueAsNew,
  defineQuery,
  defineSignal,
  defineUpdate,
  patched,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import {
  COMMAND_UPDATE,
  type CommandInput,
  type DemandInput,
  type DemandRunStatus,
  type DoneOutcome,
  demandWorkflowId,
  REFRESH_SIGNAL,
  REMINDERS_SIGNAL,
  STATE_QUERY,
} from '../contract';
import { requireOwnRun, requireSentCommand } from '../own-run';
import { DemandRun, failureOf, reads } from './demand-run';
import { answer, handleCommand } from './handle-command';
import { handleDeadline, isQuiet, nextDeadline, passTime, stoppedClock } from './handle-deadline';
import { learnReminders } from './handle-reminder';
import { OneAtATime } from './one-at-a-time';
import { reachDeadline } from './reach-deadline';
import { reportFault } from './report-fault';

const commandUpdate = defineUpdate<DoneOutcome, [CommandInput]>(COMMAND_UPDATE);
const refreshSignal = defineSignal(REFRESH_SIGNAL);
const remindersSignal = defineSignal(REMINDERS_SIGNAL);
const stateQuery = defineQuery<DemandRunStatus>(STATE_QUERY);

/**
 * Patch checked once at the start: a run has reminders from its first step on, or never. See docs/engine-upgrades.md.
 */
const REMINDERS_PATCH = 'reminders';

/**
 * Life of one demand from its submission to its end, and the only writer of its lifecycle. Concurrent commands are
 * handled one at a time. Source: docs/rules.md 3.25.
 */
export async function demand(input: DemandInput): Promise<void> {
  requireOwnRun(input, (own) => demandWorkflowId(own.demandId));
  const run = new DemandRun(input, { hasReminders: patched(REMINDERS_PATCH) });
  const handlings = new OneAtATime();
  // The first read is queued before handlers exist: a command that arrives with the start waits for it.
  const firstRead = handlings.take(() => readLastRow(run));
  setHandler(
    commandUpdate,
    (command) =>
      handlings.take(async () => {
        await passTime(run, command.occurredAt);
        return answer(await handleCommand(run, command));
      }),
    // The validator leaves no trace of refused input: an unreadable command must not recur in each replay.
    { validator: requireSentCommand },
  );
  setHandler(refreshSignal, () => {
    run.refreshRequested = true;
  });
  setHandler(remindersSignal, () => {
    run.reminders.isStale = true;
  });
  setHandler(stateQuery, () => statusOf(run));
  await firstRead;

  const leaving = () =>
    run.ended ||
    run.refreshRequested ||
    run.commands >= input.timings.commandsPerRun ||
    workflowInfo().continueAsNewSuggested;
  for (;;) {
    const needsSettings = () => run.reminders.needsSettings(run.state);
    const deadline = await reachDeadline({
      read: () => nextDeadline(run),
      interrupted: () => leaving() || needsSettings(),
      clock: run.clock,
    });
    if (deadline && deadline.kind !== 'quiet') {
      await handlings.take(() => handleDeadline(run, deadline));
      continue;
    }
    if (needsSettings() && !leaving()) {
      await handlings.take(() => learnReminders(run));
      continue;
    }
    await condition(allHandlersFinished);
    if (run.ended || isQuiet(run)) return;
    if (leaving()) await continueAsNew<typeof demand>(inputOfNextRun(run));
  }
}

/**
 * Reads the database at the start of every run, however it was started. A run that cannot read it fails, and its demand
 * is marked.
 */
async function readLastRow(run: DemandRun): Promise<void> {
  const row = await reads.readLastRow(run.key).catch(async (error: unknown) => {
    const failure = failureOf(error);
    if (failure) await reportFault(run, { cause: 'command', code: failure.message });
    throw error;
  });
  run.outcomes.addOlder(row.outcomes);
  run.diverged = row.diverged;
  run.state = row.state;
  const submission = row.pendingSubmission ?? run.input.submission;
  if (row.state || row.diverged || !submission) return;
  await passTime(run, submission.occurredAt);
  await handleCommand(run, submission);
}

function inputOfNextRun({ input, clock, outcomes, reminders }: DemandRun): DemandInput {
  return {
    ...input,
    submission: null,
    timings: clock.timings(input.timings),
    outcomes: outcomes.list(),
    remindedUntil: reminders.remindedUntil,
  };
}

function statusOf(run: DemandRun): DemandRunStatus {
  const deadline = nextDeadline(run);
  return {
    sequence: run.state?.sequence ?? 0,
    displayStatus: run.state ? displayStatus(run.state) : 'draft',
    nextDeadline: deadline ? new Date(deadline.at).toISOString() : null,
    diverged: run.diverged,
    clockFault: stoppedClock(run)?.code ?? null,
    reminderFault: run.reminders.fault,
    commandsInRun: run.commands,
  };
}
