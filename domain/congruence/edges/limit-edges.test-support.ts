import cyclesFile from '../../reference/cycle-limits.json' with { type: 'json' };
import harmfulFile from '../../reference/harmful-combinations.json' with { type: 'json' };
import { rowsOf } from '../../reference/rows';
import type { DrawnRequest } from './drawn-request.test-support';
import { lineOf } from './drug-rows.test-support';
import { around, type Edge } from './edge.test-support';

interface WithRadiotherapyRow {
  slug: string;
  drugSlugs: readonly string[];
  doseType: string;
  leastDose: number;
}

/** Days before and after an irradiation in which a drug is given at the same time. */
const DAYS_APART = 7;

function withRadiotherapyEdges({ slug, drugSlugs, doseType, leastDose }: WithRadiotherapyRow): Edge[] {
  return drugSlugs.flatMap((drug): Edge[] => {
    const request: DrawnRequest = {
      lines: [lineOf(drug, { type: doseType, dose: leastDose })],
      totalCycles: 1,
      radiotherapy: { perFraction: 2, sessions: 1, type: 'Radioterapia de tórax' },
    };
    const place = { row: slug, rule: 'COM-01', request } as const;
    const ofDays = { ...place, vary: 'radiotherapy.startsAfter' };
    return [
      { ...place, field: 'leastDose', vary: 'lines.0.dose', values: around(leastDose, 0.5), at: 'above' },
      { ...ofDays, field: 'days apart, after', values: around(DAYS_APART, 1), at: 'below' },
      { ...ofDays, field: 'days apart, before', values: around(-DAYS_APART, 1), at: 'above' },
    ];
  });
}

interface CycleRow {
  slug: string;
  drugSlugs: readonly string[];
  tumourTypes: readonly string[];
  intentions: readonly string[];
  cycleDays: { from: number; to: number };
  fromMg?: number;
  most: number;
  isFollowed?: boolean;
}

function cycleEdges({ slug, drugSlugs, tumourTypes, intentions, ...row }: CycleRow): Edge[] {
  const { cycleDays, fromMg, most, isFollowed } = row;
  const counted = isFollowed ? 'cycle' : 'totalCycles';
  const request: DrawnRequest = {
    tumour: tumourTypes[0] ?? 'otros',
    intention: intentions[0] ?? 'paliativo',
    lines: drugSlugs.map((drug) => lineOf(drug, fromMg === undefined ? {} : { type: 'MG', dose: fromMg })),
    cycleLength: cycleDays.from,
    totalCycles: most + 1,
    [counted]: most + 1,
  };
  const place = { row: slug, rule: 'CIC-06', request } as const;
  return [
    { ...place, field: 'most', vary: counted, values: around(most, 1), at: 'below' },
    { ...place, field: 'cycleDays.from', vary: 'cycleLength', values: around(cycleDays.from, 1), at: 'above' },
    { ...place, field: 'cycleDays.to', vary: 'cycleLength', values: around(cycleDays.to, 1), at: 'below' },
    ...(fromMg === undefined
      ? []
      : [{ ...place, field: 'fromMg', vary: 'lines.0.dose', values: around(fromMg, 0.5), at: 'above' } as const]),
  ];
}

export const LIMIT_EDGES = {
  'harmful-combinations': rowsOf<WithRadiotherapyRow>(harmfulFile, 'with-radiotherapy').flatMap(withRadiotherapyEdges),
  'cycle-limits': rowsOf<CycleRow>(cyclesFile, 'most-cycles').flatMap(cycleEdges),
};
