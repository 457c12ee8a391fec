import type { CivilDate } from '../../calendar/civil-date';
import { type Gap, type Given, readFigures } from '../calculation/inputs';
import { type Expression, figure, product, type Step, step, sum } from '../calculation/steps';
import { TINY } from '../calculation/tolerance';
import { routeOf } from '../route';
import { countedCycles, type Exposure, type LifetimeHistory, type LifetimeUnit } from './exposures';

export interface LedgerRow {
  from: 'declared' | 'authorized' | 'request';
  demandId: string | number | null;
  cycle: number | null;
  date: CivilDate | null;
  principle: string;
  /** In the ledger's unit, of the principle itself. */
  amount: number;
  /** What the amount is multiplied by; 1 unless the ledger is one of equivalents. */
  factor: number;
  /** Amount × factor. */
  counted: number;
  /** The running total with this row. */
  total: number;
  /** In another unit, and reckoned with the surface of the request; absent in reports of before it was kept. */
  declaredAs?: { amount: number; unit: LifetimeUnit } | null;
}

/** What could not be added, and why. */
export interface UncountedExposure {
  from: LedgerRow['from'];
  demandId: string | number | null;
  cycle: number | null;
  exposure: Exposure;
  gap: Gap;
}

export interface LifetimeLedger {
  unit: LifetimeUnit;
  /** What was declared first, then what was authorized by date, then the cycles of the request. */
  rows: readonly LedgerRow[];
  total: number;
  /** The total is a floor as long as there are some. */
  uncounted: readonly UncountedExposure[];
  steps: readonly Step[];
}

export interface LedgerQuestion {
  unit: LifetimeUnit;
  /** Null leaves an exposure out; otherwise what its amount is multiplied by. */
  factorOf: (principle: string) => number | null;
  /** Only exposures by this route count, and those without a known one; null for all. */
  administration?: string | null;
}

/**
 * The lifetime dose of a principle, or of several with factors: the sum over authorized cycles, this request and declared
 * exposures, the same in whatever order they are given. mg become mg/m² by the surface of their own version, declared ones
 * by that of the request. Source: docs/rules.md 11.12.
 */
export function lifetimeLedger(history: LifetimeHistory, question: LedgerQuestion): LifetimeLedger {
  const rows: LedgerRow[] = [];
  const uncounted: UncountedExposure[] = [];
  let total = 0;
  for (const entry of entriesOf(history)) {
    const factor = question.factorOf(entry.exposure.principle);
    if (factor === null || !isOfRoute(entry.exposure, question.administration)) continue;
    const { from, demandId, cycle, date, exposure } = entry;
    const converted = inUnit(exposure, question.unit, entry.surfaceM2);
    if ('because' in converted) {
      uncounted.push({ from, demandId, cycle, exposure, gap: converted });
      continue;
    }
    const counted = converted.amount * factor;
    total += counted;
    const isBySurfaceOfRequest = from === 'declared' && exposure.unit !== question.unit;
    const declaredAs = isBySurfaceOfRequest ? { amount: Number(exposure.amount), unit: exposure.unit } : null;
    const { principle } = exposure;
    rows.push({
      from,
      demandId,
      cycle,
      date,
      principle,
      amount: converted.amount,
      factor,
      counted,
      total,
      declaredAs,
    });
  }
  return { unit: question.unit, rows, total, uncounted, steps: stepsOf(rows, total, question.unit) };
}

/** The first row from which the total is `amount` or more; null where it never is. */
export function firstRowFrom({ rows }: LifetimeLedger, amount: number): LedgerRow | null {
  return rows.find(({ total }) => total >= amount - TINY) ?? null;
}

/** The first row by which the total is more than `amount`; null where it never is. */
export function firstRowAbove({ rows }: LifetimeLedger, amount: number): LedgerRow | null {
  return rows.find(({ total }) => total > amount + TINY) ?? null;
}

interface Entry extends Pick<LedgerRow, 'from' | 'demandId' | 'cycle' | 'date'> {
  surfaceM2: Given;
  exposure: Exposure;
}

const ORDER = ['declared', 'authorized', 'request'] as const;

function entriesOf(history: LifetimeHistory): Entry[] {
  const declared = history.declared.map(
    ({ date = null, ...exposure }): Entry => ({
      ...{ from: 'declared', demandId: null, cycle: null, date },
      ...{ surfaceM2: history.requestSurfaceM2, exposure },
    }),
  );
  const cycles = [
    ...countedCycles(history).map((cycle) => ({ ...cycle, from: 'authorized' as const })),
    ...history.request.map((cycle) => ({ ...cycle, from: 'request' as const })),
  ];
  const given = cycles.flatMap(({ from, demandId, cycle, date, surfaceM2, exposures }) =>
    exposures.map((exposure): Entry => ({ from, demandId, cycle, date, surfaceM2, exposure })),
  );
  return [...declared, ...given].sort(byTime);
}

/** All that tells entries apart, so that the sum is made in one order whatever order they come in. */
function byTime(a: Entry, b: Entry): number {
  return (
    ORDER.indexOf(a.from) - ORDER.indexOf(b.from) ||
    compare(a.date ?? '', b.date ?? '') ||
    compare(String(a.demandId), String(b.demandId)) ||
    (a.cycle ?? 0) - (b.cycle ?? 0) ||
    compare(a.exposure.principle, b.exposure.principle) ||
    compare(a.exposure.unit, b.exposure.unit) ||
    (a.exposure.amount ?? 0) - (b.exposure.amount ?? 0) ||
    compare(a.exposure.administration ?? '', b.exposure.administration ?? '')
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function isOfRoute({ administration }: Exposure, wanted: string | null | undefined): boolean {
  if (!wanted || !administration) return true;
  return routeOf(administration) === routeOf(wanted);
}

function inUnit({ amount, unit }: Exposure, wanted: LifetimeUnit, surfaceM2: Given): { amount: number } | Gap {
  const given = readFigures({ exposure: amount });
  const [wrong] = given.gaps;
  if (wrong) return wrong;
  const { exposure } = given.figures;
  if (unit === wanted) return { amount: exposure };
  if (unit === 'IU' || wanted === 'IU') return { input: 'exposure', because: 'other_unit' };
  const surface = readFigures({ surfaceM2 });
  const [unknown] = surface.gaps;
  if (unknown) return unknown;
  return { amount: wanted === 'mg/m2' ? exposure / surface.figures.surfaceM2 : exposure * surface.figures.surfaceM2 };
}

function stepsOf(rows: readonly LedgerRow[], total: number, unit: LifetimeUnit): Step[] {
  if (rows.length === 0) return [];
  const terms = rows.map(
    ({ amount, factor }): Expression =>
      factor === 1 ? figure(amount, unit) : product(figure(amount, unit), figure(factor)),
  );
  return [step('lifetime', sum(...terms), total, unit)];
}
