import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { OPEN_INSURERS } from '../companies/insurers';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';

export interface NamedCompany {
  id: number;
  name: string;
}

/** Lists the companies to which the actor may invite, by name: the one in context, or all open insurers. */
export async function listInvitationCompanies({ database }: Services, actor: Actor): Promise<NamedCompany[]> {
  if (!can(actor, 'invitations.create')) return [];
  const ids = actor.companyId === null ? [...actor.companyIds] : [actor.companyId];
  return database.company.findMany({
    where: { id: { in: ids }, ...OPEN_INSURERS },
    orderBy: BY_NAME,
    select: { id: true, name: true },
  });
}
