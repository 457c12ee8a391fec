import { uuid4 } from '@temporalio/workflow';
import type { CommandOutcome } from '../contract';
import type { DemandRun } from './demand-run';
import { handleCommand } from './handle-command';
import { handleReminder, learnReminders } from './handle-reminder';
import type { Deadline } from './reach-deadline';
import type { ReminderDeadline } from './reminder-clock';
import { reportFault } from './report-fault';

export type DemandDeadline =
  | (Deadline & ({ kind: 'cycle_end'; continueAt: string } | { kind: 'quiet' }))
  | ReminderDeadline;

/** Returns the demand's next deadline without a command; null when there is none. */
export function nextDeadline(run: DemandRun): DemandDeadline | null {
  if (!run.state || run.diverged || stoppedClock(run)) return null;
  const { continueAt, status } = run.state;
  if (continueAt) return { kind: 'cycle_end', at: Date.parse(continueAt), continueAt };
  if (status === 'SENDED') return { kind: 'quiet', at: run.lastHandledAt + run.input.timings.quietMs };
  return run.reminders.next(run.state);
}

/** Returns the fault of the demand's current clock, if it has stopped. */
export function stoppedClock({ state, clockFault }: DemandRun): { code: string } | null {
  return clockFault && clockFault.continueAt === state?.continueAt ? clockFault : null;
}

/**
 * Whether the run may end: the demand is sent, without a clock, and without commands for long. A later command starts
 * another run from the database.
 */
export function isQuiet(run: DemandRun): boolean {
  const deadline = nextDeadline(run);
  return deadline?.kind === 'quiet' && deadline.at <= run.clock.now();
}

/**
 * Handles every deadline before the stated time of a command, one by one, then sets the clock to that time. Does
 * nothing unless commands state the time.
 */
export async function passTime(run: DemandRun, moment: string | null): Promise<void> {
  if (!run.clock.isStated || moment === null) return;
  for (;;) {
    if (run.reminders.needsSettings(run.state)) await learnReminders(run);
    const deadline = nextDeadline(run);
    if (!deadline || deadline.kind === 'quiet' || deadline.at > Date.parse(moment)) break;
    run.clock.set(deadline.at);
    await handleDeadline(run, deadline);
  }
  run.clock.set(Date.parse(moment));
}

/** Handles a deadline, one at a time like a command. */
export function handleDeadline(run: DemandRun, deadline: DemandDeadline): Promise<void> {
  return deadline.kind === 'reminder' ? handleReminder(run) : handleCycleEnd(run, deadline);
}

/**
 * Handles the end of a cycle like a command, and checks it again: a command before it may have moved the clock.
 */
async function handleCycleEnd(run: DemandRun, deadline: DemandDeadline): Promise<void> {
  if (deadline.kind !== 'cycle_end' || run.state?.continueAt !== deadline.continueAt) return;
  const outcome = await strike(run, deadline.continueAt);
  if (outcome === null || outcome.status === 'done') return;
  const code = outcome.status === 'faulty' ? outcome.code : 'clock_refused';
  run.clockFault = { code, continueAt: deadline.continueAt };
  if (outcome.status === 'refused') await reportFault(run, { cause: 'clock', code });
}

/**
 * Projects the end of the cycle. Returns null when the run is older than the database: the demand is marked, and the
 * run stands still until a refresh signal.
 */
async function strike(run: DemandRun, continueAt: string): Promise<CommandOutcome | null> {
  try {
    return await handleCommand(run, {
      commandId: uuid4(),
      command: { type: 'cycle_ended' },
      actor: { role: 'SYSTEM', userId: null },
      expectedSequence: null,
      payloadSha256: '',
      // The history shows the end of the cycle, even when the engine was away at that time.
      occurredAt: continueAt,
    });
  } catch (error) {
    // Rethrowing would fail the run, and no run would be left to receive the refresh signal.
    if (run.diverged) return null;
    throw error;
  }
}
