import { isFilingRole, type RoleName } from '@aval/domain/access/roles';

/** The column that keeps when a demand was last updated, as a role may know it: what the doctor's side may not see moves nothing of its own. Source: docs/rules.md 2.16. */
export function lastUpdateColumn(role: RoleName): 'lastDemand' | 'lastForDoctor' {
  return isFilingRole(role) ? 'lastForDoctor' : 'lastDemand';
}

/** When a demand was last updated, as a role may know it. */
export function lastUpdate(row: { lastDemand: Date; lastForDoctor: Date }, role: RoleName): Date {
  return row[lastUpdateColumn(role)];
}
