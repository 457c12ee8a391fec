import type { Actor } from '@aval/domain/access/actor';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';

export interface NamedCompany {
  id: number;
  name: string;
  /** By which it is named as the one to work for. */
  subdomain: string;
}

/** The companies that somebody works for, by name. Source: docs/rules.md 10.9. */
export function lookUpCompanies({ database }: Services, { companyIds }: Actor): Promise<NamedCompany[]> {
  return database.company.findMany({
    where: { id: { in: [...companyIds] } },
    select: { id: true, name: true, subdomain: true },
    orderBy: BY_NAME,
  });
}
