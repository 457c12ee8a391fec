import { daysBetween } from '../../../calendar/civil-date';
import { TINY } from '../../../clinical/calculation/tolerance';
import { ROUTES_AT_HOME } from '../../../clinical/route';
import labelFile from '../../../reference/label-doses.json' with { type: 'json' };
import type { RuleFinding } from '../../findings/finding';
import { doseValue, eachSourceOnce, figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject, SubjectChemotherapy } from '../../subject/subject';
import { type KnownLine, knownLines } from '../../subject/subject-doses';
import type { Substance } from '../../subject/substances';
import {
  type ComparedSchedule,
  compareWith,
  cycleOfTreatment,
  isBeginning,
  isCarriedBy,
  isDoseOf,
  isOfOneTumour,
  isOpenByAuc,
  labelsFirst,
  nearestTo,
  type Rhythm,
  schedulesOf,
  sourcesOf,
  variantOf,
} from './known-schedules';

/** Share by which the days of a month or of three differ: 28 or 30, 84 or 90. */
const CALENDAR_SHARE = 0.1;

interface Thresholds extends Readonly<Record<string, number>> {
  /** Excess up to this percentage gives no finding, as for a cycle of three weeks instead of four of a month. */
  tolerancePercent: number;
  /** Excess above this percentage is serious. */
  seriousPercent: number;
  /** Intensities lower by this percentage or more are a warning. */
  lowPercent: number;
}

/** Days over which intensities are told, and of the window in which sessions on consecutive days are counted. */
const [TOLD_DAYS, WINDOW_DAYS] = [21, 7];

/** Rhythm of a request's line. */
interface Course {
  /** Days of the cycle with the drug, from 1. */
  days: readonly number[];
  cycleLength: number;
  /** Whether no next cycle is known, so that the length of the cycle says nothing. */
  isLengthUnknown: boolean;
  isAtHome: boolean;
  isSupportive: boolean;
}

/** Schedule with the ratio of the requested intensity to its highest and its lowest one. */
interface ComparedIntensity extends ComparedSchedule {
  rhythm: Rhythm;
  intensityToMost: number;
  intensityToLeast: number;
  /** Days over which the ratio to the highest one is the larger. */
  window: number;
}

/**
 * Compares what a line comes to over its cycle, dose × days in the days of the cycle, with every schedule of the drug by
 * the same route that a label, a trial or the library gives. What DOS-02 finds in the dose alone is not found again. A
 * drug taken at home is compared only where the request has its days, or where every schedule has a single intake. An
 * only cycle has no next one, so that its length says nothing. A supportive drug or a depot of a hormone may be given in
 * every second or fourth cycle of the treatment beside it, so that only its days within one cycle count; a supportive
 * drug is never too seldom. Sources: the rows
 * of `label-doses.json`; the regimens of the library.
 */
function look(subject: Subject, thresholds: Thresholds): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  if (!chemotherapy) return [];
  return knownLines(chemotherapy).flatMap((line): RuleFinding[] => {
    if (!line.dose) return [];
    const schedules = schedulesOf(subject, line.substance.slug, line);
    const course = courseOf(chemotherapy, line);
    const doses = compareWith(subject, line, schedules);
    if (!course || isOpenByAuc(schedules, doses)) return [];
    const compared = intensitiesOf(doses, course, subject);
    if (compared.length === 0) return [];
    const judged = tooDense(subject, compared, thresholds) ?? tooSparse(subject, compared, course, thresholds);
    if (!judged) return [];
    const { bound, variant, gravity, ratio } = judged;
    const window = bound[0]?.window ?? TOLD_DAYS;
    const [first, ...others] = sourcesOf(bound);
    if (!first) return [];
    const timesPerDay = course.isAtHome ? (bound[0]?.rhythm.timesPerDay ?? 1) : 1;
    const told = line.dose * timesPerDay * daysIn(course, window);
    return [
      {
        variant,
        ...gravity,
        values: {
          drug: nameValue(line.substance.name),
          given: doseValue(told, line.doseType),
          bound: doseValue(told / ratio, line.doseType),
          window: figureValue(window),
        },
        fields: [
          `treatment.chemotherapy.drugs.${line.index}.dose`,
          `treatment.chemotherapy.drugs.${line.index}.sessions`,
          'treatment.chemotherapy.cycleIntervalDays',
          'treatment.chemotherapy.sessionFrequencyDays',
          'treatment.chemotherapy.sessionsPerCycle',
          'protocol.type',
        ],
        sources: eachSourceOnce(first, others),
      },
    ];
  });
}

/** Returns the days with the drug in a window: the most on end in a week, otherwise their share of the cycle. */
function daysIn({ days, cycleLength, isLengthUnknown }: Course, window: number): number {
  return window === WINDOW_DAYS
    ? mostInWindow(days, isLengthUnknown ? null : cycleLength)
    : (days.length * window) / cycleLength;
}

function courseOf(
  chemotherapy: SubjectChemotherapy,
  { sessions, administration, substance }: KnownLine,
): Course | null {
  const sessionDays = sessionDaysIn(chemotherapy);
  const days = [...new Set(sessions)].flatMap((session) => sessionDays[session - 1] ?? []);
  const last = sessionDays.at(-1);
  if (chemotherapy.cycleIntervalDays === null || !last || days.length === 0 || administration === null) return null;
  const cycleLength = last - 1 + chemotherapy.cycleIntervalDays;
  if (cycleLength <= 0) return null;
  const isOfOthers = hasOwnRhythm(substance) && hasCycleOfOthers(chemotherapy);
  return {
    days,
    cycleLength,
    isLengthUnknown: (chemotherapy.totalCycles ?? 1) < 2 || isOfOthers,
    isAtHome: ROUTES_AT_HOME.includes(administration),
    isSupportive: substance.group === 'supportive',
  };
}

/** Whether a drug is given by a rhythm of its own beside a treatment: supportive drugs, hormones by day or by depot. */
function hasOwnRhythm(substance: Substance | null): boolean {
  return substance?.group === 'supportive' || substance?.group === 'hormonal';
}

/** Whether drugs without a rhythm of their own make the length of the cycle. */
function hasCycleOfOthers({ lines }: SubjectChemotherapy): boolean {
  return lines.some((line) => !hasOwnRhythm(line.substance));
}

/**
 * Returns the days of the cycle with a session, from 1: by their dates, in a draft without them by their frequency,
 * which says nothing of three sessions or more, since of uneven gaps it is the first.
 */
function sessionDaysIn(chemotherapy: SubjectChemotherapy): number[] {
  const { sessionsPerCycle, sessionFrequencyDays, sessionDates } = chemotherapy;
  const [first] = sessionDates;
  if (first && sessionDates.length === sessionsPerCycle)
    return sessionDates.map((date) => daysBetween(first, date) + 1);
  if (sessionsPerCycle === 1) return [1];
  return sessionsPerCycle === 2 && sessionFrequencyDays !== null ? [1, sessionFrequencyDays + 1] : [];
}

/** Number of the first cycles in which a loading dose, or the weeks after it, may still be given. */
const LOADING_CYCLES = 2;

function intensitiesOf(
  compared: readonly ComparedSchedule[],
  course: Course,
  { chemotherapy }: Subject,
): readonly ComparedIntensity[] {
  const isEarly = !chemotherapy || cycleOfTreatment(chemotherapy) <= LOADING_CYCLES;
  const withRhythm = compared.flatMap((schedule) =>
    schedule.rhythm && (isEarly || !schedule.isLoading) ? [{ ...schedule, rhythm: schedule.rhythm }] : [],
  );
  const isByDays =
    !course.isAtHome ||
    course.days.length > 1 ||
    course.cycleLength < WINDOW_DAYS ||
    withRhythm.every(({ rhythm }) => isSingleIntake(rhythm));
  return isByDays ? withRhythm.map((schedule) => intensityIn(schedule, course)) : [];
}

function isSingleIntake({ days, intervalDays }: Rhythm): boolean {
  return days.length === 1 && (intervalDays === null || intervalDays > 1);
}

function intensityIn(schedule: ComparedSchedule & { rhythm: Rhythm }, course: Course): ComparedIntensity {
  const { rhythm, toMost, toLeast } = schedule;
  const ofCycle = course.days.length / administrationsIn(schedule, course);
  const length = course.isLengthUnknown ? null : course.cycleLength;
  const perDay = course.isAtHome ? 1 : rhythm.timesPerDay;
  const ofWindow = mostInWindow(course.days, length) / (mostInWindow(rhythm.days, rhythm.intervalDays) * perDay);
  return {
    ...schedule,
    intensityToMost: toMost * Math.max(ofCycle, ofWindow),
    intensityToLeast: toLeast * ofCycle,
    window: ofWindow > ofCycle ? WINDOW_DAYS : TOLD_DAYS,
  };
}

/** Share of its interval after which a loading dose may be followed by the next dose: zolbetuximab two weeks later. */
const LOADING_SHARE = 0.6;

/** Returns the administrations that a schedule has in the days of the request's cycle; those of a course once. */
function administrationsIn(schedule: ComparedSchedule & { rhythm: Rhythm }, course: Course): number {
  const { days, timesPerDay, intervalDays } = schedule.rhythm;
  const perDay = course.isAtHome ? 1 : timesPerDay;
  const own = intervalDays ?? Math.max(TOLD_DAYS, ...days, course.cycleLength);
  const share = (course.isLengthUnknown ? Math.max(course.cycleLength, own) : course.cycleLength) / own;
  const isFollowed = schedule.isLoading && share >= LOADING_SHARE;
  return days.length * perDay * (isFollowed ? Math.max(share, 1) : share);
}

/** Returns the most days that any seven on end have, where the days repeat after the interval; null never. */
function mostInWindow(days: readonly number[], intervalDays: number | null): number {
  const isRepeated = intervalDays !== null && intervalDays > 0;
  const repeats = isRepeated ? Math.ceil(WINDOW_DAYS / intervalDays) : 0;
  const all = days.flatMap((day) => Array.from({ length: repeats + 1 }, (_, at) => day + at * (intervalDays ?? 0)));
  return Math.max(...all.map((from) => all.filter((day) => day >= from && day < from + WINDOW_DAYS).length));
}

/**
 * Whether a label or a trial gives a line as it is requested, in dose and interval: 400 mg of pembrolizumab every six
 * weeks beside a regimen of 200 mg every three. Of a drug taken at home on days that the request does not have, the dose
 * alone counts.
 */
export function isPublished(subject: Subject, line: KnownLine): boolean {
  const { chemotherapy, protocol } = subject;
  const course = chemotherapy && courseOf(chemotherapy, line);
  if (!course) return false;
  const published = schedulesOf(subject, line.substance.slug, line).filter(
    ({ isOfLibrary, isLoading }) => !isOfLibrary && (!isLoading || isBeginning(subject)),
  );
  const compared = compareWith(subject, line, published);
  const intensities = intensitiesOf(compared, course, subject);
  if (course.isAtHome && intensities.length === 0) {
    const { schedules, isElsewhere } = nearestTo(protocol.type, compared);
    return !isElsewhere && schedules.some(isDoseOf);
  }
  const { schedules, isElsewhere } = nearestTo(protocol.type, intensities);
  return !isElsewhere && schedules.some((each) => isDoseOf(each) && isDue(each, course));
}

/** Share of its administrations below which a line is given too seldom for a schedule. */
const SELDOM = 0.5;

/**
 * Returns the schedules that a line may be given by as often as it is: a weekly dose says nothing of one every three
 * weeks. All of them where the request does not say how often or has several days in a cycle, which may share a dose,
 * and where none is left.
 */
export function schedulesOfRhythm(
  { chemotherapy }: Subject,
  line: KnownLine,
  compared: readonly ComparedSchedule[],
): readonly ComparedSchedule[] {
  const course = chemotherapy && courseOf(chemotherapy, line);
  if (!course || course.days.length > 1 || course.isLengthUnknown) return compared;
  if (course.isAtHome || course.isSupportive) return compared;
  const due = compared.filter(
    ({ rhythm, ...schedule }) => !rhythm || 1 / administrationsIn({ ...schedule, rhythm }, course) > SELDOM + TINY,
  );
  return due.length > 0 ? due : compared;
}

/**
 * Returns the percentage by which a line's dose over its cycle is below the least intense of the schedules; null where
 * the request does not say how often it is given, and where the schedules do not.
 */
export function intensityShortfall(
  subject: Subject,
  line: KnownLine,
  compared: readonly ComparedSchedule[],
): number | null {
  const course = subject.chemotherapy && courseOf(subject.chemotherapy, line);
  const intensities = course ? intensitiesOf(compared, course, subject) : [];
  if (intensities.length === 0) return null;
  return (1 - Math.max(...intensities.map(({ intensityToLeast }) => intensityToLeast))) * 100;
}

/** Whether the cycle is neither shorter nor longer than the schedule's: 200 mg every six weeks is of no label. */
function isDue(
  { intensityToMost, rhythm: { intervalDays } }: ComparedIntensity,
  { cycleLength, isLengthUnknown }: Course,
): boolean {
  const most = 1 + CALENDAR_SHARE;
  const isLonger = !isLengthUnknown && intervalDays !== null && cycleLength > intervalDays * most;
  return intensityToMost <= most + TINY && !isLonger;
}

interface Judged {
  variant: string;
  gravity: Pick<RuleFinding, 'atMost'>;
  bound: readonly ComparedIntensity[];
  /** Ratio of the requested intensity to that of the bound. */
  ratio: number;
}

/** Share of the excess that the dose of one administration may explain by itself. */
const OWN_SHARE = 1.2;

function tooDense(
  { protocol }: Subject,
  compared: readonly ComparedIntensity[],
  { tolerancePercent, seriousPercent }: Thresholds,
): Judged | null {
  const { schedules, isElsewhere } = nearestTo(protocol.type, compared);
  const leastOf = (each: readonly ComparedIntensity[]) => Math.min(...each.map((row) => row.intensityToMost));
  const [ratio, ofAll] = [leastOf(schedules), leastOf(compared)];
  const isOverFor = (percent: number) => (Math.min(ratio, ofAll) - 1) * 100 > percent + TINY;
  const ofDose = Math.max(Math.min(...schedules.map(({ toMost }) => toMost)), 1);
  if ((ratio - 1) * 100 <= tolerancePercent + TINY || ratio < ofDose * OWN_SHARE) return null;
  const bound = labelsFirst(schedules.filter((each) => each.intensityToMost <= ratio + TINY));
  const isFar = isOverFor(seriousPercent) && isCarriedBy({ schedules, isElsewhere });
  return {
    variant: variantOf('denser', bound, isElsewhere),
    gravity: isFar ? {} : { atMost: isOverFor(tolerancePercent) ? 'warning' : 'note' },
    bound,
    ratio,
  };
}

function tooSparse(
  { protocol, chemotherapy }: Subject,
  compared: readonly ComparedIntensity[],
  { isLengthUnknown, isAtHome, isSupportive }: Course,
  { lowPercent }: Thresholds,
): Judged | null {
  if (isLengthUnknown || isAtHome || isSupportive || chemotherapy?.regimen) return null;
  if (compared.some(({ rhythm }) => rhythm.intervalDays === null)) return null;
  const { schedules, isElsewhere } = nearestTo(protocol.type, compared);
  if (isElsewhere && !schedules.some(({ isLabel }) => isLabel)) return null;
  const ratio = Math.max(...schedules.map((row) => row.intensityToLeast));
  const ofDose = Math.min(Math.max(...schedules.map(({ toLeast }) => toLeast)), 1);
  const most = Math.max(...(isOfOneTumour(protocol.type) ? schedules : compared).map((row) => row.intensityToLeast));
  if ((1 - most) * 100 <= lowPercent + TINY || ratio > ofDose / OWN_SHARE) return null;
  const bound = labelsFirst(schedules.filter((each) => each.intensityToLeast >= ratio - TINY));
  return { variant: variantOf('sparser', bound, isElsewhere), gravity: { atMost: 'warning' }, bound, ratio };
}

/** Rule of the product: docs/rules.md 12.6. */
export const dosePerInterval = rule<Thresholds>({
  id: 'DOS-05',
  version: 7,
  variants: [
    'denserThanLabel',
    'denserThanRegimens',
    'denserThanLabelElsewhere',
    'denserThanRegimensElsewhere',
    'sparserThanLabel',
    'sparserThanRegimens',
    'sparserThanLabelElsewhere',
  ],
  severity: 'serious',
  thresholds: { tolerancePercent: 25, seriousPercent: 50, lowPercent: 50 },
  table: labelFile,
  look,
});
