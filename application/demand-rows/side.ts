import { isFilingRole, type RoleName } from '@aval/domain/access/roles';
import type { WizardMode } from '@aval/domain/demand/vocabulary';

/** Modes in which a question is answered. */
export const ANSWERING: ReadonlySet<string> = new Set<WizardMode>(['missing_info', 'edit_active']);

/** Tells whether work begun in one mode continues in another: the two answering modes continue each other's. */
export function goesOnWith(mode: WizardMode, begun: string): boolean {
  return mode === begun || (ANSWERING.has(mode) && ANSWERING.has(begun));
}

/**
 * Owner of a working copy: the doctor's side and the company's side each have their own copy and files until they are
 * sent.
 */
export type Side = 'doctor' | 'company';

/** Returns the side that writes in a mode: the company in the administrative mode, the doctor's side in all others. */
export function sideOf(mode: WizardMode): Side {
  return mode === 'administrative' ? 'company' : 'doctor';
}

export function sideOfRole(role: RoleName): Side {
  return isFilingRole(role) ? 'doctor' : 'company';
}
