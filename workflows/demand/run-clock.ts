import type { DemandTimings } from '../contract';

/**
 * Clock of a run: the server's time, or with an offset in the input another time that commands set. A test thus lets a
 * year pass in seconds.
 */
export class RunClock {
  private offsetMs: number;
  /** Number of changes: a timer started before a change belongs to another time. */
  setTimes = 0;
  /** Whether commands state the time. */
  readonly isStated: boolean;

  constructor({ clock }: DemandTimings) {
    this.isStated = clock !== undefined;
    this.offsetMs = clock?.offsetMs ?? 0;
  }

  /** Milliseconds since the epoch. */
  now(): number {
    return Date.now() + this.offsetMs;
  }

  /** Sets the clock to `moment`, in ms since the epoch, forwards or backwards. */
  set(moment: number): void {
    if (!this.isStated) return;
    this.offsetMs = moment - Date.now();
    this.setTimes += 1;
  }

  /** Returns the timings for the next run, so that it keeps the same time. */
  timings(timings: DemandTimings): DemandTimings {
    return this.isStated ? { ...timings, clock: { offsetMs: this.offsetMs } } : timings;
  }
}
