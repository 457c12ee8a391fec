import { displayStatus } from '@aval/domain/demand/display-status';
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
  REFRESH_SIGNAL,
  REMINDERS_SIGNAL,
  STATE_QUERY,
} from '../contract';
import { isQuiet, nextDeadline, passTime, takeDeadlineTurn } from './clock-turn';
import { answer, takeCommandTurn } from './command-turn';
import { DemandRun, reads } from './demand-run';
import { reachDeadline } from './reach-deadline';
import { learnReminders } from './reminder-turn';
import { Turns } from './turns';

export const commandUpdate = defineUpdate<DoneOutcome, [CommandInput]>(COMMAND_UPDATE);
export const refreshSignal = defineSignal(REFRESH_SIGNAL);
export const remindersSignal = defineSignal(REMINDERS_SIGNAL);
export const stateQuery = defineQuery<DemandRunStatus>(STATE_QUERY);

/** Asked once, at the beginning: a run has reminders from its first step on, or never. docs/engine-upgrades.md */
const REMINDERS_PATCH = 'reminders';
const PLAIN_FACTS_PATCH = 'plain-facts';
const LEFT_TIMERS_PATCH = 'left-timers';
const KEPT_PROPOSAL_PATCH = 'kept-proposal';

/** The life of one demand, from its submission to its end, and the only writer of its lifecycle. */
export async function demand(input: DemandInput): Promise<void> {
  const run = new DemandRun(input, {
    hasReminders: patched(REMINDERS_PATCH),
    knowsPlainFacts: patched(PLAIN_FACTS_PATCH),
    leavesTimers: patched(LEFT_TIMERS_PATCH),
    keepsProposal: patched(KEPT_PROPOSAL_PATCH),
  });
  const turns = new Turns();
  // The first turn is taken before handlers exist: a command that came with the start waits for it.
  const firstTurn = turns.take(() => readLastRow(run));
  setHandler(commandUpdate, (command) =>
    turns.take(async () => {
      await passTime(run, command.occurredAt);
      return answer(await takeCommandTurn(run, command));
    }),
  );
  setHandler(refreshSignal, () => {
    run.refreshRequested = true;
  });
  setHandler(remindersSignal, () => {
    run.reminders.isStale = true;
  });
  setHandler(stateQuery, () => statusOf(run));
  await firstTurn;

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
      leavesTimers: run.leavesTimers,
    });
    if (deadline && deadline.kind !== 'quiet') {
      await turns.take(() => takeDeadlineTurn(run, deadline));
      continue;
    }
    if (needsSettings() && !leaving()) {
      await turns.take(() => learnReminders(run));
      continue;
    }
    await condition(allHandlersFinished);
    if (run.ended || isQuiet(run)) return;
    if (leaving()) await continueAsNew<typeof demand>(inputOfNextRun(run));
  }
}

/** Every run begins with what the database says, however it was started. */
async function readLastRow(run: DemandRun): Promise<void> {
  const row = await reads.readLastRow(run.key);
  run.outcomes.addOlder(row.outcomes);
  run.diverged = row.diverged;
  run.state = row.state;
  const submission = row.pendingSubmission ?? run.input.submission;
  if (row.state || row.diverged || !submission) return;
  await passTime(run, submission.occurredAt);
  await takeCommandTurn(run, submission);
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
    faultCode: run.clockFault ?? run.reminders.fault,
    commandsInRun: run.commands,
  };
}
