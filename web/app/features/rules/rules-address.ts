/** Where a company's rules are adjusted. */
export function companyRules(companyId: number): string {
  return `/app/companies/${companyId}/rules`;
}

/** What is tried on the versions of a company, and how far that has come. */
export function companySimulation(companyId: number): string {
  return `${companyRules(companyId)}/simulation`;
}
