import type { Mutant } from './mutants';

export interface Reason {
  table: string;
  /** Kind and path of the figure. */
  path?: RegExp;
  row?: RegExp;
  /** Direction in which alone the figure moves unseen. */
  move?: 'up' | 'down';
  /** Whether such figures are left as they are, since nothing that is recorded reads them. */
  isSkipped?: true;
  because: string;
}

const NOT_READ = 'no rule reads it: it tells readers of the file where the figures come from';
const NEXT_BAND = 'the next band is at least as grave and is told in its place';
const NO_DRUG = 'the reference data lack the drug, so that no request has it';

/** Figures that may be moved without a change of what rules say, with the reason. */
export const REASONS: readonly Reason[] = [
  { table: 'clinical-ranges', isSkipped: true, because: NOT_READ },
  { table: 'cumulative-doses', path: /^factor confidenceInterval95/, isSkipped: true, because: NOT_READ },
  { table: 'cumulative-doses', row: /^factor-cog/, because: 'the convention is not the one by which sums are made' },
  { table: 'cumulative-doses', row: /^limit-bleomycin-age-0$/, because: 'the limit for every age is lower' },
  { table: 'cumulative-doses', row: /^limit-bleomycin/, path: /ageTo$/, move: 'up', because: NEXT_BAND },
  {
    table: 'cumulative-doses',
    row: /^limit-daunorubicin$/,
    path: /limitWithRiskFactors$/,
    because: 'its risk factor is radiotherapy of the chest, which the form does not ask for',
  },
  { table: 'cumulative-doses', row: /^alert-/, because: 'the report of lifetime doses tells it, and no rule' },
  { table: 'dose-limits', path: /^(formula|example|rounding) /, isSkipped: true, because: NOT_READ },
  { table: 'dose-limits', path: /^range (lines|timesPerDay)/, isSkipped: true, because: NOT_READ },
  {
    table: 'dose-limits',
    path: /^range /,
    isSkipped: true,
    because: 'computed from the regimens, with which prisma/reference/catalogues.test.ts compares it',
  },
  { table: 'renal-limits', path: /clearanceFrom$/, move: 'down', because: NEXT_BAND },
  {
    table: 'renal-limits',
    row: /^renal-carboplatino-16-41/,
    path: /clearanceFrom$/,
    because: 'below 30 another row forbids it',
  },
  { table: 'renal-limits', row: /^renal-cisplatin-bladder$/, move: 'down', because: NEXT_BAND },
  { table: 'liver-limits', path: /UpTo(MgDl|Uln)$/, move: 'up', because: NEXT_BAND },
  { table: 'liver-limits', row: /^liver-bortezomib/, because: NO_DRUG },
  {
    table: 'intensity-rules',
    path: /^radiotherapy /,
    because: 'an example of a calculation, with which tests compare it',
  },
  { table: 'intensity-rules', path: /^ecog ageYears/, because: 'the rule has the ages of two trials beside the row' },
  {
    table: 'intensity-rules',
    path: /^emesis condition\.(aucFrom|ageBelow)/,
    because: 'moderate risk is told by the drug alone',
  },
  { table: 'intensity-rules', row: /^weight-change$/, because: 'the thresholds of the rule are those of the company' },
  {
    table: 'intensity-rules',
    path: /^ecog ecogFits/,
    because: 'the finding tells the lowest and the highest alone, and of ECOG 5 neither',
  },
  { table: 'dose-limits', path: /^cap condition\.clearance(From|Above)$/, move: 'down', because: NEXT_BAND },
  { table: 'stage-groups', path: /^refinement /, because: 'the form has no such figure' },
  { table: 'dose-bands', isSkipped: true, because: 'no rule reads it: domain/clinical/rounding/rounding.test.ts does' },
];

/** Returns why a figure may move unseen. */
export function reasonOf({ table, row, path, before, after }: Mutant): Reason | null {
  const move = after > before ? 'up' : 'down';
  const found = REASONS.find(
    (each) =>
      each.table === table &&
      (each.path?.test(path) ?? true) &&
      (each.row?.test(row) ?? true) &&
      (each.move ?? move) === move,
  );
  return found ?? null;
}
