import type { DemandTimings } from '../contract';

/**
 * The present of a run: the server's time. Where the start input says how far off it is, the run lives in another time, which commands move: that
 * is how a test lets a year pass in seconds.
 */
export class RunClock {
  private offsetMs: number;
  /** How often it was set: a timer that runs on is then of another time. */
  setTimes = 0;
  /** Commands say what time it is. */
  readonly isStated: boolean;

  constructor({ clock }: DemandTimings) {
    this.isStated = clock !== undefined;
    this.offsetMs = clock?.offsetMs ?? 0;
  }

  /** Milliseconds since the epoch. */
  now(): number {
    return Date.now() + this.offsetMs;
  }

  /** It is `moment` now: forwards or, as clocks do, backwards. */
  set(moment: number): void {
    if (!this.isStated) return;
    this.offsetMs = moment - Date.now();
    this.setTimes += 1;
  }

  /** What the next run is told, so that it lives on in the same time. */
  timings(timings: DemandTimings): DemandTimings {
    return this.isStated ? { ...timings, clock: { offsetMs: this.offsetMs } } : timings;
  }
}
