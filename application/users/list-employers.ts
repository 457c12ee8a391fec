import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { OPEN_INSURERS } from '../companies/insurers';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';

export interface Employer {
  id: number;
  name: string;
  tramitByZones: boolean;
}

/** Lists the companies that a user may be assigned to, by name. */
export async function listEmployers({ database }: Services, actor: Actor): Promise<Employer[]> {
  if (!roleMay(actor.role, 'users.edit')) return [];
  return database.company.findMany({
    where: OPEN_INSURERS,
    orderBy: BY_NAME,
    select: { id: true, name: true, tramitByZones: true },
  });
}
