import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';

/**
 * Returns why the actor may not simulate, or null. Only a user who may adjust the company's rules has settings to try.
 */
export function simulationRefusal(
  { role, companyIds }: Actor,
  companyId: number,
): { status: 'forbidden' } | { status: 'not_found' } | null {
  if (!roleMay(role, 'rules.edit')) return { status: 'forbidden' };
  return companyIds.includes(companyId) ? null : { status: 'not_found' };
}
