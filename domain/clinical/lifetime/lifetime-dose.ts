import { isOfRoute } from '../route';
import { COUNTED_MG_FOR_MG, equivalenceFactor, REFERENCE_ANTHRACYCLINE } from './anthracyclines';
import { LIFETIME_UNITS, type LifetimeHistory, type LifetimeUnit } from './exposures';
import { firstPlaceAbove, firstPlaceFrom, type LedgerPlace, type LifetimeLedger, lifetimeLedger } from './ledger';
import { LIFETIME_LIMITS, type LifetimeLimit } from './lifetime-limits';

/** The lifetime dose of one active principle. */
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
 * By which route a principle counts; null where its limits know of none, or it has none. Those of one principle have the same
 * one. Source: docs/rules.md 11.12.
 */
function countedRoute(principle: string): string | null {
  return LIFETIME_LIMITS.find((limit) => limit.principle === principle)?.administration ?? null;
}

/** Whether what is given by a route adds to the lifetime doses of a principle; by a route that is not known yet it may. */
export function addsByRoute(principle: string, administration: string | null): boolean {
  return isOfRoute(administration, countedRoute(principle));
}

/** All anthracyclines in mg/m² of doxorubicin, by the ESC's convention; pegylated liposomal doxorubicin is not among them. */
export function anthracyclineLedger(history: LifetimeHistory): LifetimeLedger {
  return lifetimeLedger(history, {
    unit: 'mg/m2',
    administrationOf: countedRoute,
    factorOf: (principle) => equivalenceFactor(principle)?.factor ?? null,
  });
}

/** The same with pegylated liposomal doxorubicin mg for mg, as its label counts towards 450 mg/m² (`COUNTED_MG_FOR_MG`). */
export function anthracyclineLedgerWithLiposomal(history: LifetimeHistory): LifetimeLedger {
  return lifetimeLedger(history, {
    unit: 'mg/m2',
    administrationOf: countedRoute,
    factorOf: (principle) => (principle === COUNTED_MG_FOR_MG ? 1 : (equivalenceFactor(principle)?.factor ?? null)),
  });
}

/** A sum of several anthracyclines, in mg/m² of doxorubicin, and the drug whose limit judges it. */
export interface AnthracyclineSum {
  ledger: LifetimeLedger;
  limitOf: string;
}

/**
 * Anthracyclines of more than one principle, which no limit of one of them judges: in doxorubicin against its limit, and where
 * pegylated liposomal doxorubicin is among them, with it against what its label says.
 */
export function anthracyclineSums(history: LifetimeHistory): AnthracyclineSum[] {
  const together = { ledger: anthracyclineLedger(history), limitOf: REFERENCE_ANTHRACYCLINE };
  const withLiposomal = { ledger: anthracyclineLedgerWithLiposomal(history), limitOf: COUNTED_MG_FOR_MG };
  const hasLiposomal = principlesOf(withLiposomal.ledger).has(COUNTED_MG_FOR_MG);
  return [together, ...(hasLiposomal ? [withLiposomal] : [])].filter(({ ledger }) => principlesOf(ledger).size > 1);
}

/** In which units an exposure to a principle can be added to its sums: of units no milligrams are made. Source: docs/rules.md 11.12. */
export function summableUnits(principle: string): readonly LifetimeUnit[] {
  const ofLimits = LIFETIME_LIMITS.filter((limit) => limit.principle === principle).map(({ unit }) => unit);
  const isInUnits = ofLimits.includes('IU');
  const isInMg = ofLimits.some((unit) => unit !== 'IU') || !isInUnits;
  return LIFETIME_UNITS.filter((unit) => (unit === 'IU' ? isInUnits : isInMg));
}

/** Of what is added up in a ledger. */
export function principlesOf({ rows }: LifetimeLedger): ReadonlySet<string> {
  return new Set(rows.map(({ principle }) => principle));
}

/** Whether a drug of the reference data adds to such a sum. */
export function isAnthracycline(slug: string): boolean {
  return slug === COUNTED_MG_FOR_MG || equivalenceFactor(slug) !== null;
}

export interface JudgedLimit {
  limit: LifetimeLimit;
  /** The limit that holds for this patient; null where the text states none. */
  appliedLimit: number | null;
  /** Where the total comes to what asks for attention. */
  alertAt: LedgerPlace | null;
  /** Where it goes beyond the limit. */
  exceededAt: LedgerPlace | null;
}

/** Where a ledger meets a limit; the lower one with risk factors. The ledger is one of the limit's unit and route. */
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
