import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { type Gap, type Given, readFigures } from '../calculation/inputs';
import { difference, figure, product, resultOf, type Step, step, sum } from '../calculation/steps';
import { TINY } from '../calculation/tolerance';
import { administrationsPerSessionOf, type LineSchedule } from '../doses/line-doses';
import { ROUNDING_TOLERANCE_PERCENT } from '../rounding/whole-units';
import { ROUTES_AT_HOME, ROUTES_OF_INJECTIONS } from '../route';
import { administrationsOf, type Cost, costOf, packsFor, unitCosts } from './cost';
import { leastCovering } from './covering';
import { nearestSumTaken } from './nearest-sum';
import { leastInPacks, type TakenRange } from './packs';
import type { PresentationForm } from './presentation-form';
import {
  coverableUg,
  neededUg,
  type Presentation,
  type PresentationOffer,
  readPresentations,
  toMg,
} from './presentations';

/**
 * Form in which a drug is handed out. `units`: vials and syringes, opened for one administration, of which a part of a
 * pack is paid. `packs`: tablets and other drugs taken home, in whole packs that last for later administrations.
 */
export type Dispensing = 'units' | 'packs';

/** Returns `packs` for drugs taken at home, `units` for all others. Source: docs/rules.md 11.11. */
export function dispensingOf(administration: string): Dispensing {
  return ROUTES_AT_HOME.includes(administration) ? 'packs' : 'units';
}

/** Whether a form can be given by a route; an unknown form fits. Source: docs/rules.md 11.11. */
export function fitsRoute(form: PresentationForm | null | undefined, administration: string): boolean {
  if (form == null) return true;
  if (dispensingOf(administration) === 'packs') return form === 'home';
  return form === 'clinic' || (form === 'infusion' && !ROUTES_OF_INJECTIONS.includes(administration));
}

export interface SupplyOrder {
  /** Dose of one administration, not rounded. */
  doseMg: Given;
  offers: readonly PresentationOffer[];
  schedule: LineSchedule;
  dispensing: Dispensing;
}

export interface Supply {
  /** Absent in older reports. */
  dispensing?: Dispensing;
  /** Units for one administration, the strongest first. */
  units: SuppliedUnits[];
  suppliedMg: number;
  /**
   * Supplied amount minus the unrounded dose; negative when the tablets, all of which are swallowed, make less than the
   * dose.
   */
  wasteMg: number;
  /** Percentage of the opened amount, for tablets of the dose; 0 when nothing is opened. */
  wastePercent: number;
  /** null where one of the presentations has no price. */
  cost: Cost | null;
}

export interface SuppliedUnits {
  presentationId: number;
  strengthMg: number;
  count: number;
  /**
   * Whole packs of a cycle and of all cycles, of drugs handed out in packs; null where the administrations are unknown.
   */
  packs?: { cycle: number | null; course: number | null };
}

export interface SupplyChoice {
  /**
   * Cheapest of the priced presentations, over the longest period with known counts; for packs only with known intakes.
   */
  cheapest: Calculation<Supply>;
  leastWasteful: Calculation<Supply>;
  /** Presentations without a price, which the cheapest choice leaves out. */
  unpricedIds: number[];
}

/**
 * Returns the cheapest and the least wasteful combination of presentations for a dose: exact, ties by the fewest units,
 * then by waste or cost. Vials cover the dose. Tablets are not divided: the least wasteful choice is the nearest that
 * whole ones make, the cheapest is at least as much within the tolerance, or else the nearest; its ties go to the
 * fewest and then to the nearest, then to the strongest tablets. Not computable without dose and strengths; the
 * cheapest not without a price. Source: docs/rules.md 11.11.
 */
export function supplyChoice(order: SupplyOrder): SupplyChoice {
  const presentations = readPresentations(order.offers);
  const priced = presentations.filter(({ packCents }) => packCents !== null);
  const unpricedIds = presentations.filter(({ packCents }) => packCents === null).map(({ id }) => id);
  const gaps = gapsOf(order, presentations);
  if (gaps.length > 0) {
    const nothing = notComputable(...gaps);
    return { cheapest: nothing, leastWasteful: nothing, unpricedIds };
  }
  const doseMg = Number(order.doseMg);
  const lacking = lackingForCost(order, priced.length);
  return {
    cheapest: lacking ? notComputable(lacking) : supplyOf(doseMg, priced, order, 'cost'),
    leastWasteful: supplyOf(doseMg, presentations, order, 'waste'),
    unpricedIds,
  };
}

function gapsOf({ doseMg, schedule }: SupplyOrder, presentations: readonly Presentation[]): Gap[] {
  const { gaps } = readFigures({ doseMg });
  if (presentations.length === 0) gaps.push({ input: 'presentations', because: 'missing' });
  const counts = {
    administrations: schedule.administrationsPerCycle ?? administrationsPerSessionOf(schedule),
    sessions: schedule.sessions,
    cycles: schedule.cycles,
  };
  // Missing counts only leave costs out; given ones must be valid.
  return [...gaps, ...readFigures(counts).gaps.filter(({ because }) => because !== 'missing')];
}

/** The cheapest packs depend on the number of intakes, so an unknown number is a gap. */
function lackingForCost({ schedule, dispensing }: SupplyOrder, priced: number): Gap | null {
  if (priced === 0) return { input: 'price', because: 'missing' };
  const { session, cycle } = administrationsOf(schedule);
  const isUncounted = dispensing === 'packs' && session === null && cycle === null;
  return isUncounted ? { input: 'administrations', because: 'missing' } : null;
}

function supplyOf(
  doseMg: number,
  presentations: readonly Presentation[],
  { schedule, dispensing }: SupplyOrder,
  aim: 'cost' | 'waste',
): Calculation<Supply> {
  const range = dispensing === 'packs' ? takenRange(doseMg, presentations) : null;
  const counts = range
    ? unitsTaken(range, presentations, schedule, aim)
    : dispensing === 'packs'
      ? null
      : leastCovering(neededUg(doseMg), itemsOf(presentations, aim));
  if (!counts) return notComputable({ input: 'presentations', because: 'out_of_range' });
  const supplied = presentations.reduce((sum, { strengthUg }, index) => sum + strengthUg * (counts[index] ?? 0), 0);
  const suppliedMg = toMg(supplied);
  // Vials cover the dose, so a negative amount is a floating-point error.
  const wasteMg = dispensing === 'packs' ? suppliedMg - doseMg : Math.max(0, suppliedMg - doseMg);
  return computed(
    {
      dispensing,
      units: presentations
        .map((presentation, index) => unitsOf(presentation, counts[index] ?? 0, { schedule, dispensing }))
        .filter(({ count }) => count > 0),
      suppliedMg,
      wasteMg,
      wastePercent: suppliedMg === 0 ? 0 : (wasteMg / (dispensing === 'packs' ? doseMg : suppliedMg)) * 100,
      cost: costOf(counts, presentations, schedule, dispensing),
    },
    stepsOf(counts, presentations, { doseMg, suppliedMg, wasteMg }),
  );
}

function unitsOf(
  presentation: Presentation,
  count: number,
  { schedule, dispensing }: Pick<SupplyOrder, 'schedule' | 'dispensing'>,
): SuppliedUnits {
  const units = { presentationId: presentation.id, strengthMg: toMg(presentation.strengthUg), count };
  if (dispensing === 'units') return units;
  const packs = (administrations: number | null) =>
    administrations === null ? null : packsFor(count, presentation, administrations);
  const { cycle, course } = administrationsOf(schedule);
  return { ...units, packs: { cycle: packs(cycle), course: packs(course) } };
}

function unitsTaken(
  range: TakenRange,
  presentations: readonly Presentation[],
  schedule: LineSchedule,
  aim: 'cost' | 'waste',
): number[] | null {
  return aim === 'cost'
    ? leastInPacks(range, presentations, schedule)
    : leastCovering(range.fromUg, itemsOf(presentations, aim));
}

/** Range for whole tablets; null where there are too many. */
function takenRange(doseMg: number, presentations: readonly Presentation[]): TakenRange | null {
  const nearestMg = nearestSumTaken(
    doseMg,
    presentations.map(({ strengthUg }) => strengthUg),
  );
  if (nearestMg === null) return null;
  const fromUg = neededUg(nearestMg);
  const mostUg = coverableUg(doseMg * (1 + ROUNDING_TOLERANCE_PERCENT / 100));
  return { fromUg, toUg: Math.max(fromUg, isNear(nearestMg, doseMg) ? mostUg : fromUg), doseUg: doseMg * 1000 };
}

function isNear(takenMg: number, doseMg: number): boolean {
  return Math.abs(takenMg - doseMg) * 100 <= doseMg * ROUNDING_TOLERANCE_PERCENT + TINY;
}

function stepsOf(
  counts: readonly number[],
  presentations: readonly Presentation[],
  { doseMg, suppliedMg, wasteMg }: { doseMg: number; suppliedMg: number; wasteMg: number },
): Step[] {
  if (suppliedMg === 0) return [];
  const terms = presentations.flatMap(({ strengthUg }, index) => {
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [product(figure(count), figure(toMg(strengthUg), 'mg'))];
  });
  const supplied = step('supplied', sum(...terms), suppliedMg, 'mg');
  return [supplied, step('waste', difference(resultOf(supplied), figure(doseMg, 'mg')), wasteMg, 'mg')];
}

/** Weights to minimise: first the aim, then the units, then the other one of cost and waste. */
function itemsOf(presentations: readonly Presentation[], aim: 'cost' | 'waste') {
  const costs = unitCosts(presentations);
  return presentations.map(({ strengthUg }, index) => {
    const cost = costs[index] ?? 0;
    const weights = aim === 'cost' ? ([cost, 1, strengthUg] as const) : ([strengthUg, 1, cost] as const);
    return { amount: strengthUg, weights };
  });
}
