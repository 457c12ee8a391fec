import { OPTIONS } from '../../catalogue/options';
import labelFile from '../../reference/label-doses.json' with { type: 'json' };
import type { RuleId } from '../rule-ids';
import { doseAgainstKnown } from '../rules/doses/dose-against-known';
import { REGIMEN_THRESHOLDS } from '../rules/doses/dose-against-regimen';
import { dosePerInterval } from '../rules/doses/dose-per-interval';
import { creatinineForAuc } from '../rules/patient/creatinine-for-auc';
import { weightChange } from '../rules/patient/weight-change';
import { totalDoseOfRadiotherapy } from '../rules/radiotherapy/total-dose';
import { cycleLength } from '../rules/schedule/cycle-length';
import type { DrawnRequest } from './drawn-request.test-support';
import { lineOf } from './drug-rows.test-support';
import { around, type Edge, firstReached } from './edge.test-support';

function edge(
  rule: RuleId,
  field: string,
  request: DrawnRequest,
  vary: string,
  [value, step, at]: readonly [value: number, step: number, at: Edge['at']],
): Edge {
  return { row: rule, field, rule, request, vary, values: around(value, step), at };
}

function regimenEdges(): Edge[] {
  const { tolerancePercent = 0, seriousPercent = 0 } = REGIMEN_THRESHOLDS;
  const request = { lines: [lineOf('gemcitabina')], tumour: 'otros', regimen: { dose: 1000 } };
  const ofDose = (field: string, dose: number, at: Edge['at']) =>
    edge('DOS-01', field, request, 'lines.0.dose', [dose, 2, at]);
  return [
    ofDose('tolerancePercent more', 1000 + tolerancePercent * 10, 'below'),
    ofDose('tolerancePercent less', 1000 - tolerancePercent * 10, 'above'),
    ofDose('seriousPercent', 1000 + seriousPercent * 10, 'below'),
  ];
}

/** Days of a cycle of three weeks that is given more often, and doses beside it that come to just the threshold. */
function intervalEdges(): Edge[] {
  const { tolerancePercent = 0, seriousPercent = 0, lowPercent = 0 } = dosePerInterval.thresholds;
  const days = 21;
  const rows = labelFile.filter(({ days: ofRow, intervalDays }) => ofRow.length === 1 && intervalDays === days);
  const cases = [
    ['tolerancePercent', 17, 1 + tolerancePercent / 100, 'below'],
    ['seriousPercent', 14, 1 + seriousPercent / 100, 'below'],
    ['lowPercent', 42, 1 - lowPercent / 100, 'above'],
  ] as const;
  return cases.flatMap(([field, length, share, at]) =>
    firstReached(
      rows.flatMap(({ drugSlug, doseType, administration, dose }) =>
        OPTIONS.tumourType.map((tumour) => {
          const line = { drug: drugSlug, type: doseType, route: administration, dose };
          const value = (dose * share * length) / days;
          return edge('DOS-05', field, { tumour, lines: [line], cycleLength: length }, 'lines.0.dose', [
            value,
            value / 500,
            at,
          ]);
        }),
      ),
    ),
  );
}

/** First cycle, without a reason for less, in just so much less than the dose of a label. */
function firstCycleEdges(): Edge[] {
  const { lowFirstPercent = 0 } = doseAgainstKnown.thresholds;
  const days = 21;
  const rows = labelFile.filter(({ days: ofRow, intervalDays }) => ofRow.length === 1 && intervalDays === days);
  return firstReached(
    rows.flatMap(({ drugSlug, doseType, administration, dose, tumourTypes }) =>
      (tumourTypes ?? []).map((tumour) => {
        const line = { drug: drugSlug, type: doseType, route: administration, dose };
        const request = { tumour, ecog: 0, lines: [line], days: [1], cycleLength: days };
        const value = dose * (1 - lowFirstPercent / 100);
        return edge('DOS-02', 'lowFirstPercent', request, 'lines.0.dose', [value, value / 500, 'below']);
      }),
    ),
  );
}

function weightEdges(): Edge[] {
  const { notePercent = 0, warnPercent = 0 } = weightChange.thresholds;
  const request = { previousWeightKg: 100 };
  return Object.entries({ notePercent, warnPercent }).flatMap(([field, percent]) => [
    edge('PES-01', `${field} more`, request, 'weightKg', [100 + percent, 0.5, 'above']),
    edge('PES-01', `${field} less`, request, 'weightKg', [100 - percent, 0.5, 'below']),
  ]);
}

function otherEdges(): Edge[] {
  const { maxDays = 0 } = creatinineForAuc.thresholds;
  const { tolerancePercent = 0 } = totalDoseOfRadiotherapy.thresholds;
  const { toleranceDays = 0 } = cycleLength.thresholds;
  const byAuc = { lines: [lineOf('carboplatino', { type: 'AUC', dose: 5 })], creatinine: 1 };
  const course = { radiotherapy: { perFraction: 2, sessions: 50 } };
  const ofRegimen = { lines: [lineOf('gemcitabina')], regimen: { dose: 1000, cycleLength: 28 } };
  return [
    edge('CRE-01', 'maxDays', byAuc, 'creatinineDaysOld', [maxDays, 1, 'below']),
    edge('RAD-01', 'tolerancePercent more', course, 'radiotherapy.total', [100 + tolerancePercent, 0.1, 'below']),
    edge('RAD-01', 'tolerancePercent less', course, 'radiotherapy.total', [100 - tolerancePercent, 0.1, 'above']),
    edge('CIC-03', 'toleranceDays longer', ofRegimen, 'cycleLength', [28 + toleranceDays, 1, 'below']),
    edge('CIC-03', 'toleranceDays shorter', ofRegimen, 'cycleLength', [28 - toleranceDays, 1, 'above']),
  ];
}

/** Thresholds that stand in the rules; those of plausible figures are rows of `intensity-rules.json`. */
export const THRESHOLD_EDGES = {
  thresholds: [...regimenEdges(), ...intervalEdges(), ...firstCycleEdges(), ...weightEdges(), ...otherEdges()],
};
