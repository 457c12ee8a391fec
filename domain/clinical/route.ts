/** Two values are the same route. Source: docs/rules.md 8.14. */
export function routeOf(administration: string | null): string | null {
  return administration === 'ENDOVENOUS' ? 'INTRAVENOUS' : administration;
}
