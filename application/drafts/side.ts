import { isFilingRole, type RoleName } from '@aval/domain/access/roles';
import type { WizardMode } from '@aval/domain/demand/vocabulary';

/** The ways to answer a question. */
export const ANSWERING: ReadonlySet<string> = new Set<WizardMode>(['missing_info', 'edit_active']);

/** Whether what was begun in one mode is gone on with in another: the two ways to answer a question go on with each other's. */
export function goesOnWith(mode: WizardMode, begun: string): boolean {
  return mode === begun || (ANSWERING.has(mode) && ANSWERING.has(begun));
}

/** Whose working copy it is: the doctor's side and the company's each have their own, and their own files, until they are sent. */
export type Side = 'doctor' | 'company';

/** The company writes in the administrative mode, the doctor's side in all others. */
export function sideOf(mode: WizardMode): Side {
  return mode === 'administrative' ? 'company' : 'doctor';
}

export function sideOfRole(role: RoleName): Side {
  return isFilingRole(role) ? 'doctor' : 'company';
}
