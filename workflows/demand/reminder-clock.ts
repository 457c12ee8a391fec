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
 * Computes the next reminder from the last known company settings. None is due up to the last reminder, or up to the
 * entry into the state, because that already sends a notice.
 */
export class ReminderClock {
  /** Whether settings must be read before the next deadline is known. */
  isStale = true;
  /**
   * Code of reminders that cannot be read or written; they wait for `refresh`, or for the next waiting state, instead
   * of being retried forever.
   */
  fault: string | null = null;
  private rules: ReminderRules | null = null;
  private until: number;
  private cached: { waiting: Waiting; after: string; deadline: ReminderDeadline } | null = null;

  /** Runs that started before reminders existed have none (`isOn` false): deployment moves demands to new runs. */
  constructor(
    private readonly isOn: boolean,
    remindedUntil: string | undefined,
  ) {
    this.until = remindedUntil === undefined ? 0 : Date.parse(remindedUntil);
  }

  /** ISO instant handed over to the next run. */
  get remindedUntil(): string {
    return new Date(this.until).toISOString();
  }

  /** Whether the demand waits for a user and the settings are unknown. */
  needsSettings(state: DemandState | null): boolean {
    return this.isOn && this.isStale && this.fault === null && isWaiting(state);
  }

  learn(rules: ReminderRules, lastIssued: string | null): void {
    this.rules = rules;
    this.isStale = false;
    if (lastIssued !== null) this.remind(lastIssued);
  }

  /** Follows a command. Entering a state, also an earlier one, notifies the users who have the demand next. */
  follow(before: DemandState | null, after: DemandState | null, isRollback: boolean, now: number): void {
    if (!isWaiting(after)) {
      this.fault = null;
      return;
    }
    if (!isWaiting(before)) this.isStale = true;
    if (isRollback || before?.waitingSince !== after?.waitingSince) this.until = Math.max(this.until, now);
  }

  /** Suppresses reminders up to this ISO instant. */
  remind(until: string): void {
    this.until = Math.max(this.until, Date.parse(until));
  }

  next(state: DemandState): ReminderDeadline | null {
    const waiting = this.waitingOf(state);
    if (!waiting || this.isStale || this.fault) return null;
    const { cached } = this;
    const after = this.after(waiting);
    // Cached, since every step of the run asks and the answer counts working days.
    if (cached?.after === after && cached.waiting.since === waiting.since && cached.waiting.rule === waiting.rule)
      return cached.deadline;
    this.cached = { waiting, after, deadline: { kind: 'reminder', at: Date.parse(nextReminder(waiting, after)) } };
    return this.cached.deadline;
  }

  /** Returns the due instant of the reminder to issue now; null when none is due. */
  due(state: DemandState, now: number): string | null {
    const waiting = this.waitingOf(state);
    return waiting && dueReminder(waiting, this.after(waiting), new Date(now).toISOString());
  }

  /** The reminder "at once" is the notification that comes with the state itself, so later ones count from there. */
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
