import { addDays, type CivilDate } from '../../calendar/civil-date';
import { cycleEnd, daysPerCycle, firstDaysOf } from '../../clinical/session-calendar';
import { radiotherapyEnd } from '../../clinical/treatment-dates';
import type { Chemotherapy, ProposedTreatment } from '../content/content';
import type { DemandState } from '../state';
import { isAuthorizingReason, type TreatmentKind } from '../vocabulary';
import { authorizedCycles, type CycleRange } from './authorized-cycles';
import { displayStatus } from './display-status';

/** First and last day. */
export interface DaySpan {
  start: CivilDate;
  end: CivilDate;
}

/** Authorized cycle of a chemotherapy, or one of the courses of a radiotherapy, which have no number. */
export interface AuthorizedPart extends DaySpan {
  cycle: number | null;
}

/** Treatment of one kind by one demand, on a line of time. */
export interface TreatmentCourse extends DaySpan {
  kind: TreatmentKind;
  /**
   * `authorized`: at least a part of the treatment is authorized; `asked`: no part is, and the decision is pending;
   * `none`: the treatment was denied, or ended before a part of it could begin.
   */
  standing: 'authorized' | 'asked' | 'none';
  /** Number of the version that describes the treatment: the newest authorized version, or else the current one. */
  versionNumber: number;
  /** Authorized parts in the order of time, without cycles that were never started. */
  authorized: readonly AuthorizedPart[];
  /** Cycles or courses that are still to be authorized; null when none are. */
  planned: DaySpan | null;
  /** Total of cycles; 0 for a treatment without cycles. */
  totalCycles: number;
  /** Whether the whole treatment lies in the past, so that its end is a fact and not a plan. */
  isOver: boolean;
}

/** Facts of a demand from which its courses are read. */
export interface FiledDemand {
  state: DemandState;
  /** By version number, from the first to the current one. */
  versions: readonly { number: number; treatment: ProposedTreatment }[];
  /** Day on which the demand was canceled or finished; null for every other demand. */
  endedOn: CivilDate | null;
}

type FiledVersion = FiledDemand['versions'][number];

/**
 * Returns the treatments of a demand, one of each kind: which parts of them were authorized, when, and what is still
 * planned. The end is that of the plan until the demand is denied, canceled or finished, which cuts off what was not
 * authorized and, of the running part, the days after it. Source: docs/rules.md 2.26.
 */
export function treatmentCourses(demand: FiledDemand, today: CivilDate): TreatmentCourse[] {
  const current = demand.versions.at(-1);
  if (!current) return [];
  return [chemotherapyOf(demand, current), radiotherapyOf(demand, current)].flatMap((course) =>
    course ? [{ ...course, isOver: hasEnded(demand.state) || (course.planned === null && course.end < today) }] : [],
  );
}

type Course = Omit<TreatmentCourse, 'isOver'>;

function chemotherapyOf(demand: FiledDemand, current: FiledVersion): Course | null {
  const { state, versions } = demand;
  const range = authorizedCycles(state);
  const parts = range === null ? [] : startedParts(demand, cyclesIn(versions, range));
  const asked = current.treatment.chemotherapy;
  const planned = asked && !hasEnded(state) ? cyclesAfter(range, withTotal(asked, state)) : null;
  const last = parts.at(-1);
  if (!asked && !last) return null;
  return courseOf({
    kind: 'chemotherapy',
    versionNumber: last?.versionNumber ?? current.number,
    parts,
    planned,
    whole: asked && spanOf(withTotal(asked, state), 0),
    totalCycles: Math.max(state.totalCycles, asked?.totalCycles ?? 0),
  });
}

interface VersionedPart extends AuthorizedPart {
  versionNumber: number;
}

/** Returns each cycle of the range as the last version that asked for it has it. */
function cyclesIn(versions: FiledDemand['versions'], { first, last }: CycleRange): VersionedPart[] {
  const cycles = new Map<number, VersionedPart>();
  for (const { number, treatment } of versions) {
    const { chemotherapy } = treatment;
    if (!chemotherapy || chemotherapy.cycle < first || chemotherapy.cycle > last) continue;
    const { cycle } = chemotherapy;
    cycles.set(cycle, { cycle, start: startOf(chemotherapy), end: cycleEnd(chemotherapy), versionNumber: number });
  }
  return [...cycles.values()].sort((one, other) => (one.cycle ?? 0) - (other.cycle ?? 0));
}

function startOf({ sessionDates, firstSessionDate }: Chemotherapy): CivilDate {
  return sessionDates[0] ?? firstSessionDate;
}

/** Cycles may have been added to an authorized demand, which makes no version. */
function withTotal(asked: Chemotherapy, { totalCycles }: DemandState): Chemotherapy {
  return { ...asked, totalCycles: Math.max(asked.totalCycles, totalCycles) };
}

/** Returns the days of the cycles from the version's own one on that are not authorized. */
function cyclesAfter(range: CycleRange | null, asked: Chemotherapy): DaySpan | null {
  return spanOf(asked, range !== null && asked.cycle <= range.last ? 1 : 0);
}

/** Returns the days of all cycles but the given number of first ones; null without any left. */
function spanOf(plan: Chemotherapy, skipped: number): DaySpan | null {
  const days = firstDaysOf(plan);
  const start = days[skipped];
  const last = days.at(-1);
  if (start === undefined || last === undefined) return null;
  return { start, end: days.length === 1 ? cycleEnd(plan) : addDays(last, Math.max(daysPerCycle(plan) - 1, 0)) };
}

function radiotherapyOf(demand: FiledDemand, current: FiledVersion): Course | null {
  const authorized = authorizedVersion(demand, current);
  const parts = authorized ? startedParts(demand, coursesOf(authorized)) : [];
  const asked = coursesOf(current);
  const whole = wholeOf(asked);
  if (!whole && parts.length === 0) return null;
  return courseOf({
    kind: 'radiotherapy',
    versionNumber: parts[0]?.versionNumber ?? current.number,
    parts,
    planned: parts.length === 0 && !hasEnded(demand.state) ? whole : null,
    whole,
    totalCycles: 0,
  });
}

/** Returns the newest version whose authorization stands; null without any. */
function authorizedVersion({ state, versions }: FiledDemand, current: FiledVersion): FiledVersion | null {
  const { acceptedVersions, finalReason } = state;
  if (acceptedVersions === 0) return null;
  if (finalReason !== null && isAuthorizingReason(finalReason)) return current;
  const range = authorizedCycles(state);
  return versions.filter(({ treatment }) => range && treatment.chemotherapy?.cycle === range.last).at(-1) ?? null;
}

function coursesOf({ number, treatment }: FiledVersion): VersionedPart[] {
  const courses = (treatment.radiotherapy ?? []).map((course) => ({
    cycle: null,
    start: course.startDate,
    end: radiotherapyEnd(course),
    versionNumber: number,
  }));
  return courses.sort((one, other) => (one.start < other.start ? -1 : 1));
}

function wholeOf(parts: readonly DaySpan[]): DaySpan | null {
  const [first] = parts;
  if (!first) return null;
  const ends = parts.map(({ end }) => end).sort();
  return { start: first.start, end: ends.at(-1) ?? first.end };
}

/** Whether nothing of what the demand asked for beyond its authorized parts will come. */
function hasEnded(state: DemandState): boolean {
  return ['sended_denied', 'canceled', 'finished'].includes(displayStatus(state));
}

/** Leaves out what would have begun after the demand's end, and cuts what ran on that day. */
function startedParts({ endedOn }: FiledDemand, parts: readonly VersionedPart[]): VersionedPart[] {
  if (endedOn === null) return [...parts];
  return parts
    .filter(({ start }) => start <= endedOn)
    .map((part) => ({ ...part, end: part.end > endedOn ? endedOn : part.end }));
}

interface CourseFacts extends Pick<TreatmentCourse, 'kind' | 'versionNumber' | 'planned' | 'totalCycles'> {
  parts: readonly VersionedPart[];
  /** All that the current version asks for. */
  whole: DaySpan | null;
}

function courseOf({ parts, planned, whole, ...course }: CourseFacts): Course | null {
  const span = wholeOf([...parts, ...(planned ? [planned] : [])]) ?? whole;
  if (!span) return null;
  return {
    ...course,
    ...span,
    standing: parts.length > 0 ? 'authorized' : planned ? 'asked' : 'none',
    authorized: parts.map(({ cycle, start, end }) => ({ cycle, start, end })),
    planned,
  };
}
