import { type Basis, checked, notApplicable, notChecked } from '../../basis';
import type { RuleFinding } from '../../findings/finding';
import { eachSourceOnce, figureValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject, SubjectRadiotherapy } from '../../subject/subject';
import { type Course, courseOf } from './course';
import { exceedsLimit } from './radiation-limits';
import { isReferenceCourse, RANGES, type ReferenceCourse, referenceCoursesFor, SCHEDULES } from './reference-courses';

/** Schedules of a span that a finding cites beside it. */
const MOST_CITED = 2;

/** Returns the row whose dose per fraction and total are nearest to the course, spans before single schedules. */
function nearestTo({ perFractionGy, totalGy }: Course, rows: readonly ReferenceCourse[]): ReferenceCourse | undefined {
  const ranges = rows.filter(({ kind }) => kind === 'range');
  const distance = (row: ReferenceCourse) =>
    distanceTo(perFractionGy, row.dosePerFractionGy) + distanceTo(totalGy, row.totalGy);
  return [...(ranges.length > 0 ? ranges : rows)].sort((one, other) => distance(one) - distance(other))[0];
}

/** Ratio by which a figure lies outside a span, as a logarithm; 0 within it. */
function distanceTo(value: number, { min, max }: ReferenceCourse['totalGy']): number {
  return Math.max(0, Math.log(min / value), Math.log(value / max));
}

function sourcesOf({ source, includes = [] }: ReferenceCourse) {
  const cited = SCHEDULES.filter(({ slug }) => includes.includes(slug)).slice(0, MOST_CITED);
  return eachSourceOnce(
    source,
    cited.map((schedule) => schedule.source),
  );
}

function finding(treatment: SubjectRadiotherapy, course: Course, nearest: ReferenceCourse): RuleFinding {
  const path = `treatment.radiotherapy.${treatment.index}` as const;
  return {
    variant: 'outside',
    values: {
      fractions: figureValue(course.fractions),
      perFraction: figureValue(course.perFractionGy, 'Gy'),
      total: figureValue(course.totalGy, 'Gy'),
      leastTotal: figureValue(nearest.totalGy.min, 'Gy'),
      mostTotal: figureValue(nearest.totalGy.max, 'Gy'),
      leastPerFraction: figureValue(nearest.dosePerFractionGy.min, 'Gy'),
      mostPerFraction: figureValue(nearest.dosePerFractionGy.max, 'Gy'),
    },
    fields: [
      `${path}.totalDoseGy`,
      `${path}.fractionationPerDayGy`,
      `${path}.sessions`,
      `${path}.intention`,
      'protocol.type',
    ],
    sources: sourcesOf(nearest),
  };
}

/**
 * Finds a course unlike the schedules published for the tumour, the intention and the code. The spans are the product's
 * own criterion, so it is at most a warning. Source: the rows `schedule` and `range` of
 * `radiotherapy-plausibility.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  return subject.radiotherapy.flatMap((treatment) => {
    const { data } = coursesFor(subject, treatment);
    if (!data || isReferenceCourse(subject, treatment) !== false) return [];
    const { course, rows } = data;
    const nearest = nearestTo(course, rows);
    return nearest ? [finding(treatment, course, nearest)] : [];
  });
}

/** Returns the schedules that a radiotherapy can be held against. */
export function coursesFor(
  subject: Subject,
  treatment: SubjectRadiotherapy,
): Basis<{ course: Course; rows: readonly ReferenceCourse[] }> {
  if (!treatment.fractionationPerDayGy || !treatment.sessions) return notChecked('noFigures');
  if (!subject.protocol.type) return notChecked('noTumour');
  if (!treatment.intention) return notChecked('noIntention');
  if (exceedsLimit(treatment)) return notApplicable('aboveLimit');
  const course = courseOf(treatment);
  if (!course) return notChecked('otherTotal');
  const rows = referenceCoursesFor(subject, treatment);
  return rows.length === 0 ? notChecked('noReference') : checked({ course, rows });
}

export const courseAgainstSchedules = rule({
  id: 'RAD-03',
  version: 2,
  variants: ['outside'],
  severity: 'warning',
  thresholds: {},
  table: [...SCHEDULES, ...RANGES],
  look,
});
