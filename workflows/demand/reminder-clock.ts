import { displayStatus } from '@aval/domain/demand/outlook/display-status';
import type { DemandState } from '@aval/domain/demand/state';
import {
  dueReminder,
  isReminded,
  nextReminder,
  type ReminderRules,
  type Waiting,
} from '@aval/domain/demand/timing/reminders';

export interface ReminderDeadline {
  kind: 'reminder';
  /** Milliseconds since the epoch. */
  at: number;
}

/**
 * When the next reminder is due. It knows the company's settings as they were read last, and up to which instant nothing more is to be said: the
 * last reminder's, or that of coming into the state, since whoever has the demand next is told so then.
 */
export class ReminderClock {
  /** Settings have to be read before the next deadline is known. */
  isStale = true;
  /** Reminders that can never be read or written wait for `refresh`, or for the next time that somebody is waited for, instead of being tried for ever. */
  fault: string | null = null;
  private rules: ReminderRules | null = null;
  private until: number;
  private cached: { waiting: Waiting; after: string; deadline: ReminderDeadline } | null = null;

  /** Runs that began before there were reminders have none (`isOn` false): deployment moves demands to fresh runs. */
  constructor(
    private readonly isOn: boolean,
    remindedUntil: string | undefined,
  ) {
    this.until = remindedUntil === undefined ? 0 : Date.parse(remindedUntil);
  }

  /** ISO instant that the next run begins with. */
  get remindedUntil(): string {
    return new Date(this.until).toISOString();
  }

  /** Whether somebody is waited for and the settings are not known. */
  needsSettings(state: DemandState | null): boolean {
    return this.isOn && this.isStale && this.fault === null && isWaiting(state);
  }

  learn(rules: ReminderRules, lastIssued: string | null): void {
    this.rules = rules;
    this.isStale = false;
    if (lastIssued !== null) this.remind(lastIssued);
  }

  /** A command has been done. Coming into a state, also back into an earlier one, tells those who have the demand next. */
  follow(before: DemandState | null, after: DemandState | null, isRollback: boolean, now: number): void {
    if (!isWaiting(after)) {
      this.fault = null;
      return;
    }
    if (!isWaiting(before)) this.isStale = true;
    if (isRollback || before?.waitingSince !== after?.waitingSince) this.until = Math.max(this.until, now);
  }

  /** Nothing more is to be said up to this ISO instant. */
  remind(until: string): void {
    this.until = Math.max(this.until, Date.parse(until));
  }

  next(state: DemandState): ReminderDeadline | null {
    const waiting = this.waitingOf(state);
    if (!waiting || this.isStale || this.fault) return null;
    const { cached } = this;
    const after = this.after(waiting);
    // Asked at every step of the run, while the answer takes some counting.
    if (cached?.after === after && cached.waiting.since === waiting.since && cached.waiting.rule === waiting.rule)
      return cached.deadline;
    this.cached = { waiting, after, deadline: { kind: 'reminder', at: Date.parse(nextReminder(waiting, after)) } };
    return this.cached.deadline;
  }

  /** The reminder to be issued now, by its due instant; null when none is due (any more). */
  due(state: DemandState, now: number): string | null {
    const waiting = this.waitingOf(state);
    return waiting && dueReminder(waiting, this.after(waiting), new Date(now).toISOString());
  }

  /** The reminder "at once" is what those are told who have the demand next; it comes with the state itself. */
  private after({ since }: Waiting): string {
    return new Date(Math.max(this.until, Date.parse(since))).toISOString();
  }

  private waitingOf(state: DemandState): Waiting | null {
    const status = displayStatus(state);
    if (!this.isOn || !this.rules || !state.waitingSince || !isReminded(status)) return null;
    return { since: state.waitingSince, rule: this.rules[status] };
  }
}

function isWaiting(state: DemandState | null): boolean {
  return state !== null && state.waitingSince !== null;
}
