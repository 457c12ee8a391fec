import enzymeFile from '../../reference/enzyme-limits.json' with { type: 'json' };
import heartFile from '../../reference/heart-limits.json' with { type: 'json' };
import liverFile from '../../reference/liver-limits.json' with { type: 'json' };
import renalFile from '../../reference/renal-limits.json' with { type: 'json' };
import { rowsOf } from '../../reference/rows';
import type { RuleId } from '../rule-ids';
import { type LiverRow, TRANSAMINASES_ULN } from '../rules/patient/liver-rows';
import type { RenalRow } from '../rules/patient/renal-rows';
import type { DrawnLine, DrawnRequest } from './drawn-request.test-support';
import { lineOf } from './drug-rows.test-support';
import { around, type Edge, tidy } from './edge.test-support';

const RENAL_ROWS = rowsOf<RenalRow & { slug: string }>(renalFile, 'renal');

const HALF = 0.5;
/** Share of a reduced dose up to which its rounding goes. */
const ROUNDING = 1.1;

type Place = Pick<Edge, 'row' | 'rule'>;

/** Edges of the dose up to which a row takes a line for reduced: of a dose that it names, or of a share. */
function reductionEdges(
  place: Place,
  request: DrawnRequest,
  { toDose, percent, fromDose }: Pick<RenalRow, 'toDose' | 'percent' | 'fromDose'>,
): Edge[] {
  const [line] = request.lines ?? [];
  if (!line) return [];
  const ofLine = (dose: number, given: Partial<DrawnRequest>): Pick<Edge, 'request' | 'vary' | 'values' | 'at'> => ({
    request: { ...request, ...given },
    vary: 'lines.0.dose',
    values: around(dose, dose / 200),
    at: 'below',
  });
  if (toDose) return [{ ...place, field: 'toDose.dose', ...ofLine(toDose.dose * ROUNDING, {}) }];
  if (percent === undefined) return [];
  const usual = (fromDose?.dose ?? 50) * 2;
  return [{ ...place, field: 'percent', ...ofLine((usual * percent * ROUNDING) / 100, { regimen: { dose: usual } }) }];
}

/** Dose below those from which rows of the drug are for high doses. */
function lowDoseOf({ drugSlug }: RenalRow): Partial<DrawnLine> {
  const [high] = RENAL_ROWS.flatMap((row) => (row.drugSlug === drugSlug && row.fromDose ? [row.fromDose] : [])).sort(
    (one, other) => one.dose - other.dose,
  );
  return high ? { type: high.doseType, dose: high.dose / 2 } : {};
}

function renalEdges({ slug, ...row }: RenalRow & { slug: string }): Edge[] {
  const { clearanceFrom, clearanceBelow, fromDose, toDose } = row;
  const place: Place = { row: slug, rule: 'CRE-03' };
  const line = lineOf(row.drugSlug, {
    ...lowDoseOf(row),
    ...(row.administration ? { route: row.administration } : {}),
    ...(row.doseType ? { type: row.doseType } : {}),
    ...(fromDose ? { type: fromDose.doseType, dose: fromDose.dose * 2 } : {}),
    ...(toDose ? { type: toDose.doseType, dose: toDose.dose * 2 } : {}),
  });
  const usual = (fromDose?.dose ?? 50) * 2;
  // A share is held against the dose of the chosen regimen, which is low enough for no row of high doses.
  const asUsual =
    row.percent === undefined || fromDose ? null : { regimen: { dose: usual }, lines: [{ ...line, dose: usual }] };
  const request: DrawnRequest = {
    tumour: row.tumourType ?? 'otros',
    lines: [line, ...(row.with ? [lineOf(row.with)] : [])],
    ...asUsual,
  };
  const inBand = { ...request, clearance: Math.max(clearanceBelow - HALF, clearanceFrom ?? 0) };
  const ofClearance = (field: string, value: number): Edge => ({
    ...place,
    field,
    request,
    vary: 'clearance',
    values: around(value, HALF),
    at: 'above',
  });
  return [
    ofClearance('clearanceBelow', clearanceBelow),
    ...(clearanceFrom === null ? [] : [ofClearance('clearanceFrom', clearanceFrom)]),
    ...reductionEdges(place, inBand, row),
    ...(fromDose
      ? [
          {
            ...place,
            field: 'fromDose.dose',
            request: inBand,
            vary: 'lines.0.dose',
            values: around(fromDose.dose, HALF),
            at: 'above' as const,
          },
        ]
      : []),
  ];
}

function liverEdges({ slug, ...row }: LiverRow & { slug: string }): Edge[] {
  const place: Place = { row: slug, rule: 'HIG-01' };
  const line = lineOf(row.drugSlug, row.toDose ? { type: row.toDose.doseType, dose: row.toDose.dose * 2 } : {});
  const tumour = row.tumourType ?? (row.exceptTumourType === 'otros' ? 'mama' : 'otros');
  const request: DrawnRequest = { tumour, lines: [line] };
  const bilirubin = row.bilirubinAboveMgDl === null ? {} : { bilirubin: tidy(row.bilirubinAboveMgDl + 0.05) };
  const ast = row.transaminasesAboveUln === null ? {} : { ast: row.transaminasesAboveUln * TRANSAMINASES_ULN + 1 };
  const edge = (field: string, vary: string, value: number | null, step: number, beside: DrawnRequest): Edge[] =>
    value === null
      ? []
      : [{ ...place, field, request: { ...request, ...beside }, vary, values: around(value, step), at: 'below' }];
  const timesUln = (value: number | null) => (value === null ? null : value * TRANSAMINASES_ULN);
  const byTest = row.bilirubinAboveMgDl === null ? ast : bilirubin;
  return [
    ...edge('bilirubinAboveMgDl', 'bilirubin', row.bilirubinAboveMgDl, 0.05, {}),
    ...edge('bilirubinUpToMgDl', 'bilirubin', row.bilirubinUpToMgDl, 0.05, {}),
    ...edge('transaminasesAboveUln', 'ast', timesUln(row.transaminasesAboveUln), 1, {}),
    ...edge(
      'transaminasesUpToUln',
      'ast',
      timesUln(row.transaminasesUpToUln),
      1,
      row.transaminasesAboveUln === null ? bilirubin : {},
    ),
    ...reductionEdges(place, { ...request, ...byTest }, row),
  ];
}

interface HeartRow {
  slug: string;
  drugSlugs: readonly string[];
  isPalliative?: boolean;
  lvefFrom: number | null;
  lvefBelow: number;
}

/** Each drug of a row has its edges, since another row may be graver for one of them. */
function heartEdges({ slug, drugSlugs, isPalliative, lvefFrom, lvefBelow }: HeartRow): Edge[] {
  return drugSlugs.flatMap((drug) =>
    Object.entries({ lvefBelow, lvefFrom }).flatMap(([field, value]): Edge[] =>
      value === null
        ? []
        : [
            {
              row: slug,
              rule: 'COR-01',
              field: `${field} ${drug}`,
              request: { lines: [lineOf(drug)], intention: isPalliative === false ? 'curativo' : 'paliativo' },
              vary: 'lvef',
              values: around(value, HALF),
              at: 'above',
            },
          ],
    ),
  );
}

interface EnzymeRow {
  slug: string;
  drugSlugs: readonly string[];
  test: string;
  result: string;
  percent?: number;
}

function enzymeEdges({ slug, drugSlugs, test, result, percent }: EnzymeRow): Edge[] {
  return drugSlugs.flatMap((drug) =>
    reductionEdges({ row: slug, rule: 'ENZ-01' as RuleId }, { lines: [lineOf(drug)], [test]: result }, { percent }).map(
      (edge) => ({ ...edge, field: `${edge.field} ${drug}` }),
    ),
  );
}

export const ORGAN_EDGES = {
  'renal-limits': RENAL_ROWS.flatMap(renalEdges),
  'liver-limits': rowsOf<LiverRow & { slug: string }>(liverFile, 'liver').flatMap(liverEdges),
  'heart-limits': rowsOf<HeartRow>(heartFile, 'heart').flatMap(heartEdges),
  'enzyme-limits': rowsOf<EnzymeRow>(enzymeFile, 'enzyme').flatMap(enzymeEdges),
};
