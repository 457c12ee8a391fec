import plausibilityFile from '../../reference/radiotherapy-plausibility.json' with { type: 'json' };
import { referenceRow, rowsOf } from '../../reference/rows';
import type { ReferenceCourse } from '../rules/radiotherapy/reference-courses';
import type { DrawnRequest } from './drawn-request.test-support';
import { around, type Edge, firstReached, tidy } from './edge.test-support';

type Radiotherapy = NonNullable<DrawnRequest['radiotherapy']>;

/** Dose per fraction in Gy whose effect over some fractions is an EQD2. */
function perFractionOf(eqd2: number, fractions: number, alphaBeta: number): number {
  const product = (eqd2 * (2 + alphaBeta)) / fractions;
  return -alphaBeta / 2 + Math.sqrt(alphaBeta ** 2 / 4 + product);
}

interface BoundCase {
  slug: string;
  vary: keyof Radiotherapy;
  course: Radiotherapy;
  figureOf?: (bound: number) => number;
  step?: number;
  at?: Edge['at'];
  variants?: Edge['variants'];
}

const [EXTERNAL, STEREOTACTIC, INTRAOPERATIVE, TOTAL_BODY, IMPLANT] = [
  'Radioterapia conformada',
  'SBRT',
  'Radioterapia intraoperatoria',
  'Irradiación corporal total',
  'Braquiterapia',
];
/** α/β of the bounds of EQD2, in Gy. */
const ALPHA_BETA_GY = 10;

const BOUNDS: readonly BoundCase[] = [
  { slug: 'bound-cgy-total', vary: 'total', course: { perFraction: 2, sessions: 150 } },
  { slug: 'bound-cgy-fraction', vary: 'perFraction', course: { perFraction: 1, sessions: 1, type: INTRAOPERATIVE } },
  {
    slug: 'bound-fraction-external',
    vary: 'perFraction',
    course: { perFraction: 1, sessions: 1, type: INTRAOPERATIVE },
  },
  {
    slug: 'bound-fraction-not-stereotactic',
    vary: 'perFraction',
    course: { perFraction: 1, sessions: 1, type: EXTERNAL },
  },
  {
    slug: 'bound-fraction-many',
    vary: 'sessions',
    course: { perFraction: 5, sessions: 1, type: STEREOTACTIC },
    step: 1,
  },
  {
    slug: 'bound-fraction-many-dose',
    vary: 'perFraction',
    course: { perFraction: 1, sessions: 11, type: STEREOTACTIC },
    at: 'above',
  },
  {
    slug: 'bound-implant-repeated',
    vary: 'perFraction',
    course: { perFraction: 1, sessions: 2, type: IMPLANT },
  },
  {
    slug: 'bound-several-a-day-dose',
    vary: 'perFraction',
    course: { perFraction: 1, sessions: 6, total: 24, type: EXTERNAL },
    step: 0.01,
  },
  // Four days with three fractions have the total of six days with two.
  {
    slug: 'bound-several-a-day',
    vary: 'sessions',
    course: { perFraction: 2.5, sessions: 1, total: 30, type: EXTERNAL },
    step: 1,
  },
  {
    slug: 'bound-several-a-day',
    vary: 'sessions',
    course: { perFraction: 2.5, sessions: 1, total: 25, type: EXTERNAL },
    step: 1,
    variants: ['', '', ''],
  },
  { slug: 'bound-total-body', vary: 'total', course: { perFraction: 1.575, sessions: 10, type: TOTAL_BODY } },
  {
    slug: 'bound-eqd2-external',
    vary: 'perFraction',
    course: { perFraction: 1, sessions: 51, type: EXTERNAL },
    figureOf: (eqd2) => perFractionOf(eqd2, 51, ALPHA_BETA_GY),
    step: 0.01,
  },
  {
    slug: 'bound-eqd2-stereotactic',
    vary: 'perFraction',
    course: { perFraction: 1, sessions: 5, type: STEREOTACTIC },
    figureOf: (eqd2) => perFractionOf(eqd2, 5, ALPHA_BETA_GY),
    step: 0.01,
  },
];

function boundEdge({ slug, vary, course, step = 0.05, at = 'below', figureOf, ...rest }: BoundCase): Edge {
  const { value } = referenceRow<{ value: number }>(plausibilityFile, slug);
  const figure = figureOf ? figureOf(value) : value;
  return {
    row: slug,
    field: 'value',
    rule: 'RAD-02',
    request: { radiotherapy: course },
    vary: `radiotherapy.${vary}`,
    values: around(figure, step),
    at,
    ...rest,
  };
}

/** Share by which a rounded dose may differ. */
const ROUNDING = 0.02;
/** Share of a figure that its steps have. */
const STEP = 0.002;
/** Share within which two edges are one. */
const SAME = 1e-9;

/** Doses per fraction with which so many fractions are the row's course, by the figure of the row that ends them. */
function perFractionEnds({ dosePerFractionGy, totalGy, eqd2Max, alphaBeta }: ReferenceCourse, fractions: number) {
  const [least, most] = [1 - ROUNDING, 1 + ROUNDING];
  return {
    least: {
      'dosePerFractionGy.min': dosePerFractionGy.min * least,
      'totalGy.min': (totalGy.min * least) / fractions,
    },
    most: {
      'dosePerFractionGy.max': dosePerFractionGy.max * most,
      'totalGy.max': (totalGy.max * most) / fractions,
      eqd2Max: perFractionOf(eqd2Max * most, fractions, alphaBeta),
    },
  };
}

function spanOf(row: ReferenceCourse, fractions: number): readonly [least: number, most: number] {
  const { least, most } = perFractionEnds(row, fractions);
  return [Math.max(...Object.values(least)), Math.min(...Object.values(most))];
}

/** Requests of a row: its tumours and intentions, with its code and the name of its technique. */
function requestsOf({ tumourTypes, formIntentions, codes, technique }: ReferenceCourse): DrawnRequest[] {
  const type = technique === 'electrons' ? 'Irradiación cutánea total' : technique;
  const named = [...codes.map((code) => ({ code, type })), { type }];
  return tumourTypes.flatMap((tumour) =>
    formIntentions.flatMap((intention) =>
      named.map((name) => ({ tumour, intention, radiotherapy: { perFraction: 1, sessions: 1, ...name } })),
    ),
  );
}

function courseEdges(row: ReferenceCourse): Edge[] {
  const candidates = new Map<string, Edge[]>();
  const add = (field: string, edge: Pick<Edge, 'vary' | 'values' | 'at'>, course: Partial<Radiotherapy>) => {
    for (const request of requestsOf(row)) {
      const radiotherapy = { perFraction: 1, sessions: 1, ...request.radiotherapy, ...course };
      const found: Edge = { row: row.slug, field, rule: 'RAD-03', request: { ...request, radiotherapy }, ...edge };
      candidates.set(field, [...(candidates.get(field) ?? []), found]);
    }
  };
  const { min, max } = row.fractions;
  for (let fractions = min; fractions <= max; fractions += 1) {
    const [least, most] = spanOf(row, fractions);
    if (least > most * (1 + SAME)) continue;
    const ends = perFractionEnds(row, fractions);
    const all: readonly (readonly [string, number, Edge['at'], boolean])[] = [
      ...Object.entries(ends.least).map(([field, end]) => [field, end, 'above', end >= least * (1 - SAME)] as const),
      ...Object.entries(ends.most).map(([field, end]) => [field, end, 'below', end <= most * (1 + SAME)] as const),
    ];
    for (const [field, end, at, isEnd] of all)
      if (isEnd) {
        const values = around(end, end * STEP);
        add(field, { vary: 'radiotherapy.perFraction', values, at }, { sessions: fractions });
      }
  }
  addFractionsOfDay(row, add);
  for (const [field, end, beyond] of [
    ['fractions.min', min, min - 1],
    ['fractions.max', max, max + 1],
  ] as const) {
    if (beyond < 1) continue;
    const [[least, most], [leastBeyond, mostBeyond]] = [spanOf(row, end), spanOf(row, beyond)];
    const [low, high] = [Math.max(least, leastBeyond), Math.min(most, mostBeyond)];
    if (low > high) continue;
    const at = beyond > end ? ('below' as const) : ('above' as const);
    add(
      field,
      { vary: 'radiotherapy.sessions', values: [end - 1, end, end + 1], at },
      { perFraction: (low + high) / 2 },
    );
  }
  return [...candidates.values()].flatMap(firstReached);
}

/** Totals of the same sessions with one, two and three fractions a day, of which the row has one. */
function addFractionsOfDay(
  row: ReferenceCourse,
  add: (field: string, edge: Pick<Edge, 'vary' | 'values' | 'at'>, course: Partial<Radiotherapy>) => void,
): void {
  for (let fractions = row.fractions.min; fractions <= row.fractions.max; fractions += 1) {
    const [least, most] = spanOf(row, fractions);
    if (least > most) continue;
    const perFraction = tidy((least + most) / 2);
    for (const ofDay of [2, 3]) {
      if (fractions % ofDay !== 0) continue;
      const sessions = fractions / ofDay;
      const values = [ofDay - 1, ofDay, ofDay + 1].map((each) => tidy(perFraction * sessions * each));
      const edge = { vary: 'radiotherapy.total', values, at: 'alone' as const };
      add(`fractionsPerDay ${ofDay}`, edge, { perFraction, sessions });
    }
  }
}

export const RADIOTHERAPY_EDGES = {
  'radiotherapy-plausibility': [
    ...BOUNDS.map(boundEdge),
    ...rowsOf<ReferenceCourse>(plausibilityFile, 'schedule').flatMap(courseEdges),
    ...rowsOf<ReferenceCourse>(plausibilityFile, 'range').flatMap(courseEdges),
  ],
};
