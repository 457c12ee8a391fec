import { OPTIONS } from '../../catalogue/options';
import type { TumourType } from '../../catalogue/tumour-types';
import companionsFile from '../../reference/companions.json' with { type: 'json' };
import intensityFile from '../../reference/intensity-rules.json' with { type: 'json' };
import { referenceRow, rowsOf } from '../../reference/rows';
import type { RuleId } from '../rule-ids';
import type { DrawnRequest } from './drawn-request.test-support';
import { lineOf } from './drug-rows.test-support';
import { around, type Edge, firstReached } from './edge.test-support';

type Figures = Readonly<Record<string, number | null>>;

/** Figure of the request that a row judges, and what of it gives the figure of the row. */
interface Measure {
  slug: string;
  rule: RuleId;
  vary: string;
  request: (isLow: boolean) => DrawnRequest;
  figureOf?: (figure: number, isLow: boolean) => number;
  step: number;
}

/** Heights at which the weights of low and of high figures are none that another rule finds. */
const HEIGHT_OF_MASS = 160;
const HEIGHT_OF_SURFACE = { low: 130, high: 200 };

const MEASURES: readonly Measure[] = [
  { slug: 'height-adult', rule: 'PLA-01', vary: 'heightCm', request: () => ({ weightKg: null }), step: 0.5 },
  { slug: 'weight-adult', rule: 'PLA-02', vary: 'weightKg', request: () => ({ heightCm: null }), step: 0.5 },
  {
    slug: 'bmi',
    rule: 'PLA-04',
    vary: 'weightKg',
    request: () => ({ heightCm: HEIGHT_OF_MASS }),
    figureOf: (mass) => mass * (HEIGHT_OF_MASS / 100) ** 2,
    step: 0.1,
  },
  {
    slug: 'bsa',
    rule: 'PLA-03',
    vary: 'weightKg',
    request: (isLow) => ({ heightCm: isLow ? HEIGHT_OF_SURFACE.low : HEIGHT_OF_SURFACE.high }),
    figureOf: (surface, isLow) => (surface ** 2 * 3600) / (isLow ? HEIGHT_OF_SURFACE.low : HEIGHT_OF_SURFACE.high),
    step: 1,
  },
  { slug: 'creatinine-mgdl', rule: 'CRE-02', vary: 'creatinine', request: () => ({}), step: 0.01 },
  {
    slug: 'creatinine-umol',
    rule: 'CRE-02',
    vary: 'creatinine',
    request: () => ({ creatinineUnit: 'umol/L' }),
    step: 0.5,
  },
];

function plausibilityEdges({ slug, rule, vary, request, figureOf = (figure) => figure, step }: Measure): Edge[] {
  const row = referenceRow<Figures>(intensityFile, slug);
  return ['noteBelow', 'warnBelow', 'noteAbove', 'warnAbove'].map((field) => {
    const isLow = field.endsWith('Below');
    return {
      row: slug,
      field,
      rule,
      request: request(isLow),
      vary,
      values: around(figureOf(row[field] ?? 0, isLow), step),
      at: isLow ? 'above' : 'below',
    };
  });
}

/** Height of the bounds of the body mass index. */
const HEIGHT_OF_EXTREMES = 150;

function extremeEdges(): Edge[] {
  const extremes: readonly (Pick<Measure, 'slug' | 'vary' | 'figureOf'> & { request: DrawnRequest })[] = [
    { slug: 'height-extreme', vary: 'heightCm', request: { weightKg: null } },
    { slug: 'weight-extreme', vary: 'weightKg', request: { heightCm: null } },
    {
      slug: 'bmi-extreme',
      vary: 'weightKg',
      request: { heightCm: HEIGHT_OF_EXTREMES },
      figureOf: (mass) => mass * (HEIGHT_OF_EXTREMES / 100) ** 2,
    },
  ];
  return extremes.flatMap(({ slug, vary, request, figureOf = (figure: number) => figure }) => {
    const { least, most } = referenceRow<Figures>(intensityFile, slug);
    return Object.entries({ least, most }).flatMap(([field, value]): Edge[] =>
      value == null
        ? []
        : [
            {
              row: slug,
              field,
              rule: 'PLA-05',
              request,
              vary,
              values: around(figureOf(value, field === 'least'), 0.05),
              at: field === 'least' ? 'above' : 'below',
            },
          ],
    );
  });
}

interface EmesisRow {
  slug: string;
  emetogenicLevel: string;
  condition: { drugSlugs?: readonly string[]; doseAboveMgM2?: number } | null;
}

function emesisEdges({ slug, condition }: EmesisRow): Edge[] {
  const [drug] = condition?.drugSlugs ?? [];
  if (!condition?.doseAboveMgM2 || !drug) return [];
  return [
    {
      row: slug,
      field: 'condition.doseAboveMgM2',
      rule: 'EME-01',
      request: { lines: [lineOf(drug, { type: 'MGM2' })] },
      vary: 'lines.0.dose',
      values: around(condition.doseAboveMgM2, 0.5),
      at: 'below',
    },
  ];
}

interface CompanionRow {
  slug: string;
  drugSlugs: readonly string[];
  tumourTypes: readonly string[];
  fromDose?: { dose: number; doseType: string };
  belowDose?: { dose: number; doseType: string };
  histologies?: readonly string[];
  companionSlugs: readonly string[];
  leastShare?: number;
  ageBelow?: number;
}

/** Share by which a rounded dose of a companion may be lower. */
const ROUNDING_SHARE = 0.1;
/** Dose beside which shares of a companion are told. */
const DOSE_OF_SHARE = 1000;

function companionEdges({ slug, drugSlugs, tumourTypes, ...row }: CompanionRow): Edge[] {
  const { fromDose, belowDose, histologies, ageBelow, leastShare, companionSlugs } = row;
  return drugSlugs.flatMap((drug): Edge[] => {
    const place = { row: slug, rule: 'ACO-01' } as const;
    const request = { tumour: tumourTypes[0] ?? 'otros', ...(histologies ? { histology: histologies[0] } : {}) };
    if (leastShare !== undefined) {
      const lines = [drug, companionSlugs[0] ?? ''].map((each) => lineOf(each, { type: 'MGM2', dose: DOSE_OF_SHARE }));
      const least = DOSE_OF_SHARE * leastShare * (1 - ROUNDING_SHARE);
      return [
        {
          ...place,
          field: `leastShare ${drug}`,
          request: { ...request, lines },
          vary: 'lines.1.dose',
          values: around(least, 1),
          at: 'above',
        },
      ];
    }
    if (fromDose)
      return Object.entries({ fromDose, belowDose }).flatMap(([field, bound]): Edge[] =>
        bound
          ? [
              {
                ...place,
                field: `${field}.dose`,
                request: { ...request, lines: [lineOf(drug, { type: bound.doseType })] },
                vary: 'lines.0.dose',
                values: around(bound.dose, 0.5),
                at: 'above',
              },
            ]
          : [],
      );
    if (!ageBelow) return [];
    return [
      {
        ...place,
        field: `ageBelow ${drug}`,
        request: { ...request, gender: 'female', lines: [lineOf(drug)] },
        vary: 'age',
        values: around(ageBelow, 1),
        at: 'above',
      },
    ];
  });
}

interface EcogRow {
  slug: string;
  tumourTypes: readonly TumourType[];
  intentions: readonly string[];
  regimenSlugs: readonly string[];
  drugSlugs: readonly string[];
  ecogQuestion: readonly number[];
  ecogAgainst: readonly number[];
}

const ECOG = [0, 1, 2, 3, 4];
/** Drug that no row of ECOG names. */
const ANY_DRUG = 'gemcitabina';
/** Two rows take ECOG otherwise up to 75 years. */
const AGES = [60, 80];

/** What each ECOG gives in a request for which the row is the most specific one, if there is such a request. */
function ecogEdges({ slug, tumourTypes, intentions, regimenSlugs, drugSlugs, ...row }: EcogRow): Edge[] {
  const place = { row: slug, field: 'ecog', vary: 'ecog', at: 'alone' } as const;
  if (slug === 'ecog-5') {
    const request = { lines: [lineOf(ANY_DRUG)] };
    const values = [...ECOG, 5];
    const variants = values.map((ecog) => (row.ecogAgainst.includes(ecog) ? 'dead' : ''));
    return [{ ...place, rule: 'ECG-02', request, values, variants }];
  }
  const variants = ECOG.map((ecog) =>
    row.ecogAgainst.includes(ecog) ? 'against' : row.ecogQuestion.includes(ecog) ? 'question' : '',
  );
  const drugs = drugSlugs.length > 0 ? drugSlugs : [ANY_DRUG];
  const requests = (tumourTypes.length > 0 ? tumourTypes : OPTIONS.tumourType).flatMap((tumour) =>
    (intentions.length > 0 ? intentions : [...OPTIONS.intention, undefined]).flatMap((intention) =>
      drugs.flatMap((drug) =>
        (regimenSlugs.length > 0 ? regimenSlugs : [undefined]).flatMap((regimen) =>
          AGES.map(
            (age): DrawnRequest => ({
              tumour,
              ...(intention ? { intention } : {}),
              age,
              lines: [lineOf(drug)],
              ...(regimen ? { regimen: { slug: regimen, dose: 100 } } : {}),
            }),
          ),
        ),
      ),
    ),
  );
  return firstReached(requests.map((request): Edge => ({ ...place, rule: 'ECG-01', request, values: ECOG, variants })));
}

function adultEdge(): Edge {
  const { adultFrom } = referenceRow<{ adultFrom: number }>(intensityFile, 'age-adult');
  return {
    row: 'age-adult',
    field: 'adultFrom',
    rule: 'EDA-01',
    request: { tumour: 'mama', lines: [lineOf(ANY_DRUG)] },
    vary: 'age',
    values: around(adultFrom, 1),
    at: 'above',
  };
}

export const BODY_EDGES = {
  'intensity-rules': [
    ...MEASURES.flatMap(plausibilityEdges),
    ...extremeEdges(),
    adultEdge(),
    ...rowsOf<EmesisRow>(intensityFile, 'emesis').flatMap(emesisEdges),
    ...rowsOf<EcogRow>(intensityFile, 'ecog').flatMap(ecogEdges),
  ],
  companions: rowsOf<CompanionRow>(companionsFile, 'companion').flatMap(companionEdges),
};
