/** By which drugs are taken at home, on days without a session. */
export const ROUTES_AT_HOME: readonly string[] = ['ORAL', 'NASAL', 'TOPIC'];

/** By which a drug is injected, and what is made to be infused is not given. */
export const ROUTES_OF_INJECTIONS: readonly string[] = ['SUBCUTANEOUS', 'INTRAMUSCULAR'];

/** Two values are the same route. Source: docs/rules.md 8.14. */
export function routeOf(administration: string | null): string | null {
  return administration === 'ENDOVENOUS' ? 'INTRAVENOUS' : administration;
}

/** Whether something is given by a route; where either is not known it may be. */
export function isOfRoute(administration: string | null | undefined, wanted: string | null): boolean {
  return !wanted || !administration || routeOf(administration) === routeOf(wanted);
}
