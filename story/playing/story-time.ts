import { addDays, type CivilDate, civilDateOf, startOfCivilDay } from '@aval/domain/calendar/civil-date';
import { isWorkingDay } from '@aval/domain/calendar/working-days';
import type { Scene } from '../scene';

const MINUTE = 60_000;
const OPENING = 8 * 60 + 20;
const BETWEEN_STEPS = 41;
const LATEST_BETWEEN_STEPS = 7;
const LONGEST_INTERRUPTION = 365;

/** Moments of a scene relative to the story's present, so that playing it again gives the same ones. */
export class SceneTime {
  constructor(
    private readonly scene: Scene,
    private readonly present: Date,
  ) {}

  /** Moment at which the draft was begun; it also distinguishes the scene's demand from others of the patient. */
  get beginning(): Date {
    return this.atLatest(this.on(0), this.scene.steps.length + 1);
  }

  /** Returns the moment of a step: in working hours of its day, after the previous step and never in the future. */
  ofStep(index: number): Date {
    const step = this.scene.steps[index];
    if (!step) throw new RangeError(`no step ${index}`);
    const planned = new Date(this.on(step.day).getTime() + (index + 1) * BETWEEN_STEPS * MINUTE);
    const before = index === 0 ? this.beginning : this.ofStep(index - 1);
    const moment = this.atLatest(planned, this.scene.steps.length - index);
    return new Date(Math.max(moment.getTime(), before.getTime() + MINUTE));
  }

  /** Returns the civil date of a day of the scene. */
  dateOf(day: number): CivilDate {
    return addDays(civilDateOf(this.present), day - this.scene.begunDaysAgo);
  }

  private atLatest(planned: Date, stepsLeft: number): Date {
    const latest = this.present.getTime() - stepsLeft * LATEST_BETWEEN_STEPS * MINUTE;
    return new Date(Math.min(planned.getTime(), latest));
  }

  /** Returns a moment in working hours of the last working day up to this one, varied by some minutes. */
  private on(day: number): Date {
    const planned = this.dateOf(day);
    let date = planned;
    while (!isWorkingDay(date)) date = addDays(date, -1);
    // Use the planned day, so that a Saturday's moment differs from that of the Friday before.
    const minutes = OPENING + unevenness(`${this.scene.patient} ${planned}`);
    return new Date(Date.parse(startOfCivilDay(date)) + minutes * MINUTE);
  }
}

/** Returns a number of minutes that depends on the text only. */
function unevenness(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 97, 7);
}

/**
 * Returns the story's present in this data folder: now, or, when an earlier start began the oldest scene, the present
 * time of day on the day of that start, so that played and remaining scenes fit together.
 */
export function presentOf(oldest: Scene, beginning: Date | null, now: Date): Date {
  for (let daysAgo = 0; beginning !== null && daysAgo <= LONGEST_INTERRUPTION; daysAgo += 1) {
    const candidate = new Date(now.getTime() - daysAgo * 24 * 60 * MINUTE);
    if (new SceneTime(oldest, candidate).beginning.getTime() === beginning.getTime()) return candidate;
  }
  return now;
}
