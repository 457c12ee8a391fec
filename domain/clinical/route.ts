import type { Option } from '../catalogue/options';

/** Routes of drugs taken at home, on days without a session. */
export const ROUTES_AT_HOME: readonly string[] = ['ORAL', 'NASAL', 'TOPIC'];

/** Routes of injections, by which a presentation for infusion is not given. */
export const ROUTES_OF_INJECTIONS: readonly string[] = ['SUBCUTANEOUS', 'INTRAMUSCULAR'];

/** Routes of depots, which a prescription may write as an injection or as an implant. */
export const ROUTES_UNDER_SKIN: readonly string[] = [...ROUTES_OF_INJECTIONS, 'SURGICALIMPLANT'];

const LOCAL_ROUTES: readonly string[] = ['INTRAVESICAL', 'INTRATHECAL', 'TOPIC'] satisfies Option<'administration'>[];

/** Whether a drug reaches the whole body by this route; a draft without a route is taken for that. */
export function isSystemic(administration: string | null): boolean {
  return administration === null || !LOCAL_ROUTES.includes(administration);
}

/** Normalises the two values that stand for the same route. Source: docs/rules.md 8.14. */
export function routeOf(administration: string | null): string | null {
  return administration === 'ENDOVENOUS' ? 'INTRAVENOUS' : administration;
}

/** Whether something is given by a route; true where either is unknown. */
export function isOfRoute(administration: string | null | undefined, wanted: string | null): boolean {
  return !wanted || !administration || routeOf(administration) === routeOf(wanted);
}
