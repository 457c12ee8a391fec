import { administrationsPerSessionOf, type LineSchedule } from '../doses/line-doses';
import { commonMultiple, type Presentation } from './presentations';
import type { Dispensing } from './supply';

/**
 * Cost in whole euro cents, each rounded once from the exact value; null where the number of administrations, sessions
 * or cycles is unknown.
 */
export interface Cost {
  sessionCents: number | null;
  cycleCents: number | null;
  courseCents: number | null;
}

/**
 * Returns the cost of one unit of each presentation as a whole number of equal parts of a cent, so that sums are exact.
 */
export function unitCosts(presentations: readonly Presentation[]): number[] {
  const parts = partsOfACent(presentations);
  return presentations.map(({ packCents, unitsPerPack }) => (packCents ?? 0) * (parts / unitsPerPack));
}

function partsOfACent(presentations: readonly Presentation[]): number {
  return commonMultiple(presentations.map(({ unitsPerPack }) => unitsPerPack));
}

/**
 * Computes the cost of one administration's units over a session, a cycle and all cycles; null where a used one has no
 * price.
 */
export function costOf(
  counts: readonly number[],
  presentations: readonly Presentation[],
  schedule: LineSchedule,
  dispensing: Dispensing,
): Cost | null {
  const used = presentations.filter((_presentation, index) => (counts[index] ?? 0) > 0);
  if (used.some(({ packCents }) => packCents === null)) return null;
  const cents = (administrations: number | null) =>
    administrations === null
      ? null
      : dispensing === 'packs'
        ? centsOfPacks(counts, presentations, administrations)
        : centsOfUnits(counts, presentations, administrations);
  const { session, cycle, course } = administrationsOf(schedule);
  return { sessionCents: cents(session), cycleCents: cents(cycle), courseCents: cents(course) };
}

/** Returns the number of administrations in a session, a cycle and all cycles. */
export function administrationsOf(schedule: LineSchedule) {
  const { sessions, cycles, administrationsPerCycle = null } = schedule;
  if (administrationsPerCycle !== null)
    return { session: null, cycle: administrationsPerCycle, course: cycles ? administrationsPerCycle * cycles : null };
  const session = administrationsPerSessionOf(schedule) ?? null;
  const cycle = session !== null && sessions ? session * sessions : null;
  return { session, cycle, course: cycle !== null && cycles ? cycle * cycles : null };
}

function centsOfUnits(
  counts: readonly number[],
  presentations: readonly Presentation[],
  administrations: number,
): number {
  const costs = unitCosts(presentations);
  const parts = counts.reduce((sum, count, index) => sum + count * (costs[index] ?? 0), 0);
  return Math.round((parts * administrations) / partsOfACent(presentations));
}

/** Cost of whole packs of each presentation; units left in a pack are taken at the next administration. */
export function centsOfPacks(
  counts: readonly number[],
  presentations: readonly Presentation[],
  administrations: number,
): number {
  return presentations.reduce((sum, presentation, index) => {
    const packs = packsFor(counts[index] ?? 0, presentation, administrations);
    return sum + packs * (presentation.packCents ?? 0);
  }, 0);
}

/** Number of whole packs that hold the units of the administrations. */
export function packsFor(
  unitsEach: number,
  { unitsPerPack }: Pick<Presentation, 'unitsPerPack'>,
  administrations: number,
): number {
  return Math.ceil((unitsEach * administrations) / unitsPerPack);
}
