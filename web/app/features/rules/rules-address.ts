export const RULES_PATH = '/app/rules';

/** Where a company's rules are adjusted. */
export function companyRules(companyId: number): string {
  return `/app/companies/${companyId}/rules`;
}
