import type { Actor } from '@aval/domain/access/actor';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';

export interface NamedCompany {
  id: number;
  name: string;
  /** Name with which an API client chooses the company to work for. */
  subdomain: string;
}

/** Returns the companies that the actor works for, by name. Source: docs/rules.md 10.9. */
export function lookUpCompanies({ database }: Services, { companyIds }: Actor): Promise<NamedCompany[]> {
  return database.company.findMany({
    where: { id: { in: [...companyIds] } },
    select: { id: true, name: true, subdomain: true },
    orderBy: BY_NAME,
  });
}
