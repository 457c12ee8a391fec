import { isFilingRole, type RoleName } from '@aval/domain/access/roles';
import type { WizardMode } from '@aval/domain/demand/vocabulary';

/** Whose working copy it is: the doctor's side and the company's each have their own, and their own files, until they are sent. */
export type Side = 'doctor' | 'company';

/** The company writes in the administrative mode, the doctor's side in all others. */
export function sideOf(mode: WizardMode): Side {
  return mode === 'administrative' ? 'company' : 'doctor';
}

export function sideOfRole(role: RoleName): Side {
  return isFilingRole(role) ? 'doctor' : 'company';
}
