import type { LedgerRow, LifetimeLedger } from '@aval/domain/clinical/lifetime/ledger';
import { appliedLimits } from '@aval/domain/congruence/report/applied-limits';
import type { LifetimeReport } from '@aval/domain/congruence/report/lifetime-report';

export interface BarPart {
  from: LedgerRow['from'];
  amount: number;
  /** Cycle of the request, such as "C3"; empty for earlier doses. */
  label: string;
}

/**
 * Returns the parts of the bar: declared and previously authorized doses in one piece each, the request's cycles one by
 * one.
 */
export function barParts({ rows }: Pick<LifetimeLedger, 'rows'>): BarPart[] {
  const parts = new Map<string, BarPart>();
  for (const { from, cycle, cycles = 1, counted } of rows) {
    for (let nth = 0; nth < cycles; nth += 1) {
      const label = from === 'request' ? `C${Math.max((cycle ?? 1) + nth, 1)}` : '';
      const key = `${from} ${label}`;
      parts.set(key, { from, label, amount: (parts.get(key)?.amount ?? 0) + counted });
    }
  }
  return [...parts.values()].filter(({ amount }) => amount > 0);
}

export interface LimitMark {
  amount: number;
  /** `usual` is the original value of a lowered limit. */
  kind: 'limit' | 'usual' | 'alert';
}

/**
 * Returns the marks of the limits, one per amount: an applied limit takes precedence, and alerts beyond the lowest
 * limit are dropped.
 */
export function limitMarks(report: Pick<LifetimeReport, 'limits'>): LimitMark[] {
  const marks = new Map<number, LimitMark['kind']>();
  const applied = appliedLimits(report);
  const [lowest = Number.POSITIVE_INFINITY] = applied;
  for (const { limit, appliedLimit } of report.limits) {
    if (limit.alertAt !== null && limit.alertAt < lowest) marks.set(limit.alertAt, 'alert');
    if (limit.limit !== null && limit.limit !== appliedLimit) marks.set(limit.limit, 'usual');
  }
  for (const amount of applied) marks.set(amount, 'limit');
  return [...marks].map(([amount, kind]) => ({ amount, kind })).sort((one, other) => one.amount - other.amount);
}

/** Returns the amount at the bar's full width: slightly more than the total and all limits. */
export function scaleOf(report: Pick<LifetimeReport, 'ledger' | 'limits'>): number {
  return Math.max(report.ledger.total, ...limitMarks(report).map(({ amount }) => amount), 1) * 1.08;
}

/** Returns about six round values for the axis. */
export function ticksOf(scale: number): number[] {
  const rough = scale / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? power;
  return Array.from({ length: Math.floor(scale / step) + 1 }, (_, place) => place * step);
}

/** Rows of adjacent cycles with equal amounts, merged into one. */
export interface RowGroup {
  row: LedgerRow;
  first: number | null;
  last: number | null;
  amount: number;
  counted: number;
  total: number;
}

export function groupedRows({ rows }: Pick<LifetimeLedger, 'rows'>): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const row of rows) {
    const { cycle, cycles = 1 } = row;
    const last = cycle === null ? null : cycle + cycles - 1;
    const [amount, counted] = [row.amount * cycles, row.counted * cycles];
    const before = groups.at(-1);
    const isAlike =
      before?.row.from === row.from &&
      before.row.demandId === row.demandId &&
      before.row.principle === row.principle &&
      row.from !== 'declared';
    if (isAlike && before)
      Object.assign(before, {
        last,
        total: row.total,
        amount: before.amount + amount,
        counted: before.counted + counted,
      });
    else groups.push({ row, first: cycle, last, amount, counted, total: row.total });
  }
  return groups;
}
