import { uuid4 } from '@temporalio/workflow';
import type { CommandOutcome } from '../contract';
import { takeCommandTurn } from './command-turn';
import type { DemandRun } from './demand-run';
import type { Deadline } from './reach-deadline';
import type { ReminderDeadline } from './reminder-clock';
import { learnReminders, takeReminderTurn } from './reminder-turn';
import { reportFault } from './report-fault';

export type DemandDeadline =
  | (Deadline & ({ kind: 'cycle_end'; continueAt: string } | { kind: 'quiet' }))
  | ReminderDeadline;

/** The next thing that happens to the demand without anybody's command; null when there is none. */
export function nextDeadline(run: DemandRun): DemandDeadline | null {
  if (!run.state || run.diverged || stoppedClock(run)) return null;
  const { continueAt, status } = run.state;
  if (continueAt) return { kind: 'cycle_end', at: Date.parse(continueAt), continueAt };
  if (status === 'SENDED') return { kind: 'quiet', at: run.lastTurnAt + run.input.timings.quietMs };
  return run.reminders.next(run.state);
}

/** The fault of the clock that the demand has now, if it has stopped. */
export function stoppedClock({ state, clockFault }: DemandRun): { code: string } | null {
  return clockFault && clockFault.continueAt === state?.continueAt ? clockFault : null;
}

/** Sent, without a clock, and nobody has come for long: the run may end, since a later command starts another from the database. */
export function isQuiet(run: DemandRun): boolean {
  const deadline = nextDeadline(run);
  return deadline?.kind === 'quiet' && deadline.at <= run.clock.now();
}

/**
 * Only where commands say what time it is: what was due before the moment of a command comes first, one after another, and then it is that moment.
 */
export async function passTime(run: DemandRun, moment: string | null): Promise<void> {
  if (!run.clock.isStated || moment === null) return;
  for (;;) {
    if (run.reminders.needsSettings(run.state)) await learnReminders(run);
    const deadline = nextDeadline(run);
    if (!deadline || deadline.kind === 'quiet' || deadline.at > Date.parse(moment)) break;
    run.clock.set(deadline.at);
    await takeDeadlineTurn(run, deadline);
  }
  run.clock.set(Date.parse(moment));
}

/** What a deadline brings, in its turn. */
export function takeDeadlineTurn(run: DemandRun, deadline: DemandDeadline): Promise<void> {
  return deadline.kind === 'reminder' ? takeReminderTurn(run) : takeClockTurn(run, deadline);
}

/** The end of a cycle. It takes its turn like a command, and looks again: a command before it may have moved the clock. */
async function takeClockTurn(run: DemandRun, deadline: DemandDeadline): Promise<void> {
  if (deadline.kind !== 'cycle_end' || run.state?.continueAt !== deadline.continueAt) return;
  const outcome = await strike(run, deadline.continueAt);
  if (outcome === null || outcome.status === 'done') return;
  const code = outcome.status === 'faulty' ? outcome.code : 'clock_refused';
  run.clockFault = { code, continueAt: deadline.continueAt };
  if (outcome.status === 'refused') await reportFault(run, { cause: 'clock', code });
}

/** Null when the run turned out to be older than the database: the demand is marked, and the run stands still until it is told to refresh. */
async function strike(run: DemandRun, continueAt: string): Promise<CommandOutcome | null> {
  try {
    return await takeCommandTurn(run, {
      commandId: uuid4(),
      command: { type: 'cycle_ended' },
      actor: { role: 'SYSTEM', userId: null },
      expectedSequence: null,
      payloadSha256: '',
      // The history says when the cycle ended, also when the engine was away at that moment.
      occurredAt: continueAt,
    });
  } catch (error) {
    // Thrown on, it would end the run as failed, and nobody would be there for the refresh.
    if (run.diverged) return null;
    throw error;
  }
}
