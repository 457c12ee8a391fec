import { isOfRoute } from '../route';
import { COUNTED_MG_FOR_MG, equivalenceFactor, REFERENCE_ANTHRACYCLINE } from './anthracyclines';
import { LIFETIME_UNITS, type LifetimeHistory, type LifetimeUnit } from './exposures';
import { unitConversionOf } from './international-units';
import { firstPlaceAbove, firstPlaceFrom, type LedgerPlace, type LifetimeLedger, lifetimeLedger } from './ledger';
import { LIFETIME_LIMITS, type LifetimeLimit } from './lifetime-limits';

export function principleLedger(
  history: LifetimeHistory,
  principle: string,
  { unit, administration = null }: { unit: LifetimeUnit; administration?: string | null },
): LifetimeLedger {
  return lifetimeLedger(history, {
    unit,
    administrationOf: () => administration,
    factorOf: (other) => (other === principle ? 1 : null),
  });
}

/**
 * Returns the route by which a principle counts, which is the same in all its limits; null where its limits name none,
 * or it has no limits. Source: docs/rules.md 11.12.
 */
function countedRoute(principle: string): string | null {
  return LIFETIME_LIMITS.find((limit) => limit.principle === principle)?.administration ?? null;
}

/** Whether a route adds to the lifetime doses of a principle; an unknown route does. */
export function addsByRoute(principle: string, administration: string | null): boolean {
  return isOfRoute(administration, countedRoute(principle));
}

/**
 * Adds up all anthracyclines in mg/m² of doxorubicin by the ESC convention, without pegylated liposomal doxorubicin.
 */
export function anthracyclineLedger(history: LifetimeHistory): LifetimeLedger {
  return lifetimeLedger(history, {
    unit: 'mg/m2',
    administrationOf: countedRoute,
    factorOf: (principle) => equivalenceFactor(principle)?.factor ?? null,
  });
}

/**
 * Adds up all anthracyclines including pegylated liposomal doxorubicin mg for mg, as its label counts towards 450 mg/m²
 * (`COUNTED_MG_FOR_MG`).
 */
export function anthracyclineLedgerWithLiposomal(history: LifetimeHistory): LifetimeLedger {
  return lifetimeLedger(history, {
    unit: 'mg/m2',
    administrationOf: countedRoute,
    factorOf: (principle) => (principle === COUNTED_MG_FOR_MG ? 1 : (equivalenceFactor(principle)?.factor ?? null)),
  });
}

/** Sum of several anthracyclines, in mg/m² of doxorubicin, and the drug whose limit judges it. */
export interface AnthracyclineSum {
  ledger: LifetimeLedger;
  limitOf: string;
}

/**
 * Returns the sums of more than one anthracycline, which no limit of a single principle covers: as doxorubicin
 * equivalents for the limit of doxorubicin and, with pegylated liposomal doxorubicin among them, for the limit of its
 * label.
 */
export function anthracyclineSums(history: LifetimeHistory): AnthracyclineSum[] {
  const together = { ledger: anthracyclineLedger(history), limitOf: REFERENCE_ANTHRACYCLINE };
  const withLiposomal = { ledger: anthracyclineLedgerWithLiposomal(history), limitOf: COUNTED_MG_FOR_MG };
  const hasLiposomal = principlesOf(withLiposomal.ledger).has(COUNTED_MG_FOR_MG);
  return [together, ...(hasLiposomal ? [withLiposomal] : [])].filter(({ ledger }) => principlesOf(ledger).size > 1);
}

/**
 * Returns the units in which an exposure to a principle can be added to its sums; milligrams are added to a sum of
 * international units where the reference data convert them. Source: docs/rules.md 11.12.
 */
export function summableUnits(principle: string): readonly LifetimeUnit[] {
  const ofLimits = LIFETIME_LIMITS.filter((limit) => limit.principle === principle).map(({ unit }) => unit);
  const isInUnits = ofLimits.includes('IU');
  const isInMg = ofLimits.some((unit) => unit !== 'IU') || !isInUnits || unitConversionOf(principle) !== null;
  return LIFETIME_UNITS.filter((unit) => (unit === 'IU' ? isInUnits : isInMg));
}

/** Returns the principles that a ledger adds up. */
export function principlesOf({ rows }: LifetimeLedger): ReadonlySet<string> {
  return new Set(rows.map(({ principle }) => principle));
}

/** Whether a drug of the reference data adds to the sums of anthracyclines. */
export function isAnthracycline(slug: string): boolean {
  return slug === COUNTED_MG_FOR_MG || equivalenceFactor(slug) !== null;
}

export interface JudgedLimit {
  limit: LifetimeLimit;
  /** Limit that applies to this patient; null where the text states none. */
  appliedLimit: number | null;
  /** Place where the total reaches the alert. */
  alertAt: LedgerPlace | null;
  /** Place where the total exceeds the limit. */
  exceededAt: LedgerPlace | null;
}

/**
 * Judges a ledger by a limit; with risk factors by the lower limit. The ledger must have the limit's unit and route.
 */
export function judgeLimit(
  ledger: LifetimeLedger,
  limit: LifetimeLimit,
  { hasRiskFactors }: { hasRiskFactors: boolean },
): JudgedLimit {
  const appliedLimit = (hasRiskFactors ? limit.limitWithRiskFactors : null) ?? limit.limit;
  return {
    limit,
    appliedLimit,
    alertAt: limit.alertAt === null ? null : firstPlaceFrom(ledger, limit.alertAt),
    exceededAt: appliedLimit === null ? null : firstPlaceAbove(ledger, appliedLimit),
  };
}
