import type { CivilDate } from '../../calendar/civil-date';
import { type Gap, type Given, readFigures } from '../calculation/inputs';
import { type Expression, figure, product, type Step, step } from '../calculation/steps';
import { TINY } from '../calculation/tolerance';
import { isOfRoute } from '../route';
import { countedCycles, type Exposure, type LifetimeHistory, type LifetimeUnit } from './exposures';
import { unitConversionOf } from './international-units';

/** Amount of a principle by one source in a cycle, or in several consecutive cycles that give the same. */
export interface LedgerRow {
  from: 'declared' | 'authorized' | 'request';
  demandId: string | number | null;
  /** Number of the first cycle. */
  cycle: number | null;
  /** Number of cycles; absent for a single one. */
  cycles?: number;
  /** Date of the first cycle. */
  date: CivilDate | null;
  principle: string;
  /** Amount of one cycle, in the ledger's unit, for the principle itself. */
  amount: number;
  /** Multiplier of the amount; 1 unless the ledger adds up equivalents. */
  factor: number;
  /** Amount × factor, of one cycle. */
  counted: number;
  /** Running total including all cycles of this row. */
  total: number;
  /** Declared amount in another unit, converted with the surface of the request; absent in older reports. */
  declaredAs?: { amount: number; unit: LifetimeUnit } | null;
  /** Milligrams of one cycle that the amount, in international units, was made of; absent where it was not. */
  inUnits?: { mg: number; unitsPerMg: number };
}

/** Exposure that could not be added, with the reason; for cycles each amount, source and reason is listed once. */
export interface UncountedExposure {
  from: LedgerRow['from'];
  demandId: string | number | null;
  /** Number of the first such cycle. */
  cycle: number | null;
  exposure: Exposure;
  gap: Gap;
}

export interface LifetimeLedger {
  unit: LifetimeUnit;
  /** Declared exposures first, then authorized cycles by date, then the cycles of the request. */
  rows: readonly LedgerRow[];
  total: number;
  /** Exposures outside the total, which is a lower bound while there are any. */
  uncounted: readonly UncountedExposure[];
  steps: readonly Step[];
}

export interface LedgerQuestion {
  unit: LifetimeUnit;
  /** Multiplier of an amount; null leaves the exposure out. */
  factorOf: (principle: string) => number | null;
  /** Route by which a principle counts, together with unknown routes; null for all routes. */
  administrationOf: (principle: string) => string | null;
}

/**
 * Computes the lifetime dose of a principle, or of several with factors: the sum over authorized cycles, this request
 * and declared exposures, whatever their order. mg become mg/m² by the surface of their own version, declared ones by
 * that of the request; for a limit in international units they become these. Source: docs/rules.md 11.12.
 */
export function lifetimeLedger(history: LifetimeHistory, question: LedgerQuestion): LifetimeLedger {
  const rows: LedgerRow[] = [];
  const uncounted: UncountedExposure[] = [];
  const told = new Set<string>();
  let total = 0;
  for (const { given, cycles, ...source } of spansOf(history, question)) {
    for (const { counted, factor, ...row } of given.counted) {
      total += counted * cycles;
      rows.push({ ...source, ...(cycles > 1 ? { cycles } : {}), ...row, factor, counted, total });
    }
    for (const { exposure, gap } of given.uncounted) {
      const { from, demandId, cycle } = source;
      const key = JSON.stringify([from, demandId, exposure, gap]);
      // Declared exposures are listed individually.
      if (from !== 'declared' && told.has(key)) continue;
      told.add(key);
      uncounted.push({ from, demandId, cycle, exposure, gap });
    }
  }
  return { unit: question.unit, rows, total, uncounted, steps: stepsOf(rows, total, question.unit) };
}

/** Cycle in which a total reaches an amount; null for declared exposures. */
export type LedgerPlace = Pick<LedgerRow, 'from' | 'demandId' | 'cycle'>;

/** Returns the place where the total first reaches `amount`; null where it never does. */
export function firstPlaceFrom(ledger: LifetimeLedger, amount: number): LedgerPlace | null {
  return firstPlace(ledger, (total) => total >= amount - TINY);
}

/** Returns the place where the total first exceeds `amount`; null where it never does. */
export function firstPlaceAbove(ledger: LifetimeLedger, amount: number): LedgerPlace | null {
  return firstPlace(ledger, (total) => total > amount + TINY);
}

/**
 * Finds the first cycle that meets a condition. Rows of the same cycles count together: the total of each cycle
 * includes all.
 */
function firstPlace({ rows }: LifetimeLedger, isReached: (total: number) => boolean): LedgerPlace | null {
  let before = 0;
  for (let place = 0; place < rows.length; ) {
    const first = rows[place] as LedgerRow;
    const { from, demandId, cycle, cycles = 1 } = first;
    let [ofCycle, end] = [first.counted, place + 1];
    while (cycles > 1 && rows[end] && isOfSameCycles(first, rows[end] as LedgerRow)) {
      ofCycle += rows[end]?.counted ?? 0;
      end += 1;
    }
    for (let nth = 1; nth <= cycles; nth += 1)
      if (isReached(before + ofCycle * nth)) return { from, demandId, cycle: cycle === null ? null : cycle + nth - 1 };
    before = rows[end - 1]?.total ?? before;
    place = end;
  }
  return null;
}

function isOfSameCycles(one: LedgerRow, other: LedgerRow): boolean {
  return (
    one.from === other.from &&
    one.demandId === other.demandId &&
    one.cycle === other.cycle &&
    one.cycles === other.cycles
  );
}

/** Exposures of one cycle, or one declared exposure. */
interface GivenOnce extends Pick<LedgerRow, 'from' | 'demandId' | 'cycle' | 'date'> {
  surfaceM2: Given;
  exposures: readonly Exposure[];
}

type CountedRow = Pick<LedgerRow, 'principle' | 'amount' | 'factor' | 'counted' | 'declaredAs' | 'inUnits'>;

/** Exposures of one cycle that can be added, each principle once, and those that cannot. */
interface Counted {
  counted: CountedRow[];
  uncounted: { exposure: Exposure; gap: Gap }[];
}

/** Consecutive cycles that give the same. */
interface Span extends Pick<LedgerRow, 'from' | 'demandId' | 'cycle' | 'date'> {
  cycles: number;
  given: Counted;
}

const ORDER = ['declared', 'authorized', 'request'] as const;

function spansOf(history: LifetimeHistory, question: LedgerQuestion): Span[] {
  // Cycles of a request share their exposures, which are converted once.
  const known = new Map<readonly Exposure[], Counted & { surfaceM2: Given }>();
  const spans: Span[] = [];
  for (const { surfaceM2, exposures, ...source } of givenOf(history)) {
    const shared = known.get(exposures);
    const given =
      shared && shared.surfaceM2 === surfaceM2
        ? shared
        : { ...countedOf(source.from, surfaceM2, exposures, question), surfaceM2 };
    known.set(exposures, given);
    const last = spans.at(-1);
    if (last && goesOn(last, source) && givesSame(last.given, given)) last.cycles += 1;
    else spans.push({ ...source, cycles: 1, given });
  }
  return spans;
}

function goesOn(span: Span, { from, demandId, cycle }: LedgerPlace): boolean {
  const { cycle: first, cycles } = span;
  return span.from === from && span.demandId === demandId && first !== null && cycle === first + cycles;
}

function givesSame(one: Counted, other: Counted): boolean {
  return (
    one === other || JSON.stringify([one.counted, one.uncounted]) === JSON.stringify([other.counted, other.uncounted])
  );
}

function givenOf(history: LifetimeHistory): GivenOnce[] {
  const declared = history.declared.map(
    ({ date = null, ...exposure }): GivenOnce => ({
      from: 'declared',
      demandId: null,
      cycle: null,
      date,
      surfaceM2: history.requestSurfaceM2,
      exposures: [exposure],
    }),
  );
  const cycles = [
    ...countedCycles(history).map((cycle) => ({ ...cycle, from: 'authorized' as const })),
    ...history.request.map((cycle) => ({ ...cycle, from: 'request' as const })),
  ].map(
    ({ from, demandId, cycle, date, surfaceM2, exposures }): GivenOnce => ({
      from,
      demandId,
      cycle,
      date,
      surfaceM2,
      exposures,
    }),
  );
  return [...declared, ...cycles].sort(byTime);
}

/** Compares all distinguishing fields, so that the order of the sum does not depend on the order of the input. */
function byTime(a: GivenOnce, b: GivenOnce): number {
  return (
    ORDER.indexOf(a.from) - ORDER.indexOf(b.from) ||
    compare(a.date ?? '', b.date ?? '') ||
    compare(String(a.demandId), String(b.demandId)) ||
    (a.cycle ?? 0) - (b.cycle ?? 0) ||
    // A declared entry has one exposure, and a cycle exists once.
    (a.exposures[0] && b.exposures[0] ? byKind(a.exposures[0], b.exposures[0]) : 0)
  );
}

function byKind(a: Exposure, b: Exposure): number {
  return (
    compare(a.principle, b.principle) ||
    compare(a.unit, b.unit) ||
    (a.amount ?? 0) - (b.amount ?? 0) ||
    compare(a.administration ?? '', b.administration ?? '')
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function countedOf(
  from: LedgerRow['from'],
  surfaceM2: Given,
  exposures: readonly Exposure[],
  { unit, factorOf, administrationOf }: LedgerQuestion,
): Counted {
  const counted = new Map<string, CountedRow>();
  const uncounted: Counted['uncounted'] = [];
  for (const exposure of [...exposures].sort(byKind)) {
    const { principle } = exposure;
    const factor = factorOf(principle);
    if (factor === null || !isOfRoute(exposure.administration, administrationOf(principle))) continue;
    const converted = inUnit(exposure, unit, surfaceM2);
    if ('because' in converted) {
      uncounted.push({ exposure, gap: converted });
      continue;
    }
    const before = counted.get(principle);
    const amount = converted.amount + (before?.amount ?? 0);
    const inUnits = addedUnits(before, converted.inUnits);
    const isBySurfaceOfRequest = from === 'declared' && exposure.unit !== unit;
    const declaredAs = isBySurfaceOfRequest ? { amount: Number(exposure.amount), unit: exposure.unit } : null;
    counted.set(principle, {
      principle,
      amount,
      factor,
      counted: amount * factor,
      declaredAs,
      ...(inUnits ? { inUnits } : {}),
    });
  }
  return { counted: [...counted.values()], uncounted };
}

/** Returns the milligrams of a row with a further exposure; undefined unless all of the row was given in milligrams. */
function addedUnits(before: CountedRow | undefined, added: LedgerRow['inUnits']): LedgerRow['inUnits'] {
  if (!before || !added) return before ? undefined : added;
  return before.inUnits && { ...added, mg: before.inUnits.mg + added.mg };
}

function inUnit(
  { principle, amount, unit }: Exposure,
  wanted: LifetimeUnit,
  surfaceM2: Given,
): Pick<LedgerRow, 'amount' | 'inUnits'> | Gap {
  const given = readFigures({ exposure: amount });
  const [wrong] = given.gaps;
  if (wrong) return wrong;
  const { exposure } = given.figures;
  if (unit === wanted) return { amount: exposure };
  const unitsPerMg = wanted === 'IU' ? (unitConversionOf(principle)?.unitsPerMg ?? null) : null;
  if (unit === 'IU' || (wanted === 'IU' && unitsPerMg === null)) return { input: 'exposure', because: 'other_unit' };
  if (unit === 'mg' && unitsPerMg !== null) return unitsOf(exposure, unitsPerMg);
  const surface = readFigures({ surfaceM2 });
  const [unknown] = surface.gaps;
  if (unknown) return unknown;
  if (wanted === 'mg/m2') return { amount: exposure / surface.figures.surfaceM2 };
  const mg = exposure * surface.figures.surfaceM2;
  return unitsPerMg === null ? { amount: mg } : unitsOf(mg, unitsPerMg);
}

function unitsOf(mg: number, unitsPerMg: number): Pick<LedgerRow, 'amount' | 'inUnits'> {
  return { amount: mg * unitsPerMg, inUnits: { mg, unitsPerMg } };
}

function stepsOf(rows: readonly LedgerRow[], total: number, unit: LifetimeUnit): Step[] {
  if (rows.length === 0) return [];
  const terms = rows.map(({ amount, factor, cycles = 1, inUnits }): Expression => {
    const given = inUnits ? figure(inUnits.mg, 'mg') : figure(amount, unit);
    const times = [
      ...(inUnits ? [figure(inUnits.unitsPerMg, 'IU/mg')] : []),
      ...[factor, cycles].filter((each) => each !== 1).map((each) => figure(each)),
    ];
    return times.length === 0 ? given : product(given, ...times);
  });
  return [step('lifetime', { kind: 'sum', terms }, total, unit)];
}
