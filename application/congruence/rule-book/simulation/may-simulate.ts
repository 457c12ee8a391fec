import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';

/** Whoever adjusts the rules of a company tries them: nobody else has settings to try. Null: may. */
export function simulationRefusal(
  { role, companyIds }: Actor,
  companyId: number,
): { status: 'forbidden' } | { status: 'not_found' } | null {
  if (!roleMay(role, 'rules.edit')) return { status: 'forbidden' };
  return companyIds.includes(companyId) ? null : { status: 'not_found' };
}
