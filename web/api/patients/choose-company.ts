import type { PatientCompany } from '@aval/application/patients/list-patient-companies';
import { Problem } from '../answers/problem';

/** Returns the named company, or the only possible one. Throws `invalid` at `companyId` otherwise. */
export function chooseCompany(companies: readonly PatientCompany[], named: number | undefined): PatientCompany {
  const among = named === undefined ? companies : companies.filter(({ id }) => id === named);
  const [company, ...others] = among;
  if (company && others.length === 0) return company;
  throw new Problem('invalid', { issues: [{ path: 'companyId', message: 'validation:choose' }] });
}
