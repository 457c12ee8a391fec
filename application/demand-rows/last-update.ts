import { isFilingRole, type RoleName } from '@aval/domain/access/roles';

/**
 * Returns the column with the last update that a role may know: actions hidden from the doctor's side do not move its
 * date. Source: docs/rules.md 2.16.
 */
export function lastUpdateColumn(role: RoleName): 'lastDemand' | 'lastForDoctor' {
  return isFilingRole(role) ? 'lastForDoctor' : 'lastDemand';
}

/** Returns when a demand was last updated, as far as a role may know. */
export function lastUpdate(row: { lastDemand: Date; lastForDoctor: Date }, role: RoleName): Date {
  return row[lastUpdateColumn(role)];
}
