import type { CapCondition, LabelCap } from '../../clinical/doses/label-caps';
import { CONVENTION, COUNTED_MG_FOR_MG, REFERENCE_ANTHRACYCLINE } from '../../clinical/lifetime/anthracyclines';
import { lifetimeLimitsOf } from '../../clinical/lifetime/lifetime-limits';
import cumulativeFile from '../../reference/cumulative-doses.json' with { type: 'json' };
import limitsFile from '../../reference/dose-limits.json' with { type: 'json' };
import labelFile from '../../reference/label-doses.json' with { type: 'json' };
import { rowsOf } from '../../reference/rows';
import { tumourTypeId } from '../../reference/tumour-type-id';
import type { DrawnRequest } from './drawn-request.test-support';
import { lineOf } from './drug-rows.test-support';
import { around, type Edge } from './edge.test-support';

/** Patient of 2.4 m², whose dose by surface reaches a cap in milligrams before the dose itself is another one. */
const LARGE: DrawnRequest = { heightCm: 200, weightKg: 103.68 };
const LARGE_SURFACE = 2.4;

const TYPES: Readonly<Record<string, string>> = { doseMg: 'MG', doseMgKg: 'MGKG', doseMgM2: 'MGM2' };

/** Age, weight, clearance and histology with which a condition is met. */
function meeting({ ageFrom, weightFrom, weightBelow, ...condition }: CapCondition): DrawnRequest {
  const { clearanceAbove, clearanceFrom, tumourType, histologies = [] } = condition;
  const weight = weightFrom ?? (weightBelow === undefined ? undefined : weightBelow - 1);
  const clearance = clearanceFrom ?? (clearanceAbove === undefined ? undefined : clearanceAbove + 1);
  return {
    ...(ageFrom === undefined ? {} : { age: ageFrom }),
    ...(weight === undefined ? {} : { weightKg: weight }),
    ...(clearance === undefined ? {} : { clearance }),
    ...(histologies[0] === undefined ? {} : { histology: histologies[0] }),
    tumour: tumourType ? tumourTypeId(tumourType) : 'otros',
  };
}

function capEdges({ slug, drugSlug, capKind, value, administration, condition }: LabelCap): Edge[] {
  const place = { row: slug, rule: 'CAP-01' } as const;
  const type = condition?.doseType ?? TYPES[capKind];
  if (type === undefined) return mostOfAuc(slug, drugSlug, value);
  const route = administration ? { route: administration } : {};
  const isAsOrdered = type === TYPES[capKind];
  const asOrdered = isAsOrdered ? value : value / LARGE_SURFACE;
  const request: DrawnRequest = {
    ...(isAsOrdered ? {} : LARGE),
    lines: [lineOf(drugSlug, { type, dose: asOrdered, ...route })],
    ...meeting(condition ?? {}),
  };
  const { doseUpTo, ageFrom, weightFrom, weightBelow, clearanceAbove, clearanceFrom, clearanceUpTo, clearanceBelow } =
    condition ?? {};
  const above = { ...request, lines: [lineOf(drugSlug, { type, dose: asOrdered * 2, ...route })] };
  const conditions: readonly [field: string, vary: string, value: number | undefined, at: Edge['at']][] = [
    ['ageFrom', 'age', ageFrom, 'above'],
    ['weightFrom', 'weightKg', weightFrom, 'above'],
    ['weightBelow', 'weightKg', weightBelow, 'above'],
    ['clearanceAbove', 'clearance', clearanceAbove, 'below'],
    ['clearanceFrom', 'clearance', clearanceFrom, 'above'],
    ['clearanceUpTo', 'clearance', clearanceUpTo, 'below'],
    ['clearanceBelow', 'clearance', clearanceBelow, 'above'],
  ];
  return [
    {
      ...place,
      field: 'value',
      request,
      vary: 'lines.0.dose',
      values: around(asOrdered, asOrdered / 100),
      at: 'below',
    },
    ...conditions.flatMap(([field, vary, edge, at]): Edge[] =>
      edge === undefined
        ? []
        : [
            {
              ...place,
              field: `condition.${field}`,
              request: above,
              vary,
              values: around(edge, vary === 'age' ? 1 : 0.5),
              at,
            },
          ],
    ),
    ...(doseUpTo === undefined
      ? []
      : [
          {
            ...place,
            field: 'condition.doseUpTo',
            request,
            vary: 'lines.0.dose',
            values: around(doseUpTo, 0.5),
            at: 'below' as const,
          },
        ]),
  ];
}

/** Milligrams of carboplatin without a creatinine are held against the highest AUC at the cap of the filtration. */
function mostOfAuc(row: string, drugSlug: string, filtration: number): Edge[] {
  const line = { drug: drugSlug, type: 'MG', route: 'INTRAVENOUS', dose: 1 };
  const ofAuc = labelFile.filter((each) => each.drugSlug === drugSlug && each.doseType === 'AUC');
  const auc = Math.max(...ofAuc.map(({ dose, doseMax }) => doseMax ?? dose));
  const excess = 1.1;
  const most = auc * (filtration + 25) * excess;
  return [
    {
      row,
      field: 'value',
      rule: 'DOS-02',
      request: { lines: [line], tumour: 'ovario' },
      vary: 'lines.0.dose',
      values: around(most, 1),
      at: 'below',
    },
  ];
}

interface LimitRow {
  slug: string;
  drugSlug: string;
  unit: string;
  alertAt: number | null;
  usualTotal?: number;
  limit: number | null;
  limitWithRiskFactors: number | null;
  loweredBy: readonly string[];
  ageFrom: number | null;
  ageTo: number | null;
}

/** What the request itself adds to a total: 1 mg/m² or 1 mg. */
const OWN = 1;

function limitEdges(row: LimitRow): Edge[] {
  const { slug, drugSlug, unit, alertAt, limit, limitWithRiskFactors, ageFrom, ageTo } = row;
  const place = { row: slug, rule: 'CUM-01' } as const;
  const own = unit === 'IU' ? OWN * unitsPerMgOf(drugSlug) : OWN;
  const line = lineOf(drugSlug, { type: unit === 'mg/m2' ? 'MGM2' : 'MG', dose: OWN });
  const request: DrawnRequest = {
    lines: [line],
    totalCycles: 1,
    age: ageTo ?? ageFrom,
    exposure: { drug: drugSlug, total: 0, unit },
  };
  const ofTotal = (field: string, value: number | null, at: Edge['at'], beside: readonly string[] = []): Edge[] =>
    value === null
      ? []
      : [
          {
            ...place,
            field,
            request: { ...request, lines: [line, ...beside.map((drug) => lineOf(drug))] },
            vary: 'exposure.total',
            values: around(value - own, 0.5),
            at,
          },
        ];
  const ofAge = (field: string, value: number | null, step: number): Edge[] =>
    value === null || value === 0
      ? []
      : [
          {
            ...place,
            field,
            request: { ...request, exposure: { drug: drugSlug, total: (limit ?? 0) - own / 2, unit } },
            vary: 'age',
            values: [value - 1, value, value + 1],
            at: step > 0 ? 'below' : 'above',
          },
        ];
  // Another drug that lowers the limit and is no anthracycline, which have a sum of their own.
  const lowering = row.loweredBy.filter((drug) => drug === 'ciclofosfamida');
  return [
    ...(limit === null && ageFrom === null && alertAt !== null ? [] : ofTotal('limit', limit, 'below')),
    ...(limit === null ? [] : ofTotal('alertAt', alertAt, 'above')),
    ...ofTotal('limitWithRiskFactors', lowering.length > 0 ? limitWithRiskFactors : null, 'below', lowering),
    ...ofAge('ageFrom', ageFrom, -1),
    ...ofAge('ageTo', ageTo, 1),
  ];
}

interface ConversionRow {
  slug: string;
  drugSlug: string;
  unitsPerMg: number;
}

const CONVERSIONS = rowsOf<ConversionRow>(cumulativeFile, 'conversion');

function unitsPerMgOf(drugSlug: string): number {
  return CONVERSIONS.find((row) => row.drugSlug === drugSlug)?.unitsPerMg ?? 0;
}

/** Milligrams of the request that come to the limit in units which holds for every age. */
function conversionEdges({ slug, drugSlug, unitsPerMg }: ConversionRow): Edge[] {
  return LIMITS.filter((row) => row.drugSlug === drugSlug && row.ageTo === null && row.ageFrom === null).map(
    ({ limit }) => ({
      row: slug,
      field: 'unitsPerMg',
      rule: 'CUM-01',
      request: { lines: [lineOf(drugSlug, { type: 'MG', dose: OWN })], totalCycles: 1, age: null },
      vary: 'lines.0.dose',
      values: around((limit ?? 0) / unitsPerMg, 0.1),
      at: 'below',
    }),
  );
}

interface FactorRow {
  slug: string;
  drugSlug: string;
  convention: string;
  factor: number | null;
}

/** The equivalents of a declared anthracycline beside another one in the request, held against the alert of doxorubicin. */
function factorEdges({ slug, drugSlug, convention, factor }: FactorRow): Edge[] {
  const [limit] = lifetimeLimitsOf(REFERENCE_ANTHRACYCLINE, 60);
  if (convention !== CONVENTION || factor === null || !limit?.alertAt) return [];
  const isReference = drugSlug === REFERENCE_ANTHRACYCLINE;
  const own = isReference ? 'epirubicina' : REFERENCE_ANTHRACYCLINE;
  const equivalents = isReference ? limit.alertAt - 0.8 * OWN : limit.alertAt - OWN;
  return [
    {
      row: slug,
      field: 'factor',
      rule: 'CUM-02',
      request: {
        lines: [lineOf(own, { type: 'MGM2', dose: OWN })],
        totalCycles: 1,
        exposure: { drug: drugSlug, total: 0, unit: 'mg/m2' },
      },
      vary: 'exposure.total',
      values: around(equivalents / factor, OWN / 2 / factor),
      at: 'above',
    },
  ];
}

/** Dose of the request that comes to the total of a usual course. */
function usualEdges({ slug, drugSlug, unit, usualTotal }: LimitRow): Edge[] {
  if (usualTotal === undefined) return [];
  const ofOne = unit === 'IU' ? unitsPerMgOf(drugSlug) : 1;
  return [
    {
      row: slug,
      field: 'usualTotal',
      rule: 'CUM-01',
      request: {
        lines: [lineOf(drugSlug, { type: unit === 'mg/m2' ? 'MGM2' : 'MG', dose: OWN })],
        totalCycles: 1,
        age: null,
      },
      vary: 'lines.0.dose',
      values: around(usualTotal / ofOne, 0.5 / ofOne),
      at: 'below',
    },
  ];
}

/** Total with pegylated liposomal doxorubicin, which its label counts mg for mg. */
function liposomalEdges({ slug, drugSlug, alertAt }: LimitRow): Edge[] {
  if (drugSlug !== COUNTED_MG_FOR_MG || alertAt === null) return [];
  return [
    {
      row: slug,
      field: 'alertAt',
      rule: 'CUM-02',
      request: {
        lines: [lineOf('doxorubicina', { type: 'MGM2', dose: OWN })],
        totalCycles: 1,
        exposure: { drug: drugSlug, total: 0, unit: 'mg/m2' },
      },
      vary: 'exposure.total',
      values: around(alertAt - OWN, 0.5),
      at: 'above',
    },
  ];
}

const LIMITS = rowsOf<LimitRow>(cumulativeFile, 'limit');

export const DOSE_EDGES = {
  'dose-limits': rowsOf<LabelCap>(limitsFile, 'cap').flatMap(capEdges),
  'cumulative-doses': [
    ...LIMITS.flatMap(limitEdges),
    ...LIMITS.flatMap(liposomalEdges),
    ...LIMITS.flatMap(usualEdges),
    ...CONVERSIONS.flatMap(conversionEdges),
    ...rowsOf<FactorRow>(cumulativeFile, 'factor').flatMap(factorEdges),
  ],
};
