import type { TumourType } from '../../../catalogue/tumour-types';
import { isDoseBetween } from '../../../clinical/radiotherapy/fractions-of-day';
import plausibilityFile from '../../../reference/radiotherapy-plausibility.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RadiotherapyCode, Subject, SubjectRadiotherapy } from '../../subject/subject';
import { type Course, courseOf, eqd2Of, splitByDay } from './course';
import { techniqueOf, techniqueOfSchedule } from './technique';

interface Span {
  min: number;
  max: number;
}

/** Published schedule, or span of several with a margin. */
export interface ReferenceCourse {
  slug: string;
  kind: 'schedule' | 'range';
  tumourTypes: readonly TumourType[];
  site: string;
  formIntentions: readonly string[];
  technique: string;
  dosePerFractionGy: Span;
  totalGy: Span;
  fractions: Span;
  fractionsPerDay: number;
  eqd2Max: number;
  alphaBeta: number;
  codes: readonly string[];
  /** Schedules within a span. */
  includes?: readonly string[];
  source: Source;
}

export const SCHEDULES = rowsOf<ReferenceCourse>(plausibilityFile, 'schedule');
export const RANGES = rowsOf<ReferenceCourse>(plausibilityFile, 'range');

/**
 * Returns the rows against which a radiotherapy is held: those of its tumour and intention; with a code of theirs only
 * the ones with this code and those of the same site and technique without any; with another code those of its
 * technique.
 */
export function referenceCoursesFor({ protocol }: Subject, course: SubjectRadiotherapy): readonly ReferenceCourse[] {
  const { type } = protocol;
  const { intention, codes } = course;
  if (!type || !intention) return [];
  const rows = [...SCHEDULES, ...RANGES].filter(
    (row) => row.tumourTypes.includes(type) && row.formIntentions.includes(intention),
  );
  const coded = rows.filter((row) => hasCodeOf(row, codes));
  if (coded.length > 0) {
    return rows.filter(
      (row) => coded.includes(row) || (row.codes.length === 0 && coded.some((each) => isAlike(each, row))),
    );
  }
  const technique = techniqueOf(codes);
  return technique ? rows.filter((row) => techniqueOfSchedule(row.technique) === technique) : rows;
}

/** Whether a radiotherapy is one of the reference courses; null where nothing is known or figures are missing. */
export function isReferenceCourse(subject: Subject, radiotherapy: SubjectRadiotherapy): boolean | null {
  const course = courseOf(radiotherapy);
  const rows = referenceCoursesFor(subject, radiotherapy);
  if (!course || rows.length === 0) return null;
  return rows.some(
    (row) =>
      fits(course, row) ||
      (isDoseOfDay(course, row) &&
        hasCodeOf(row, radiotherapy.codes) &&
        fits(splitByDay(course, row.fractionsPerDay), row)),
  );
}

/** Whether the dose of a fraction may be the sum of a day, of which the row gives several fractions. */
function isDoseOfDay(course: Course, row: ReferenceCourse): boolean {
  return course.fractionsPerDay === 1 && row.fractionsPerDay > 1;
}

/** Sessions may be fractions or days, so one fraction a day is held against several, too. */
function fits(course: Course, row: ReferenceCourse): boolean {
  return (
    (course.fractionsPerDay === 1 || course.fractionsPerDay === row.fractionsPerDay) &&
    isDoseBetween(course.perFractionGy, row.dosePerFractionGy.min, row.dosePerFractionGy.max) &&
    isDoseBetween(course.totalGy, row.totalGy.min, row.totalGy.max) &&
    course.fractions >= row.fractions.min &&
    course.fractions <= row.fractions.max &&
    isDoseBetween(eqd2Of(course, row.alphaBeta), 0, row.eqd2Max)
  );
}

/** A code may have a second line of remarks. */
function hasCodeOf(row: ReferenceCourse, codes: readonly RadiotherapyCode[]): boolean {
  return codes.some(({ code }) => row.codes.includes(code.split('\n')[0]?.trim() ?? ''));
}

function isAlike(one: ReferenceCourse, other: ReferenceCourse): boolean {
  return one.site === other.site && techniqueOfSchedule(one.technique) === techniqueOfSchedule(other.technique);
}
