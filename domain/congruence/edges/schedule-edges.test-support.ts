import { OPTIONS } from '../../catalogue/options';
import type { TumourType } from '../../catalogue/tumour-types';
import { ROUTES_AT_HOME } from '../../clinical/route';
import { LABEL_ROWS, type LabelRow } from '../rules/doses/known-schedules';
import type { DrawnRequest } from './drawn-request.test-support';
import { around, type Edge, firstReached, tidy, unitOf } from './edge.test-support';

/** Share by which the days of a month differ. */
const CALENDAR = 1.1;
/** Cycles of a treatment whose schedule has no interval. */
const USUAL_DAYS = 21;

/** Returns half a unit of the last decimal, since a row may be moved by a whole one. */
function stepOf(value: number): number {
  return tidy(0.5 * unitOf(value));
}

/**
 * Edges of a published schedule. A request that follows it is held against a chosen regimen of half its dose, which is
 * serious where nobody publishes the schedule and a note where it is the row's: the dose, the length of the cycle and
 * the days are read by that one question. The highest and the lowest dose have their edges in DOS-02 as well.
 */
function labelEdges(row: LabelRow, tumour: string): Edge[] {
  const { slug, drugSlug, doseType, administration, days, intervalDays } = row;
  const least = row.doseMin ?? row.dose;
  const most = Math.max(row.doseMax ?? row.dose, row.maxSingle ?? 0);
  const cycleLength = intervalDays ?? Math.max(USUAL_DAYS, ...days);
  const place = { row: slug, rule: 'DOS-01' } as const;
  const request: DrawnRequest = {
    tumour,
    lines: [{ drug: drugSlug, type: doseType, route: administration, dose: least }],
    regimen: { dose: tidy(least / 2) },
    days,
    cycleLength,
    ...(doseType === 'AUC' ? { clearance: 100 } : {}),
  };
  const ofDose = (field: string, value: number, at: Edge['at']): Edge => ({
    ...place,
    field,
    request,
    vary: 'lines.0.dose',
    values: around(value, stepOf(value)),
    at,
  });
  const doses =
    least === most
      ? [ofDose('dose', least, 'alone')]
      : [ofDose('doseMin', least, 'above'), ofDose('doseMax', most, 'below')];
  const longest = Math.floor(cycleLength * CALENDAR + 1e-9);
  const shortest = Math.ceil(cycleLength / CALENDAR - 1e-9);
  const ofLength = (field: string, values: Edge['values'], at: Edge['at']): Edge => ({
    ...place,
    field,
    request: { ...request, regimen: { dose: tidy(least / 2), cycleLength } },
    vary: 'cycleLength',
    values,
    at,
  });
  const isOne = shortest === longest;
  const lengths =
    intervalDays === null
      ? []
      : [
          ofLength('intervalDays longest', [longest - 1, longest, longest + 1], isOne ? 'alone' : 'below'),
          ...(!isOne && shortest - 1 >= (days.at(-1) ?? 1)
            ? [ofLength('intervalDays shortest', [shortest - 1, shortest, shortest + 1], 'above')]
            : []),
        ];
  return [...doses, ...lengths, ...capEdges(row, request), ...boundEdges(row, request, least, most)];
}

/** Dose in milligrams up to which a schedule with a cap is followed by the patient for whom the cap acts. */
function capEdges({ slug, capMg, doseType, dose }: LabelRow, request: DrawnRequest): Edge[] {
  const [line] = request.lines ?? [];
  if (capMg === undefined || !line) return [];
  const heavy = { heightCm: 210, weightKg: 210 };
  const ofOne = doseType === 'MGKG' ? heavy.weightKg : Math.sqrt((heavy.heightCm * heavy.weightKg) / 3600);
  if (dose * ofOne <= capMg) return [];
  return [
    {
      row: slug,
      field: 'capMg',
      rule: 'DOS-01',
      request: {
        ...request,
        ...heavy,
        lines: [{ ...line, type: 'MG', dose: capMg }],
        regimen: { dose: tidy(capMg / 2) },
      },
      vary: 'lines.0.dose',
      values: around(capMg, stepOf(capMg)),
      at: 'above',
    },
  ];
}

/** Edges of DOS-02 around the highest and the lowest dose that the drug is given in by the route for the tumour. */
function boundEdges(
  { slug, drugSlug, doseType, administration }: LabelRow,
  request: DrawnRequest,
  least: number,
  most: number,
) {
  const alike = LABEL_ROWS.filter(
    (row) =>
      row.drugSlug === drugSlug &&
      row.doseType === doseType &&
      row.administration === administration &&
      (row.tumourTypes.length === 0 || row.tumourTypes.some((type) => type === request.tumour)),
  );
  const highest = Math.max(...alike.map((row) => Math.max(row.doseMax ?? row.dose, row.maxSingle ?? 0)));
  const lowest = Math.min(...alike.map((row) => row.doseMin ?? row.dose));
  const { regimen: _, ...without } = request;
  const edge = (field: string, value: number, at: Edge['at']): Edge => ({
    row: slug,
    field,
    rule: 'DOS-02',
    request: without,
    vary: 'lines.0.dose',
    values: around(value, stepOf(value)),
    at,
  });
  return [
    ...(most === highest
      ? [
          edge('most x 1.1', most * 1.1, 'below'),
          edge('most x 1.25', most * 1.25, 'above'),
          edge('most x 1.5', most * 1.5, 'below'),
        ]
      : []),
    ...(least === lowest
      ? [
          edge('least x 0.5', least * 0.5, ROUTES_AT_HOME.includes(administration) ? 'above' : 'below'),
          edge('least x 0.2', least * 0.2, 'below'),
        ]
      : []),
  ];
}

/** Tumours that a row is for, or every tumour; those before in which fewer rows of the drug are. */
function tumoursOf({ tumourTypes, drugSlug }: LabelRow): readonly TumourType[] {
  const others = LABEL_ROWS.filter((row) => row.drugSlug === drugSlug);
  const rowsFor = (tumour: TumourType) => others.filter((row) => row.tumourTypes.includes(tumour)).length;
  const tumours = tumourTypes.length > 0 ? tumourTypes : OPTIONS.tumourType;
  return [...tumours].sort((one, other) => rowsFor(one) - rowsFor(other));
}

/** Returns the edges of a row, each in the tumour where the row alone decides, if there is one. */
function reachedEdges(row: LabelRow): Edge[] {
  const byField = new Map<string, Edge[]>();
  for (const tumour of tumoursOf(row))
    for (const edge of labelEdges(row, tumour)) byField.set(edge.field, [...(byField.get(edge.field) ?? []), edge]);
  return [...byField.values()].flatMap(firstReached);
}

export const SCHEDULE_EDGES = { 'label-doses': LABEL_ROWS.flatMap(reachedEdges) };
