/** Returns the address of a company's rule settings. */
export function companyRules(companyId: number): string {
  return `/app/companies/${companyId}/rules`;
}

/** Endpoint of the simulations of a company. */
export function companySimulation(companyId: number): string {
  return `${companyRules(companyId)}/simulation`;
}
