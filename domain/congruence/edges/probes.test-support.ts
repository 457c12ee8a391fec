import { OPTIONS } from '../../catalogue/options';
import plausibilityFile from '../../reference/radiotherapy-plausibility.json' with { type: 'json' };
import { rowsOf } from '../../reference/rows';
import { LABEL_ROWS, type LabelRow } from '../rules/doses/known-schedules';
import type { ReferenceCourse } from '../rules/radiotherapy/reference-courses';
import type { DrawnRequest } from './drawn-request.test-support';
import { type Edge, tidy, unitOf } from './edge.test-support';

/** Requests in which a figure of a row may be read, though no edge of the row lies there. */
type Probe = Edge & { at: 'within' };

const COURSES = [
  ...rowsOf<ReferenceCourse>(plausibilityFile, 'schedule'),
  ...rowsOf<ReferenceCourse>(plausibilityFile, 'range'),
];

/** Returns one of several places that the same rows are for, since they are read alike in each. */
function firstOfAlike<Place>(places: readonly Place[], rowsFor: (place: Place) => string): Place[] {
  return [...new Map([...places].reverse().map((place) => [rowsFor(place), place])).values()];
}

/** Shares of the lowest and of the highest dose at which rules about doses answer otherwise, and beyond them. */
const SHARES = { least: [0.1, 0.3, 0.45, 0.6, 0.85], most: [1.12, 1.3, 2] };
/** Share by which the days of a month differ. */
const CALENDAR = 1.1;
const USUAL_DAYS = 21;

interface Rhythm {
  days: readonly number[];
  cycleLength: number;
}

/** Cycles and days at, beside and far from those of a row. */
function rhythmsOf(row: LabelRow): Rhythm[] {
  // A copy, since the request stays as it is when the days of the row move.
  const days = [...row.days];
  const [last, own] = [days.at(-1) ?? 1, row.intervalDays ?? Math.max(USUAL_DAYS, ...days)];
  const lengths = [own / 3, own / 2, own / CALENDAR, own, own * CALENDAR, own * 1.5, own * 2, own * 2.5];
  const around = lengths.flatMap((length) => [Math.floor(length) - 1, Math.floor(length), Math.ceil(length) + 1]);
  const others = [[...days, last + 1], days.slice(0, -1), [1], [1, 2], [1, 8], [...days, last + 1, last + 2]];
  return [
    ...[...new Set(around)].map((cycleLength) => ({ days, cycleLength })),
    ...others.flatMap((each) => [own, own + 1, own * 2].map((cycleLength) => ({ days: each, cycleLength }))),
  ].filter((each) => each.days.length > 0 && each.cycleLength >= Math.max(...each.days));
}

function probesOfLabel(row: LabelRow): Probe[] {
  const { slug, drugSlug, doseType, administration } = row;
  const ofDrug = LABEL_ROWS.filter((each) => each.drugSlug === drugSlug);
  const tumours = firstOfAlike(row.tumourTypes.length > 0 ? row.tumourTypes : OPTIONS.tumourType, (tumour) =>
    ofDrug.map(({ tumourTypes }) => tumourTypes.includes(tumour)).join(),
  );
  const least = row.doseMin ?? row.dose;
  const most = Math.max(row.doseMax ?? row.dose, row.maxSingle ?? 0);
  const step = unitOf(least);
  const doses = [
    ...SHARES.least.map((share) => least * share),
    ...[least, most].flatMap((dose) => [dose - step, dose - step / 2, dose, dose + step / 2, dose + step]),
    ...SHARES.most.map((share) => most * share),
  ].filter((dose) => dose > 0);
  return tumours.flatMap((tumour) => {
    const probe = (rule: Edge['rule'], dose: number, given: DrawnRequest): Probe => ({
      row: slug,
      field: 'probe',
      rule,
      request: {
        tumour,
        lines: [{ drug: drugSlug, type: doseType, route: administration, dose: tidy(dose) }],
        ...(doseType === 'AUC' ? { clearance: 100 } : {}),
        ...given,
      },
      vary: 'lines.0.dose',
      values: [tidy(dose)],
      at: 'within',
    });
    const rhythms = rhythmsOf(row);
    const cycleLength = row.intervalDays ?? Math.max(USUAL_DAYS, ...row.days);
    const ofOwn: DrawnRequest = { days: [...row.days], cycleLength, ecog: 0 };
    return [
      ...doses.map((dose) => probe('DOS-02', dose, ofOwn)),
      ...doses.map((dose) => probe('DOS-01', dose, { ...ofOwn, regimen: { dose: tidy(least / 2) } })),
      ...rhythms.flatMap((rhythm) => [
        ...[least, most, least * 0.7, most * 1.2].map((dose) => probe('DOS-05', dose, rhythm)),
        probe('DOS-01', least, {
          ...rhythm,
          regimen: { dose: tidy(least / 2), cycleLength: row.intervalDays ?? USUAL_DAYS },
        }),
      ]),
    ];
  });
}

/** Share by which a rounded dose may differ. */
const ROUNDING = 0.02;

/** Dose per fraction in Gy whose effect over some fractions is an EQD2. */
function perFractionOf(eqd2: number, fractions: number, alphaBeta: number): number {
  return -alphaBeta / 2 + Math.sqrt(alphaBeta ** 2 / 4 + (eqd2 * (2 + alphaBeta)) / fractions);
}

/** Doses per fraction at which so many fractions begin or end to be the row's course, and beyond them. */
function dosesOf({ dosePerFractionGy, totalGy, eqd2Max, alphaBeta }: ReferenceCourse, fractions: number): number[] {
  const least = [dosePerFractionGy.min, totalGy.min / fractions].map((dose) => dose * (1 - ROUNDING));
  const most = [dosePerFractionGy.max, totalGy.max / fractions].map((dose) => dose * (1 + ROUNDING));
  const effect = perFractionOf(eqd2Max * (1 + ROUNDING), fractions, alphaBeta);
  const middle = (Math.max(...least) + Math.min(...most, effect)) / 2;
  const ends = [...least, ...most, effect].flatMap((dose) => [dose * 0.998, dose * 1.002]);
  return [...ends, middle, Math.max(...least) * 0.8, Math.min(...most) * 1.25].map(tidy);
}

function probesOfCourse(row: ReferenceCourse): Probe[] {
  const { tumourTypes, formIntentions, codes, technique, fractions, fractionsPerDay } = row;
  const places = tumourTypes.flatMap((tumour) => formIntentions.map((intention) => ({ tumour, intention })));
  const alike = firstOfAlike(places, ({ tumour, intention }) =>
    COURSES.map((each) => each.tumourTypes.includes(tumour) && each.formIntentions.includes(intention)).join(),
  );
  const type = technique === 'electrons' ? 'Irradiación cutánea total' : technique;
  const names = [...codes.slice(0, 2).map((code) => ({ code, type })), { type }];
  const { min, max } = fractions;
  const counts = [...new Set([min - 1, min, min + 1, Math.round((min + max) / 2), max - 1, max, max + 1])];
  const courses = counts.flatMap((count) =>
    count < 1
      ? []
      : dosesOf(row, count).flatMap((perFraction) => [
          { perFraction, sessions: count },
          ...[fractionsPerDay, 2, 3].flatMap((ofDay) =>
            ofDay > 1 && count % ofDay === 0
              ? [
                  { perFraction, sessions: count / ofDay, total: tidy(perFraction * count) },
                  { perFraction: tidy(perFraction * ofDay), sessions: count / ofDay },
                ]
              : [],
          ),
        ]),
  );
  return alike.flatMap((place) =>
    names.flatMap((name) =>
      courses.map(
        (course): Probe => ({
          row: row.slug,
          field: 'probe',
          rule: 'RAD-03',
          request: { ...place, radiotherapy: { ...course, ...name } },
          vary: 'radiotherapy.perFraction',
          values: [course.perFraction],
          at: 'within',
        }),
      ),
    ),
  );
}

/** Returns the probes of a row by its table; none of other tables, whose edges tell each of their figures. */
export function probesOf(table: string, row: string): readonly Edge[] {
  if (table === 'label-doses') return LABEL_ROWS.filter(({ slug }) => slug === row).flatMap(probesOfLabel);
  if (table === 'radiotherapy-plausibility') return COURSES.filter(({ slug }) => slug === row).flatMap(probesOfCourse);
  return [];
}
